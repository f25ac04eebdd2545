### Lo que dicen `oneleft serve`, `oneleft admin` y `oneleft join`.

cmd-serve = Abrir mesas en el navegador, para este ordenador, para la casa o para el mundo.
cmd-admin = Guardar todas las mesas en un archivo, o restaurarlas.
cmd-join = Hacer jugar a un robot en una mesa del navegador.
opt-host = La dirección de escucha; 127.0.0.1 si no se da ninguna.
opt-port = El puerto; el primero libre a partir de 8108 si no se da ninguno.
opt-lan = Escuchar en la dirección de la casa y mostrarla con un código QR.
opt-no-browser = No abrir un navegador.
opt-database = Dónde se guardan las mesas: sqlite:///archivo.db o postgresql://nombre@host/base.
opt-bus = Cómo se avisan varios procesos: redis://host o postgresql://host/name
opt-workers = Número de procesos; más de uno exige PostgreSQL y un bus.
opt-proxy-headers = Los proxies cuyas cabeceras X-Forwarded se creen, con comas; * para todos.
opt-keep-days = Después de cuántos días se borran las mesas terminadas y sus repeticiones.
opt-unlimited = Sin límite de frecuencia: para pruebas de carga.
opt-admin = Qué hacer.
opt-backup = El archivo de la copia de seguridad.
opt-url = El enlace de la mesa.
opt-bot-name = El nombre del robot.
serve-at = Las mesas están abiertas en { $url }
serve-here = Solo este ordenador puede abrir este enlace. Para toda la casa: oneleft serve --lan
serve-lan = Todos en esta casa pueden abrir este enlace, o escanear el código.
serve-stop = Para parar: q y Intro, o Ctrl-C.
serve-extra = La mesa del navegador no está instalada: { $extra }
serve-port = { $host }, puerto { $port }: no se puede usar ({ $reason }).
serve-no-network = Este ordenador no tiene dirección en una red.
serve-no-folder = No se puede crear la carpeta { $path }: indique un archivo con --database.
serve-workers-none = Hace falta al menos un proceso.
serve-workers-database = { $count } procesos no pueden compartir SQLite: dé --database postgresql://host/name
serve-workers-bus = { $count } procesos deben avisarse: dé --bus redis://… o --bus postgresql://host/name
admin-backup =
    { $count ->
        [one] Se ha escrito { $count } fila en { $path }.
       *[other] Se han escrito { $count } filas en { $path }.
    }
admin-restore =
    { $count ->
        [one] Se ha restaurado { $count } fila de { $path }.
       *[other] Se han restaurado { $count } filas de { $path }.
    }
admin-not-empty = La base no está vacía (tabla { $table }): una copia se restaura en una base vacía.
admin-no-backup = { $path } no es una copia de oneleft, o está dañado (línea { $line }). No se ha restaurado nada.
join-url = { $text } no es el enlace de una mesa.
join-away = { $url } no responde.
join-ended = La mesa ha cerrado la conexión: { $reason }.
join-full = No hay asiento libre, o la partida ha empezado.
join-sit = El robot se sienta.
join-ready = El robot está listo.
join-next = La ronda siguiente.
join-over = La partida ha terminado.
join-won = La partida ha terminado: el robot ha ganado.
