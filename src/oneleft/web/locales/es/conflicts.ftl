### Por qué no se acepta un reglamento: un mensaje por cada conflicto de oneleft.rules.

conflict-unknown-option = La opción { $option } no existe.
conflict-unknown-value = { $value } no es un valor de { $option }; valores posibles: { $expected }.
conflict-unknown-preset = El reglamento { $preset } no existe; elige entre { $expected }.
conflict-postponed = { $option } = { $value } está previsto, pero todavía no se puede jugar: elige otro valor.
conflict-seats = Este juego es para { $least } a { $most } asientos, no para { $seats }.
conflict-hands-too-large = { $seats } manos de { $hand } y una pieza más para empezar no caben en { $stock }: usa menos asientos o manos más pequeñas.
conflict-free-without-restriction = wd4_enforcement = { $enforcement } necesita una restricción: sin wd4_restriction, todo Comodín roba cuatro es válido, y solo free tiene sentido.
conflict-stack-challenge = stack_challenge necesita acumulación (stacking) y wd4_enforcement = challenge.
conflict-teams-need-four = Los equipos de dos necesitan exactamente 4 asientos, no { $seats }.
conflict-seat-missing = { $option } = { $value } indica un asiento que no existe: los asientos se cuentan desde 0, y hay { $seats }.
conflict-table-missing = dice_table = custom necesita una tabla: indica las caras de los dados.
conflict-table-size = Una tabla de dados tiene { $dice } dados con { $faces } caras cada uno.
conflict-table-no-number = El dado { $die } no tiene ninguna cara con número: la tirada de apertura podría no acabar nunca.
