### Las páginas: lo que dice el navegador fuera de la mesa.

## Todas las páginas

page-name = oneleft
page-lead = Juega a UNO y a UNO Dados con amigos o robots, con las reglas que elijas. El árbitro las conoce todas.
page-skip = Ir al contenido
page-nav = Menú principal
page-nav-play = Jugar
page-nav-rules = Reglas
page-nav-ask = Árbitro
page-nav-score = Tanteo
page-nav-about = Acerca de y privacidad
page-nav-more = Más páginas
page-languages = Idioma
page-rules-cards = Reglas de UNO
page-rules-dice = Reglas de UNO Dados
page-trademark = UNO es una marca de Mattel, que no tiene ninguna relación con este programa. Todos los dibujos son nuestros.
page-failed = No ha funcionado. Comprueba la conexión e inténtalo de nuevo.
page-game = Juego
page-ruleset = Reglas
page-preset = Tipo de reglas
page-options = Cambiar reglas una a una
page-options-changed =
    { $count ->
        [0] Ninguna regla cambiada
        [one] 1 regla cambiada
       *[other] { $count } reglas cambiadas
    }
page-options-reset = Deshacer los cambios
page-conflicts = Estas reglas aún no encajan:
page-conflicts-fix = Ajustar las demás reglas
page-less = Menos
page-more = Más

## Conflictos, dichos por sus nombres

page-conflict-unknown-value = { $option }: elige un valor de { $expected }.
page-conflict-postponed = { $option }: { $value } todavía no se puede jugar.
page-conflict-free-without-restriction = Un Comodín roba cuatro siempre permitido no se puede desafiar ni rechazar: limítalo o déjalo libre.
page-conflict-stack-challenge = Para desafiar una pila hay que poder acumular y poder desafiar un Comodín roba cuatro.
page-conflict-seat-missing = { $option }: ese asiento no existe en una mesa de { $seats }.
page-range = { $low } a { $high }

## Entrada

page-title-home = oneleft: UNO y UNO Dados con un árbitro
page-home-heading = Tus reglas. Un árbitro.
page-quick = Jugar ya
page-quick-cards = Jugar a UNO
page-quick-dice = Jugar a UNO Dados
page-quick-hint = Tú contra dos robots, reglas clásicas.
page-join = Unirse a una mesa
page-join-code = Código o enlace de la mesa
page-join-button = Entrar
page-join-wrong = Un código tiene ocho letras y números, como K7QX2M9P.
page-open = Mesas abiertas
page-open-none = Ahora no hay mesas abiertas. Crea una y publícala, y aparecerá aquí.
page-open-seats =
    { $count ->
        [0] Ningún asiento libre
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
page-open-of = Mesa de { $name }
page-open-watch = Mirar
page-create = Crear una mesa
page-create-hint = Elige el juego, las reglas y quién se sienta. Recibes un enlace para los demás.
page-create-button = Crear la mesa
page-create-busy = Preparando la mesa
page-read-rules = Leer estas reglas
page-seats = Asientos
page-seat-you = Tú
page-seat-place = Asiento { $place }
page-seat-person = Una persona
page-seat-greedy = Robot listo
page-seat-random = Robot alocado
page-timer = Tiempo por turno
page-timer-off = Sin límite
page-timer-seconds = { $count } s
page-chat = Chat de texto en la mesa
page-chat-hint = Sin él, quedan las frases hechas.
page-listed = Mostrar entre las mesas abiertas
page-listed-hint = Si no, solo quien tiene el enlace la encuentra.
page-your-name = Tu nombre
page-name-default = Anfitrión
page-tools = Para una mesa de verdad
page-tools-score = Hoja de tanteo
page-tools-score-hint = Toca lo que quedó en cada mano; la hoja suma.
page-tools-ask = Árbitro de bolsillo
page-tools-ask-hint = ¿Es válida esta jugada? Aquí está la regla que lo dice.
page-tools-rules = Las reglas por escrito
page-tools-rules-hint = De cada juego y de cada variante, numeradas.

## Reglas

page-title-rules-cards = Reglas de UNO · oneleft
page-title-rules-dice = Reglas de UNO Dados · oneleft
page-rules-lead = Cada frase lleva el número de su cláusula: el árbitro cita las mismas.
page-rules-contents = Índice
page-rules-changed = Lo que cambia
page-rules-print = Imprimir
page-rules-play = Crear una mesa con estas reglas
page-rules-wrong = No se entiende una parte de esta dirección; por eso se muestran las reglas de partida.

## Árbitro de bolsillo

page-title-ask = Árbitro de bolsillo · oneleft
page-ask-lead = Di qué se ha hecho y muestra qué hay en la mesa. El veredicto llega con su cláusula y con las reglas que lo cambiarían.
page-ask-act = ¿Qué pasa?
page-ask-group-turn = En su turno
page-ask-group-uno = UNO
page-ask-group-answer =
    { $game ->
        [dice] Tras un dado de robo
       *[cards] Tras una carta de robo
    }
page-ask-group-more = Otros actos
page-ask-act-play =
    { $game ->
        [dice] Jugar un dado
       *[cards] Jugar una carta
    }
page-ask-act-draw =
    { $game ->
        [dice] Sacar un dado
       *[cards] Robar
    }
page-ask-act-keep =
    { $game ->
        [dice] Quedarse el dado nuevo
       *[cards] Quedarse la carta robada
    }
page-ask-act-reroll = Volver a tirar la mano
page-ask-act-uno = Cantar UNO
page-ask-act-catch = Atrapar un UNO olvidado
page-ask-act-take = Tomar lo debido
page-ask-act-accept = Aceptar un Comodín +4
page-ask-act-challenge = Desafiar un Comodín +4
page-ask-act-claim = Denunciar un Comodín +4
page-ask-act-pass = Dejar pasar un Comodín +4
page-ask-act-jump = Intervenir
page-ask-act-color = Elegir un color
page-ask-act-swap = Cambiar de mano
page-ask-act-leave = Abandonar la ronda
page-ask-which =
    { $game ->
        [dice] ¿Qué dado se juega?
       *[cards] ¿Qué carta se juega?
    }
page-ask-named = ¿Qué color se elige?
page-ask-color-later = Se elige después
page-ask-with-uno = Se canta UNO a la vez
page-ask-circumstances = Las circunstancias
page-ask-nothing-more = Nada más influye en esto.
page-ask-situation-rerolled = Ya he vuelto a tirar en este turno
page-ask-situation-other = Es el turno de otra persona
page-ask-situation-between = Nadie ha actuado desde la última jugada
page-ask-situation-acted = La siguiente persona ya ha actuado
page-ask-when-before = En mi turno, antes de jugar
page-ask-when-after = Después de jugar
page-ask-left = Lo que queda en mi mano
page-ask-count = Lo que le queda en la mano a { $target }
page-ask-count-1 =
    { $game ->
        [dice] Un dado
       *[cards] Una carta
    }
page-ask-count-more =
    { $game ->
        [dice] Más de un dado
       *[cards] Más de una carta
    }
page-ask-since = Desde esa jugada
page-ask-since-nothing = Nadie ha actuado
page-ask-since-turn = La siguiente persona ha actuado
page-ask-since-round = { $target } ha vuelto a actuar
page-ask-i-called = ¿He cantado UNO antes?
page-ask-called = ¿Ha cantado UNO { $target }?
page-ask-answer-no = No
page-ask-answer-yes = Sí
page-ask-paid = ¿Ya he pagado por uno falso en este turno?
page-ask-target = ¿A quién se atrapa?
page-ask-target-B = B, un rival
page-ask-target-C = C, mi pareja
page-ask-target-A = A, yo mismo
page-ask-victim = ¿Quién tiene que robar?
page-ask-victim-me = Yo
page-ask-victim-other = Otra persona
page-ask-victim-next = Otra persona: lo jugué yo
page-ask-awaits = El robo
page-ask-awaits-mine = Todavía espera una respuesta
page-ask-awaits-none = Ya se ha respondido o robado
page-ask-kind =
    { $game ->
        [dice] ¿Qué dado está en el centro?
       *[cards] ¿Qué carta está encima?
    }
page-ask-passed = ¿Ya lo he dejado pasar?
page-ask-wild-mine = Acabo de jugar un comodín
page-ask-wild-theirs = Otra persona acaba de jugar un comodín
page-ask-wild-first =
    { $game ->
        [dice] La primera tirada del dado central es un comodín y empiezo yo
       *[cards] La primera carta es un comodín y empiezo yo
    }
page-ask-wild-dealt = La primera carta es un comodín y he repartido yo
page-ask-wild-none = Ningún comodín espera su color
page-ask-seven-mine = Acabo de jugar un 7
page-ask-seven-theirs = Otra persona acaba de jugar un 7
page-ask-seven-none = No se ha jugado ningún 7
page-ask-swap = ¿Con quién?
page-ask-swap-B = Con otra persona
page-ask-swap-A = Conmigo mismo
page-ask-swap-gone = Con alguien que ha abandonado la ronda
page-ask-former = ¿Qué mostraba antes el dado central?
page-ask-theirs = ¿Qué más había en la mano que lo jugó?
page-ask-missing-top =
    { $game ->
        [dice] Muestra el dado central, luego la mano y el dado que se juega.
       *[cards] Muestra qué hay encima, luego la mano y la carta que se juega.
    }
page-ask-missing-hand =
    { $game ->
        [dice] Muestra ahora los dados de la mano.
       *[cards] Muestra ahora las cartas de la mano.
    }
page-ask-missing-face =
    { $game ->
        [dice] Elige el dado que se juega y el árbitro decide al momento.
       *[cards] Elige la carta que se juega y el árbitro decide al momento.
    }
page-ask-missing-former = Muestra qué había en el centro antes del Comodín roba cuatro y los demás dados de la mano que lo jugó.
page-ask-see-why = Ver por qué
page-ask-top = ¿Qué hay encima?
page-ask-center = ¿Qué muestra el dado central?
page-ask-color = Color pedido con el comodín
page-ask-hand = ¿Qué hay en la mano?
page-ask-hand-hint = Toca una cara para añadirla; tócala en la mano para quitarla.
page-ask-hand-empty = La mano está vacía.
page-ask-colors = Color
page-ask-face = { $facename }
page-ask-remove = Quitar { $theface }
page-ask-situation = El momento
page-ask-situation-turn = Empieza mi turno
page-ask-situation-drawn =
    { $game ->
        [dice] Acabo de sacar { $theface }
       *[cards] Acabo de robar { $theface }
    }
page-ask-situation-pending = Un robo espera mi respuesta
page-ask-pending =
    { $game ->
        [dice] Cuántos dados hay que sacar
       *[cards] Cuántas cartas hay que robar
    }
page-ask-move-none = Pon primero algo en la mano.
page-ask-lawful = Válido
page-ask-offense = Una infracción
page-ask-refused = Rechazado
page-ask-verdict = Veredicto
page-ask-clauses = Regla
page-ask-otherwise = El veredicto sería otro con estas reglas
page-ask-always = Ningún reglamento ni ninguna opción por sí sola lo cambia.
page-ask-preset = Reglas: { $preset }
page-ask-more =
    { $count ->
        [one] Mostrar 1 más
       *[other] Mostrar { $count } más
    }
page-ask-impossible = Todo eso no puede estar en la mesa a la vez: el juego no tiene tantos.
page-ask-reset = Empezar de nuevo
page-ask-tapped =
    { $count ->
        [0] { $theface }, ninguna
        [one] { $theface }, 1
       *[other] { $theface }, { $count }
    }

## Hoja de tanteo

page-title-score = Hoja de tanteo · oneleft
page-score-lead = Para una partida en una mesa de verdad. Todo queda en este dispositivo; un enlace lleva la hoja entera.
page-score-players = ¿Quién juega?
page-score-players-hint = En el orden de juego, en el sentido de las agujas del reloj.
page-score-player = Jugador { $place }
page-score-add = Añadir un jugador
page-score-remove = Quitar a { $name }
page-score-target = Jugar hasta
page-score-target-wrong = Un número del 1 al 10 000.
page-score-start = Empezar la hoja
page-score-round = Ronda { $round }
page-score-deals = { $name } reparte, { $other } empieza.
page-score-begins = { $name } empieza.
page-score-begins-first = Empieza quien saque el número más alto con el dado.
page-score-winner = ¿Quién se quedó sin nada?
page-score-left = ¿Qué queda en las demás manos?
page-score-left-of = Lo que le queda a { $name }
page-score-typed = O escribe los puntos
page-score-clear = Borrar
page-score-book = Anotar { $count } para { $name }
page-score-undo = Deshacer la ronda { $round }
page-score-teams = Parejas
page-score-teams-hint = Las parejas se sientan frente a frente: { $first } · { $last }
page-score-left-opponents = ¿Qué les queda a los rivales?
page-score-won-team = { $seats } ganan con { count-points }.
page-score-booked-team = { $seats } suman { count-points } y tienen { $total }.
page-score-undo-none = Nada que deshacer
page-score-redo = Rehacer la ronda { $round }
page-score-redo-none = Nada que rehacer
page-score-undone = La ronda { $round } se ha deshecho.
page-score-redone = La ronda { $round } ha vuelto.
page-score-sheet = Hoja
page-score-rounds = Puntos de cada ronda
page-score-total = Total
page-score-missing =
    { $count ->
        [0] Meta alcanzada
        [one] Falta 1
       *[other] Faltan { $count }
    }
page-score-won = { $name } gana con { count-points }.
page-score-new = Nueva partida, mismos jugadores
page-score-other = Otros jugadores
page-score-share = Compartir la hoja
page-score-shared = El enlace se ha copiado.
page-score-copy = Copia este enlace
page-score-print = Imprimir
page-score-booked = { $name } suma { count-points } y tiene { $total }.
page-score-replace = Este enlace trae una hoja de { $seats }. ¿Sustituir la de este dispositivo?
page-score-replace-yes = Usar la del enlace
page-score-replace-no = Quedarme con la mía

## Acerca de

page-title-about = Acerca de y privacidad · oneleft
page-about-what = Una mesa, un árbitro y un laboratorio para UNO con 108 cartas y para UNO Dados con 24 dados. Las reglas están una sola vez en el programa; la mesa, el árbitro de bolsillo, las páginas de reglas y los robots leen todos las mismas.
page-about-fair = Juego limpio
page-about-fair-text = Las cartas y las tiradas se fijan con un sello antes de empezar, para que nadie, ni siquiera el servidor, pueda cambiarlas después. Un robot solo ve lo que vería una persona en su asiento.
page-about-privacy = Privacidad
page-about-privacy-none = Sin cuenta, sin publicidad, sin rastreo; no se carga nada de fuera.
page-about-privacy-cookie = Dos cookies: un número al azar que dice qué asiento es el tuyo, y tu idioma. Duran alrededor de un año.
page-about-privacy-table = Una mesa guarda el nombre que escribiste, las jugadas y el chat, mientras el responsable de este servidor guarde sus partidas.
page-about-privacy-score = La hoja de tanteo y los ajustes se quedan en tu dispositivo; no se envía nada.
page-about-delete = Borrar mis datos
page-about-delete-hint = Tu nombre y tus mensajes desaparecen de todas las mesas, tus asientos quedan libres y este dispositivo olvida la hoja de tanteo y los ajustes. No se puede deshacer.
page-about-delete-sure = Sí, borrarlo todo
page-about-delete-cancel = Conservarlo todo
page-about-deleted = Tus datos se han borrado.
page-about-trademark = Marca
page-about-license = El programa es software libre con licencia MIT. Usa lit-html (BSD) y Fluent (Apache 2.0).

## Errores

page-title-error = No encontrado · oneleft
page-error-404 = Aquí no hay nada
page-error-404-hint = Puede que la mesa haya terminado o que la dirección esté mal escrita. Revisa el código o vuelve a la entrada.
page-error-500 = El árbitro perdió el hilo
page-error-500-hint = Algo falló en el servidor. Tu partida está guardada: inténtalo de nuevo en un momento.
page-error-other = Eso no es posible
page-error-home = A la entrada
page-error-again = Reintentar

## Otro dispositivo

page-devices = Jugar en otro dispositivo
page-devices-hint = Llévate tus asientos: un código de este dispositivo, escrito en el otro, hace que los dos seas tú. Sirve una vez, durante diez minutos.
page-devices-get = Pedir un código
page-devices-code = Tu código
page-devices-enter = El código del otro dispositivo
page-devices-use = Continuar aquí
page-devices-done = Este dispositivo ahora eres tú.
page-devices-wrong = Ese código no existe, o ya no vale.
page-devices-table = A la mesa { $code }
