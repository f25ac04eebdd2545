### Por que um ato é recusado ou é uma infração: uma mensagem por código de oneleft.reasons.
### As variáveis estão explicadas no arquivo em inglês.

lawful = Isso é permitido.
not-an-act = Esse ato não existe neste jogo: escolha uma das jogadas da lista.
not-seated = { $actor } não participa desta rodada: só quem está jogando pode agir.
round-over = A rodada acabou: nada mais pode ser feito até a próxima começar.
chance-due =
    { $game ->
        [dice] Ainda há dados sendo tirados ou rolados: espere até pararem.
       *[cards] Ainda há cartas sendo dadas ou compradas: espere até chegarem à mão.
    }
no-chance-due =
    { $game ->
        [dice] Nenhum dado deve ser tirado ou rolado agora: primeiro alguém precisa agir.
       *[cards] Nenhuma carta deve sair do monte agora: primeiro alguém precisa agir.
    }
not-your-turn = Não é a sua vez: agora é a vez de { $turn }.
no-match =
    { $game ->
        [dice]
            { $topkind ->
                [wild] { $facename } não pode ir sobre { $thetop }: só serve a cor pedida ({ $color }) ou um curinga.
               *[other] { $facename } não pode ir sobre { $thetop }: combine a cor ({ $color }), o número ou o comando, ou jogue um curinga.
            }
       *[cards]
            { $topkind ->
                [wild] { $facename } não pode ir sobre { $thetop }: só serve a cor pedida ({ $color }) ou um curinga.
               *[other] { $facename } não pode ir sobre { $thetop }: combine a cor ({ $color }), o número ou o símbolo, ou jogue um curinga.
            }
    }
not-in-hand =
    { $game ->
        [dice] Você não tem esse dado ({ $face }): jogue um dos dados da sua mão.
       *[cards] Você não tem { $aface }: jogue uma das cartas da sua mão.
    }
only-the-drawn =
    { $game ->
        [dice] Você tirou um dado: pode jogar esse dado ou encerrar a vez, mas não jogar outro.
       *[cards] Você comprou uma carta: pode jogar essa carta ou ficar com ela, mas não jogar outra.
    }
must-play =
    { $game ->
        [dice] Um dos seus dados pode ser jogado: jogue-o; agora não é permitido rolar de novo nem tirar um dado.
       *[cards] Uma das suas cartas pode ser jogada: jogue-a; só compra quem não pode jogar.
    }
already-drew =
    { $game ->
        [dice] Você já tirou um dado nesta vez: jogue o novo dado ou fique com ele.
       *[cards] Você já comprou nesta vez: jogue a nova carta ou fique com ela.
    }
must-answer =
    { $game ->
        [dice] Responda primeiro: { $topname } foi jogado contra você. Pegue o que está devendo ({ $count }), ou acumule se as regras permitirem.
       *[cards] Responda primeiro: { $topname } foi jogado contra você. Compre o que está devendo ({ $count }), ou acumule ou desafie se as regras permitirem.
    }
cannot-stack = { $facename } não pode ser acumulado sobre { $thetop }: acumule algo que sirva ou pegue o que está devendo ({ $count }).
nothing-pending = Nenhuma compra espera a sua resposta: não há nada a pegar nem a aceitar.
no-challenge = Não há nada a desafiar: só a vítima de um Curinga Comprar Quatro pode desafiar, antes de comprar, e só se as regras previrem isso.
no-stack-challenge = Um Curinga Comprar Quatro acumulado não pode ser desafiado com estas regras: acumule outro ou pegue o que está devendo ({ $count }).
color-due = Primeiro é preciso escolher uma cor: vermelho, amarelo, verde ou azul.
no-color-due = Não há cor a escolher agora: a cor é escolhida com um curinga.
target-due = Escolha primeiro com quem trocar de mão.
no-target-due = Não há troca a fazer: as mãos são trocadas depois de um 7, com a regra Sete-Zero.
bad-target = Você não pode trocar de mão com { $target }: escolha outra pessoa que esteja na rodada.
wd4-unlawful =
    { $option ->
        [color] O Curinga Comprar Quatro não é permitido: você tem a cor pedida ({ $color }). Jogue outra coisa.
        [any_match] O Curinga Comprar Quatro não é permitido: algo na sua mão combina com { $thetop } pela cor, pelo número ou pelo símbolo. Jogue outra coisa.
        [any_playable] O Curinga Comprar Quatro não é permitido: outra coisa na sua mão pode ser jogada. Jogue-a.
       *[other] O Curinga Comprar Quatro não é permitido: a sua mão tem algo que precisa ser jogado antes.
    }
wd4-unlawful-offense =
    { $game ->
        [dice] Este Curinga Comprar Quatro quebra a regra: outro dado da mão combina. Ele vale se ninguém o denunciar.
       *[cards] Este Curinga Comprar Quatro quebra a regra: a mão tem uma carta que o proíbe. Ele vale se ninguém o desafiar.
    }
wild-not-anytime = O Curinga não é permitido enquanto outra carta puder ser jogada: jogue essa carta.
no-action-finish = Com estas regras, a última carta não pode ser de ação nem curinga: compre.
nothing-to-keep =
    { $game ->
        [dice] Não há dado com que ficar: isso só vale para um dado que acabou de ser tirado.
       *[cards] Não há carta com que ficar: isso só vale para uma carta que acabou de ser comprada.
    }
must-play-drawn =
    { $game ->
        [dice] O dado tirado pode ser jogado, então tem de ser jogado: você não pode ficar com ele.
       *[cards] A carta comprada pode ser jogada, então tem de ser jogada: você não pode ficar com ela.
    }
nothing-left = Não há mais nada para comprar, e uma das suas cartas pode ser jogada: jogue-a.
false-call =
    { $game ->
        [dice] Você não pode gritar UNO agora: grite com a jogada que deixa você com um só dado, ou logo antes ou depois dela.
       *[cards] Você não pode gritar UNO agora: grite com a jogada que deixa você com uma só carta, ou logo antes ou depois dela.
    }
false-call-offense =
    { $game ->
        [dice] UNO gritado sem ficar com um só dado: o grito não vale e traz a penalidade.
       *[cards] UNO gritado sem ficar com uma só carta: o grito não vale e traz a penalidade.
    }
already-called = Você já gritou UNO: uma vez basta.
call-too-late =
    { $game ->
        [dice] É tarde demais para gritar UNO: grite com a jogada que deixa você com um só dado, antes de começar a próxima vez.
       *[cards] É tarde demais para gritar UNO: grite com a jogada que deixa você com uma só carta, antes de começar a próxima vez.
    }
already-paid = Você já pagou por um grito ou flagrante falso nesta vez: espere a próxima.
false-catch =
    { $game ->
        [dice] Você não pode flagrar { $target }: flagre um adversário que tenha exatamente um dado e não tenha gritado UNO, enquanto houver tempo.
       *[cards] Você não pode flagrar { $target }: flagre um adversário que tenha exatamente uma carta e não tenha gritado UNO, enquanto houver tempo.
    }
false-catch-offense = { $target } não precisava gritar UNO: o flagrante falso traz uma penalidade.
catch-own-side = Você não pode flagrar { $target }: só é possível flagrar um adversário que esteja na rodada, nunca a si mesmo nem ao seu par.
play-unresolved = A jogada não terminou: { $turn } precisa primeiro escolher uma cor ou um jogador.
jump-in-off = O corte não faz parte destas regras: espere a sua vez.
jump-in-differs = { $facename } não pode cortar { $thetop }: só a carta idêntica corta, da mesma cor e do mesmo número ou símbolo.
jump-in-closed = Você não pode cortar agora: isso só é possível entre uma jogada e o primeiro ato do jogador seguinte.
jump-in-own-turn = É a sua vez: basta jogar a carta.
jump-in-wild = Um curinga não pode cortar: espere a sua vez.
jump-in-last = Com estas regras, não se corta com a última carta: jogue-a na sua vez.
lay-last =
    { $game ->
        [dice] Com o último dado, a cor é escolhida na hora: acrescente a letra (R, Y, G ou B).
       *[cards] Com a última carta, a cor é escolhida na hora: acrescente a letra (R, Y, G ou B).
    }
partners-stay = Em equipes, ninguém sai da rodada: um robô assume o lugar.
not-in-stock = { $facename } não pode sair do monte: todas as cartas iguais estão em outro lugar.
replay-only =
    { $game ->
        [dice] Depois de pegar de volta o Curinga Comprar Quatro, você só pode jogar um dado permitido que já tinha antes de tirar outros.
       *[cards] Depois de pegar de volta o Curinga Comprar Quatro, você só pode jogar uma carta permitida que já tinha antes de comprar.
    }
reroll-first = Role primeiro a sua mão de novo: só depois você pode tirar um dado.
already-rerolled = Você já rolou a mão de novo nesta vez: jogue um dado que combine ou tire um.
reroll-off = Com estas regras não se rola a mão de novo: jogue um dado ou tire um.
draw-only = Depois de rolar a mão de novo, você só pode tirar um dado; o novo dado poderá ser jogado.
false-claim = Este Curinga Comprar Quatro era permitido, então não há nada a denunciar: deixe passar ou aceite.
false-claim-offense = Este Curinga Comprar Quatro era permitido: a denúncia falsa traz uma penalidade.
no-claim = Não há Curinga Comprar Quatro a denunciar: só se denuncia o que acabou de ser jogado.
claim-passed = Você já deixou passar: não pode mais denunciar este Curinga Comprar Quatro.
claim-victim-only = Só a vítima, { $turn }, pode denunciar este Curinga Comprar Quatro.
claim-open = O Curinga Comprar Quatro ainda pode ser denunciado: primeiro denuncie, deixe passar ou aceite.
not-in-pouch = Esse dado não pode sair da bolsa: ele está em outro lugar.
color-needless = { $facename } não precisa de cor: só com um curinga se escolhe uma.
caught-die-barred = O Curinga Comprar Quatro denunciado não pode ser jogado de novo nesta vez: jogue outro dado.

## O que `oneleft ask` diz de um ato permitido.

lawful-color = Permitido: { $facename } tem a cor pedida ({ $color }).
lawful-number = Permitido: { $facename } tem o mesmo número que { $thetop }.
lawful-symbol = Permitido: { $facename } mostra o mesmo símbolo que { $thetop }.
lawful-wild = Permitido: um Curinga vai sobre { $thetop } como sobre qualquer outra coisa, e quem joga escolhe a cor.
lawful-wd4 = Permitido: nada na mão proíbe este Curinga Comprar Quatro, e quem joga escolhe a cor.
lawful-draw =
    { $game ->
        [dice] Permitido: um dado pode ser tirado agora.
       *[cards] Permitido: uma carta pode ser comprada agora.
    }
lawful-keep =
    { $game ->
        [dice] Permitido: o dado novo pode ficar na mão, e a vez termina.
       *[cards] Permitido: a carta nova pode ficar na mão, e a vez termina.
    }
lawful-reroll = Permitido: a mão inteira pode ser rolada de novo agora.
lawful-take = Permitido: quem não acumula pega a compra inteira ({ $count }).
lawful-accept = Permitido: a vítima pode aceitar este Curinga Comprar Quatro e comprar ({ $count }).
lawful-challenge = Permitido: a vítima de um Curinga Comprar Quatro pode desafiá-lo antes de comprar.
lawful-claim = Permitido: este Curinga Comprar Quatro foi contra a regra e é denunciado a tempo.
lawful-pass = Permitido: ninguém é obrigado a denunciar um Curinga Comprar Quatro.
lawful-call =
    { $game ->
        [dice] Permitido: UNO é gritado para o último dado, e a tempo.
       *[cards] Permitido: UNO é gritado para a última carta, e a tempo.
    }
lawful-catch =
    { $game ->
        [dice] Permitido: { $target } tem um só dado, não gritou UNO, e ainda há tempo.
       *[cards] Permitido: { $target } tem uma só carta, não gritou UNO, e ainda há tempo.
    }
lawful-named = Permitido: cabe a você escolher a cor ({ $color }).
lawful-swap = Permitido: depois de um 7, troca-se de mão com quem se quiser entre os outros da rodada.
lawful-jump = Permitido: a carta idêntica pode cortar antes que a próxima pessoa aja.
lawful-leave = Permitido: qualquer um pode sair da rodada a qualquer momento.
lawful-other = Permitido: as regras deixam fazer isso agora.
