### A mesa de dados no navegador: o que a tela diz além de screen.ftl e table.ftl.

dice-skip = Ir para os meus dados
dice-center = Dado central e bolsa
dice-center-shows = Dado central: { $facename }
dice-center-empty = Ainda não há dado central
dice-mine = Meus dados
dice-not = { $card }, não pode ser jogado: { $reason }
dice-unrolled = ainda não rolado
dice-pouch = Bolsa
dice-draw = Comprar um dado
dice-reroll = Rolar tudo
dice-pass = Deixar passar
dice-claim = Não vale!
dice-claim-hint = Dizer que { $actor } não podia jogar o Curinga Comprar Quatro
dice-claim-ask = { $actor } jogou o Curinga Comprar Quatro: compre { $count } com A, ou diga com X que não podia.

trouble-no-reroll = Agora você não pode rolar de novo.
trouble-no-claim = Agora não há Curinga Comprar Quatro para denunciar.

help-dice-touch = Toque num dado iluminado para jogá-lo. Se nenhum servir, role todos de novo; se ainda nenhum servir, compre um dado da bolsa.
help-dice-claim = Todos veem todos os dados. Quem vê que um Curinga Comprar Quatro foi jogado quando outro dado servia pode denunciar, enquanto não estiver resolvido.
help-dice-uno = Com dois dados à sua frente, aperte UNO! antes de jogar, ou logo depois. O botão de pegar acende quando alguém esqueceu.
key-dice-arrows = percorrer os meus dados
key-dice-play = jogar o dado
key-dice-reroll = rolar todos os dados de novo
key-dice-draw = comprar um dado
key-dice-keep = ficar com o dado comprado
key-dice-claim = denunciar um Curinga Comprar Quatro
key-dice-accept = comprar os dados
key-dice-pass = deixar passar um Curinga Comprar Quatro
