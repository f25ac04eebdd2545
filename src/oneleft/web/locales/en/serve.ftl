### What `oneleft serve`, `oneleft admin` and `oneleft join` say.

cmd-serve = Open tables in the browser, for this computer, the house or the world.
cmd-admin = Back up all tables to a file, or restore them.
cmd-join = Let a bot play at a table in the browser.
opt-host = The address to bind; 127.0.0.1 if none is given.
opt-port = The port; the first free one from 8108 on if none is given.
opt-lan = Bind the address of the house, and show it with a QR code.
opt-no-browser = Do not open a browser.
opt-database = Where tables are kept: sqlite:///file.db or postgresql://user@host/name.
opt-bus = How several processes hear of one another: redis://host or postgresql://host/name
opt-workers = Server processes; more than one needs PostgreSQL and a bus.
opt-proxy-headers = Proxies whose X-Forwarded headers are believed, with commas; * for all.
opt-keep-days = After how many days finished tables and their replays are deleted.
opt-unlimited = No limits on how often somebody asks: for load tests.
opt-admin = What to do.
opt-backup = The file of the backup.
opt-url = The link of the table.
opt-bot-name = The name of the bot.
serve-at = Tables are open at { $url }
serve-here = Only this computer can open this link. For the whole house: oneleft serve --lan
serve-lan = Everybody in this house can open this link, or scan the code.
serve-stop = To stop: q and Enter, or Ctrl-C.
serve-extra = The table in the browser is not installed: { $extra }
serve-port = { $host }, port { $port } cannot be used: { $reason }.
serve-no-network = This computer has no address in a network.
serve-no-folder = The folder { $path } cannot be made: name a file with --database.
serve-workers-none = At least one server process is needed.
serve-workers-database = { $count } processes cannot share SQLite: give --database postgresql://host/name
serve-workers-bus = { $count } processes must hear of one another: give --bus redis://… or --bus postgresql://host/name
admin-backup =
    { $count ->
        [one] One row is written to { $path }.
       *[other] { $count } rows are written to { $path }.
    }
admin-restore =
    { $count ->
        [one] One row has been restored from { $path }.
       *[other] { $count } rows have been restored from { $path }.
    }
admin-not-empty = The database is not empty (table { $table }): a backup is restored into an empty one.
admin-no-backup = { $path } is no backup of oneleft, or is damaged (line { $line }). Nothing was restored.
join-url = { $text } is no link of a table.
join-away = { $url } does not answer.
join-ended = The table has ended the connection: { $reason }.
join-full = There is no free seat, or the match has begun.
join-sit = The bot sits down.
join-ready = The bot is ready.
join-next = The next round.
join-over = The match is over.
join-won = The match is over: the bot has won.
