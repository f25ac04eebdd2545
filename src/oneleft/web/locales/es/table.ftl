### Lo que dice el juego en la terminal. Las variables se explican en el archivo en inglés.

## Sucesos

event-round-begins = Empieza la ronda { $round }.
event-draws-for-deal = { $seat } saca { $aface } para decidir quién reparte.
event-rolls-for-start = { $seat } tira { $aface } para decidir quién empieza.
event-tie = Empate: { $seats } lo intentan de nuevo.
event-dealer = { $seat } reparte.
event-starter = { $seat } empieza.
event-deals = { $seat } reparte { count-cards } a cada jugador.
event-first-card = La primera carta es { $aface }.
event-first-card-back = La primera carta es { $aface }: vuelve al mazo y se pone otra.
event-first-turn = { $seat } juega primero.
event-first-color = { $seat } tiene que elegir el primer color.
event-plays = { $seat } juega { $aface }.
event-plays-uno = { $seat } juega { $aface } y canta ¡UNO!
event-plays-drawn = { $seat } juega lo que acaba de tomar: { $aface }.
event-plays-drawn-uno = { $seat } juega lo que acaba de tomar, { $aface }, y canta ¡UNO!
event-jumps-in = ¡{ $seat } interviene con { $aface }!
event-jumps-in-uno = { $seat } interviene con { $aface } y canta ¡UNO!
event-stacks = { $seat } acumula { $aface }.
event-stacks-uno = { $seat } acumula { $aface } y canta ¡UNO!
event-names-color = { $seat } elige el color: { $color }.
event-draws =
    { $game ->
        [dice] { $seat } saca { count-pieces }.
       *[cards] { $seat } roba { count-pieces }.
    }
event-draws-deal = { $seat } recibe { count-pieces }.
event-draws-opening =
    { $game ->
        [dice] { $seat } saca { count-pieces } y pierde el primer turno.
       *[cards] { $seat } roba { count-pieces } y pierde el primer turno.
    }
event-draws-forced =
    { $game ->
        [dice] { $seat } tiene que sacar { count-pieces } y pierde el turno.
       *[cards] { $seat } tiene que robar { count-pieces } y pierde el turno.
    }
event-draws-and-plays =
    { $game ->
        [dice] { $seat } tiene que sacar { count-pieces } y luego juega con normalidad.
       *[cards] { $seat } tiene que robar { count-pieces } y luego juega con normalidad.
    }
event-draws-uno =
    { $game ->
        [dice] { $seat } saca { count-pieces } por no haber cantado UNO.
       *[cards] { $seat } roba { count-pieces } por no haber cantado UNO.
    }
event-draws-false-call =
    { $game ->
        [dice] { $seat } saca { count-pieces } por cantar UNO en falso.
       *[cards] { $seat } roba { count-pieces } por cantar UNO en falso.
    }
event-draws-false-catch =
    { $game ->
        [dice] { $seat } saca { count-pieces } por atrapar en falso.
       *[cards] { $seat } roba { count-pieces } por atrapar en falso.
    }
event-draws-false-claim =
    { $game ->
        [dice] { $seat } saca { count-pieces } por una denuncia falsa.
       *[cards] { $seat } roba { count-pieces } por una denuncia falsa.
    }
event-draws-challenge =
    { $game ->
        [dice] { $seat } saca { count-pieces } por la denuncia.
       *[cards] { $seat } roba { count-pieces } por el desafío.
    }
event-you-draw = Robas: { $facenames }.
event-keeps =
    { $game ->
        [dice] { $seat } se queda el dado nuevo.
       *[cards] { $seat } se queda la carta nueva.
    }
event-passes = { $seat } pasa: no hay nada que tomar.
event-skipped = { $seat } pierde el turno.
event-direction =
    { $direction ->
        [clockwise] Ahora se juega en sentido horario.
       *[counterclockwise] Ahora se juega en sentido antihorario.
    }
event-calls = { $seat } canta ¡UNO!
event-catches = { $seat } atrapa a { $target } por no haber cantado UNO.
event-false-call = { $seat } canta UNO sin motivo.
event-false-catch = { $seat } intenta atrapar a { $target } sin motivo.
event-accepts = { $seat } acepta { $thetop }.
event-takes = { $seat } toma toda la acumulación: { count-pieces }.
event-challenges = { $seat } desafía el Comodín roba cuatro de { $target }.
event-challenge-right = El desafío era acertado: { $target } no podía jugarlo.
event-challenge-wrong = El desafío era erróneo: { $target } podía jugarlo.
event-hand-shown = { $target } enseña su mano a { $seat }: { $facenames }.
event-hand-shown-all = { $target } enseña su mano a todos: { $facenames }.
event-hand-shown-hidden = { $target } enseña su mano a { $seat }.
event-takes-back = { $seat } recupera { $theface }.
event-top-restored = { $topname } vuelve a valer; color pedido: { $color }.
event-swaps = { $seat } y { $target } cambian de mano.
event-hands-pass =
    { $direction ->
        [clockwise] Todas las manos pasan en sentido horario.
       *[counterclockwise] Todas las manos pasan en sentido antihorario.
    }
event-reshuffle = Se baraja el descarte: { count-cards } en el nuevo mazo.
event-leaves = { $seat } abandona la ronda.
event-time-out = Se acabó el tiempo de { $seat }.
event-turn = Le toca a { $seat }.

## Sucesos del juego de dados

event-center = El dado central muestra { $aface }.
event-center-again = El dado central muestra { $aface }: se vuelve a tirar.
event-rolls = { $seat } tira: { $facenames }.
event-rerolls = { $seat } vuelve a tirar toda su mano: { $facenames }.
event-draws-die = { $seat } saca un dado y obtiene { $aface }.
event-claims = { $seat } denuncia el Comodín roba cuatro de { $target }.
event-claim-right = Denuncia acertada: { $target } no podía jugarlo.
event-claim-wrong = Denuncia falsa: { $target } podía jugarlo.
event-claim-auto = El arbitraje interviene: { $target } no podía jugar ese Comodín roba cuatro.
event-claim-passed = { $seat } lo deja pasar.
event-claim-closed = Nadie lo ha denunciado: el Comodín roba cuatro vale.

## Finales

event-round-out = { $seat } se queda sin nada y suma { count-points }.
event-round-out-low = { $seat } se queda sin nada y no suma puntos.
event-round-blocked = La ronda está bloqueada: { $seat } tiene la mano más baja y suma { count-points }.
event-round-blocked-none = La ronda está bloqueada: nadie suma puntos.
event-round-alone = { $seat } queda sin rivales y suma { count-points }.
event-round-limit = La ronda ha llegado al límite de turnos: nadie suma puntos.
event-adds = { $seat } añade { count-points }.
event-match-won = ¡{ $seat } gana la partida con { count-points }!
event-match-shared = ¡{ $seats } comparten la victoria con { count-points }!
event-match-extra = Empate en el total más bajo: se juega otra ronda.
event-match-alone = { $seat } queda sin rivales y gana la partida.

## La mesa

table-title = { $gamename }, reglamento: { $preset }
table-round = Ronda { $round }, hasta { count-points }
table-turn-yours = Tu turno
table-turn-of = Turno de { $seat }
table-top =
    { $game ->
        [dice] Dado central
       *[cards] Carta de arriba
    }
table-color = Color pedido
table-hand = Tu mano: { count-pieces }
table-hand-of = Mano de { $seat }: { count-pieces }
table-draw-pile = Mazo: { count-cards }
table-discard-pile = Descarte: { count-cards }
table-pouch = Bolsa: { count-dice }
table-direction =
    { $direction ->
        [clockwise] Sentido: horario
       *[counterclockwise] Sentido: antihorario
    }
table-pending = Por tomar: { count-pieces }
table-players = Jugadores
table-scores = Puntuación
table-log = Lo que ha pasado
table-seat = { $seat }: { count-pieces }
table-points = { count-points }
table-mark-you = tú
table-mark-bot = bot
table-mark-dealer = reparte
table-mark-starter = empezó
table-mark-turn = le toca
table-mark-uno = ¡UNO!
table-mark-owes = no ha cantado UNO
table-mark-partner = tu pareja
table-mark-left = se ha ido
table-legal = Jugadas válidas
table-also = También es posible
table-none = ninguna
table-summary = Tu turno. Arriba: { $topname }, color: { $color }. { count-pieces } en la mano. Puedes jugar: { $facenames }.
table-summary-none = Tu turno. Arriba: { $topname }, color: { $color }. { count-pieces } en la mano, nada que puedas jugar.
table-state = Turno de { $seat }. Arriba: { $topname }, color: { $color }.

## Preguntas

prompt-move = Tu jugada (? para ayuda)
prompt-drawn =
    { $game ->
        [dice] Has sacado { $aface }: ¿juegas el dado o te lo quedas?
       *[cards] Has robado { $aface }: ¿juegas la carta o te la quedas?
    }
prompt-color = ¿Qué color? R rojo, Y amarillo, G verde, B azul
prompt-target = ¿Con quién cambias de mano?
prompt-stack = { $topname } espera tu respuesta: ¿acumulas o tomas { count-pieces }?
prompt-challenge = { $actor } ha jugado un Comodín roba cuatro. ¿Aceptas y robas { $count }, o desafías? Si tienes razón, { $actor } roba { $guilty }; si no, robas { $innocent }.
prompt-accept = { $actor } ha jugado un Comodín roba cuatro: acepta y roba { $count }.
prompt-claim = { $actor } ha jugado un Comodín roba cuatro sobre { $thetop }. ¿Lo denuncias o lo dejas pasar?
prompt-outcome-card = ¿Qué carta sale del mazo?
prompt-outcome-die = ¿Qué dado sale de la bolsa?
prompt-outcome-roll = ¿Qué muestra el dado { $die }?
prompt-outcome-seat = ¿Qué asiento ha salido?
prompt-name = Nombre del asiento { $seat }
prompt-continue = Pulsa Intro para seguir
prompt-yes-no = s/n
answer-yes = sí
answer-no = no

## Jugadas de la lista

move-play = jugar { $aface }
move-play-uno = jugar { $aface } y cantar UNO
move-play-color = jugar { $aface }, color: { $color }
move-play-color-uno = jugar { $aface }, color: { $color }, y cantar UNO
move-lay = jugar { $aface }, elegir el color después
move-jump-in = intervenir con { $aface }
move-draw =
    { $game ->
        [dice] sacar un dado
       *[cards] robar una carta
    }
move-keep =
    { $game ->
        [dice] quedarse el dado nuevo
       *[cards] quedarse la carta nueva
    }
move-take = tomar { count-pieces }
move-accept =
    { $game ->
        [dice] aceptar y sacar { count-pieces }
       *[cards] aceptar y robar { count-pieces }
    }
move-challenge = desafiar el Comodín roba cuatro
move-call = cantar UNO
move-catch = atrapar a { $target }, que no ha cantado UNO
move-color = elegir el color: { $color }
move-swap = cambiar de mano con { $target }
move-reroll = volver a tirar toda la mano
move-claim = denunciar el Comodín roba cuatro
move-pass-claim = dejarlo pasar
move-leave = abandonar la ronda
move-time-out = dejar que se acabe el tiempo
move-warning = contra la regla, puede castigarse

## Palabras que se pueden escribir en lugar de la orden en inglés; siempre una sola palabra

command-draw = robar
command-keep = quedar
command-take = tomar
command-accept = aceptar
command-challenge = desafiar
command-uno = uno
command-catch = atrapar
command-color = color
command-swap = cambiar
command-jump = intervenir
command-reroll = tirar
command-claim = denunciar
command-pass = pasar
command-leave = abandonar
command-why = porqué
command-undo = deshacer
command-save = guardar
command-rules = reglas
command-log = historial
command-state = mesa
command-help = ayuda
command-quit = salir

## Ayuda

help-title = Lo que puedes escribir
help-play-cards = jugar esa carta: R5 5 rojo, BS Salta azul, GV Reversa verde, YD Roba dos amarillo
help-play-dice = jugar el dado que la muestra: R5 5 rojo, BS Salta azul; d17:R5 dice qué dado
help-wild = jugar un comodín y elegir el color: WR, WY, WG, WB; WD4R y así sucesivamente para el Comodín roba cuatro
help-bang = añadir ! a una jugada para cantar UNO con ella
help-draw =
    { $game ->
        [dice] sacar un dado
       *[cards] robar una carta
    }
help-keep =
    { $game ->
        [dice] quedarse el dado sacado
       *[cards] quedarse la carta robada
    }
help-take = tomar toda una acumulación
help-accept = aceptar un Comodín roba cuatro
help-challenge = desafiar un Comodín roba cuatro
help-uno = cantar UNO antes o después de la jugada
help-catch = atrapar a quien no ha cantado UNO
help-color = elegir un color: R, Y, G o B
help-swap = cambiar de mano con alguien, tras un 7
help-jump = jugar la carta idéntica fuera de turno
help-reroll = volver a tirar toda la mano
help-claim = denunciar un Comodín roba cuatro no válido
help-pass = dejarlo pasar
help-leave = abandonar la ronda; los demás siguen
help-why = decir por qué una jugada no es válida
help-undo = deshacer la última jugada, si nadie ha visto una carta oculta desde entonces
help-save = guardar la partida
help-rules = mostrar las reglas de esta partida
help-log = mostrar lo que ha pasado hasta ahora
help-state = mostrar la mesa de nuevo
help-help = mostrar esta ayuda
help-quit = guardar y salir

## Ronda y partida

sheet-title = Fin de la ronda { $round }
sheet-seat = Jugador
sheet-left = Queda en la mano
sheet-points = Puntos
sheet-round = Esta ronda
sheet-total = Total
sheet-hand = { $seat }: { $facenames } ({ count-points })
sheet-total-of = { $seat }: { count-points } en total
sheet-next = Pasamos a la ronda { $round }
match-title = Resultado final
match-place = { $place }. { $seat }: { count-points }
match-winner = ¡Victoria de { $seat }!
match-winners = ¡Victoria compartida de { $seats }!
match-rounds =
    { $count ->
        [one] Se ha jugado 1 ronda.
       *[other] Se han jugado { $count } rondas.
    }

## Pantallas, guardar y salir

welcome = { $gamename }, reglamento: { $preset }. En la mesa: { $seats }.
welcome-help = Escribe ? para ayuda, { $command } para salir.
watch-title = Los bots juegan entre sí.
bot-random = Azar
bot-greedy = Glotón
handover = Pasa la pantalla a { $seat } y pulsa Intro.
handover-hidden = Ahora viene { $seat }. Nadie más debe mirar.
confirm-quit = ¿Salir de la partida? Queda guardada.
confirm-leave = ¿Abandonar la ronda para siempre? Los demás siguen.
saved = Partida guardada en { $path }.
saved-resume = Para seguir más tarde:
save-elsewhere = La partida sigue: indica otro lugar con { command-save } ARCHIVO, o inténtalo otra vez.
save-lost = La partida no se pudo guardar en ninguna parte y se ha perdido.
resumed = Partida retomada de { $path }.
recorded = Acta escrita en { $path }.
undo-done = Jugada deshecha.
undo-hidden = Esta jugada no se puede deshacer: desde entonces se ha visto una carta oculta.
undo-nothing = No hay nada que deshacer.
why-allowed = { $move } es válido ahora.
interrupted = Interrumpido.
goodbye = ¡Hasta pronto!
refused = No está permitido. { $reason } [{ $clause }]
offense = Contra la regla, pero aceptado. { $reason } [{ $clause }]

## Errores

error-move = No entiendo esta jugada: { $text }. Escribe ? para ayuda.
error-move-empty = Escribe una jugada, o ? para ayuda.
error-ambiguous = { $text } puede indicar varias jugadas: { $choices }. Precisa cuál.
error-needs-color = { $text } necesita un color: añade R, Y, G o B.
error-needs-target = Di qué jugador: { $choices }.
error-unknown-seat = No hay ningún jugador { $text }.
error-yes-no = Responde { answer-yes } o { answer-no }.
error-text = Línea { $line }, columna { $column }: se esperaba { $expected }, pero dice { $text }.
error-file-missing = El archivo { $path } no existe.
error-file-unreadable = No se puede leer { $path }.
error-file-unwritable = No se puede escribir { $path }.
error-file-exists = { $path } ya existe y no se sobrescribe.
error-ruleset = Estas reglas no funcionan:
error-rule-form = Escribe una regla como nombre=valor, no { $text }.
error-bots = En esta mesa caben de 0 a { $seats } bots, no { $bots }.
error-name = El nombre { $text } ya está ocupado, por un asiento o como su letra.
error-nobody-to-catch = Nadie debe cantar UNO: no hay a quién atrapar.
error-law = { $path } se jugó con la versión { $law } de las reglas; este programa conoce la versión { $ours }.
error-input-ended = Se ha acabado la entrada.
error-extra = Esto necesita el complemento { $extra }: { $command }
error-engine = El motor { $text } no existe; opciones posibles: { $choices }.
error-game = El juego { $text } no existe; opciones posibles: { $choices }.
error-language = El idioma { $text } no está disponible; opciones posibles: { $choices }.
error-nothing-to-measure = Ningún motor elegido juega eso: RLCard solo juega con cartas, y su entorno con 2 asientos.

## oneleft check

check-ok =
    { $count ->
        [one] OK: 1 entrada, conforme a las reglas.
       *[other] OK: { $count } entradas, todas conformes a las reglas.
    }
check-unfinished = El acta termina antes que la partida.
check-violation = Entrada { $entry }, línea { $line }: { $move } no está permitido. { $reason } [{ $clause }]
check-contradiction = Entrada { $entry }, línea { $line }: se esperaba { $expected }, pero el acta dice { $text }.
check-offense = Entrada { $entry }, línea { $line }: infracción de { $actor } que nadie castigó. { $reason } [{ $clause }]
check-unknown = Entrada { $entry }, línea { $line }: no se puede saber si { $move } era válido, porque hay cartas ocultas sin anotar.
check-unknown-count =
    { $count ->
        [one] 1 entrada no se puede juzgar.
       *[other] { $count } entradas no se pueden juzgar.
    }
check-law-version = Esta acta se jugó con la versión { $law } de las reglas; se juzga con la versión { $ours }, y se marcan las diferencias.
check-law-difference = Entrada { $entry }, línea { $line }: se juzga de otro modo con la versión { $ours } de las reglas.

## oneleft ask

ask-lawful = VÁLIDO
ask-offense = INFRACCIÓN
ask-refused = RECHAZADO
ask-verdict = { $verdict }: { $move }
ask-because = { $reason } [{ $clause }]
ask-preset = Según el reglamento: { $preset }.
ask-under-lawful = Con la opción { $option } = { $value } sería válido.
ask-under-offense = Con la opción { $option } = { $value } sería una infracción.
ask-under-refused = Con la opción { $option } = { $value } se rechazaría.
ask-unknown = No se puede saber sin conocer { $what }.
ask-what-hand = la mano
ask-what-offender = la mano de quien jugó el Comodín roba cuatro
ask-what-top =
    { $game ->
        [dice] el dado central
       *[cards] la carta de arriba
    }
ask-what-color = el color pedido

## oneleft verify y convert

verify-ok = OK: todo estaba fijado antes de empezar el juego.
verify-round-ok = Ronda { $round }: todos los resultados coinciden con el compromiso.
verify-commitment = Compromiso: { $text }
verify-hash-differs = El secreto no coincide con el compromiso: se cambió después de empezar el juego.
verify-outcome-differs = Resultado { $entry }: el secreto da { $expected }, pero el acta dice { $text }.
verify-no-commitment = Esta acta no tiene compromiso: no hay nada que verificar.
verify-no-secret = El secreto todavía no se ha revelado: se revela cuando termina la partida.
verify-no-rounds = Esta acta no contiene ningún sorteo: no hay nada que verificar.
verify-entropy = { $seat } añadió su propia parte de azar.
converted = Escrito en { $path }.

## oneleft rules

rules-title = { $gamename }: las reglas, { $preset }
rules-change = Diferencia con el reglamento: { $option } = { $value }

## En el terminal

move-jump-in-uno = intervenir con { $aface } y cantar UNO
prompt-before = Se ha jugado sobre: { $topname }.
prompt-window = ¿Actuar antes del turno de { $seat }? Intro: no
prompt-window-shared = ¿Alguien actúa antes del turno de { $seat }? Escribe tu asiento, dos puntos y la jugada, o Intro
chance-committed = Todo el azar de esta partida está fijado de antemano. Compromiso: { $text }
chance-revealed = El secreto del compromiso: { $text }
chance-seed = Semilla de esta partida: { $seed }
bots-seed = Semilla de los bots: { $seed }
verify-hint = Para probar que nada se ha cambiado:
help-number = hacer la jugada con ese número
help-for-seat = con teclado compartido: quien ocupa el asiento B actúa fuera de turno
error-die-missing = Ninguno de tus dados muestra { $text }.
error-bot = El bot { $text } no existe; opciones posibles: { $choices }.
label-value = { $label }: { $value }
label-list = { $label }:
ask-preset-lawful = Con el reglamento { $preset } sería válido.
ask-preset-offense = Con el reglamento { $preset } sería una infracción.
ask-preset-refused = Con el reglamento { $preset } se rechazaría.
ask-always = Ninguna opción por sí sola ni ningún reglamento lo cambiaría.
error-option = { $option }, columna { $column }: se esperaba { $expected }, pero dice { $text }.
error-hand-dice = Estos dados no pueden estar juntos en la mesa: no queda ningún dado de este juego para { $text }.
label-move = La jugada
error-format = El formato { $text } no existe; opciones posibles: { $choices }.
check-punished = Entrada { $entry }, línea { $line }: infracción de { $actor } que fue castigada. { $reason } [{ $clause }]
check-unsettled = Ronda { $round }: hay demasiadas posibilidades para las cartas ocultas como para juzgarlo todo.
check-unknown-score = Ronda { $round }: no se pueden saber los puntos, porque hay cartas ocultas sin anotar.
check-score = Ronda { $round }, línea { $line }: se esperaba { $expected }, pero el acta dice { $text }.
verify-entry-differs = Entrada { $entry }, línea { $line }: el secreto da { $expected }, pero el acta dice { $text }.

## Las órdenes del programa y sus opciones; cada una en una sola línea

cmd-oneleft = Árbitro, mesa y laboratorio para UNO y UNO Dice.
cmd-play = Jugar una partida contra bots, o varias personas con un teclado.
cmd-check = Arbitrar el acta de una partida: OK, o la primera infracción.
cmd-ask = Preguntar al árbitro de bolsillo: ¿es válida esta jugada, y por qué?
cmd-rules = Mostrar las reglas con palabras.
cmd-verify = Probar que el mazo o las tiradas de un acta estaban fijados de antemano.
cmd-convert = Escribir un acta en otro formato.
cmd-bench = Medir la velocidad de esta máquina, en turnos por segundo.
opt-game = El juego: UNO o UNO Dice.
opt-preset = El reglamento: classic, official o party.
opt-rule = Otro valor para una opción, por ejemplo stacking=any; puede repetirse.
opt-lang = El idioma: fr, pt, en o es.
opt-version = Mostrar la versión y salir.
opt-help = Mostrar esta ayuda y salir.
opt-file = El acta de una partida.
opt-seats = Cuántos juegan: de 2 a 10 con cartas, de 2 a 4 con dados.
opt-bots = Cuántos de ellos son bots; 2 por defecto, y todos: juegan solos.
opt-bot = La clase de bot: greedy (glotón) o random (azar).
opt-seed = La misma semilla da el mismo juego; sin ella, un compromiso fija el azar.
opt-record = Escribir aquí el acta de la partida.
opt-resume = Seguir con una partida guardada.
opt-plain = Líneas simples sin color, para lectores de pantalla y tuberías.
opt-delay = Una pausa tras cada jugada de un bot, en segundos.
opt-name = El nombre del asiento siguiente; puede repetirse.
opt-move = La jugada, por ejemplo R5, WD4 o catch B.
opt-top = La carta de arriba; un comodín jugado con su color, por ejemplo WB.
opt-center = El dado central; la pregunta pasa a ser sobre UNO Dice.
opt-hand = La mano de quien juega, por ejemplo «R1 B5 WD4».
opt-position = Una posición entera, leída de un archivo.
opt-drawn = La carta o el dado recién sacado.
opt-pending = Cuántas cartas o dados hay que tomar.
opt-phase = La fase del turno, por su nombre en las posiciones.
opt-who = De quién es la jugada, por la letra de su asiento.
opt-to = El formato: text, json o moves.
opt-output = Escribir aquí en vez de en la pantalla.
opt-engine = Medir solo este motor.
opt-one-game = Medir solo este juego.
opt-one-seats = Medir solo con este número de asientos.
opt-repeats = Cuántas veces se mide; cuenta la mediana.
opt-json = Un objeto JSON en vez de una tabla.

## Errores en lo que sigue al nombre del programa

usage-usage = Uso
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Órdenes
usage-default = por defecto
usage-required = obligatorio
usage-hint = Véase { $command }
usage-no-option = La opción { $text } no existe.
usage-no-command = La orden { $text } no existe.
usage-missing-command = Falta una orden.
usage-missing = Falta { $option }.
usage-value = Este valor no sirve para { $option }.
usage-choice = { $text } no sirve para { $option }; opciones posibles: { $choices }.
usage-option-value = { $option } no se usa así.
usage-extra = Sobra una palabra: { $text }.
usage-together = { $option } y { $other } no se pueden combinar.
