### Por que um conjunto de regras não é aceito: uma mensagem por conflito de oneleft.rules.

conflict-unknown-option = A opção { $option } não existe.
conflict-unknown-value = { $value } não é um valor de { $option }: valores possíveis: { $expected }.
conflict-unknown-preset = O conjunto de regras { $preset } não existe: escolha entre { $expected }.
conflict-postponed = { $option } = { $value } está previsto, mas ainda não pode ser jogado: escolha outro valor.
conflict-seats = Este jogo é para { $least } a { $most } lugares, não para { $seats }.
conflict-hands-too-large = { $seats } mãos de { $hand } e mais uma peça para começar não cabem em { $stock }: use menos lugares ou mãos menores.
conflict-free-without-restriction = wd4_enforcement = { $enforcement } precisa de uma restrição: sem wd4_restriction, todo Curinga Comprar Quatro é permitido, e só free faz sentido.
conflict-stack-challenge = stack_challenge precisa de acúmulo (stacking) e de wd4_enforcement = challenge.
conflict-teams-need-four = Equipes de dois precisam de exatamente 4 lugares, não { $seats }.
conflict-seat-missing = { $option } = { $value } indica um lugar que não existe: os lugares são contados a partir de 0, e há { $seats }.
conflict-table-missing = dice_table = custom precisa de uma tabela: informe as faces dos dados.
conflict-table-size = Uma tabela de dados tem { $dice } dados com { $faces } faces cada um.
conflict-table-no-number = O dado { $die } não tem nenhuma face com número: a rolagem de abertura poderia nunca acabar.
