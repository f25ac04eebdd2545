### La página de una repetición, y la prueba de que sus cartas o tiradas estaban fijadas de antemano.

replay-title = Repetición
replay-gone = Esta repetición no se puede mostrar. Quizá se haya borrado.
replay-failed = No se ha podido cargar este paso. Inténtalo de nuevo.
replay-bar = Controles
replay-transport = Reproducción
replay-first = Al principio
replay-previous = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-by = Visto por
replay-by-all = todos
replay-scrubber = Posición en la partida
replay-where = Ronda { $round }, paso { $step } de { $all }
replay-about = Sobre esta repetición
replay-share = Compartir este momento
replay-record = Descargar el registro
replay-forget = Borrar lo mío
replay-forget-ask = Tu nombre y lo que escribiste se quitan de esta partida para siempre. Si no queda nada de nadie más, se borra la repetición entera.
replay-forget-yes = Borrar
replay-forget-no = Conservar
replay-keys = Teclas: ← y → paso a paso, Espacio reproduce, Inicio y Fin.

## La prueba

replay-proof = Prueba
replay-proof-title =
    { $game ->
        [dice] Estas tiradas estaban fijadas de antemano
       *[cards] Estas cartas estaban fijadas de antemano
    }
replay-proof-what =
    { $game ->
        [dice] Antes de la primera tirada el servidor selló un secreto, y cada jugador podía añadir su parte. El secreto y esas partes deciden cada tirada. Ahora tu navegador abre el sello y vuelve a calcular por sí mismo cada tirada.
       *[cards] Antes de la primera carta el servidor selló un secreto, y cada jugador podía añadir su parte. El secreto y esas partes deciden cada carta. Ahora tu navegador abre el sello y vuelve a calcular por sí mismo cada carta.
    }
replay-proof-running = Calculando…
replay-proof-ok =
    { $game ->
        [dice] Los { $count } robos y tiradas son los que estaban fijados.
       *[cards] Las { $count } cartas son las que estaban fijadas.
    }
replay-proof-step-seal = El secreto encaja con el sello.
replay-proof-step-nonces = Las partes añadidas encajan con sus propios sellos: { $seats }.
replay-proof-step-outcomes =
    { $count ->
        [one] { $count } resultado coincide.
       *[other] { $count } resultados coinciden.
    }
replay-proof-yes = bien
replay-proof-no = mal
replay-proof-seal = El secreto no encaja con el sello publicado.
replay-proof-missing = El registro no contiene sello o no contiene secreto.
replay-proof-nonce = La parte de { $seat } no encaja con su propio sello.
replay-proof-count = La ronda { $round } no se puede seguir: su mazo o su longitud no cuadra.
replay-proof-outcome = Ronda { $round }, resultado { $number }: debía ser { $expected }, pero fue { $got }.
replay-proof-alone = Nadie añadió su parte al azar de esta partida.
replay-proof-digest = El sello
replay-proof-note = Compáralo con el sello que la mesa mostraba antes de la partida. La prueba muestra que nadie eligió una carta ni una tirada durante la partida; no puede mostrar quién conocía el secreto.
replay-proof-program = Para comprobarlo sin este servidor, descarga el registro y ejecuta
