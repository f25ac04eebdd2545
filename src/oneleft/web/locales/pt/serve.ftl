### O que dizem `oneleft serve`, `oneleft admin` e `oneleft join`.

cmd-serve = Abrir mesas no navegador, para este computador, para a casa ou para o mundo.
cmd-admin = Salvar todas as mesas em um arquivo, ou restaurá-las.
cmd-join = Fazer um robô jogar em uma mesa no navegador.
opt-host = O endereço de escuta; 127.0.0.1 se nenhum for dado.
opt-port = A porta; a primeira livre a partir de 8108 se nenhuma for dada.
opt-lan = Escutar no endereço da casa e mostrá-lo com um código QR.
opt-no-browser = Não abrir um navegador.
opt-database = Onde as mesas ficam: sqlite:///arquivo.db ou postgresql://nome@host/base.
opt-bus = Como vários processos se avisam: redis://host ou postgresql://host/name
opt-workers = Número de processos; mais de um exige PostgreSQL e um barramento.
opt-proxy-headers = Os proxies em cujos cabeçalhos X-Forwarded se acredita, com vírgulas; * para todos.
opt-keep-days = Depois de quantos dias as mesas terminadas e suas reprises são apagadas.
opt-unlimited = Sem limite de frequência: para testes de carga.
opt-admin = O que fazer.
opt-backup = O arquivo da cópia de segurança.
opt-url = O link da mesa.
opt-bot-name = O nome do robô.
serve-at = As mesas estão abertas em { $url }
serve-here = Só este computador pode abrir este link. Para toda a casa: oneleft serve --lan
serve-lan = Todos nesta casa podem abrir este link, ou escanear o código.
serve-stop = Para parar: q e Enter, ou Ctrl-C.
serve-extra = A mesa no navegador não está instalada: { $extra }
serve-port = { $host }, porta { $port }: não pode ser usada ({ $reason }).
serve-no-network = Este computador não tem endereço em uma rede.
serve-no-folder = Não foi possível criar a pasta { $path }: indique um arquivo com --database.
serve-workers-none = É preciso ao menos um processo.
serve-workers-database = { $count } processos não podem dividir o SQLite: dê --database postgresql://host/name
serve-workers-bus = { $count } processos precisam se avisar: dê --bus redis://… ou --bus postgresql://host/name
admin-backup =
    { $count ->
        [one] { $count } linha foi escrita em { $path }.
       *[other] { $count } linhas foram escritas em { $path }.
    }
admin-restore =
    { $count ->
        [one] { $count } linha foi restaurada de { $path }.
       *[other] { $count } linhas foram restauradas de { $path }.
    }
admin-not-empty = A base não está vazia (tabela { $table }): uma cópia se restaura em uma base vazia.
admin-no-backup = { $path } não é uma cópia de segurança do oneleft, ou está danificado (linha { $line }). Nada foi restaurado.
join-url = { $text } não é o link de uma mesa.
join-away = { $url } não responde.
join-ended = A mesa encerrou a conexão: { $reason }.
join-full = Não há lugar livre, ou a partida já começou.
join-sit = O robô se senta.
join-ready = O robô está pronto.
join-next = A próxima rodada.
join-over = A partida acabou.
join-won = A partida acabou: o robô venceu.
