### O que o jogo diz no terminal. As variáveis estão explicadas no arquivo em inglês.

## Acontecimentos

event-round-begins = Começa a rodada { $round }.
event-draws-for-deal = { $seat } tira { $aface } para decidir quem dá as cartas.
event-rolls-for-start = { $seat } rola { $aface } para decidir quem começa.
event-tie = Empate: { $seats } tentam de novo.
event-dealer = { $seat } dá as cartas.
event-starter = { $seat } começa.
event-deals = { $seat } dá { count-cards } a cada jogador.
event-first-card = A primeira carta é { $aface }.
event-first-card-back = A primeira carta é { $aface }: ela volta para o monte, e outra é virada.
event-first-turn = { $seat } joga primeiro.
event-first-color = { $seat } precisa escolher a primeira cor.
event-plays = { $seat } joga { $aface }.
event-plays-uno = { $seat } joga { $aface } e grita UNO!
event-plays-drawn = { $seat } joga o que acabou de pegar: { $aface }.
event-plays-drawn-uno = { $seat } joga o que acabou de pegar, { $aface }, e grita UNO!
event-jumps-in = { $seat } corta com { $aface }!
event-jumps-in-uno = { $seat } corta com { $aface } e grita UNO!
event-stacks = { $seat } acumula { $aface }.
event-stacks-uno = { $seat } acumula { $aface } e grita UNO!
event-names-color = { $seat } escolhe a cor: { $color }.
event-draws =
    { $game ->
        [dice] { $seat } tira { count-pieces }.
       *[cards] { $seat } compra { count-pieces }.
    }
event-draws-deal = { $seat } recebe { count-pieces }.
event-draws-opening =
    { $game ->
        [dice] { $seat } tira { count-pieces } e perde a primeira vez.
       *[cards] { $seat } compra { count-pieces } e perde a primeira vez.
    }
event-draws-forced =
    { $game ->
        [dice] { $seat } tem de tirar { count-pieces } e perde a vez.
       *[cards] { $seat } tem de comprar { count-pieces } e perde a vez.
    }
event-draws-and-plays =
    { $game ->
        [dice] { $seat } tem de tirar { count-pieces } e depois joga normalmente.
       *[cards] { $seat } tem de comprar { count-pieces } e depois joga normalmente.
    }
event-draws-uno =
    { $game ->
        [dice] { $seat } tira { count-pieces } por não ter gritado UNO.
       *[cards] { $seat } compra { count-pieces } por não ter gritado UNO.
    }
event-draws-false-call =
    { $game ->
        [dice] { $seat } tira { count-pieces } por um UNO falso.
       *[cards] { $seat } compra { count-pieces } por um UNO falso.
    }
event-draws-false-catch =
    { $game ->
        [dice] { $seat } tira { count-pieces } por um flagrante falso.
       *[cards] { $seat } compra { count-pieces } por um flagrante falso.
    }
event-draws-false-claim =
    { $game ->
        [dice] { $seat } tira { count-pieces } por uma denúncia falsa.
       *[cards] { $seat } compra { count-pieces } por uma denúncia falsa.
    }
event-draws-challenge =
    { $game ->
        [dice] { $seat } tira { count-pieces } por causa da denúncia.
       *[cards] { $seat } compra { count-pieces } por causa do desafio.
    }
event-you-draw = Você compra: { $facenames }.
event-keeps =
    { $game ->
        [dice] { $seat } fica com o novo dado.
       *[cards] { $seat } fica com a nova carta.
    }
event-passes = { $seat } passa: não há nada para pegar.
event-skipped = { $seat } perde a vez.
event-direction =
    { $direction ->
        [clockwise] O jogo segue agora em sentido horário.
       *[counterclockwise] O jogo segue agora em sentido anti-horário.
    }
event-calls = { $seat } grita UNO!
event-catches = { $seat } flagra { $target }, que não gritou UNO.
event-false-call = { $seat } grita UNO sem motivo.
event-false-catch = { $seat } tenta flagrar { $target } sem motivo.
event-accepts = { $seat } aceita { $thetop }.
event-takes = { $seat } pega todo o acúmulo: { count-pieces }.
event-challenges = { $seat } desafia o Curinga Comprar Quatro de { $target }.
event-challenge-right = O desafio estava certo: { $target } não podia jogá-lo.
event-challenge-wrong = O desafio estava errado: { $target } podia jogá-lo.
event-hand-shown = { $target } mostra a mão para { $seat }: { $facenames }.
event-hand-shown-all = { $target } mostra a mão para todos: { $facenames }.
event-hand-shown-hidden = { $target } mostra a mão para { $seat }.
event-takes-back = { $seat } pega de volta { $theface }.
event-top-restored = { $topname } volta a valer; cor pedida: { $color }.
event-swaps = { $seat } e { $target } trocam de mão.
event-hands-pass =
    { $direction ->
        [clockwise] Todas as mãos são passadas em sentido horário.
       *[counterclockwise] Todas as mãos são passadas em sentido anti-horário.
    }
event-reshuffle = O descarte é embaralhado: { count-cards } no novo monte.
event-leaves = { $seat } sai da rodada.
event-time-out = Acabou o tempo de { $seat }.
event-turn = É a vez de { $seat }.

## Acontecimentos do jogo de dados

event-center = O dado central mostra { $aface }.
event-center-again = O dado central mostra { $aface }: ele é rolado de novo.
event-rolls = { $seat } rola { $facenames }.
event-rerolls = { $seat } rola a mão inteira de novo: { $facenames }.
event-draws-die = { $seat } tira um dado e rola { $aface }.
event-claims = { $seat } denuncia o Curinga Comprar Quatro de { $target }.
event-claim-right = Denúncia certa: { $target } não podia jogá-lo.
event-claim-wrong = Denúncia falsa: { $target } podia jogá-lo.
event-claim-auto = A arbitragem intervém: { $target } não podia jogar esse Curinga Comprar Quatro.
event-claim-passed = { $seat } deixa passar.
event-claim-closed = Ninguém denunciou: o Curinga Comprar Quatro vale.

## Finais

event-round-out = { $seat } bate e marca { count-points }.
event-round-out-low = { $seat } bate e não soma nada.
event-round-blocked = A rodada está bloqueada: { $seat } tem a menor mão e marca { count-points }.
event-round-blocked-none = A rodada está bloqueada: ninguém marca pontos.
event-round-alone = { $seat } fica sem adversários e marca { count-points }.
event-round-limit = A rodada chegou ao limite de vezes: ninguém marca pontos.
event-adds = { $seat } soma { count-points }.
event-match-won = { $seat } ganha a partida com { count-points }!
event-match-shared = { $seats } dividem a vitória com { count-points }!
event-match-extra = Empate no menor total: joga-se mais uma rodada.
event-match-alone = { $seat } fica sem adversários e ganha a partida.

## A mesa

table-title = { $gamename }, regras: { $preset }
table-round = Rodada { $round }, até { count-points }
table-turn-yours = Sua vez
table-turn-of = Vez de { $seat }
table-top =
    { $game ->
        [dice] Dado central
       *[cards] Carta de cima
    }
table-color = Cor pedida
table-hand = Sua mão: { count-pieces }
table-hand-of = Mão de { $seat }: { count-pieces }
table-draw-pile = Monte: { count-cards }
table-discard-pile = Descarte: { count-cards }
table-pouch = Bolsa: { count-dice }
table-direction =
    { $direction ->
        [clockwise] Sentido: horário
       *[counterclockwise] Sentido: anti-horário
    }
table-pending = A pegar: { count-pieces }
table-players = Jogadores
table-scores = Placar
table-log = O que aconteceu
table-seat = { $seat }: { count-pieces }
table-points = { count-points }
table-mark-you = você
table-mark-bot = robô
table-mark-dealer = dá as cartas
table-mark-starter = começou
table-mark-turn = vez de jogar
table-mark-uno = UNO!
table-mark-owes = não gritou UNO
table-mark-partner = seu par
table-mark-left = saiu
table-legal = Jogadas permitidas
table-also = Também possível
table-none = nenhuma
table-summary = Sua vez. Em cima: { $topname }, cor: { $color }. { count-pieces } na mão. Pode jogar: { $facenames }.
table-summary-none = Sua vez. Em cima: { $topname }, cor: { $color }. { count-pieces } na mão, nada que possa jogar.
table-state = Vez de { $seat }. Em cima: { $topname }, cor: { $color }.

## Perguntas

prompt-move = Sua jogada (? para ajuda)
prompt-drawn =
    { $game ->
        [dice] Você tirou { $aface }: jogar ou ficar com ele?
       *[cards] Você comprou { $aface }: jogar ou ficar com a carta?
    }
prompt-color = Qual cor? R vermelho, Y amarelo, G verde, B azul
prompt-target = Com quem você troca de mão?
prompt-stack = { $topname } espera a sua resposta: acumular, ou pegar { count-pieces }?
prompt-challenge = { $actor } jogou um Curinga Comprar Quatro. Aceitar e comprar { $count }, ou desafiar? Se você tiver razão, { $actor } compra { $guilty }; se não, você compra { $innocent }.
prompt-accept = { $actor } jogou um Curinga Comprar Quatro: aceite e compre { $count }.
prompt-claim = { $actor } jogou um Curinga Comprar Quatro sobre { $thetop }. Denunciar ou deixar passar?
prompt-outcome-card = Que carta sai do monte?
prompt-outcome-die = Que dado sai da bolsa?
prompt-outcome-roll = O que mostra o dado { $die }?
prompt-outcome-seat = Que lugar foi sorteado?
prompt-name = Nome do lugar { $seat }
prompt-continue = Aperte Enter para continuar
prompt-yes-no = s/n
answer-yes = sim
answer-no = não

## Jogadas da lista

move-play = jogar { $aface }
move-play-uno = jogar { $aface } e gritar UNO
move-play-color = jogar { $aface }, cor: { $color }
move-play-color-uno = jogar { $aface }, cor: { $color }, e gritar UNO
move-lay = jogar { $aface }, escolher a cor depois
move-jump-in = cortar com { $aface }
move-draw =
    { $game ->
        [dice] tirar um dado
       *[cards] comprar uma carta
    }
move-keep =
    { $game ->
        [dice] ficar com o novo dado
       *[cards] ficar com a nova carta
    }
move-take = pegar { count-pieces }
move-accept =
    { $game ->
        [dice] aceitar e tirar { count-pieces }
       *[cards] aceitar e comprar { count-pieces }
    }
move-challenge = desafiar o Curinga Comprar Quatro
move-call = gritar UNO
move-catch = flagrar { $target }, que não gritou UNO
move-color = escolher a cor: { $color }
move-swap = trocar de mão com { $target }
move-reroll = rolar a mão inteira de novo
move-claim = denunciar o Curinga Comprar Quatro
move-pass-claim = deixar passar
move-leave = sair da rodada
move-time-out = deixar o tempo acabar
move-warning = contra a regra, pode ser punido

## Palavras que podem ser digitadas no lugar do comando em inglês; sempre uma só palavra

command-draw = comprar
command-keep = ficar
command-take = pegar
command-accept = aceitar
command-challenge = desafiar
command-uno = uno
command-catch = flagrar
command-color = cor
command-swap = trocar
command-jump = cortar
command-reroll = rolar
command-claim = denunciar
command-pass = passar
command-leave = abandonar
command-why = porquê
command-undo = desfazer
command-save = salvar
command-rules = regras
command-log = histórico
command-state = mesa
command-help = ajuda
command-quit = sair

## Ajuda

help-title = O que você pode digitar
help-play-cards = jogar essa carta: R5 5 vermelho, BS Pular azul, GV Inverter verde, YD Comprar Dois amarelo
help-play-dice = jogar o dado que mostra isso: R5 5 vermelho, BS Pular azul; d17:R5 diz qual dado
help-wild = jogar um curinga e escolher a cor: WR, WY, WG, WB; WD4R e assim por diante para o Curinga Comprar Quatro
help-bang = acrescentar ! a uma jogada para gritar UNO junto
help-draw =
    { $game ->
        [dice] tirar um dado
       *[cards] comprar uma carta
    }
help-keep =
    { $game ->
        [dice] ficar com o dado tirado
       *[cards] ficar com a carta comprada
    }
help-take = pegar todo um acúmulo
help-accept = aceitar um Curinga Comprar Quatro
help-challenge = desafiar um Curinga Comprar Quatro
help-uno = gritar UNO antes ou depois da jogada
help-catch = flagrar quem não gritou UNO
help-color = escolher uma cor: R, Y, G ou B
help-swap = trocar de mão com alguém, depois de um 7
help-jump = jogar a carta idêntica fora da vez
help-reroll = rolar a mão inteira de novo
help-claim = denunciar um Curinga Comprar Quatro irregular
help-pass = deixar passar
help-leave = sair da rodada; os outros continuam
help-why = dizer por que uma jogada não é permitida
help-undo = desfazer a última jogada, se ninguém viu uma carta oculta desde então
help-save = salvar a partida
help-rules = mostrar as regras desta partida
help-log = mostrar o que aconteceu até agora
help-state = mostrar a mesa de novo
help-help = mostrar esta ajuda
help-quit = salvar e sair

## Rodada e partida

sheet-title = Fim da rodada { $round }
sheet-seat = Jogador
sheet-left = Resta na mão
sheet-points = Pontos
sheet-round = Esta rodada
sheet-total = Total
sheet-hand = { $seat }: { $facenames } ({ count-points })
sheet-total-of = { $seat }: { count-points } ao todo
sheet-next = Vamos à rodada { $round }
match-title = Resultado final
match-place = { $place }. { $seat }: { count-points }
match-winner = Vitória de { $seat }!
match-winners = Vitória dividida entre { $seats }!
match-rounds =
    { $count ->
        [1] Foi jogada 1 rodada.
       *[other] Foram jogadas { $count } rodadas.
    }

## Telas, salvar e sair

welcome = { $gamename }, regras: { $preset }. À mesa: { $seats }.
welcome-help = Digite ? para ajuda, { $command } para sair.
watch-title = Os robôs jogam entre si.
bot-random = Aleatório
bot-greedy = Guloso
handover = Passe a tela para { $seat } e aperte Enter.
handover-hidden = A próxima vez é de { $seat }. Ninguém mais deve olhar.
confirm-quit = Sair da partida? Ela fica salva.
confirm-leave = Sair da rodada de vez? Os outros continuam.
saved = Partida salva em { $path }.
saved-resume = Para continuar depois:
save-elsewhere = A partida continua: indique outro lugar com { command-save } ARQUIVO, ou tente de novo.
save-lost = A partida não pôde ser salva em lugar nenhum e está perdida.
resumed = Partida retomada de { $path }.
recorded = Registro gravado em { $path }.
undo-done = Jogada desfeita.
undo-hidden = Esta jogada não pode ser desfeita: uma carta oculta foi vista desde então.
undo-nothing = Não há nada a desfazer.
why-allowed = { $move } é permitido agora.
interrupted = Interrompido.
goodbye = Até logo!
refused = Não é permitido. { $reason } [{ $clause }]
offense = Contra a regra, mas aceito. { $reason } [{ $clause }]

## Erros

error-move = Não entendi esta jogada: { $text }. Digite ? para ajuda.
error-move-empty = Digite uma jogada, ou ? para ajuda.
error-ambiguous = { $text } pode indicar várias jogadas: { $choices }. Seja mais exato.
error-needs-color = { $text } precisa de uma cor: acrescente R, Y, G ou B.
error-needs-target = Diga qual jogador: { $choices }.
error-unknown-seat = Não há jogador { $text }.
error-yes-no = Responda { answer-yes } ou { answer-no }.
error-text = Linha { $line }, coluna { $column }: esperado { $expected }, encontrado { $text }.
error-file-missing = O arquivo { $path } não existe.
error-file-unreadable = Não foi possível ler { $path }.
error-file-unwritable = Não foi possível gravar { $path }.
error-file-exists = { $path } já existe e não será substituído.
error-ruleset = Estas regras não funcionam:
error-rule-form = Escreva uma regra como nome=valor, não { $text }.
error-bots = Nesta mesa cabem de 0 a { $seats } robôs, não { $bots }.
error-name = O nome { $text } já está em uso, por um lugar ou como a letra dele.
error-nobody-to-catch = Ninguém deve o grito de UNO: não há quem flagrar.
error-law = { $path } foi jogado na versão { $law } das regras; este programa conhece a versão { $ours }.
error-input-ended = A entrada acabou.
error-extra = Isto precisa do complemento { $extra }: { $command }
error-engine = O motor { $text } não existe; opções possíveis: { $choices }.
error-game = O jogo { $text } não existe; opções possíveis: { $choices }.
error-language = O idioma { $text } não está disponível; opções possíveis: { $choices }.
error-nothing-to-measure = Nenhum motor escolhido joga isso: o RLCard só joga com cartas, e o ambiente dele com 2 lugares.

## oneleft check

check-ok =
    { $count ->
        [1] OK: 1 entrada, de acordo com as regras.
       *[other] OK: { $count } entradas, todas de acordo com as regras.
    }
check-unfinished = O registro termina antes do fim da partida.
check-violation = Entrada { $entry }, linha { $line }: { $move } não é permitido. { $reason } [{ $clause }]
check-contradiction = Entrada { $entry }, linha { $line }: esperado { $expected }, mas o registro diz { $text }.
check-offense = Entrada { $entry }, linha { $line }: infração de { $actor } que ninguém puniu. { $reason } [{ $clause }]
check-unknown = Entrada { $entry }, linha { $line }: não se pode saber se { $move } era permitido, porque há cartas ocultas não anotadas.
check-unknown-count =
    { $count ->
        [1] 1 entrada não pode ser julgada.
       *[other] { $count } entradas não podem ser julgadas.
    }
check-law-version = Este registro foi jogado na versão { $law } das regras; ele é julgado na versão { $ours }, e as diferenças são marcadas.
check-law-difference = Entrada { $entry }, linha { $line }: julgada de outra forma na versão { $ours } das regras.

## oneleft ask

ask-lawful = PERMITIDO
ask-offense = INFRAÇÃO
ask-refused = RECUSADO
ask-verdict = { $verdict }: { $move }
ask-because = { $reason } [{ $clause }]
ask-preset = Julgado pelas regras: { $preset }.
ask-under-lawful = Com a opção { $option } = { $value }, seria permitido.
ask-under-offense = Com a opção { $option } = { $value }, seria uma infração.
ask-under-refused = Com a opção { $option } = { $value }, seria recusado.
ask-unknown = Não se pode saber isso sem conhecer { $what }.
ask-what-hand = a mão
ask-what-offender = a mão de quem jogou o Curinga Comprar Quatro
ask-what-top =
    { $game ->
        [dice] o dado central
       *[cards] a carta de cima
    }
ask-what-color = a cor pedida

## oneleft verify e convert

verify-ok = OK: tudo estava fixado antes de o jogo começar.
verify-round-ok = Rodada { $round }: todos os resultados combinam com o compromisso.
verify-commitment = Compromisso: { $text }
verify-hash-differs = O segredo não combina com o compromisso: foi mudado depois que o jogo começou.
verify-outcome-differs = Resultado { $entry }: o segredo dá { $expected }, mas o registro diz { $text }.
verify-no-commitment = Este registro não tem compromisso: não há nada a verificar.
verify-no-secret = O segredo ainda não foi revelado: isso acontece quando a partida termina.
verify-no-rounds = Este registro não tem nenhum sorteio: não há nada a verificar.
verify-entropy = { $seat } acrescentou a sua própria parte de acaso.
converted = Gravado em { $path }.

## oneleft rules

rules-title = { $gamename }: as regras, { $preset }
rules-change = Diferença do conjunto: { $option } = { $value }

## No terminal

move-jump-in-uno = cortar com { $aface } e gritar UNO
prompt-before = Foi jogado sobre: { $topname }.
prompt-window = Agir antes da vez de { $seat }? Enter: não
prompt-window-shared = Alguém age antes da vez de { $seat }? Digite o seu lugar, dois-pontos e a jogada, ou Enter
chance-committed = Todo o acaso desta partida está fixado de antemão. Compromisso: { $text }
chance-revealed = O segredo do compromisso: { $text }
chance-seed = Semente desta partida: { $seed }
bots-seed = Semente dos robôs: { $seed }
verify-hint = Para provar que nada foi mudado:
help-number = fazer a jogada com esse número
help-for-seat = com teclado partilhado: quem está no lugar B age fora da vez
error-die-missing = Nenhum dos seus dados mostra { $text }.
error-bot = O robô { $text } não existe; opções possíveis: { $choices }.
label-value = { $label }: { $value }
label-list = { $label }:
ask-preset-lawful = Com as regras { $preset }, seria permitido.
ask-preset-offense = Com as regras { $preset }, seria uma infração.
ask-preset-refused = Com as regras { $preset }, seria recusado.
ask-always = Nenhuma opção sozinha e nenhum conjunto de regras mudaria isso.
error-option = { $option }, coluna { $column }: esperado { $expected }, encontrado { $text }.
error-hand-dice = Estes dados não podem estar juntos na mesa: não resta nenhum dado deste jogo para { $text }.
label-move = A jogada
error-format = O formato { $text } não existe; opções possíveis: { $choices }.
check-punished = Entrada { $entry }, linha { $line }: infração de { $actor } que foi punida. { $reason } [{ $clause }]
check-unsettled = Rodada { $round }: há possibilidades demais para as cartas ocultas para julgar tudo.
check-unknown-score = Rodada { $round }: não se podem saber os pontos, porque há cartas ocultas não anotadas.
check-score = Rodada { $round }, linha { $line }: esperado { $expected }, mas o registro diz { $text }.
verify-entry-differs = Entrada { $entry }, linha { $line }: o segredo dá { $expected }, mas o registro diz { $text }.

## Os comandos do programa e as suas opções; cada um numa só linha

cmd-oneleft = Árbitro, mesa e laboratório para UNO e UNO Dice.
cmd-play = Jogar uma partida contra robôs, ou várias pessoas no mesmo teclado.
cmd-check = Arbitrar o registro de um jogo: OK, ou a primeira violação.
cmd-ask = Perguntar ao árbitro de bolso: esta jogada é permitida, e por quê?
cmd-rules = Mostrar as regras por extenso.
cmd-verify = Provar que o monte ou os lances de um registro estavam fixados de antemão.
cmd-convert = Gravar um registro em outro formato.
cmd-bench = Medir a velocidade desta máquina, em turnos por segundo.
opt-game = O jogo: UNO ou UNO Dice.
opt-preset = As regras: classic, official ou party.
opt-rule = Outro valor para uma opção, por exemplo stacking=any; pode ser repetido.
opt-lang = O idioma: fr, pt, en ou es.
opt-version = Mostrar a versão e sair.
opt-help = Mostrar esta ajuda e sair.
opt-file = O registro de um jogo.
opt-seats = Quantos jogam: 2 a 10 com cartas, 2 a 4 com dados.
opt-bots = Quantos deles são robôs; 2 por padrão, e todos: jogam sozinhos.
opt-bot = O tipo de robô: greedy (guloso) ou random (aleatório).
opt-seed = A mesma semente dá o mesmo jogo; sem ela, um compromisso fixa o acaso.
opt-record = Gravar aqui o registro da partida.
opt-resume = Continuar uma partida salva.
opt-plain = Linhas simples sem cor, para leitores de tela e pipes.
opt-delay = Uma pausa depois de cada jogada de robô, em segundos.
opt-name = O nome do lugar seguinte; pode ser repetido.
opt-move = A jogada, por exemplo R5, WD4 ou catch B.
opt-top = A carta de cima; um curinga jogado com a sua cor, por exemplo WB.
opt-center = O dado central; a pergunta passa a ser sobre UNO Dice.
opt-hand = A mão de quem joga, por exemplo “R1 B5 WD4”.
opt-position = Uma posição inteira, lida de um arquivo.
opt-drawn = A carta ou o dado que acaba de sair.
opt-pending = Quantas cartas ou dados há a pegar.
opt-phase = A fase da vez, pelo nome nas posições.
opt-who = De quem é a jogada, pela letra do lugar.
opt-to = O formato: text, json ou moves.
opt-output = Gravar aqui em vez de mostrar na tela.
opt-engine = Medir só este motor.
opt-one-game = Medir só este jogo.
opt-one-seats = Medir só com este número de lugares.
opt-repeats = Quantas vezes se mede; conta a mediana.
opt-json = Um objeto JSON em vez de uma tabela.

## Erros no que vem depois do nome do programa

usage-usage = Uso
usage-arguments = Argumentos
usage-options = Opções
usage-commands = Comandos
usage-default = padrão
usage-required = obrigatório
usage-hint = Veja { $command }
usage-no-option = A opção { $text } não existe.
usage-no-command = O comando { $text } não existe.
usage-missing-command = Falta um comando.
usage-missing = Falta { $option }.
usage-value = Este valor não serve para { $option }.
usage-choice = { $text } não serve para { $option }; opções possíveis: { $choices }.
usage-option-value = { $option } não se usa assim.
usage-extra = Uma palavra a mais: { $text }.
usage-together = { $option } e { $other } não combinam.
