### The table in the browser: everything its screen says that table.ftl does not. $seat, $actor and
### $target are names, $face, $top and $color notation that oneleft.words and l10n.js put into words.

## Zones and buttons

screen-title = Mesa { $code }
screen-skip = Ir a mis cartas
screen-status = Estado de la partida
screen-round = Ronda { $round } · a { $goal }
screen-menu = Menú
screen-talk = Registro y chat
screen-talk-unread =
    { $count ->
        [one] Registro y chat, 1 mensaje nuevo
       *[other] Registro y chat, { $count } mensajes nuevos
    }
screen-watching = Estás mirando
screen-watchers =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
screen-rivals = Los demás, por orden de juego
screen-center = Mazo y descarte
screen-discard = Descarte: { $facename } arriba
screen-discard-empty = Descarte vacío
screen-actions = Acciones
screen-my-cards = Mis cartas
screen-card-not = { $card }, no se puede jugar: { $reason }
screen-draw = Robar
screen-play-it = Jugarla
screen-keep = Quedármela
screen-take = Robar { $count }
screen-challenge = Desafiar
screen-jump = Intervenir
screen-catch = ¡Pillado!
screen-catch-whom = ¿A quién pillas?
screen-uno-armed = Se cantará UNO
screen-uno-auto = UNO se canta por ti
screen-color = ¿Qué color?
screen-first-color = Tú eliges el primer color
screen-wd4-by = Comodín roba cuatro de { $actor }
screen-shown = { $seat } tenía esta mano
screen-dealing = Repartiendo…
screen-between = La ronda ha terminado
screen-waiting = La partida no ha empezado
screen-see-table = Ver la mesa
screen-results = Resultados
screen-ready-count = Listos: { $count } de { $all }
screen-rounds =
    { $count ->
        [one] 1 ronda jugada
       *[other] { $count } rondas jugadas
    }
screen-rematch = Revancha
screen-rematch-go = A la nueva mesa
screen-replay = Ver la repetición
screen-lobby = Página de inicio
screen-closed = Esta mesa está cerrada
screen-close = Cerrar
screen-loading = Cargando…
screen-rules = Reglas de esta mesa
screen-settings = Ajustes
screen-help = Ayuda
screen-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
screen-sort = Orden de las cartas
sort-color = por color
sort-number = por número
sort-drawn = según se robaron

## People

screen-here = En la mesa
screen-not-here = Sin conexión
screen-autopilot = ausente, juega un bot
screen-away = ausente, un bot juega en { $time }
screen-mute = Silenciar en este dispositivo
screen-unmute = Dejar de silenciar
screen-report = Denunciar
screen-report-why = ¿Qué pasa con { $seat }?
report-words = Insultos o palabras de odio
report-name = Nombre ofensivo
report-cheating = Trampas
report-other = Otra cosa
screen-reported = Gracias, la denuncia se ha enviado.
screen-failed = No ha funcionado. Inténtalo de nuevo.
screen-kick = Sacar de la mesa
screen-leave = Abandonar la partida
screen-leave-title = ¿Abandonar?
screen-stay = Quedarme

## Before the match

lobby-seats = Mesa { $code }
lobby-invite = Invitar
lobby-link = Quien tenga este enlace puede entrar
lobby-copy = Copiar
lobby-copied = Enlace copiado
lobby-copy-by-hand = Copia tú el enlace marcado
lobby-share = Compartir
lobby-qr = Código QR del enlace
lobby-loopback = Solo este ordenador puede abrir este enlace. Para jugar con otros en casa, inicia el programa con --lan.
lobby-rules = Reglas y ajustes
lobby-game = Juego
lobby-preset = Reglas
lobby-turn-time = Tiempo por turno
lobby-no-limit = sin límite
lobby-seat-count = Asientos
lobby-pause = Pausa entre rondas
lobby-chat = Chat escrito
lobby-auto-uno = Se puede cantar UNO de forma automática
lobby-listed = Mostrar en la lista de mesas abiertas
lobby-change = Cambiar ajustes
lobby-free = Asiento libre
lobby-add-bot = Añadir un bot
lobby-remove = Quitar a { $seat }
lobby-host = anfitrión
lobby-ready = Estoy listo
lobby-is-ready = listo
lobby-not-ready = todavía no está listo
lobby-say-ready = Di que estás listo y el anfitrión podrá empezar.
lobby-wait-host = El anfitrión empieza la partida.
lobby-stand = Levantarse
lobby-start = Empezar
lobby-start-bots =
    { $count ->
        [one] Empezar con 1 bot
       *[other] Empezar con { $count } bots
    }
lobby-can-start = Puedes empezar. Los bots ocupan los asientos libres.
lobby-waiting =
    { $count ->
        [one] 1 persona todavía no está lista.
       *[other] { $count } personas todavía no están listas.
    }
lobby-sealing = Abriendo la parte de azar de cada uno…
lobby-name = Tu nombre
lobby-sit = Tomar asiento
lobby-full = Todos los asientos están ocupados. Puedes mirar.

## The connection

link-connecting = Conectando…
link-lost = Reconectando…
link-lost-long = Se ha perdido la conexión. Tu asiento se guarda.
link-retry = Reintentar
link-waiting = La mesa espera…
link-back = De vuelta en la mesa.
link-back-missed =
    { $count ->
        [one] De vuelta. Te has perdido 1 jugada.
       *[other] De vuelta. Te has perdido { $count } jugadas.
    }
link-superseded = Esta mesa está abierta en otro sitio.
link-use-here = Usar aquí
link-ejected = El anfitrión te ha sacado de esta mesa.
link-no-table = Esta mesa ya no existe.

## What cannot wait

alert-say-uno = ¡Canta UNO!
alert-ten-seconds = Quedan 10 segundos.
alert-challenge = Desafía con X o acepta con A.
alert-take = { $topname }: roba { count-pieces } con A.

## What did not work

trouble-offline = No tienes conexión: espera a que vuelva.
trouble-not-now = Esa carta no se puede jugar ahora.
trouble-no-draw = No puedes robar ahora.
trouble-no-keep = No hay carta robada que guardar.
trouble-no-jump = No tienes ninguna carta para intervenir.
trouble-nothing-to-accept = No hay nada que aceptar ahora.
trouble-nothing-to-challenge = No hay nada que desafiar ahora.
trouble-nobody-to-catch = No se puede pillar a nadie ahora.
trouble-auto-uno = UNO se canta por ti: mira el menú.
trouble-stale = Demasiado tarde: el turno ha cambiado.
trouble-late = Demasiado tarde: alguien se ha adelantado.
trouble-too-late = Demasiado tarde: { $seat } se ha adelantado.
trouble-not-ready = Alguien todavía no está listo.
trouble-full = Todos los asientos están ocupados.
trouble-taken = Ese asiento está ocupado.
trouble-name = Elige otro nombre.
trouble-begun = La partida ya ha empezado.
trouble-seats-taken = Alguien ocupa un asiento que desaparecería.
trouble-busy = Demasiado rápido: espera un momento.
trouble-other = Eso no es posible ahora.

## Chat

talk-text = Mensaje
talk-send = Enviar
talk-phrases = Frases rápidas
talk-emotes = Reacciones
phrase-hello = ¡Hola!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-oops = ¡Uy!
phrase-hurry = ¡Te toca!
phrase-good-game = ¡Buena partida!
phrase-sorry = ¡Perdón!
phrase-bye = ¡Adiós!

## Settings of this device

set-motion = Animaciones
motion-calm = Tranquilo
motion-normal = Normal
motion-fast = Rápido
set-sound = Sonidos
set-vibrate = Vibración
set-patterns = Tramas en los colores
set-keys = Letras y números como atajos
set-auto-uno = Cantar UNO por mí
set-language = Idioma

## Help

help-touch = Toca una carta para jugarla. Si las cartas están muy juntas, el primer toque la levanta y el segundo la juega. Arrastrarla hacia arriba siempre la juega.
help-uno-button = Con dos cartas en la mano, pulsa ¡UNO! antes de jugar o justo después. ¡Pillado! se enciende cuando alguien lo olvida.
help-forgotten = Quien lo olvida y es pillado roba { count-pieces }.
help-false-call = Cantar UNO sin motivo cuesta { count-pieces }.
help-false-catch = Pillar sin motivo cuesta { count-pieces }.
help-keys = Teclas
key-arrows = recorrer mis cartas
key-play = jugar la carta
key-draw = robar
key-keep = quedarme la carta robada
key-uno = ¡UNO!
key-catch = pillar
key-challenge = desafiar
key-accept = aceptar la penalización
key-jump = intervenir
key-colors = rojo, amarillo, verde, azul
key-state = decir cómo va la partida
key-log = últimos sucesos
key-sort = ordenar las cartas
key-help = esta ayuda
key-close = cerrar, cancelar
help-letters = Una letra se puede cambiar: elígela aquí y pulsa la nueva.
help-press-letter = Pulsa la nueva letra
