### As páginas: o que o navegador diz fora da mesa.

## Todas as páginas

page-name = oneleft
page-lead = Jogue UNO e UNO Dados com amigos ou robôs, pelas regras que você escolher. O árbitro conhece todas elas.
page-skip = Ir para o conteúdo
page-nav = Menu principal
page-nav-play = Jogar
page-nav-rules = Regras
page-nav-ask = Árbitro
page-nav-score = Placar
page-nav-about = Sobre e privacidade
page-nav-more = Mais páginas
page-languages = Idioma
page-rules-cards = Regras do UNO
page-rules-dice = Regras do UNO Dados
page-trademark = UNO é uma marca da Mattel, que não tem nenhuma relação com este programa. Todos os desenhos são nossos.
page-failed = Não deu certo. Verifique a conexão e tente de novo.
page-game = Jogo
page-ruleset = Regras
page-preset = Tipo de regras
page-options = Mudar regras uma a uma
page-options-changed =
    { $count ->
        [0] Nenhuma regra mudada
        [one] 1 regra mudada
       *[other] { $count } regras mudadas
    }
page-options-reset = Desfazer as mudanças
page-conflicts = Estas regras ainda não combinam:
page-conflicts-fix = Ajustar as outras regras
page-less = Menos
page-more = Mais

## Conflitos, ditos pelos nomes

page-conflict-unknown-value = { $option }: escolha um valor de { $expected }.
page-conflict-postponed = { $option }: { $value } ainda não pode ser jogado.
page-conflict-free-without-restriction = Um Curinga Comprar Quatro sempre permitido não pode ser desafiado nem recusado: restrinja-o ou deixe-o livre.
page-conflict-stack-challenge = Para desafiar uma pilha, é preciso poder acumular e poder desafiar um Curinga Comprar Quatro.
page-conflict-seat-missing = { $option }: esse lugar não existe numa mesa de { $seats }.
page-range = { $low } a { $high }

## Entrada

page-title-home = oneleft: UNO e UNO Dados com um árbitro
page-home-heading = Suas regras. Um árbitro.
page-quick = Jogar agora
page-quick-cards = Jogar UNO
page-quick-dice = Jogar UNO Dados
page-quick-hint = Você contra dois robôs, regras clássicas.
page-join = Entrar numa mesa
page-join-code = Código ou link da mesa
page-join-button = Entrar
page-join-wrong = Um código tem oito letras e números, como K7QX2M9P.
page-open = Mesas abertas
page-open-none = Nenhuma mesa aberta agora. Crie uma e mostre-a na lista, e ela aparecerá aqui.
page-open-seats =
    { $count ->
        [0] Nenhum lugar livre
        [one] 1 lugar livre
       *[other] { $count } lugares livres
    }
page-open-of = Mesa de { $name }
page-open-watch = Assistir
page-create = Criar uma mesa
page-create-hint = Escolha o jogo, as regras e quem se senta. Você recebe um link para os outros.
page-create-button = Criar a mesa
page-create-busy = Preparando a mesa
page-read-rules = Ler estas regras
page-seats = Lugares
page-seat-you = Você
page-seat-place = Lugar { $place }
page-seat-person = Uma pessoa
page-seat-greedy = Robô esperto
page-seat-random = Robô distraído
page-timer = Tempo por vez
page-timer-off = Sem limite
page-timer-seconds = { $count } s
page-chat = Bate-papo na mesa
page-chat-hint = Sem ele, ficam as frases prontas.
page-listed = Mostrar entre as mesas abertas
page-listed-hint = Senão, só quem tem o link encontra a mesa.
page-your-name = Seu nome
page-name-default = Anfitrião
page-tools = Para uma mesa de verdade
page-tools-score = Folha de pontos
page-tools-score-hint = Toque no que ficou em cada mão; a folha soma.
page-tools-ask = Árbitro de bolso
page-tools-ask-hint = Esta jogada é permitida? Aqui está a regra que o diz.
page-tools-rules = As regras por extenso
page-tools-rules-hint = De cada jogo e de cada variante, numeradas.

## Regras

page-title-rules-cards = Regras do UNO · oneleft
page-title-rules-dice = Regras do UNO Dados · oneleft
page-rules-lead = Cada frase traz o número de sua cláusula: o árbitro cita as mesmas.
page-rules-contents = Índice
page-rules-changed = O que muda
page-rules-print = Imprimir
page-rules-play = Criar uma mesa com estas regras
page-rules-wrong = Parte deste endereço não foi entendida; por isso aparecem as regras de partida.

## Árbitro de bolso

page-title-ask = Árbitro de bolso · oneleft
page-ask-lead = Diga o que foi feito e mostre o que está na mesa. O veredito vem com sua cláusula e com as regras que o mudariam.
page-ask-act = O que acontece?
page-ask-group-turn = Na sua vez
page-ask-group-uno = UNO
page-ask-group-answer =
    { $game ->
        [dice] Depois de um dado de compra
       *[cards] Depois de uma carta de compra
    }
page-ask-group-more = Outros atos
page-ask-act-play =
    { $game ->
        [dice] Jogar um dado
       *[cards] Jogar uma carta
    }
page-ask-act-draw =
    { $game ->
        [dice] Tirar um dado
       *[cards] Comprar
    }
page-ask-act-keep =
    { $game ->
        [dice] Ficar com o dado novo
       *[cards] Ficar com a carta comprada
    }
page-ask-act-reroll = Rolar a mão de novo
page-ask-act-uno = Gritar UNO
page-ask-act-catch = Flagrar um UNO esquecido
page-ask-act-take = Pegar o que se deve
page-ask-act-accept = Aceitar um Curinga +4
page-ask-act-challenge = Desafiar um Curinga +4
page-ask-act-claim = Denunciar um Curinga +4
page-ask-act-pass = Deixar passar um Curinga +4
page-ask-act-jump = Cortar
page-ask-act-color = Escolher uma cor
page-ask-act-swap = Trocar de mão
page-ask-act-leave = Sair da rodada
page-ask-which =
    { $game ->
        [dice] Que dado é jogado?
       *[cards] Que carta é jogada?
    }
page-ask-named = Que cor é escolhida?
page-ask-color-later = Escolhida depois
page-ask-with-uno = UNO é gritado junto
page-ask-circumstances = As circunstâncias
page-ask-nothing-more = Nada mais importa aqui.
page-ask-situation-rerolled = Já rolei de novo nesta vez
page-ask-situation-other = É a vez de outra pessoa
page-ask-situation-between = Ninguém agiu desde a última jogada
page-ask-situation-acted = A próxima pessoa já agiu
page-ask-when-before = Na minha vez, antes de jogar
page-ask-when-after = Depois de jogar
page-ask-left = O que ficou na minha mão
page-ask-count = O que ficou na mão de { $target }
page-ask-count-1 =
    { $game ->
        [dice] Um dado
       *[cards] Uma carta
    }
page-ask-count-more =
    { $game ->
        [dice] Mais de um dado
       *[cards] Mais de uma carta
    }
page-ask-since = Desde essa jogada
page-ask-since-nothing = Ninguém agiu
page-ask-since-turn = A próxima pessoa agiu
page-ask-since-round = { $target } agiu de novo
page-ask-i-called = Já gritei UNO antes?
page-ask-called = { $target } gritou UNO?
page-ask-answer-no = Não
page-ask-answer-yes = Sim
page-ask-paid = Já paguei por um falso nesta vez?
page-ask-target = Quem é flagrado?
page-ask-target-B = B, um adversário
page-ask-target-C = C, meu par
page-ask-target-A = A, eu mesmo
page-ask-victim = Quem tem de comprar?
page-ask-victim-me = Eu
page-ask-victim-other = Outra pessoa
page-ask-victim-next = Outra pessoa: fui eu que o joguei
page-ask-awaits = A compra
page-ask-awaits-mine = Ainda espera uma resposta
page-ask-awaits-none = Já foi respondida ou comprada
page-ask-kind =
    { $game ->
        [dice] Que dado está no centro?
       *[cards] Que carta está no topo?
    }
page-ask-passed = Já o deixei passar?
page-ask-wild-mine = Acabei de jogar um curinga
page-ask-wild-theirs = Outra pessoa acabou de jogar um curinga
page-ask-wild-first =
    { $game ->
        [dice] A primeira rolagem do dado central é um curinga, e eu começo
       *[cards] A primeira carta é um curinga, e eu começo
    }
page-ask-wild-dealt = A primeira carta é um curinga, e eu dei as cartas
page-ask-wild-none = Nenhum curinga espera sua cor
page-ask-seven-mine = Acabei de jogar um 7
page-ask-seven-theirs = Outra pessoa acabou de jogar um 7
page-ask-seven-none = Nenhum 7 foi jogado
page-ask-swap = Com quem?
page-ask-swap-B = Com outra pessoa
page-ask-swap-A = Comigo mesmo
page-ask-swap-gone = Com alguém que saiu da rodada
page-ask-former = O que mostrava o dado central antes?
page-ask-theirs = O que mais havia na mão que o jogou?
page-ask-missing-top =
    { $game ->
        [dice] Mostre o dado central, depois a mão e o dado jogado.
       *[cards] Mostre o que está no topo, depois a mão e a carta jogada.
    }
page-ask-missing-hand =
    { $game ->
        [dice] Mostre agora os dados da mão.
       *[cards] Mostre agora as cartas da mão.
    }
page-ask-missing-face =
    { $game ->
        [dice] Escolha o dado jogado, e o árbitro decide na hora.
       *[cards] Escolha a carta jogada, e o árbitro decide na hora.
    }
page-ask-missing-former = Mostre o que havia no centro antes do Curinga Comprar Quatro, e os outros dados da mão que o jogou.
page-ask-see-why = Ver por quê
page-ask-top = O que está no topo?
page-ask-center = O que mostra o dado central?
page-ask-color = Cor pedida com o curinga
page-ask-hand = O que há na mão?
page-ask-hand-hint = Toque numa face para juntá-la; toque nela na mão para tirá-la.
page-ask-hand-empty = A mão está vazia.
page-ask-colors = Cor
page-ask-face = { $facename }
page-ask-remove = Tirar { $theface }
page-ask-situation = O momento
page-ask-situation-turn = Minha vez começa
page-ask-situation-drawn =
    { $game ->
        [dice] Acabei de tirar { $theface }
       *[cards] Acabei de comprar { $theface }
    }
page-ask-situation-pending = Uma compra espera minha resposta
page-ask-pending =
    { $game ->
        [dice] Quantos dados é preciso tirar
       *[cards] Quantas cartas é preciso comprar
    }
page-ask-move-none = Ponha primeiro algo na mão.
page-ask-lawful = Permitido
page-ask-offense = Uma infração
page-ask-refused = Recusado
page-ask-verdict = Veredito
page-ask-clauses = Regra
page-ask-otherwise = O veredito seria outro com estas regras
page-ask-always = Nenhum regulamento e nenhuma opção sozinha muda isso.
page-ask-preset = Regras: { $preset }
page-ask-more =
    { $count ->
        [one] Mostrar mais 1
       *[other] Mostrar mais { $count }
    }
page-ask-impossible = Tudo isso não pode estar na mesa ao mesmo tempo: o jogo não tem tantos.
page-ask-reset = Recomeçar
page-ask-tapped =
    { $count ->
        [0] { $theface }, nenhuma
        [one] { $theface }, 1
       *[other] { $theface }, { $count }
    }

## Folha de pontos

page-title-score = Folha de pontos · oneleft
page-score-lead = Para um jogo numa mesa de verdade. Tudo fica neste aparelho; um link leva a folha inteira.
page-score-players = Quem joga?
page-score-players-hint = Na ordem do jogo, no sentido horário.
page-score-player = Jogador { $place }
page-score-add = Juntar um jogador
page-score-remove = Tirar { $name }
page-score-target = Jogar até
page-score-target-wrong = Um número de 1 a 10.000.
page-score-start = Começar a folha
page-score-round = Rodada { $round }
page-score-deals = { $name } dá as cartas, { $other } começa.
page-score-begins = { $name } começa.
page-score-begins-first = Quem tirar o maior número no dado começa.
page-score-winner = Quem bateu?
page-score-left = O que ficou nas outras mãos?
page-score-left-of = O que ficou com { $name }
page-score-typed = Ou digite os pontos
page-score-clear = Limpar
page-score-book = Anotar { $count } para { $name }
page-score-undo = Desfazer a rodada { $round }
page-score-teams = Duplas
page-score-teams-hint = Os parceiros sentam frente a frente: { $first } · { $last }
page-score-left-opponents = O que ficou com os adversários?
page-score-won-team = { $seats } vencem com { count-points }!
page-score-booked-team = { $seats } fazem { count-points } e têm { $total }.
page-score-undo-none = Nada a desfazer
page-score-redo = Refazer a rodada { $round }
page-score-redo-none = Nada a refazer
page-score-undone = A rodada { $round } foi desfeita.
page-score-redone = A rodada { $round } voltou.
page-score-sheet = Folha
page-score-rounds = Pontos de cada rodada
page-score-total = Total
page-score-missing =
    { $count ->
        [0] Alvo atingido
        [one] Falta 1
       *[other] Faltam { $count }
    }
page-score-won = { $name } vence com { count-points }!
page-score-new = Novo jogo, mesmos jogadores
page-score-other = Outros jogadores
page-score-share = Compartilhar a folha
page-score-shared = O link foi copiado.
page-score-copy = Copie este link
page-score-print = Imprimir
page-score-booked = { $name } faz { count-points } e tem { $total }.
page-score-replace = Este link traz uma folha de { $seats }. Substituir a deste aparelho?
page-score-replace-yes = Usar a do link
page-score-replace-no = Ficar com a minha

## Sobre

page-title-about = Sobre e privacidade · oneleft
page-about-what = Uma mesa, um árbitro e um laboratório para UNO com 108 cartas e para UNO Dados com 24 dados. As regras estão uma só vez no programa; a mesa, o árbitro de bolso, as páginas de regras e os robôs leem todos as mesmas.
page-about-fair = Jogo limpo
page-about-fair-text = As cartas e os lances são fixados por um selo antes do começo, para que ninguém, nem o servidor, possa mudá-los depois. Um robô só vê o que veria uma pessoa no seu lugar.
page-about-privacy = Privacidade
page-about-privacy-none = Sem conta, sem publicidade, sem rastreamento; nada é carregado de fora.
page-about-privacy-cookie = Dois cookies: um número sorteado que diz qual lugar é o seu, e o seu idioma. Duram cerca de um ano.
page-about-privacy-table = Uma mesa guarda o nome que você digitou, as jogadas e o bate-papo, enquanto o responsável por este servidor guardar os jogos.
page-about-privacy-score = A folha de pontos e os ajustes ficam no seu aparelho; nada é enviado.
page-about-delete = Apagar meus dados
page-about-delete-hint = Seu nome e suas mensagens somem de todas as mesas, seus lugares são liberados, e este aparelho esquece a folha de pontos e os ajustes. Não há volta.
page-about-delete-sure = Sim, apagar tudo
page-about-delete-cancel = Ficar com tudo
page-about-deleted = Seus dados foram apagados.
page-about-trademark = Marca
page-about-license = O programa é software livre sob a licença MIT. Ele usa lit-html (BSD) e Fluent (Apache 2.0).

## Erros

page-title-error = Não encontrado · oneleft
page-error-404 = Não há nada aqui
page-error-404-hint = A mesa pode ter acabado, ou o endereço está errado. Confira o código ou recomece pela entrada.
page-error-500 = O árbitro perdeu o fio
page-error-500-hint = Algo falhou no servidor. Seu jogo está guardado: tente de novo daqui a pouco.
page-error-other = Isso não é possível
page-error-home = Para a entrada
page-error-again = Tentar de novo

## Outro aparelho

page-devices = Jogar em outro aparelho
page-devices-hint = Leve seus lugares: um código deste aparelho, digitado no outro, faz os dois serem você. Ele vale uma vez, por dez minutos.
page-devices-get = Obter um código
page-devices-code = Seu código
page-devices-enter = O código do outro aparelho
page-devices-use = Continuar aqui
page-devices-done = Este aparelho agora é você.
page-devices-wrong = Esse código não existe, ou não vale mais.
page-devices-table = Para a mesa { $code }
