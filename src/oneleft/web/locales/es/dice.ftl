### La mesa de dados en el navegador: lo que su pantalla dice además de screen.ftl y table.ftl.

dice-skip = Ir a mis dados
dice-center = Dado central y bolsa
dice-center-shows = Dado central: { $facename }
dice-center-empty = Aún no hay dado central
dice-mine = Mis dados
dice-not = { $card }, no se puede jugar: { $reason }
dice-unrolled = aún sin tirar
dice-pouch = Bolsa
dice-draw = Robar un dado
dice-reroll = Volver a tirar
dice-pass = Dejarlo pasar
dice-claim = ¡No vale!
dice-claim-hint = Decir que { $actor } no podía jugar el Comodín roba cuatro
dice-claim-ask = { $actor } ha jugado el Comodín roba cuatro: roba { $count } con A, o di con X que no podía.

trouble-no-reroll = Ahora no puedes volver a tirar.
trouble-no-claim = Ahora no hay ningún Comodín roba cuatro que denunciar.

help-dice-touch = Toca un dado iluminado para jugarlo. Si ninguno vale, vuelve a tirarlos todos; si sigue sin valer ninguno, roba un dado de la bolsa.
help-dice-claim = Todos ven todos los dados. Quien ve que se jugó un Comodín roba cuatro aunque otro dado valía puede denunciarlo, mientras no esté resuelto.
help-dice-uno = Con dos dados ante ti, pulsa ¡UNO! antes de jugar, o justo después. El botón de pillar se enciende cuando alguien lo ha olvidado.
key-dice-arrows = recorrer mis dados
key-dice-play = jugar el dado
key-dice-reroll = volver a tirar todos los dados
key-dice-draw = robar un dado
key-dice-keep = quedarse el dado robado
key-dice-claim = denunciar un Comodín roba cuatro
key-dice-accept = robar los dados
key-dice-pass = dejar pasar un Comodín roba cuatro
