### Todas las opciones de los dos juegos y todos los valores: un nombre, qué hace la opción y la regla.

game-cards = UNO
    .hint = El juego de 108 cartas, para 2 a 10 jugadores.
game-dice = UNO Dados
    .hint = El juego de 24 dados, para 2 a 4 jugadores.
preset-classic = Clásico
    .hint = Las reglas tal como las dan las hojas antiguas.
preset-official = Oficial
    .hint = Las reglas de la hoja actual del fabricante.
preset-party = Fiesta
    .hint = Las reglas caseras más populares.
value-true = sí
value-false = no

## Cartas

option-cards-deck = Baraja
    .hint = Qué cartas forman la baraja.
value-cards-deck-108 = 108 cartas
    .rule = Se juega con 108 cartas.
value-cards-deck-112-shuffle = 112 cartas con Baraja manos
    .rule = Se juega con 112 cartas, entre ellas un Comodín Baraja manos y tres Comodines personalizables.
value-cards-deck-112-swap = 112 cartas con Cambia manos
    .rule = Se juega con 112 cartas, entre ellas un Comodín Cambia manos y tres cartas en blanco.
option-cards-hand-size = Cartas repartidas
    .hint = Cuántas cartas recibe cada jugador al empezar una ronda.
value-cards-hand-size = { count-cards }
    .rule = Cada jugador recibe { count-cards }.
option-cards-target-score = Puntuación final
    .hint = Cuántos puntos terminan la partida.
value-cards-target-score = { count-points }
    .rule = La puntuación que hay que alcanzar es de { count-points }.
option-cards-scoring = Recuento
    .hint = Quién suma qué puntos después de una ronda.
value-cards-scoring-winner-takes = Todo para quien gana
    .rule = Quien gana la ronda suma las cartas que quedan en todas las demás manos; quien alcanza primero la puntuación final gana la partida.
value-cards-scoring-low-total-wins = Gana el total más bajo
    .rule = Cada uno suma los puntos de su propia mano; cuando alguien alcanza la puntuación final, el total más bajo gana la partida.
value-cards-scoring-elimination = Eliminación
    .rule = Cada uno suma los puntos de su propia mano, y quien alcanza la puntuación final queda fuera; quien queda al final gana la partida.
value-cards-scoring-single-round = Una sola ronda
    .rule = La partida tiene una sola ronda; quien la gana suma las cartas que quedan en todas las demás manos.
option-cards-tie = Empate
    .hint = Qué pasa si varios jugadores tienen el total más bajo.
value-cards-tie-share = Victoria compartida
    .rule = Quienes empatan en el total más bajo comparten la victoria.
value-cards-tie-extra-round = Otra ronda
    .rule = Si hay empate en el total más bajo, se juega otra ronda.
option-cards-first-dealer = Quién reparte primero
    .hint = Cómo se decide quién reparte en la primera ronda.
value-cards-first-dealer-fixed = Asiento fijo
    .rule = Quien reparte en la primera ronda está fijado de antemano.
value-cards-first-dealer-random = Al azar
    .rule = Quien reparte en la primera ronda se elige al azar.
value-cards-first-dealer-draw-high = La carta más alta
    .rule = Cada uno saca una carta, y reparte el número más alto; los símbolos cuentan 0, y en caso de empate se saca otra vez.
option-cards-dealer-seat = Asiento de quien reparte
    .hint = Qué asiento reparte primero, si el asiento es fijo.
value-cards-dealer-seat = Asiento { $seat }
    .rule = El asiento { $seat } reparte primero.
option-cards-next-dealer = Quién reparte después
    .hint = Quién reparte en las rondas siguientes.
value-cards-next-dealer-rotate = Hacia la izquierda
    .rule = Después de cada ronda reparte quien está a la izquierda.
value-cards-next-dealer-winner-deals = Reparte quien gana
    .rule = Quien gana una ronda reparte en la siguiente.
value-cards-next-dealer-winner-starts = Empieza quien gana
    .rule = Quien gana una ronda juega primero en la siguiente; reparte quien está a su derecha.
option-cards-first-skip = Primera carta Salta
    .hint = Qué pasa si la primera carta que sale es un Salta.
value-cards-first-skip-apply = Tiene efecto
    .rule = Si la primera carta es un Salta, pierde el turno quien está a la izquierda de quien reparte.
value-cards-first-skip-redraw = Otra carta
    .rule = Si la primera carta es un Salta, vuelve al mazo y se pone otra.
option-cards-first-draw2 = Primera carta Roba dos
    .hint = Qué pasa si la primera carta que sale es un Roba dos.
value-cards-first-draw2-apply = Tiene efecto
    .rule = Si la primera carta es un Roba dos, quien está a la izquierda de quien reparte roba dos cartas y pierde el turno.
value-cards-first-draw2-redraw = Otra carta
    .rule = Si la primera carta es un Roba dos, vuelve al mazo y se pone otra.
option-cards-first-reverse-starter = Primera carta Reversa
    .hint = Quién juega primero si la primera carta que sale es una Reversa.
value-cards-first-reverse-starter-dealer = Empieza quien reparte
    .rule = Si la primera carta es una Reversa, quien reparte juega primero y se juega en sentido antihorario.
value-cards-first-reverse-starter-right-of-dealer = A la derecha de quien reparte
    .rule = Si la primera carta es una Reversa, quien está a la derecha de quien reparte juega primero y se juega en sentido antihorario.
value-cards-first-reverse-starter-left-of-dealer = A la izquierda de quien reparte
    .rule = Si la primera carta es una Reversa, quien está a la izquierda de quien reparte juega primero y se juega en sentido antihorario.
option-cards-opening-wild-color = Primera carta Comodín
    .hint = Quién elige el color si la primera carta que sale es un Comodín.
value-cards-opening-wild-color-first-to-act = Quien juega primero
    .rule = Si la primera carta es un Comodín, elige el color quien tiene el primer turno.
value-cards-opening-wild-color-dealer = Quien reparte
    .rule = Si la primera carta es un Comodín, elige el color quien reparte.
value-cards-opening-wild-color-redraw = Otra carta
    .rule = Si la primera carta es un Comodín, vuelve al mazo y se pone otra.
option-cards-first-wd4 = Primera carta Comodín roba cuatro
    .hint = Qué pasa si la primera carta que sale es un Comodín roba cuatro.
value-cards-first-wd4-apply = Tiene efecto
    .rule = Si la primera carta es un Comodín roba cuatro, quien está a la izquierda de quien reparte roba cuatro cartas y pierde el turno.
value-cards-first-wd4-reshuffle = Vuelve al mazo
    .rule = Si la primera carta es un Comodín roba cuatro, se baraja de nuevo en el mazo y se pone otra.
option-cards-match-symbol = Mismo símbolo
    .hint = Si una carta de acción va sobre la misma carta de acción de otro color.
value-cards-match-symbol-true = Sí
    .rule = Una carta de acción va también sobre la misma carta de acción de otro color.
value-cards-match-symbol-false = No
    .rule = Una carta de acción solo va sobre su propio color.
option-cards-draw2-skips = Roba dos cuesta el turno
    .hint = Si la víctima de un Roba dos pierde también el turno.
value-cards-draw2-skips-true = Sí
    .rule = La víctima de un Roba dos pierde también el turno.
value-cards-draw2-skips-false = No
    .rule = La víctima de un Roba dos roba y luego juega con normalidad.
option-cards-stacking = Acumulación
    .hint = Si se puede responder a una carta de robo con otra.
value-cards-stacking-off = No
    .rule = No se puede responder a una carta de robo con otra.
value-cards-stacking-same-kind = Misma clase
    .rule = Se puede responder a un Roba dos con un Roba dos y a un Comodín roba cuatro con otro; los robos se suman, y quien no acumula lo toma todo.
value-cards-stacking-d2-then-wd4 = Misma clase, y cuatro sobre dos
    .rule = Se puede responder a un Roba dos con un Roba dos o un Comodín roba cuatro, y a un Comodín roba cuatro solo con otro; los robos se suman, y quien no acumula lo toma todo.
value-cards-stacking-any = Cualquier carta de robo
    .rule = Se puede responder a una carta de robo con cualquier otra; los robos se suman, y quien no acumula lo toma todo.
option-cards-stack-challenge = Desafiar una acumulación
    .hint = Si se puede desafiar un Comodín roba cuatro acumulado.
value-cards-stack-challenge-true = Sí
    .rule = Se puede desafiar un Comodín roba cuatro acumulado; solo se juzga el último. Si el desafío es acertado, quien lo jugó roba todo el total; si es erróneo, quien desafía roba el total más dos.
value-cards-stack-challenge-false = No
    .rule = No se puede desafiar un Comodín roba cuatro acumulado.
option-cards-two-player-reverse = Reversa entre dos
    .hint = Qué hace una Reversa cuando solo juegan dos.
value-cards-two-player-reverse-skip = Como Salta
    .rule = Con dos jugadores, la Reversa actúa como un Salta.
value-cards-two-player-reverse-no-effect = Sin efecto
    .rule = Con dos jugadores, la Reversa no tiene efecto.
option-cards-wild-anytime = Comodín en cualquier momento
    .hint = Si se puede jugar un Comodín aunque otra carta sirva.
value-cards-wild-anytime-true = Sí
    .rule = Se puede jugar un Comodín aunque otra carta sirva.
value-cards-wild-anytime-false = No
    .rule = Un Comodín solo se puede jugar si no sirve ninguna carta que no sea comodín.
option-cards-wd4-restriction = Cuándo vale el Comodín roba cuatro
    .hint = Qué cartas de la mano prohíben un Comodín roba cuatro.
value-cards-wd4-restriction-none = Siempre
    .rule = Un Comodín roba cuatro se puede jugar siempre.
value-cards-wd4-restriction-color = Sin el color pedido
    .rule = Un Comodín roba cuatro solo puede jugarlo quien no tiene ninguna carta del color pedido.
value-cards-wd4-restriction-any-match = Sin carta que coincida
    .rule = Un Comodín roba cuatro solo puede jugarlo quien no tiene ninguna carta que coincida en color, número o símbolo.
value-cards-wd4-restriction-any-playable = Sin carta jugable
    .rule = Un Comodín roba cuatro solo puede jugarlo quien no tiene ninguna otra carta que pueda jugar, Comodines incluidos.
option-cards-wd4-enforcement = Comodín roba cuatro no válido
    .hint = Qué pasa cuando se juega un Comodín roba cuatro contra la regla.
value-cards-wd4-enforcement-free = Nada
    .rule = Un Comodín roba cuatro no se puede desafiar.
value-cards-wd4-enforcement-challenge = Se puede desafiar
    .rule = Con un Comodín roba cuatro se puede farolear. Quien tendría que robar puede aceptarlo o desafiarlo antes de robar.
value-cards-wd4-enforcement-strict = Se rechaza
    .rule = Un Comodín roba cuatro contra la regla se rechaza.
option-cards-wd4-guilty-draw = Precio de un farol
    .hint = Cuántas cartas roba aquel cuyo farol se desafía.
value-cards-wd4-guilty-draw = { count-cards }
    .rule = Si el desafío es acertado, quien jugó el Comodín roba cuatro roba { count-cards }, y quien desafía juega con normalidad sin robar.
option-cards-wd4-innocent-draw = Precio de un desafío erróneo
    .hint = Cuántas cartas roba quien desafía un Comodín roba cuatro válido.
value-cards-wd4-innocent-draw = { count-cards }
    .rule = Si el desafío es erróneo, quien desafía roba { count-cards } y pierde el turno.
option-cards-wd4-guilty = Tras un desafío acertado
    .hint = Qué pasa con un Comodín roba cuatro cuyo farol se desafió.
value-cards-wd4-guilty-stays = Se queda
    .rule = Un Comodín roba cuatro jugado de farol se queda en el descarte, y el color elegido sigue valiendo.
value-cards-wd4-guilty-take-back = Vuelve a la mano
    .rule = Un Comodín roba cuatro jugado de farol vuelve a la mano de quien lo jugó, y valen de nuevo la carta y el color anteriores.
value-cards-wd4-guilty-take-back-and-replay = Vuelve a la mano, otra carta
    .rule = Un Comodín roba cuatro jugado de farol vuelve a la mano de quien lo jugó, que debe jugar entonces una carta válida que ya tenía antes de robar, si la hay.
option-cards-challenge-reveal = Quién ve la mano
    .hint = A quién se enseña una mano desafiada.
value-cards-challenge-reveal-challenger = Quien desafía
    .rule = La mano desafiada se enseña solo a quien desafía.
value-cards-challenge-reveal-all = Todos
    .rule = La mano desafiada se enseña a todos.
value-cards-challenge-reveal-none = Nadie
    .rule = La mano desafiada no se enseña a nadie; solo la juzga el arbitraje.
option-cards-voluntary-draw = Robar por elección
    .hint = Si quien podría jugar puede robar en su lugar.
value-cards-voluntary-draw-true = Permitido
    .rule = Quien podría jugar puede robar en su lugar.
value-cards-voluntary-draw-false = Prohibido
    .rule = Quien puede jugar tiene que jugar.
option-cards-draw-to-match = Robar hasta que sirva
    .hint = Si quien roba sigue hasta que una carta sirva.
value-cards-draw-to-match-true = Hasta que sirva
    .rule = Quien roba sigue robando hasta que se pueda jugar una carta.
value-cards-draw-to-match-false = Una carta
    .rule = Quien roba en su turno roba una sola carta.
option-cards-drawn-card = La carta robada
    .hint = Si se juega una carta robada que sirve.
value-cards-drawn-card-may = Se puede jugar
    .rule = Una carta robada que sirve se puede jugar en el acto o guardar.
value-cards-drawn-card-must = Hay que jugarla
    .rule = Una carta robada que sirve hay que jugarla en el acto.
value-cards-drawn-card-never = Se guarda
    .rule = Una carta robada siempre se guarda, y el turno termina.
option-cards-recycle-keeps-top = Barajar sin la carta de arriba
    .hint = Si la carta de arriba se queda en su sitio al barajar el descarte.
value-cards-recycle-keeps-top-true = Sí
    .rule = La carta de arriba del descarte se queda en su sitio; las demás se barajan.
value-cards-recycle-keeps-top-false = No
    .rule = La carta de arriba también se baraja; su color, su número o su símbolo siguen valiendo.
option-cards-blocked-round = Ronda bloqueada
    .hint = Cómo se cuenta una ronda en la que nadie puede seguir.
value-cards-blocked-round-lowest-wins = Gana la mano más baja
    .rule = Si la ronda queda bloqueada, la mano más baja suma las demás manos menos la propia; si las más bajas empatan, nadie suma.
value-cards-blocked-round-no-score = Sin puntos
    .rule = Si la ronda queda bloqueada, nadie suma puntos.
option-cards-uno-penalty = Penalización por olvidar UNO
    .hint = Cuántas cartas roba quien es atrapado sin haber cantado UNO.
value-cards-uno-penalty = { count-cards }
    .rule = La penalización por no haber cantado UNO es de { count-cards }.
option-cards-uno-window = Plazo para atrapar
    .hint = Hasta cuándo se puede atrapar a quien olvidó UNO.
value-cards-uno-window-next-turn = Hasta el turno siguiente
    .rule = Se puede atrapar a alguien hasta que el turno del siguiente jugador empiece con una jugada o un robo.
value-cards-uno-window-until-own-next-turn = Hasta su propio turno
    .rule = Se puede atrapar a alguien hasta que su propio turno siguiente empiece con una jugada o un robo.
value-cards-uno-window-none = Sin límite
    .rule = Se puede atrapar a alguien mientras tenga una sola carta y no haya cantado UNO.
option-cards-uno-self-correct = UNO tardío
    .hint = Si todavía se puede cantar UNO después de la jugada.
value-cards-uno-self-correct-true = Permitido
    .rule = Quien lo olvidó todavía puede cantar UNO mientras nadie lo haya atrapado y quede plazo.
value-cards-uno-self-correct-false = Prohibido
    .rule = Después de la jugada es demasiado tarde para cantar UNO.
option-cards-false-uno-penalty = Precio de un UNO falso
    .hint = Cuántas cartas cuesta cantar UNO en falso.
value-cards-false-uno-penalty =
    { $count ->
        [0] Gratis
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Un UNO falso se rechaza y no cuesta nada.
           *[other] Un UNO falso cuesta { count-cards }.
        }
option-cards-false-catch-penalty = Precio de atrapar en falso
    .hint = Cuántas cartas cuesta atrapar a quien no tenía que cantar UNO.
value-cards-false-catch-penalty =
    { $count ->
        [0] Gratis
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Atrapar en falso se rechaza y no cuesta nada.
           *[other] Atrapar en falso cuesta { count-cards }.
        }
option-cards-final-draw-counts = El último robo cuenta
    .hint = Si una carta de robo jugada al final todavía hace robar al siguiente jugador.
value-cards-final-draw-counts-true = Sí
    .rule = Si la última carta es un Roba dos o un Comodín roba cuatro, el siguiente jugador roba primero, y esas cartas cuentan.
value-cards-final-draw-counts-false = No
    .rule = Si la última carta es un Roba dos o un Comodín roba cuatro, ya no roba nadie.
option-cards-no-action-finish = Terminar sin carta de acción
    .hint = Si la última carta puede ser de acción o comodín.
value-cards-no-action-finish-true = Solo números
    .rule = La última carta tiene que ser un número; no se puede terminar con una carta de acción ni con un comodín.
value-cards-no-action-finish-false = Cualquier carta
    .rule = Se puede terminar con cualquier carta.
option-cards-double-play = Dos a la vez
    .hint = Si se pueden jugar juntas dos cartas de número idénticas.
value-cards-double-play-true = Permitido
    .rule = Se pueden jugar juntas dos cartas de número idénticas.
value-cards-double-play-false = Prohibido
    .rule = Solo se juega una carta por turno.
option-cards-misplay-penalty = Penalización por jugada no válida
    .hint = Cuántas cartas cuesta una jugada contra las reglas.
value-cards-misplay-penalty =
    { $count ->
        [0] Gratis
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Una jugada contra las reglas no cuesta nada.
           *[other] Una jugada contra las reglas cuesta { count-cards }.
        }
option-cards-teams = Equipos
    .hint = Si se juega por parejas.
value-cards-teams-none = Ninguno
    .rule = Cada uno juega por su cuenta.
value-cards-teams-2v2 = Dos contra dos
    .rule = Cuatro jugadores forman dos equipos; las parejas se sientan frente a frente. Quienes forman pareja no pueden atraparse ni desafiarse.
option-cards-jump-in = Intervención
    .hint = Si se puede jugar una carta idéntica fuera de turno.
value-cards-jump-in-true = Permitida
    .rule = Quien tiene una carta idéntica a la que se acaba de jugar, salvo comodines, puede jugarla fuera de turno hasta que actúe el siguiente jugador; el juego sigue desde ahí.
value-cards-jump-in-false = No
    .rule = Nadie juega fuera de turno.
option-cards-jump-in-win = Ganar interviniendo
    .hint = Si se puede jugar la última carta fuera de turno.
value-cards-jump-in-win-true = Permitido
    .rule = La última carta se puede jugar fuera de turno.
value-cards-jump-in-win-false = Prohibido
    .rule = La última carta no se puede jugar fuera de turno.
option-cards-seven-zero = Siete-Cero
    .hint = Si un 7 cambia dos manos y un 0 hace pasar todas las manos.
value-cards-seven-zero-true = Sí
    .rule = Quien juega un 7 cambia de mano con el jugador que elija; tras un 0, todas las manos pasan en el sentido del juego. No se hace con la última carta. Quien se quede entonces con una sola carta tiene que cantar UNO.
value-cards-seven-zero-false = No
    .rule = El 7 y el 0 son números corrientes.
option-cards-deflect = Desvío
    .hint = Si se puede responder a una carta de robo con Reversa o Salta.
value-cards-deflect-off = No
    .rule = Una carta de robo no se puede desviar con otra carta.
value-cards-deflect-reverse = Con Reversa
    .rule = Una Reversa del color adecuado devuelve una carta de robo.
value-cards-deflect-reverse-and-skip = Con Reversa y Salta
    .rule = Una Reversa del color adecuado devuelve una carta de robo, y un Salta del color adecuado la pasa al siguiente.
option-cards-mercy-limit = Límite de clemencia
    .hint = Cuántas cartas en la mano dejan a alguien fuera de la ronda.
value-cards-mercy-limit =
    { $count ->
        [0] Ninguno
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Ninguna cantidad de cartas deja a nadie fuera de la ronda.
           *[other] Quien tenga { count-cards } o más queda fuera de la ronda.
        }
option-cards-turn-seconds = Tiempo por turno
    .hint = Cuántos segundos tiene cada jugador para actuar.
value-cards-turn-seconds =
    { $count ->
        [0] Sin límite
        [one] 1 segundo
       *[other] { $count } segundos
    }
    .rule =
        { $count ->
            [0] No hay límite de tiempo para un turno.
            [one] Cada jugador tiene 1 segundo para actuar; después se roba una carta y el turno termina.
           *[other] Cada jugador tiene { $count } segundos para actuar; después se roba una carta y el turno termina.
        }

## Dados

option-dice-edition = Edición
    .hint = Qué edición del juego de dados se juega.
value-dice-edition-pouch24 = 24 dados y una bolsa
    .rule = Se juega con 24 dados, una bolsa y un dado central.
value-dice-edition-tray1987-basic = La bandeja de 1987
    .rule = Se juega el juego básico de 1987, con una bandeja y manos de cuatro dados.
value-dice-edition-line2011 = La fila de dados de 2011
    .rule = Se juega el juego de 2011, para dos, con once dados en fila.
option-dice-dice-table = Los dados
    .hint = Qué caras tiene cada dado.
value-dice-dice-table-balanced24 = Equilibrados
    .rule = Cada dado tiene un número en cada uno de los cuatro colores y dos caras especiales. Las caras de los dados originales no están documentadas; esta tabla es nuestra.
value-dice-dice-table-custom = Los tuyos
    .rule = Las caras de los dados son las de tu propia tabla.
option-dice-hand-dice = Dados en la mano
    .hint = Cuántos dados recibe cada jugador al empezar una ronda.
value-dice-hand-dice = { count-dice }
    .rule = Cada jugador recibe { count-dice }.
option-dice-target-score = Puntuación final
    .hint = Cuántos puntos terminan la partida.
value-dice-target-score = { count-points }
    .rule = Quien alcanza primero { count-points } al final de una ronda gana la partida.
option-dice-first-starter = Quién empieza primero
    .hint = Cómo se decide quién empieza la primera ronda.
value-dice-first-starter-fixed = Asiento fijo
    .rule = Quien empieza la primera ronda está fijado de antemano.
value-dice-first-starter-random = Al azar
    .rule = Quien empieza la primera ronda se elige al azar.
value-dice-first-starter-roll-high = La tirada más alta
    .rule = Cada uno tira un dado, y empieza el número más alto; los símbolos cuentan 0, y en caso de empate se tira otra vez.
option-dice-starter-seat = Asiento de quien empieza
    .hint = Qué asiento empieza, si el asiento es fijo.
value-dice-starter-seat = Asiento { $seat }
    .rule = El asiento { $seat } empieza.
option-dice-opening = Tirada de apertura
    .hint = Qué pasa si el primer dado no muestra un número.
value-dice-opening-reroll-until-number = Hasta que salga un número
    .rule = El dado central se tira hasta que muestra un número; lo que mostró antes no tiene efecto.
value-dice-opening-effects-1987 = Tiene efecto
    .rule = Si el dado central muestra una orden o un Comodín, su efecto vale en el primer turno; solo un Comodín roba cuatro se vuelve a tirar.
option-dice-voluntary-reroll = Renunciar a jugar
    .hint = Si quien podría jugar puede volver a tirar en su lugar.
value-dice-voluntary-reroll-true = Permitido
    .rule = Quien podría jugar puede renunciar a hacerlo.
value-dice-voluntary-reroll-false = Prohibido
    .rule = Quien puede jugar tiene que jugar.
option-dice-reroll = Volver a tirar
    .hint = Si quien no juega vuelve a tirar su mano antes de sacar un dado.
value-dice-reroll-mandatory = Obligatorio
    .rule = Quien no juega vuelve a tirar toda su mano, una vez por turno, antes de sacar un dado.
value-dice-reroll-optional = Opcional
    .rule = Quien no juega puede volver a tirar toda su mano, una vez por turno, o sacar un dado enseguida.
value-dice-reroll-none = No
    .rule = No se vuelve a tirar: quien no juega saca un dado.
option-dice-play-after-reroll = Jugar tras volver a tirar
    .hint = Si se puede jugar un dado justo después de volver a tirar.
value-dice-play-after-reroll-true = Permitido
    .rule = Tras volver a tirar se puede jugar un dado que coincida.
value-dice-play-after-reroll-false = Prohibido
    .rule = Tras volver a tirar no se puede jugar ningún dado antes de sacar uno, y entonces solo el nuevo.
option-dice-after-reroll = Renunciar tras volver a tirar
    .hint = Si quien podría jugar tras volver a tirar puede sacar un dado en su lugar.
value-dice-after-reroll-may-decline-and-draw = Permitido
    .rule = Quien podría jugar tras volver a tirar puede sacar un dado en su lugar.
value-dice-after-reroll-must-play-if-able = Prohibido
    .rule = Quien puede jugar tras volver a tirar tiene que jugar.
option-dice-drawn-die = El dado sacado
    .hint = Si hay que jugar un dado sacado que coincide.
value-dice-drawn-die-may = Se puede jugar
    .rule = Un dado sacado que coincide se puede jugar en el acto o guardar.
value-dice-drawn-die-must = Hay que jugarlo
    .rule = Un dado sacado que coincide hay que jugarlo en el acto.
option-dice-victim-rolls = Qué tira la víctima
    .hint = Qué dados se tiran tras un robo forzado.
value-dice-victim-rolls-new-only = Los dados nuevos
    .rule = Tras un robo forzado solo se tiran los dados nuevos.
value-dice-victim-rolls-all = Toda la mano
    .rule = Tras un Roba dos o un Comodín roba cuatro, la víctima tira toda su mano.
option-dice-return-before-draw = Vuelta del dado anterior
    .hint = Si el dado central anterior está en la bolsa antes de que la víctima saque los suyos.
value-dice-return-before-draw-true = Antes
    .rule = El dado central anterior vuelve a la bolsa antes de que la víctima saque los suyos.
value-dice-return-before-draw-false = Después
    .rule = El dado central anterior solo vuelve a la bolsa después de que la víctima haya sacado y tirado los suyos.
option-dice-short-pouch = Pocos dados
    .hint = Qué pasa si en la bolsa hay pocos dados para un robo forzado.
value-dice-short-pouch-take-available = Tomar lo que haya
    .rule = Si en la bolsa hay pocos dados, se toma lo que haya y el resto queda perdonado.
option-dice-two-player-reverse = Reversa entre dos
    .hint = Qué hace una Reversa cuando solo juegan dos.
value-dice-two-player-reverse-skip = Como Salta
    .rule = Con dos jugadores, la Reversa actúa como un Salta.
value-dice-two-player-reverse-no-effect = Sin efecto
    .rule = Con dos jugadores, la Reversa no tiene efecto.
option-dice-wd4-test = Cuándo vale el Comodín roba cuatro
    .hint = Qué dados de la mano prohíben un Comodín roba cuatro.
value-dice-wd4-test-any-match = Sin dado que coincida
    .rule = Un Comodín roba cuatro solo se puede jugar si ningún otro dado de la mano coincide con el dado central en color, número u orden.
value-dice-wd4-test-color = Sin el color pedido
    .rule = Un Comodín roba cuatro solo se puede jugar si ningún otro dado de la mano tiene el color pedido.
value-dice-wd4-test-none = Siempre
    .rule = Un Comodín roba cuatro se puede jugar siempre.
option-dice-wild-counts-as-match = Los comodines coinciden
    .hint = Si otro comodín en la mano prohíbe un Comodín roba cuatro.
value-dice-wild-counts-as-match-true = Sí
    .rule = Otro comodín en la mano cuenta como coincidencia y prohíbe un Comodín roba cuatro.
value-dice-wild-counts-as-match-false = No
    .rule = Otros comodines en la mano no cuentan como coincidencia.
option-dice-wd4-enforcement = Comodín roba cuatro no válido
    .hint = Qué pasa cuando se juega un Comodín roba cuatro contra la regla.
value-dice-wd4-enforcement-catch = Se puede denunciar
    .rule = Un Comodín roba cuatro contra la regla vale, a menos que se denuncie antes de que la víctima saque sus dados.
value-dice-wd4-enforcement-strict = Se rechaza
    .rule = Un Comodín roba cuatro contra la regla se rechaza.
value-dice-wd4-enforcement-auto = Siempre se denuncia
    .rule = El arbitraje denuncia todo Comodín roba cuatro contra la regla.
option-dice-wd4-catcher = Quién puede denunciar
    .hint = Quién puede denunciar un Comodín roba cuatro jugado contra la regla.
value-dice-wd4-catcher-any = Cualquier rival
    .rule = Cualquier rival puede denunciarlo; el plazo acaba cuando todos lo dejan pasar o la víctima lo acepta.
value-dice-wd4-catcher-victim = La víctima
    .rule = Solo puede denunciarlo quien tendría que sacar los dados.
option-dice-wd4-caught-draw = Penalización de la denuncia
    .hint = Cuántos dados saca aquel cuyo Comodín roba cuatro se denuncia.
value-dice-wd4-caught-draw =
    { $count ->
        [0] Ninguna
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Quien es denunciado con razón no saca nada.
           *[other] Quien es denunciado con razón saca { count-dice } y los tira.
        }
option-dice-wd4-caught-then = Tras la denuncia
    .hint = Si termina el turno de quien es denunciado.
value-dice-wd4-caught-then-end-turn = El turno termina
    .rule = El turno de quien es denunciado termina entonces.
value-dice-wd4-caught-then-replay = Otro dado
    .rule = Quien es denunciado juega entonces otro dado válido que ya tenía antes de sacar; si no lo hay, el turno termina.
option-dice-false-claim-draw = Precio de una denuncia falsa
    .hint = Cuántos dados cuesta denunciar un Comodín roba cuatro válido.
value-dice-false-claim-draw =
    { $count ->
        [0] Gratis
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Una denuncia falsa se rechaza y no cuesta nada.
           *[other] Una denuncia falsa cuesta { count-dice }.
        }
option-dice-uno-penalty = Penalización por olvidar UNO
    .hint = Cuántos dados saca quien es atrapado sin haber cantado UNO.
value-dice-uno-penalty = { count-dice }
    .rule = La penalización por no haber cantado UNO es de { count-dice }.
option-dice-uno-window = Plazo para atrapar
    .hint = Hasta cuándo se puede atrapar a quien olvidó UNO.
value-dice-uno-window-next-turn = Hasta el turno siguiente
    .rule = Se puede atrapar a alguien hasta que el turno del siguiente jugador empiece con una jugada, volviendo a tirar o sacando un dado.
option-dice-uno-self-correct = UNO tardío
    .hint = Si todavía se puede cantar UNO después de la jugada.
value-dice-uno-self-correct-true = Permitido
    .rule = Quien lo olvidó todavía puede cantar UNO mientras nadie lo haya atrapado y quede plazo.
value-dice-uno-self-correct-false = Prohibido
    .rule = Después de la jugada es demasiado tarde para cantar UNO.
option-dice-false-uno-penalty = Precio de un UNO falso
    .hint = Cuántos dados cuesta cantar UNO en falso.
value-dice-false-uno-penalty =
    { $count ->
        [0] Gratis
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Un UNO falso se rechaza y no cuesta nada.
           *[other] Un UNO falso cuesta { count-dice }.
        }
option-dice-false-catch-penalty = Precio de atrapar en falso
    .hint = Cuántos dados cuesta atrapar a quien no tenía que cantar UNO.
value-dice-false-catch-penalty =
    { $count ->
        [0] Gratis
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Atrapar en falso se rechaza y no cuesta nada.
           *[other] Atrapar en falso cuesta { count-dice }.
        }
option-dice-final-draw-counts = El último robo cuenta
    .hint = Si un dado de robo jugado al final todavía hace sacar dados al siguiente jugador.
value-dice-final-draw-counts-true = Sí
    .rule = Si el último dado es un Roba dos o un Comodín roba cuatro, el siguiente jugador saca y tira primero, y esos dados cuentan.
value-dice-final-draw-counts-false = No
    .rule = Si el último dado es un Roba dos o un Comodín roba cuatro, ya no saca nadie.
option-dice-stacking = Acumulación
    .hint = Si se puede responder a un dado de robo con otro.
value-dice-stacking-off = No
    .rule = No se puede responder a un dado de robo con otro.
value-dice-stacking-same-kind = Misma clase
    .rule = Se puede responder a un Roba dos con un Roba dos y a un Comodín roba cuatro con otro; los robos se suman, y quien no acumula lo toma todo y pierde el turno.
option-dice-next-starter = Quién empieza después
    .hint = Quién empieza las rondas siguientes.
value-dice-next-starter-winner = Quien gana
    .rule = Quien gana una ronda empieza la siguiente.
value-dice-next-starter-rotate = Hacia la izquierda
    .rule = Después de cada ronda empieza quien está a la izquierda.
option-dice-max-turns = Máximo de turnos
    .hint = Después de cuántos turnos termina una ronda sin puntos.
value-dice-max-turns =
    { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }
    .rule =
        { $count ->
            [one] Después de 1 turno, la ronda termina sin puntos.
           *[other] Después de { $count } turnos, la ronda termina sin puntos.
        }
