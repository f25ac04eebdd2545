### The table in the browser: everything its screen says that table.ftl does not. $seat, $actor and
### $target are names, $face, $top and $color notation that oneleft.words and l10n.js put into words.

## Zones and buttons

screen-title = Mesa { $code }
screen-skip = Ir para as minhas cartas
screen-status = Situação da partida
screen-round = Rodada { $round } · até { $goal }
screen-menu = Menu
screen-talk = Registro e conversa
screen-talk-unread =
    { $count ->
        [one] Registro e conversa, 1 mensagem nova
       *[other] Registro e conversa, { $count } mensagens novas
    }
screen-watching = Você está assistindo
screen-watchers =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
screen-rivals = Os outros, na ordem de jogo
screen-center = Monte e descarte
screen-discard = Descarte: { $facename } em cima
screen-discard-empty = Descarte vazio
screen-actions = Ações
screen-my-cards = Minhas cartas
screen-card-not = { $card }, não pode ser jogada: { $reason }
screen-draw = Comprar
screen-play-it = Jogar
screen-keep = Ficar com ela
screen-take = Comprar { $count }
screen-challenge = Desafiar
screen-jump = Cortar
screen-catch = Flagra!
screen-catch-whom = Quem você flagra?
screen-uno-armed = UNO será gritado
screen-uno-auto = UNO é gritado por você
screen-color = Qual cor?
screen-first-color = Você escolhe a primeira cor
screen-wd4-by = Curinga Comprar Quatro de { $actor }
screen-shown = { $seat } tinha esta mão
screen-dealing = Dando as cartas…
screen-between = A rodada acabou
screen-waiting = A partida não começou
screen-see-table = Ver a mesa
screen-results = Resultados
screen-ready-count = Prontos: { $count } de { $all }
screen-rounds =
    { $count ->
        [one] 1 rodada jogada
       *[other] { $count } rodadas jogadas
    }
screen-rematch = Revanche
screen-rematch-go = Ir para a nova mesa
screen-replay = Rever a partida
screen-lobby = Página inicial
screen-closed = Esta mesa foi fechada
screen-close = Fechar
screen-loading = Carregando…
screen-rules = Regras desta mesa
screen-settings = Configurações
screen-help = Ajuda
screen-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
screen-sort = Ordem das cartas
sort-color = por cor
sort-number = por número
sort-drawn = como foram compradas

## People

screen-here = Na mesa
screen-not-here = Desconectado
screen-autopilot = ausente, um robô joga
screen-away = ausente, um robô assume em { $time }
screen-mute = Silenciar neste aparelho
screen-unmute = Deixar de silenciar
screen-report = Denunciar
screen-report-why = O que há de errado com { $seat }?
report-words = Insultos ou discurso de ódio
report-name = Nome ofensivo
report-cheating = Trapaça
report-other = Outra coisa
screen-reported = Obrigado, a denúncia foi enviada.
screen-failed = Não deu certo. Tente de novo.
screen-kick = Tirar da mesa
screen-leave = Sair da partida
screen-leave-title = Sair?
screen-stay = Ficar

## Before the match

lobby-seats = Mesa { $code }
lobby-invite = Convidar
lobby-link = Quem tem este link pode entrar
lobby-copy = Copiar
lobby-copied = Link copiado
lobby-copy-by-hand = Copie você mesmo o link marcado
lobby-share = Compartilhar
lobby-qr = Código QR do link
lobby-loopback = Só este computador abre este link. Para jogar com outros na casa, inicie o programa com --lan.
lobby-rules = Regras e configurações
lobby-game = Jogo
lobby-preset = Regras
lobby-turn-time = Tempo por vez
lobby-no-limit = sem limite
lobby-seat-count = Lugares
lobby-pause = Pausa entre rodadas
lobby-chat = Conversa escrita
lobby-auto-uno = UNO pode ser gritado automaticamente
lobby-listed = Mostrar na lista de mesas abertas
lobby-change = Mudar configurações
lobby-free = Lugar livre
lobby-add-bot = Pôr um robô
lobby-remove = Tirar { $seat }
lobby-host = anfitrião
lobby-ready = Estou pronto
lobby-is-ready = pronto
lobby-not-ready = ainda não está pronto
lobby-say-ready = Diga que está pronto, e o anfitrião pode começar.
lobby-wait-host = O anfitrião começa a partida.
lobby-stand = Levantar-se
lobby-start = Começar
lobby-start-bots =
    { $count ->
        [one] Começar com 1 robô
       *[other] Começar com { $count } robôs
    }
lobby-can-start = Você pode começar. Robôs ocupam os lugares livres.
lobby-waiting =
    { $count ->
        [one] 1 pessoa ainda não está pronta.
       *[other] { $count } pessoas ainda não estão prontas.
    }
lobby-sealing = Abrindo a parte do acaso de cada um…
lobby-name = Seu nome
lobby-sit = Sentar-se
lobby-full = Todos os lugares estão ocupados. Você pode assistir.

## The connection

link-connecting = Conectando…
link-lost = Reconectando…
link-lost-long = A conexão caiu. Seu lugar está guardado.
link-retry = Tentar agora
link-waiting = A mesa espera…
link-back = De volta à mesa.
link-back-missed =
    { $count ->
        [one] De volta. Você perdeu 1 jogada.
       *[other] De volta. Você perdeu { $count } jogadas.
    }
link-superseded = Esta mesa está aberta em outro lugar.
link-use-here = Usar aqui
link-ejected = O anfitrião tirou você desta mesa.
link-no-table = Esta mesa não existe mais.

## What cannot wait

alert-say-uno = Grite UNO!
alert-ten-seconds = Faltam 10 segundos.
alert-challenge = Desafie com X ou aceite com A.
alert-take = { $topname }: compre { count-pieces } com A.

## What did not work

trouble-offline = Você está sem conexão: espere ela voltar.
trouble-not-now = Essa carta não pode ser jogada agora.
trouble-no-draw = Você não pode comprar agora.
trouble-no-keep = Não há carta comprada para guardar.
trouble-no-jump = Você não tem carta para cortar.
trouble-nothing-to-accept = Não há nada a aceitar agora.
trouble-nothing-to-challenge = Não há nada a desafiar agora.
trouble-nobody-to-catch = Ninguém pode ser flagrado agora.
trouble-auto-uno = UNO é gritado por você: veja o menu.
trouble-stale = Tarde demais: a vez mudou.
trouble-late = Tarde demais: alguém chegou antes.
trouble-too-late = Tarde demais: { $seat } chegou antes.
trouble-not-ready = Alguém ainda não está pronto.
trouble-full = Todos os lugares estão ocupados.
trouble-taken = Esse lugar está ocupado.
trouble-name = Escolha outro nome.
trouble-begun = A partida já começou.
trouble-seats-taken = Alguém ocupa um lugar que sumiria.
trouble-busy = Rápido demais: espere um instante.
trouble-other = Isso não é possível agora.

## Chat

talk-text = Mensagem
talk-send = Enviar
talk-phrases = Frases rápidas
talk-emotes = Reações
phrase-hello = Oi!
phrase-thanks = Valeu!
phrase-well-played = Boa jogada!
phrase-oops = Ops!
phrase-hurry = É a sua vez!
phrase-good-game = Bom jogo!
phrase-sorry = Desculpe!
phrase-bye = Tchau!

## Settings of this device

set-motion = Animações
motion-calm = Calmo
motion-normal = Normal
motion-fast = Rápido
set-sound = Sons
set-vibrate = Vibração
set-patterns = Padrões nas cores
set-keys = Letras e números como atalhos
set-auto-uno = Gritar UNO por mim
set-language = Idioma

## Help

help-touch = Toque numa carta para jogá-la. Quando as cartas estão muito juntas, o primeiro toque a levanta e o segundo a joga. Arrastar para cima sempre a joga.
help-uno-button = Com duas cartas na mão, aperte UNO! antes de jogar ou logo depois. Flagra! acende quando alguém esquece.
help-forgotten = Quem esquece e é flagrado compra { count-pieces }.
help-false-call = Gritar UNO à toa custa { count-pieces }.
help-false-catch = Flagrar à toa custa { count-pieces }.
help-keys = Teclas
key-arrows = percorrer as cartas
key-play = jogar a carta
key-draw = comprar
key-keep = ficar com a carta comprada
key-uno = UNO!
key-catch = flagrar
key-challenge = desafiar
key-accept = aceitar a penalidade
key-jump = cortar
key-colors = vermelho, amarelo, verde, azul
key-state = dizer como está o jogo
key-log = últimos acontecimentos
key-sort = ordenar as cartas
key-help = esta ajuda
key-close = fechar, cancelar
help-letters = Uma letra pode ser trocada: escolha-a aqui e aperte a nova.
help-press-letter = Aperte a nova letra
