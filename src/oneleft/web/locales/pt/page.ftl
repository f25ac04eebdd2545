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
page-ask-lead = Mostre o monte, a mão e a jogada. O veredito vem com sua cláusula e com as regras que o mudariam.
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
page-ask-situation-drawn = Acabei de comprar { $theface }
page-ask-situation-pending = Uma compra espera minha resposta
page-ask-pending = Quantas é preciso comprar
page-ask-move = Qual é a jogada?
page-ask-move-none = Ponha primeiro algo na mão.
page-ask-lawful = Permitido
page-ask-offense = Uma infração
page-ask-refused = Recusado
page-ask-verdict = Veredito
page-ask-waiting = Escolha uma jogada, e o árbitro decide na hora.
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
page-ask-unread = O árbitro não entende esta pergunta.
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
page-score-undo = Desfazer a última rodada
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
