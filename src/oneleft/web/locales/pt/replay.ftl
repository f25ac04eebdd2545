### A página de uma partida revista, e a prova de que as cartas ou os lançamentos estavam fixados antes.

replay-title = Rever a partida
replay-gone = Esta partida não pode ser mostrada. Talvez tenha sido apagada.
replay-failed = Não foi possível buscar este lance. Tente de novo.
replay-bar = Controles
replay-transport = Reprodução
replay-first = Para o início
replay-previous = Um lance para trás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Um lance para a frente
replay-last = Para o fim
replay-speed = Velocidade
replay-by = Visto por
replay-by-all = todos
replay-scrubber = Posição na partida
replay-where = Rodada { $round }, lance { $step } de { $all }
replay-about = Sobre esta partida
replay-share = Compartilhar este momento
replay-record = Baixar o registro
replay-forget = Apagar o que é meu
replay-forget-ask = Seu nome e o que você escreveu saem desta partida para sempre. Se não restar nada de mais ninguém, a partida inteira é apagada.
replay-forget-yes = Apagar
replay-forget-no = Manter
replay-keys = Teclas: ← e → lance a lance, Espaço reproduz, Home e End.

## A prova

replay-proof = Prova
replay-proof-title =
    { $game ->
        [dice] Estes lançamentos estavam fixados antes
       *[cards] Estas cartas estavam fixadas antes
    }
replay-proof-what =
    { $game ->
        [dice] Antes do primeiro lançamento o servidor lacrou um segredo, e cada jogador podia acrescentar a sua parte. O segredo e essas partes decidem cada lançamento. Agora o seu navegador abre o lacre e calcula sozinho cada lançamento.
       *[cards] Antes da primeira carta o servidor lacrou um segredo, e cada jogador podia acrescentar a sua parte. O segredo e essas partes decidem cada carta. Agora o seu navegador abre o lacre e calcula sozinho cada carta.
    }
replay-proof-running = Calculando…
replay-proof-ok =
    { $game ->
        [dice] Todas as { $count } compras e rolagens são as que estavam fixadas.
       *[cards] Todas as { $count } cartas são as que estavam fixadas.
    }
replay-proof-step-seal = O segredo corresponde ao lacre.
replay-proof-step-nonces = As partes acrescentadas correspondem aos próprios lacres: { $seats }.
replay-proof-step-outcomes =
    { $count ->
        [one] { $count } resultado confere.
       *[other] { $count } resultados conferem.
    }
replay-proof-yes = certo
replay-proof-no = errado
replay-proof-seal = O segredo não corresponde ao lacre publicado.
replay-proof-missing = O registro não contém lacre ou não contém segredo.
replay-proof-nonce = A parte de { $seat } não corresponde ao próprio lacre.
replay-proof-count = A rodada { $round } não pode ser acompanhada: o monte ou o comprimento não confere.
replay-proof-outcome = Rodada { $round }, resultado { $number }: devia ser { $expected }, mas foi { $got }.
replay-proof-alone = Ninguém acrescentou a sua parte ao acaso desta partida.
replay-proof-digest = O lacre
replay-proof-note = Compare-o com o lacre que a mesa mostrava antes da partida. A prova mostra que ninguém escolheu carta nem lançamento durante a partida; não pode mostrar quem conhecia o segredo.
replay-proof-program = Para verificar sem este servidor, baixe o registro e execute
