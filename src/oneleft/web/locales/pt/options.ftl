### Todas as opções dos dois jogos e todos os valores: um nome, o que a opção faz e a regra.

game-cards = UNO
    .hint = O jogo de 108 cartas, para 2 a 10 jogadores.
game-dice = UNO Dados
    .hint = O jogo de 24 dados, para 2 a 4 jogadores.
preset-classic = Clássicas
    .hint = As regras como as folhas antigas as apresentam.
preset-official = Oficiais
    .hint = As regras da folha atual do fabricante.
preset-party = Festa
    .hint = As regras caseiras mais populares.
value-true = sim
value-false = não

## Cartas

option-cards-deck = Baralho
    .hint = Quais cartas formam o baralho.
value-cards-deck-108 = 108 cartas
    .rule = Joga-se com 108 cartas.
value-cards-deck-112-shuffle = 112 cartas com Embaralhar Mãos
    .rule = Joga-se com 112 cartas, entre elas um Curinga Embaralhar Mãos e três Curingas personalizáveis.
value-cards-deck-112-swap = 112 cartas com Trocar Mãos
    .rule = Joga-se com 112 cartas, entre elas um Curinga Trocar Mãos e três cartas em branco.
option-cards-hand-size = Cartas dadas
    .hint = Quantas cartas cada jogador recebe no início de uma rodada.
value-cards-hand-size = { count-cards }
    .rule = Cada jogador recebe { count-cards }.
option-cards-target-score = Pontuação final
    .hint = Quantos pontos encerram a partida.
value-cards-target-score = { count-points }
    .rule = A pontuação a alcançar é de { count-points }.
option-cards-scoring = Contagem
    .hint = Quem marca quais pontos depois de uma rodada.
value-cards-scoring-winner-takes = Tudo para quem ganha
    .rule = Quem ganha a rodada marca as cartas que restam em todas as outras mãos; quem alcançar primeiro a pontuação final ganha a partida.
value-cards-scoring-low-total-wins = O menor total ganha
    .rule = Cada um soma os pontos da própria mão; quando alguém alcançar a pontuação final, o menor total ganha a partida.
value-cards-scoring-elimination = Eliminação
    .rule = Cada um soma os pontos da própria mão, e quem alcançar a pontuação final está fora; quem ficar por último ganha a partida.
value-cards-scoring-single-round = Uma só rodada
    .rule = A partida tem uma só rodada; quem a ganha marca as cartas que restam em todas as outras mãos.
option-cards-tie = Empate
    .hint = O que acontece se vários jogadores tiverem o menor total.
value-cards-tie-share = Vitória dividida
    .rule = Quem empatar no menor total divide a vitória.
value-cards-tie-extra-round = Mais uma rodada
    .rule = Se houver empate no menor total, joga-se mais uma rodada.
option-cards-first-dealer = Quem dá primeiro
    .hint = Como se decide quem dá as cartas na primeira rodada.
value-cards-first-dealer-fixed = Lugar fixo
    .rule = Quem dá as cartas na primeira rodada é fixado de antemão.
value-cards-first-dealer-random = Sorteio
    .rule = Quem dá as cartas na primeira rodada é sorteado.
value-cards-first-dealer-draw-high = A carta mais alta
    .rule = Cada um tira uma carta, e o maior número dá as cartas; símbolos contam 0, e em caso de empate tira-se de novo.
option-cards-dealer-seat = Lugar de quem dá
    .hint = Qual lugar dá as cartas primeiro, se o lugar for fixo.
value-cards-dealer-seat = Lugar { $seat }
    .rule = O lugar { $seat } dá as cartas primeiro.
option-cards-next-dealer = Quem dá depois
    .hint = Quem dá as cartas nas rodadas seguintes.
value-cards-next-dealer-rotate = Para a esquerda
    .rule = Depois de cada rodada, dá as cartas quem está à esquerda.
value-cards-next-dealer-winner-deals = Quem ganha dá
    .rule = Quem ganha uma rodada dá as cartas na seguinte.
value-cards-next-dealer-winner-starts = Quem ganha começa
    .rule = Quem ganha uma rodada joga primeiro na seguinte; dá as cartas quem está à sua direita.
option-cards-first-skip = Primeira carta Pular
    .hint = O que acontece se a primeira carta virada for um Pular.
value-cards-first-skip-apply = Tem efeito
    .rule = Se a primeira carta for um Pular, quem está à esquerda de quem dá perde a vez.
value-cards-first-skip-redraw = Outra carta
    .rule = Se a primeira carta for um Pular, ela volta para o monte e outra é virada.
option-cards-first-draw2 = Primeira carta Comprar Dois
    .hint = O que acontece se a primeira carta virada for um Comprar Dois.
value-cards-first-draw2-apply = Tem efeito
    .rule = Se a primeira carta for um Comprar Dois, quem está à esquerda de quem dá compra duas cartas e perde a vez.
value-cards-first-draw2-redraw = Outra carta
    .rule = Se a primeira carta for um Comprar Dois, ela volta para o monte e outra é virada.
option-cards-first-reverse-starter = Primeira carta Inverter
    .hint = Quem joga primeiro se a primeira carta virada for um Inverter.
value-cards-first-reverse-starter-dealer = Quem dá começa
    .rule = Se a primeira carta for um Inverter, quem dá as cartas joga primeiro, e o jogo segue em sentido anti-horário.
value-cards-first-reverse-starter-right-of-dealer = À direita de quem dá
    .rule = Se a primeira carta for um Inverter, quem está à direita de quem dá joga primeiro, e o jogo segue em sentido anti-horário.
value-cards-first-reverse-starter-left-of-dealer = À esquerda de quem dá
    .rule = Se a primeira carta for um Inverter, quem está à esquerda de quem dá joga primeiro, e o jogo segue em sentido anti-horário.
option-cards-opening-wild-color = Primeira carta Curinga
    .hint = Quem escolhe a cor se a primeira carta virada for um Curinga.
value-cards-opening-wild-color-first-to-act = Quem joga primeiro
    .rule = Se a primeira carta for um Curinga, quem tem a primeira vez escolhe a cor.
value-cards-opening-wild-color-dealer = Quem dá
    .rule = Se a primeira carta for um Curinga, quem dá as cartas escolhe a cor.
value-cards-opening-wild-color-redraw = Outra carta
    .rule = Se a primeira carta for um Curinga, ela volta para o monte e outra é virada.
option-cards-first-wd4 = Primeira carta Curinga Comprar Quatro
    .hint = O que acontece se a primeira carta virada for um Curinga Comprar Quatro.
value-cards-first-wd4-apply = Tem efeito
    .rule = Se a primeira carta for um Curinga Comprar Quatro, quem está à esquerda de quem dá compra quatro cartas e perde a vez.
value-cards-first-wd4-reshuffle = Volta ao monte
    .rule = Se a primeira carta for um Curinga Comprar Quatro, ela é embaralhada no monte e outra é virada.
option-cards-match-symbol = Mesmo símbolo
    .hint = Se uma carta de ação vai sobre a mesma carta de ação de outra cor.
value-cards-match-symbol-true = Sim
    .rule = Uma carta de ação também vai sobre a mesma carta de ação de outra cor.
value-cards-match-symbol-false = Não
    .rule = Uma carta de ação só vai sobre a própria cor.
option-cards-draw2-skips = Comprar Dois custa a vez
    .hint = Se a vítima de um Comprar Dois também perde a vez.
value-cards-draw2-skips-true = Sim
    .rule = A vítima de um Comprar Dois também perde a vez.
value-cards-draw2-skips-false = Não
    .rule = A vítima de um Comprar Dois compra e depois joga normalmente.
option-cards-stacking = Acúmulo
    .hint = Se é possível responder a uma carta de compra com outra.
value-cards-stacking-off = Não
    .rule = Não se pode responder a uma carta de compra com outra.
value-cards-stacking-same-kind = Mesmo tipo
    .rule = Pode-se responder a um Comprar Dois com um Comprar Dois e a um Curinga Comprar Quatro com outro; as compras se somam, e quem não acumula pega tudo.
value-cards-stacking-d2-then-wd4 = Mesmo tipo, e quatro sobre dois
    .rule = Pode-se responder a um Comprar Dois com um Comprar Dois ou um Curinga Comprar Quatro, e a um Curinga Comprar Quatro só com outro; as compras se somam, e quem não acumula pega tudo.
value-cards-stacking-any = Qualquer carta de compra
    .rule = Pode-se responder a uma carta de compra com qualquer outra; as compras se somam, e quem não acumula pega tudo.
option-cards-stack-challenge = Desafiar um acúmulo
    .hint = Se um Curinga Comprar Quatro acumulado pode ser desafiado.
value-cards-stack-challenge-true = Sim
    .rule = Um Curinga Comprar Quatro acumulado pode ser desafiado; só o último é julgado. Se o desafio estiver certo, quem o jogou compra o total inteiro; se estiver errado, quem desafiou compra o total mais dois.
value-cards-stack-challenge-false = Não
    .rule = Um Curinga Comprar Quatro acumulado não pode ser desafiado.
option-cards-two-player-reverse = Inverter a dois
    .hint = O que um Inverter faz quando só dois jogam.
value-cards-two-player-reverse-skip = Como Pular
    .rule = Com dois jogadores, o Inverter age como um Pular.
value-cards-two-player-reverse-no-effect = Sem efeito
    .rule = Com dois jogadores, o Inverter não tem efeito.
option-cards-wild-anytime = Curinga a qualquer momento
    .hint = Se um Curinga pode ser jogado mesmo que outra carta sirva.
value-cards-wild-anytime-true = Sim
    .rule = Um Curinga pode ser jogado mesmo que outra carta sirva.
value-cards-wild-anytime-false = Não
    .rule = Um Curinga só pode ser jogado se nenhuma carta além dos curingas servir.
option-cards-wd4-restriction = Quando o Curinga Comprar Quatro é permitido
    .hint = Quais cartas na mão proíbem um Curinga Comprar Quatro.
value-cards-wd4-restriction-none = Sempre
    .rule = Um Curinga Comprar Quatro sempre pode ser jogado.
value-cards-wd4-restriction-color = Sem a cor pedida
    .rule = Um Curinga Comprar Quatro só pode ser jogado por quem não tem nenhuma carta da cor pedida.
value-cards-wd4-restriction-any-match = Sem carta que combine
    .rule = Um Curinga Comprar Quatro só pode ser jogado por quem não tem nenhuma carta que combine pela cor, pelo número ou pelo símbolo.
value-cards-wd4-restriction-any-playable = Sem carta jogável
    .rule = Um Curinga Comprar Quatro só pode ser jogado por quem não tem nenhuma outra carta que possa jogar, Curingas incluídos.
option-cards-wd4-enforcement = Curinga Comprar Quatro irregular
    .hint = O que acontece quando um Curinga Comprar Quatro é jogado contra a regra.
value-cards-wd4-enforcement-free = Nada
    .rule = Um Curinga Comprar Quatro não pode ser desafiado.
value-cards-wd4-enforcement-challenge = Pode ser desafiado
    .rule = Pode-se blefar com um Curinga Comprar Quatro. Quem teria de comprar pode aceitá-lo ou desafiá-lo antes de comprar.
value-cards-wd4-enforcement-strict = Recusado
    .rule = Um Curinga Comprar Quatro contra a regra é recusado.
option-cards-wd4-guilty-draw = Preço de um blefe
    .hint = Quantas cartas compra quem tem o blefe desafiado.
value-cards-wd4-guilty-draw = { count-cards }
    .rule = Se o desafio estiver certo, quem jogou o Curinga Comprar Quatro compra { count-cards }, e quem desafiou joga normalmente sem comprar.
option-cards-wd4-innocent-draw = Preço de um desafio errado
    .hint = Quantas cartas compra quem desafia um Curinga Comprar Quatro permitido.
value-cards-wd4-innocent-draw = { count-cards }
    .rule = Se o desafio estiver errado, quem desafiou compra { count-cards } e perde a vez.
option-cards-wd4-guilty = Depois de um desafio certo
    .hint = O que acontece com um Curinga Comprar Quatro cujo blefe foi desafiado.
value-cards-wd4-guilty-stays = Fica
    .rule = Um Curinga Comprar Quatro blefado fica no descarte, e a cor escolhida continua valendo.
value-cards-wd4-guilty-take-back = Volta à mão
    .rule = Um Curinga Comprar Quatro blefado volta para a mão de quem o jogou, e a carta e a cor de antes valem de novo.
value-cards-wd4-guilty-take-back-and-replay = Volta à mão, outra carta
    .rule = Um Curinga Comprar Quatro blefado volta para a mão de quem o jogou, que precisa então jogar uma carta permitida que já tinha antes de comprar, se houver uma.
option-cards-challenge-reveal = Quem vê a mão
    .hint = A quem se mostra uma mão desafiada.
value-cards-challenge-reveal-challenger = Quem desafiou
    .rule = A mão desafiada é mostrada só a quem desafiou.
value-cards-challenge-reveal-all = Todos
    .rule = A mão desafiada é mostrada a todos.
value-cards-challenge-reveal-none = Ninguém
    .rule = A mão desafiada não é mostrada a ninguém; só a arbitragem a julga.
option-cards-voluntary-draw = Comprar por escolha
    .hint = Se quem poderia jogar pode comprar em vez disso.
value-cards-voluntary-draw-true = Permitido
    .rule = Quem poderia jogar pode comprar em vez disso.
value-cards-voluntary-draw-false = Proibido
    .rule = Quem pode jogar tem de jogar.
option-cards-draw-to-match = Comprar até servir
    .hint = Se quem compra continua até uma carta servir.
value-cards-draw-to-match-true = Até uma carta servir
    .rule = Quem compra continua comprando até que uma carta possa ser jogada.
value-cards-draw-to-match-false = Uma carta
    .rule = Quem compra na sua vez compra uma só carta.
option-cards-drawn-card = A carta comprada
    .hint = Se uma carta comprada que serve é jogada.
value-cards-drawn-card-may = Pode ser jogada
    .rule = Uma carta comprada que serve pode ser jogada na hora ou guardada.
value-cards-drawn-card-must = Tem de ser jogada
    .rule = Uma carta comprada que serve tem de ser jogada na hora.
value-cards-drawn-card-never = É guardada
    .rule = Uma carta comprada é sempre guardada, e a vez termina.
option-cards-recycle-keeps-top = Embaralhar sem a carta de cima
    .hint = Se a carta de cima fica no lugar quando o descarte é embaralhado.
value-cards-recycle-keeps-top-true = Sim
    .rule = A carta de cima do descarte fica no lugar; as outras são embaralhadas.
value-cards-recycle-keeps-top-false = Não
    .rule = A carta de cima também é embaralhada; a cor, o número ou o símbolo dela ainda valem.
option-cards-blocked-round = Rodada bloqueada
    .hint = Como se conta uma rodada em que ninguém pode continuar.
value-cards-blocked-round-lowest-wins = A menor mão ganha
    .rule = Se a rodada ficar bloqueada, a menor mão marca as outras mãos menos a própria; se as menores empatarem, ninguém marca.
value-cards-blocked-round-no-score = Sem pontos
    .rule = Se a rodada ficar bloqueada, ninguém marca pontos.
option-cards-uno-penalty = Penalidade por esquecer UNO
    .hint = Quantas cartas compra quem é flagrado sem ter gritado UNO.
value-cards-uno-penalty = { count-cards }
    .rule = A penalidade por não ter gritado UNO é de { count-cards }.
option-cards-uno-window = Prazo para flagrar
    .hint = Até quando quem esqueceu UNO pode ser flagrado.
value-cards-uno-window-next-turn = Até a próxima vez
    .rule = É possível flagrar alguém até que a vez do próximo jogador comece com uma jogada ou uma compra.
value-cards-uno-window-until-own-next-turn = Até a própria vez
    .rule = É possível flagrar alguém até que a sua própria vez seguinte comece com uma jogada ou uma compra.
value-cards-uno-window-none = Sem limite
    .rule = É possível flagrar alguém enquanto tiver uma só carta e não tiver gritado UNO.
option-cards-uno-self-correct = UNO atrasado
    .hint = Se ainda se pode gritar UNO depois da jogada.
value-cards-uno-self-correct-true = Permitido
    .rule = Quem esqueceu ainda pode gritar UNO enquanto ninguém flagrar e o prazo não acabar.
value-cards-uno-self-correct-false = Proibido
    .rule = Depois da jogada é tarde demais para gritar UNO.
option-cards-false-uno-penalty = Preço de um UNO falso
    .hint = Quantas cartas custa gritar UNO em falso.
value-cards-false-uno-penalty =
    { $count ->
        [0] Grátis
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Um UNO falso é recusado e não custa nada.
           *[other] Um UNO falso custa { count-cards }.
        }
option-cards-false-catch-penalty = Preço de um flagrante falso
    .hint = Quantas cartas custa flagrar quem não precisava gritar UNO.
value-cards-false-catch-penalty =
    { $count ->
        [0] Grátis
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Um flagrante falso é recusado e não custa nada.
           *[other] Um flagrante falso custa { count-cards }.
        }
option-cards-final-draw-counts = A última compra conta
    .hint = Se uma carta de compra jogada por último ainda faz o próximo jogador comprar.
value-cards-final-draw-counts-true = Sim
    .rule = Se a última carta for um Comprar Dois ou um Curinga Comprar Quatro, o próximo jogador compra primeiro, e essas cartas contam.
value-cards-final-draw-counts-false = Não
    .rule = Se a última carta for um Comprar Dois ou um Curinga Comprar Quatro, ninguém compra mais.
option-cards-no-action-finish = Terminar sem carta de ação
    .hint = Se a última carta pode ser de ação ou curinga.
value-cards-no-action-finish-true = Só números
    .rule = A última carta tem de ser um número; não se pode terminar com uma carta de ação nem com um curinga.
value-cards-no-action-finish-false = Qualquer carta
    .rule = Pode-se terminar com qualquer carta.
option-cards-double-play = Duas de uma vez
    .hint = Se duas cartas de número idênticas podem ser jogadas juntas.
value-cards-double-play-true = Permitido
    .rule = Duas cartas de número idênticas podem ser jogadas juntas.
value-cards-double-play-false = Proibido
    .rule = Joga-se só uma carta por vez.
option-cards-misplay-penalty = Penalidade por jogada irregular
    .hint = Quantas cartas custa uma jogada contra as regras.
value-cards-misplay-penalty =
    { $count ->
        [0] Grátis
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Uma jogada contra as regras não custa nada.
           *[other] Uma jogada contra as regras custa { count-cards }.
        }
option-cards-teams = Equipes
    .hint = Se os jogadores formam pares.
value-cards-teams-none = Nenhuma
    .rule = Cada um joga por si.
value-cards-teams-2v2 = Dois contra dois
    .rule = Quatro jogadores formam duas equipes; os pares sentam frente a frente. Quem forma um par não pode flagrar nem desafiar o outro.
option-cards-jump-in = Corte
    .hint = Se uma carta idêntica pode ser jogada fora da vez.
value-cards-jump-in-true = Permitido
    .rule = Quem tem uma carta idêntica à que acabou de ser jogada, exceto curingas, pode jogá-la fora da vez até que o próximo jogador aja; o jogo continua a partir daí.
value-cards-jump-in-false = Não
    .rule = Ninguém joga fora da vez.
option-cards-jump-in-win = Ganhar com um corte
    .hint = Se a última carta pode ser jogada fora da vez.
value-cards-jump-in-win-true = Permitido
    .rule = A última carta pode ser jogada fora da vez.
value-cards-jump-in-win-false = Proibido
    .rule = A última carta não pode ser jogada fora da vez.
option-cards-seven-zero = Sete-Zero
    .hint = Se um 7 troca duas mãos e um 0 passa todas as mãos adiante.
value-cards-seven-zero-true = Sim
    .rule = Quem joga um 7 troca de mão com um jogador à sua escolha; depois de um 0, todas as mãos são passadas no sentido do jogo. Isso não acontece com a última carta. Quem ficar então com uma só carta precisa gritar UNO.
value-cards-seven-zero-false = Não
    .rule = O 7 e o 0 são números comuns.
option-cards-deflect = Desvio
    .hint = Se é possível responder a uma carta de compra com Inverter ou Pular.
value-cards-deflect-off = Não
    .rule = Uma carta de compra não pode ser desviada com outra carta.
value-cards-deflect-reverse = Com Inverter
    .rule = Um Inverter da cor certa devolve uma carta de compra.
value-cards-deflect-reverse-and-skip = Com Inverter e Pular
    .rule = Um Inverter da cor certa devolve uma carta de compra, e um Pular da cor certa a passa adiante.
option-cards-mercy-limit = Limite de clemência
    .hint = Quantas cartas na mão tiram alguém da rodada.
value-cards-mercy-limit =
    { $count ->
        [0] Nenhum
       *[other] { count-cards }
    }
    .rule =
        { $count ->
            [0] Nenhuma quantidade de cartas tira alguém da rodada.
           *[other] Quem tiver { count-cards } ou mais está fora da rodada.
        }
option-cards-turn-seconds = Tempo por vez
    .hint = Quantos segundos cada jogador tem para agir.
value-cards-turn-seconds =
    { $count ->
        [0] Sem limite
        [1] 1 segundo
       *[other] { $count } segundos
    }
    .rule =
        { $count ->
            [0] Não há limite de tempo para uma vez.
            [1] Cada jogador tem 1 segundo para agir; depois uma carta é comprada e a vez termina.
           *[other] Cada jogador tem { $count } segundos para agir; depois uma carta é comprada e a vez termina.
        }

## Dados

option-dice-edition = Edição
    .hint = Qual edição do jogo de dados é jogada.
value-dice-edition-pouch24 = 24 dados e uma bolsa
    .rule = Joga-se com 24 dados, uma bolsa e um dado central.
value-dice-edition-tray1987-basic = A bandeja de 1987
    .rule = Joga-se o jogo básico de 1987, com uma bandeja e mãos de quatro dados.
value-dice-edition-line2011 = A fila de dados de 2011
    .rule = Joga-se o jogo de 2011, a dois, com onze dados em fila.
option-dice-dice-table = Os dados
    .hint = Quais faces há em cada dado.
value-dice-dice-table-balanced24 = Equilibrados
    .rule = Cada dado tem um número em cada uma das quatro cores e duas faces especiais. As faces dos dados originais não estão documentadas; esta tabela é nossa.
value-dice-dice-table-custom = Os seus
    .rule = As faces dos dados são as da sua própria tabela.
option-dice-hand-dice = Dados na mão
    .hint = Quantos dados cada jogador recebe no início de uma rodada.
value-dice-hand-dice = { count-dice }
    .rule = Cada jogador recebe { count-dice }.
option-dice-target-score = Pontuação final
    .hint = Quantos pontos encerram a partida.
value-dice-target-score = { count-points }
    .rule = Quem primeiro alcançar { count-points } no fim de uma rodada ganha a partida.
option-dice-first-starter = Quem começa primeiro
    .hint = Como se decide quem começa a primeira rodada.
value-dice-first-starter-fixed = Lugar fixo
    .rule = Quem começa a primeira rodada é fixado de antemão.
value-dice-first-starter-random = Sorteio
    .rule = Quem começa a primeira rodada é sorteado.
value-dice-first-starter-roll-high = A rolagem mais alta
    .rule = Cada um rola um dado, e o maior número começa; símbolos contam 0, e em caso de empate rola-se de novo.
option-dice-starter-seat = Lugar de quem começa
    .hint = Qual lugar começa, se o lugar for fixo.
value-dice-starter-seat = Lugar { $seat }
    .rule = O lugar { $seat } começa.
option-dice-opening = Rolagem de abertura
    .hint = O que acontece se o primeiro dado rolado não mostrar um número.
value-dice-opening-reroll-until-number = Até sair um número
    .rule = O dado central é rolado até mostrar um número; o que mostrou antes não tem efeito.
value-dice-opening-effects-1987 = Tem efeito
    .rule = Se o dado central mostrar um comando ou um Curinga, o efeito vale na primeira vez; só um Curinga Comprar Quatro é rolado de novo.
option-dice-voluntary-reroll = Abrir mão de jogar
    .hint = Se quem poderia jogar pode rolar a mão de novo em vez disso.
value-dice-voluntary-reroll-true = Permitido
    .rule = Quem poderia jogar pode abrir mão disso.
value-dice-voluntary-reroll-false = Proibido
    .rule = Quem pode jogar tem de jogar.
option-dice-reroll = Rolar de novo
    .hint = Se quem não joga rola a mão de novo antes de tirar um dado.
value-dice-reroll-mandatory = Obrigatório
    .rule = Quem não joga rola a mão inteira de novo, uma vez por turno, antes de tirar um dado.
value-dice-reroll-optional = Opcional
    .rule = Quem não joga pode rolar a mão inteira de novo, uma vez por turno, ou tirar um dado logo.
value-dice-reroll-none = Não
    .rule = A mão não é rolada de novo: quem não joga tira um dado.
option-dice-play-after-reroll = Jogar depois de rolar de novo
    .hint = Se um dado pode ser jogado logo depois de rolar a mão de novo.
value-dice-play-after-reroll-true = Permitido
    .rule = Depois de rolar a mão de novo, pode-se jogar um dado que combine.
value-dice-play-after-reroll-false = Proibido
    .rule = Depois de rolar a mão de novo, nenhum dado pode ser jogado antes de se tirar um, e então só o novo.
option-dice-after-reroll = Abrir mão depois de rolar de novo
    .hint = Se quem poderia jogar depois de rolar a mão de novo pode tirar um dado em vez disso.
value-dice-after-reroll-may-decline-and-draw = Permitido
    .rule = Quem poderia jogar depois de rolar a mão de novo pode tirar um dado em vez disso.
value-dice-after-reroll-must-play-if-able = Proibido
    .rule = Quem pode jogar depois de rolar a mão de novo tem de jogar.
option-dice-drawn-die = O dado tirado
    .hint = Se um dado tirado que combina tem de ser jogado.
value-dice-drawn-die-may = Pode ser jogado
    .rule = Um dado tirado que combina pode ser jogado na hora ou guardado.
value-dice-drawn-die-must = Tem de ser jogado
    .rule = Um dado tirado que combina tem de ser jogado na hora.
option-dice-victim-rolls = O que a vítima rola
    .hint = Quais dados são rolados depois de uma compra forçada.
value-dice-victim-rolls-new-only = Os novos dados
    .rule = Depois de uma compra forçada, só os novos dados são rolados.
value-dice-victim-rolls-all = A mão inteira
    .rule = Depois de um Comprar Dois ou Curinga Comprar Quatro, a vítima rola a mão inteira.
option-dice-return-before-draw = Volta do dado anterior
    .hint = Se o dado central anterior está na bolsa antes que a vítima tire os seus.
value-dice-return-before-draw-true = Antes
    .rule = O dado central anterior volta para a bolsa antes que a vítima tire os seus.
value-dice-return-before-draw-false = Depois
    .rule = O dado central anterior só volta para a bolsa depois que a vítima tirou e rolou os seus.
option-dice-short-pouch = Dados de menos
    .hint = O que acontece se a bolsa tiver dados de menos para uma compra forçada.
value-dice-short-pouch-take-available = Pegar o que houver
    .rule = Se a bolsa tiver dados de menos, pega-se o que houver, e o resto fica perdoado.
option-dice-two-player-reverse = Inverter a dois
    .hint = O que um Inverter faz quando só dois jogam.
value-dice-two-player-reverse-skip = Como Pular
    .rule = Com dois jogadores, o Inverter age como um Pular.
value-dice-two-player-reverse-no-effect = Sem efeito
    .rule = Com dois jogadores, o Inverter não tem efeito.
option-dice-wd4-test = Quando o Curinga Comprar Quatro é permitido
    .hint = Quais dados na mão proíbem um Curinga Comprar Quatro.
value-dice-wd4-test-any-match = Sem dado que combine
    .rule = Um Curinga Comprar Quatro só pode ser jogado se nenhum outro dado da mão combinar com o dado central pela cor, pelo número ou pelo comando.
value-dice-wd4-test-color = Sem a cor pedida
    .rule = Um Curinga Comprar Quatro só pode ser jogado se nenhum outro dado da mão tiver a cor pedida.
value-dice-wd4-test-none = Sempre
    .rule = Um Curinga Comprar Quatro sempre pode ser jogado.
option-dice-wild-counts-as-match = Curingas combinam
    .hint = Se outro curinga na mão proíbe um Curinga Comprar Quatro.
value-dice-wild-counts-as-match-true = Sim
    .rule = Outro curinga na mão conta como combinação e proíbe um Curinga Comprar Quatro.
value-dice-wild-counts-as-match-false = Não
    .rule = Outros curingas na mão não contam como combinação.
option-dice-wd4-enforcement = Curinga Comprar Quatro irregular
    .hint = O que acontece quando um Curinga Comprar Quatro é jogado contra a regra.
value-dice-wd4-enforcement-catch = Pode ser denunciado
    .rule = Um Curinga Comprar Quatro contra a regra vale, a menos que seja denunciado antes que a vítima tire os dados.
value-dice-wd4-enforcement-strict = Recusado
    .rule = Um Curinga Comprar Quatro contra a regra é recusado.
value-dice-wd4-enforcement-auto = Sempre denunciado
    .rule = A arbitragem denuncia todo Curinga Comprar Quatro contra a regra.
option-dice-wd4-catcher = Quem pode denunciar
    .hint = Quem pode denunciar um Curinga Comprar Quatro jogado contra a regra.
value-dice-wd4-catcher-any = Qualquer adversário
    .rule = Qualquer adversário pode denunciá-lo; o prazo acaba quando todos deixarem passar ou a vítima aceitar.
value-dice-wd4-catcher-victim = A vítima
    .rule = Só quem teria de tirar os dados pode denunciá-lo.
option-dice-wd4-caught-draw = Penalidade da denúncia
    .hint = Quantos dados tira quem tem o Curinga Comprar Quatro denunciado.
value-dice-wd4-caught-draw =
    { $count ->
        [0] Nenhuma
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Quem for denunciado com razão não tira nada.
           *[other] Quem for denunciado com razão tira { count-dice } e rola.
        }
option-dice-wd4-caught-then = Depois da denúncia
    .hint = Se a vez de quem foi denunciado termina.
value-dice-wd4-caught-then-end-turn = A vez termina
    .rule = A vez de quem foi denunciado termina então.
value-dice-wd4-caught-then-replay = Outro dado
    .rule = Quem foi denunciado joga então outro dado permitido que já tinha antes de tirar; se não houver, a vez termina.
option-dice-false-claim-draw = Preço de uma denúncia falsa
    .hint = Quantos dados custa denunciar um Curinga Comprar Quatro permitido.
value-dice-false-claim-draw =
    { $count ->
        [0] Grátis
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Uma denúncia falsa é recusada e não custa nada.
           *[other] Uma denúncia falsa custa { count-dice }.
        }
option-dice-uno-penalty = Penalidade por esquecer UNO
    .hint = Quantos dados tira quem é flagrado sem ter gritado UNO.
value-dice-uno-penalty = { count-dice }
    .rule = A penalidade por não ter gritado UNO é de { count-dice }.
option-dice-uno-window = Prazo para flagrar
    .hint = Até quando quem esqueceu UNO pode ser flagrado.
value-dice-uno-window-next-turn = Até a próxima vez
    .rule = É possível flagrar alguém até que a vez do próximo jogador comece com uma jogada, uma nova rolagem ou um dado tirado.
option-dice-uno-self-correct = UNO atrasado
    .hint = Se ainda se pode gritar UNO depois da jogada.
value-dice-uno-self-correct-true = Permitido
    .rule = Quem esqueceu ainda pode gritar UNO enquanto ninguém flagrar e o prazo não acabar.
value-dice-uno-self-correct-false = Proibido
    .rule = Depois da jogada é tarde demais para gritar UNO.
option-dice-false-uno-penalty = Preço de um UNO falso
    .hint = Quantos dados custa gritar UNO em falso.
value-dice-false-uno-penalty =
    { $count ->
        [0] Grátis
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Um UNO falso é recusado e não custa nada.
           *[other] Um UNO falso custa { count-dice }.
        }
option-dice-false-catch-penalty = Preço de um flagrante falso
    .hint = Quantos dados custa flagrar quem não precisava gritar UNO.
value-dice-false-catch-penalty =
    { $count ->
        [0] Grátis
       *[other] { count-dice }
    }
    .rule =
        { $count ->
            [0] Um flagrante falso é recusado e não custa nada.
           *[other] Um flagrante falso custa { count-dice }.
        }
option-dice-final-draw-counts = A última compra conta
    .hint = Se um dado de compra jogado por último ainda faz o próximo jogador tirar dados.
value-dice-final-draw-counts-true = Sim
    .rule = Se o último dado for um Comprar Dois ou um Curinga Comprar Quatro, o próximo jogador tira e rola primeiro, e esses dados contam.
value-dice-final-draw-counts-false = Não
    .rule = Se o último dado for um Comprar Dois ou um Curinga Comprar Quatro, ninguém tira mais dados.
option-dice-stacking = Acúmulo
    .hint = Se é possível responder a um dado de compra com outro.
value-dice-stacking-off = Não
    .rule = Não se pode responder a um dado de compra com outro.
value-dice-stacking-same-kind = Mesmo tipo
    .rule = Pode-se responder a um Comprar Dois com um Comprar Dois e a um Curinga Comprar Quatro com outro; as compras se somam, e quem não acumula pega tudo e perde a vez.
option-dice-next-starter = Quem começa depois
    .hint = Quem começa as rodadas seguintes.
value-dice-next-starter-winner = Quem ganha
    .rule = Quem ganha uma rodada começa a seguinte.
value-dice-next-starter-rotate = Para a esquerda
    .rule = Depois de cada rodada, começa quem está à esquerda.
option-dice-max-turns = Máximo de vezes
    .hint = Depois de quantas vezes uma rodada termina sem pontos.
value-dice-max-turns =
    { $count ->
        [1] 1 vez
       *[other] { $count } vezes
    }
    .rule =
        { $count ->
            [1] Depois de 1 vez, a rodada termina sem pontos.
           *[other] Depois de { $count } vezes, a rodada termina sem pontos.
        }
