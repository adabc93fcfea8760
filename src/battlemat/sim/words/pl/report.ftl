### The report of a contest of lists.

report-title = { $game }: lista przeciw liście
report-about = Partie: { $games }; listy: { $lists }; wariant: { $variant }; boty: { $bots }; ziarno losowe: { $seed }.
    .until = Partie: { $games }; listy: { $lists }; wariant: { $variant }; boty: { $bots }; ziarno losowe: { $seed }. Para kończyła grę, gdy wynik był rozstrzygnięty z pewnością { NUMBER($until, style: "percent", maximumFractionDigits: 1) }.
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-number = { NUMBER($value, maximumFractionDigits: 2) }
report-interval = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
report-ratings = Rankingi
    .about = Punkty Elo (Bradley–Terry), średnio 1500; o 400 więcej oznacza dziesięć wygranych na jedną przegraną. Błędy podano z pewnością 95 %.
report-list = Lista
report-rating = Ranking
report-error = Błąd
report-matrix = Kto z kim wygrywa
    .about = Jak często lista z wiersza wygrywa z listą z kolumny, z przedziałem 95 %.
report-decided = { $better } jest lepsza niż { $other }: rozstrzygnięto po { $games ->
        [one] { $games } partii
       *[other] { $games } partiach
    }.
report-courses = Przebieg zawodów
    .about = Udział punktów każdej listy po tylu jej partiach, w skali logarytmicznej; remis to pół punktu.
report-lengths = Długość partii
report-over = partie zakończone po tylu decyzjach
report-length = Długość
report-decisions = decyzje
report-turns = tury
report-shortest = najkrótsza
report-median = mediana
report-longest = najdłuższa
report-seats = Miejsca przy stole
report-seat-head = Miejsce
report-seat = Miejsce { $number }
report-games = Partie
report-wins = Wygrane
report-sure = Przedział 95 %
report-contributions = Wkład jednostek i kart
    .about = Średnio na partię, w której brały udział, wszystkie egzemplarze razem. Wygrane dotyczą tych partii.
report-thing = Jednostka lub karta
report-sort = Rodzaj
report-sort-unit = jednostka
report-sort-card = karta
report-dealt = Zadane obrażenia
report-taken = Otrzymane obrażenia
report-objectives = Cele
report-used = Użycia
