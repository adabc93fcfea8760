### What the commands besides the table say.

build-legal = { $file } jest zgodny z zasadami.
rules-game = { $game } ({ $count ->
        [one] 1 zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    })
rules-none = Nie ma zasady zawierającej „{ $text }”.
rules-ruling = Wykładnia:
rules-coverage = { $game }: sprawdzonych zasad: { $covered } z { $count }
    .topic = { $covered } z { $count }
analysis-chances = Szanse na wygraną, od pierwszej odpowiedzi do ostatniej:
analysis-costly = Odpowiedzi, które kosztowały najwięcej:
analysis-now = Co byłoby teraz najlepsze:
analysis-none = Nie znaleziono odpowiedzi, która kosztowałaby coś wartego wzmianki.
analysis-given = Odpowiedź: { $answer }
analysis-better = Lepiej: { $answer } (szansa na wygraną { $then }% zamiast { $now }%)
analysis-fair = Każdą odpowiedź ocenia się według tego, co gracz mógł wiedzieć: za pecha nikt nie odpowiada.
