### Por qué se rechaza un acto o es una infracción: un mensaje por cada código de oneleft.reasons.
### Las variables se explican en el archivo en inglés.

lawful = Eso es válido.
not-an-act = Ese acto no existe en este juego: elige una de las jugadas de la lista.
not-seated = { $actor } no participa en esta ronda: solo quien juega puede actuar.
round-over = La ronda ha terminado: no se puede hacer nada más hasta que empiece la siguiente.
chance-due =
    { $game ->
        [dice] Todavía se están sacando o tirando dados: espera a que se paren.
       *[cards] Todavía se están repartiendo o robando cartas: espera a que lleguen a la mano.
    }
no-chance-due =
    { $game ->
        [dice] Ahora no hay que sacar ni tirar ningún dado: antes tiene que actuar alguien.
       *[cards] Ahora no tiene que salir ninguna carta del mazo: antes tiene que actuar alguien.
    }
not-your-turn = No es tu turno: le toca a { $turn }.
no-match =
    { $game ->
        [dice]
            { $topkind ->
                [wild] { $facename } no puede ir sobre { $thetop }: solo vale el color pedido ({ $color }) o un comodín.
               *[other] { $facename } no puede ir sobre { $thetop }: haz coincidir el color ({ $color }), el número o la orden, o juega un comodín.
            }
       *[cards]
            { $topkind ->
                [wild] { $facename } no puede ir sobre { $thetop }: solo vale el color pedido ({ $color }) o un comodín.
               *[other] { $facename } no puede ir sobre { $thetop }: haz coincidir el color ({ $color }), el número o el símbolo, o juega un comodín.
            }
    }
not-in-hand =
    { $game ->
        [dice] No tienes ese dado ({ $face }): juega uno de los dados de tu mano.
       *[cards] No tienes { $aface }: juega una de las cartas de tu mano.
    }
only-the-drawn =
    { $game ->
        [dice] Has sacado un dado: puedes jugar ese o terminar tu turno, pero no jugar otro.
       *[cards] Has robado una carta: puedes jugar esa o quedártela, pero no jugar otra.
    }
must-play =
    { $game ->
        [dice] Uno de tus dados se puede jugar: juégalo; ahora no puedes volver a tirar ni sacar otro.
       *[cards] Una de tus cartas se puede jugar: juégala; solo roba quien no puede jugar.
    }
already-drew =
    { $game ->
        [dice] Ya has sacado un dado en este turno: juégalo o quédatelo.
       *[cards] Ya has robado en este turno: juega la carta nueva o quédatela.
    }
must-answer =
    { $game ->
        [dice] Responde primero: { $topname } se ha jugado contra ti. Toma lo que debes ({ $count }), o acumula si las reglas lo permiten.
       *[cards] Responde primero: { $topname } se ha jugado contra ti. Roba lo que debes ({ $count }), o acumula o desafía si las reglas lo permiten.
    }
cannot-stack = { $facename } no se puede acumular sobre { $thetop }: acumula algo que sirva o toma lo que debes ({ $count }).
nothing-pending = Ningún robo espera tu respuesta: no hay nada que tomar ni aceptar.
no-challenge = No hay nada que desafiar: solo la víctima de un Comodín roba cuatro puede desafiarlo, antes de robar, y solo si las reglas lo prevén.
no-stack-challenge = Con estas reglas no se puede desafiar un Comodín roba cuatro acumulado: acumula otro o toma lo que debes ({ $count }).
color-due = Primero hay que elegir un color: rojo, amarillo, verde o azul.
no-color-due = Ahora no hay que elegir color: el color se elige con un comodín.
target-due = Elige primero con quién cambias de mano.
no-target-due = No hay ningún cambio que hacer: las manos se cambian tras un 7, con la regla Siete-Cero.
bad-target = No puedes cambiar de mano con { $target }: elige a otra persona que esté en la ronda.
wd4-unlawful =
    { $option ->
        [color] El Comodín roba cuatro no está permitido: tienes el color pedido ({ $color }). Juega otra cosa.
        [any_match] El Comodín roba cuatro no está permitido: algo de tu mano coincide con { $thetop } en color, número o símbolo. Juega otra cosa.
        [any_playable] El Comodín roba cuatro no está permitido: otra cosa de tu mano se puede jugar. Juégala.
       *[other] El Comodín roba cuatro no está permitido: en tu mano hay algo que debe jugarse antes.
    }
wd4-unlawful-offense =
    { $game ->
        [dice] Este Comodín roba cuatro incumple la regla: otro dado de la mano coincide. Vale si nadie lo denuncia.
       *[cards] Este Comodín roba cuatro incumple la regla: en la mano hay una carta que lo prohíbe. Vale si nadie lo desafía.
    }
wild-not-anytime = El Comodín no está permitido mientras se pueda jugar otra carta: juega esa carta.
no-action-finish = Con estas reglas, la última carta no puede ser de acción ni comodín: roba.
nothing-to-keep =
    { $game ->
        [dice] No hay ningún dado que quedarse: eso solo vale para un dado recién sacado.
       *[cards] No hay ninguna carta que quedarse: eso solo vale para una carta recién robada.
    }
must-play-drawn =
    { $game ->
        [dice] El dado sacado se puede jugar, así que hay que jugarlo: no puedes quedártelo.
       *[cards] La carta robada se puede jugar, así que hay que jugarla: no puedes quedártela.
    }
nothing-left = No queda nada que robar, y una de tus cartas se puede jugar: juégala.
false-call =
    { $game ->
        [dice] No puedes cantar UNO ahora: cántalo con la jugada que te deja con un solo dado, o justo antes o después.
       *[cards] No puedes cantar UNO ahora: cántalo con la jugada que te deja con una sola carta, o justo antes o después.
    }
false-call-offense =
    { $game ->
        [dice] UNO cantado sin quedar con un solo dado: no vale y conlleva la penalización.
       *[cards] UNO cantado sin quedar con una sola carta: no vale y conlleva la penalización.
    }
already-called = Ya has cantado UNO: con una vez basta.
call-too-late =
    { $game ->
        [dice] Es demasiado tarde para cantar UNO: cántalo con la jugada que te deja con un solo dado, antes de que empiece el turno siguiente.
       *[cards] Es demasiado tarde para cantar UNO: cántalo con la jugada que te deja con una sola carta, antes de que empiece el turno siguiente.
    }
already-paid = Ya has pagado por cantar o atrapar en falso en este turno: espera al siguiente.
false-catch =
    { $game ->
        [dice] No puedes atrapar a { $target }: atrapa a un rival que tenga exactamente un dado y no haya cantado UNO, mientras haya tiempo.
       *[cards] No puedes atrapar a { $target }: atrapa a un rival que tenga exactamente una carta y no haya cantado UNO, mientras haya tiempo.
    }
false-catch-offense = { $target } no tenía que cantar UNO: atrapar en falso conlleva una penalización.
catch-own-side = No puedes atrapar a { $target }: solo se atrapa a un rival que esté en la ronda, nunca a ti ni a tu pareja.
play-unresolved = La jugada no ha terminado: { $turn } tiene que elegir antes un color o un jugador.
jump-in-off = Estas reglas no permiten intervenir fuera de turno: espera tu turno.
jump-in-differs = { $facename } no puede intervenir sobre { $thetop }: solo vale la carta idéntica, del mismo color y del mismo número o símbolo.
jump-in-closed = Ahora no puedes intervenir: solo es posible entre una jugada y el primer acto del jugador siguiente.
jump-in-own-turn = Es tu turno: simplemente juega la carta.
jump-in-wild = Con un comodín no se puede intervenir: espera tu turno.
jump-in-last = Con estas reglas no se interviene con la última carta: juégala en tu turno.
lay-last =
    { $game ->
        [dice] Con tu último dado el color se elige en el acto: añade su letra (R, Y, G o B).
       *[cards] Con tu última carta el color se elige en el acto: añade su letra (R, Y, G o B).
    }
partners-stay = En equipos nadie abandona la ronda: un bot ocupa el asiento.
not-in-stock = { $facename } no puede salir del mazo: todas las cartas iguales están en otra parte.
replay-only =
    { $game ->
        [dice] Tras recuperar el Comodín roba cuatro, solo puedes jugar un dado válido que ya tenías antes de sacar otros.
       *[cards] Tras recuperar el Comodín roba cuatro, solo puedes jugar una carta válida que ya tenías antes de robar.
    }
reroll-first = Vuelve a tirar tu mano primero: solo después puedes sacar un dado.
already-rerolled = Ya has vuelto a tirar en este turno: juega un dado que coincida o saca uno.
reroll-off = Con estas reglas no se vuelve a tirar: juega un dado o saca uno.
draw-only = Tras volver a tirar solo puedes sacar un dado; el dado nuevo se podrá jugar.
false-claim = Este Comodín roba cuatro era válido, así que no hay nada que denunciar: déjalo pasar o acéptalo.
false-claim-offense = Este Comodín roba cuatro era válido: la denuncia falsa conlleva una penalización.
no-claim = No hay ningún Comodín roba cuatro que denunciar: solo se denuncia el que se acaba de jugar.
claim-passed = Ya lo has dejado pasar: no puedes denunciar este Comodín roba cuatro.
claim-victim-only = Solo la víctima, { $turn }, puede denunciar este Comodín roba cuatro.
claim-open = El Comodín roba cuatro todavía se puede denunciar: primero denúncialo, déjalo pasar o acéptalo.
not-in-pouch = Ese dado no puede salir de la bolsa: está en otra parte.
color-needless = { $facename } no necesita color: solo con un comodín se elige uno.
caught-die-barred = El Comodín roba cuatro denunciado no se puede volver a jugar en este turno: juega otro dado.

## Lo que dice `oneleft ask` de un acto válido.

lawful-color = Válido: { $facename } tiene el color pedido ({ $color }).
lawful-number = Válido: { $facename } tiene el mismo número que { $thetop }.
lawful-symbol = Válido: { $facename } muestra el mismo símbolo que { $thetop }.
lawful-wild = Válido: un Comodín va sobre { $thetop } como sobre todo lo demás, y quien lo juega elige el color.
lawful-wd4 = Válido: nada en la mano prohíbe este Comodín roba cuatro, y quien lo juega elige el color.
lawful-draw =
    { $game ->
        [dice] Válido: ahora se puede sacar un dado.
       *[cards] Válido: ahora se puede robar una carta.
    }
lawful-keep =
    { $game ->
        [dice] Válido: el dado nuevo puede quedarse en la mano, y el turno termina.
       *[cards] Válido: la carta nueva puede quedarse en la mano, y el turno termina.
    }
lawful-reroll = Válido: ahora se puede volver a tirar toda la mano.
lawful-take = Válido: quien no acumula toma todo lo pendiente ({ $count }).
lawful-accept = Válido: la víctima puede aceptar este Comodín roba cuatro y robar ({ $count }).
lawful-challenge = Válido: la víctima de un Comodín roba cuatro puede desafiarlo antes de robar.
lawful-claim = Válido: este Comodín roba cuatro iba contra la regla y se denuncia a tiempo.
lawful-pass = Válido: nadie está obligado a denunciar un Comodín roba cuatro.
lawful-call =
    { $game ->
        [dice] Válido: se canta UNO por el último dado, y a tiempo.
       *[cards] Válido: se canta UNO por la última carta, y a tiempo.
    }
lawful-catch =
    { $game ->
        [dice] Válido: { $target } tiene un solo dado, no ha cantado UNO, y aún hay tiempo.
       *[cards] Válido: { $target } tiene una sola carta, no ha cantado UNO, y aún hay tiempo.
    }
lawful-named = Válido: te toca a ti elegir el color ({ $color }).
lawful-swap = Válido: después de un 7 se cambia de mano con quien se quiera entre los demás de la ronda.
lawful-jump = Válido: la carta idéntica puede intervenir antes de que actúe la siguiente persona.
lawful-leave = Válido: cualquiera puede abandonar la ronda en todo momento.
lawful-other = Válido: las reglas lo permiten ahora.
