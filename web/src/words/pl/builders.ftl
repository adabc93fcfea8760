# Co mówią listy wszystkich gier i co każda gra mówi poza tym.

build-copy-text = Kopiuj jako tekst
build-copy-data = Kopiuj jako JSON
build-copy-link = Kopiuj odnośnik
build-copy-picture = Kopiuj jako obraz
build-save-picture = Zapisz obraz
build-picture-copied = Obraz jest w schowku.
build-picture-not-copied = Ta przeglądarka nie pozwala stronie kopiować obrazów. Możesz go zapisać.
build-hand-on = Przekaż dalej
build-random = Losowa lista
build-random-name = Losowa lista

build-folder = Kolekcja
build-folder-none = żadna
build-folder-new = Nowa kolekcja…
build-folder-name = Nazwa kolekcji
build-folder-keep = Zachowaj
build-folder-of = Kolekcja: { $name }
build-folder-rename = Zmień nazwę: { $name }
build-folder-dissolve = Rozwiąż kolekcję { $name }; listy zostaną

build-compare = Porównaj
build-compare-with = Z listą
build-compare-all = Pokaż też to samo
build-compare-missing = brak
build-compare-between = { $one } w porównaniu z { $other }
build-compare-count = { $count ->
    [0] Obie listy zawierają to samo.
    [one] Różni się 1 pozycja.
    [few] Różnią się { $count } pozycje.
   *[other] Różni się { $count } pozycji.
}

build-sift = Filtruj i sortuj
build-sift-count = Filtruj i sortuj · { $count }
build-sift-any = dowolne
build-sift-from = od
build-sift-to = do
build-sift-from-label = { $what }: co najmniej
build-sift-to-label = { $what }: co najwyżej
build-sift-clear = Wyczyść filtry
build-sort = Sortuj
build-sort-usual = jak zwykle

xw-build-copy-data = Kopiuj jako XWS
xw-build-threat-of = zagrożenie { $cost } z { $limit }
xw-build-threat-word = Zagrożenie
xw-build-initiative = Inicjatywa
xw-build-initiative-of = inicjatywa { $initiative }
xw-build-cost = Punkty
xw-build-slot = Miejsce
xw-build-keyword = Cecha
xw-build-traits = Co ma
xw-build-actions = Akcja
xw-build-adds-action = Daje akcję
xw-build-sizes = Rozmiar
xw-build-trait-ability = Własna zdolność
xw-build-trait-force = Moc
xw-build-trait-charges = Ładunki
xw-build-trait-limited = Ograniczona liczba
xw-build-trait-weapon = Broń
xw-build-trait-device = Urządzenie
xw-build-by-name = Nazwa
xw-build-by-cheap = Punkty, od najmniejszej liczby
xw-build-by-dear = Punkty, od największej liczby
xw-build-by-initiative = Inicjatywa, od najwyższej
xw-build-by-threat = Zagrożenie, od najwyższego
xw-build-weapons = Broń
xw-build-primary = Broń podstawowa
xw-build-card = Karta i tarcza: { $name }
xw-build-condition = Stan { $name }.
xw-weapon-dice = { $count ->
    [one] 1 kość ataku
    [few] { $count } kości ataku
   *[other] { $count } kości ataku
}
xw-weapon-range = Zasięg { $range }
xw-weapon-range-brief = Z { $range }
xw-weapon-needs-lock = wymaga namierzenia
xw-weapon-needs-focus = wymaga żetonu skupienia
xw-weapon-needs-calculate = wymaga żetonu kalkulacji
xw-weapon-spends = { $count ->
    [one] zużywa 1 ładunek
    [few] zużywa { $count } ładunki
   *[other] zużywa { $count } ładunków
}
xw-weapon-ordnance = bez premii za zasięg
xw-weapon-charges = { $count ->
    [one] 1 ładunek
    [few] { $count } ładunki
   *[other] { $count } ładunków
}
xw-weapon-recovers = { $count ->
    [one] co rundę wraca 1
    [few] co rundę wracają { $count }
   *[other] co rundę wraca { $count }
}
xw-weapon-unrecoverable = nie można ich odzyskać
xw-arc-front = przód
xw-arc-rear = tył
xw-arc-left = lewo
xw-arc-right = prawo
xw-arc-bullseye = centralna strefa
xw-arc-full_front = pełny przód
xw-arc-single_turret = wieżyczka
xw-arc-double_turret = podwójna wieżyczka

sp-build-squad-points = Punkty oddziału
sp-build-point-cost = Koszt
sp-build-characters = Postacie
sp-build-tag = Cecha
sp-build-edition = Wydanie
sp-build-by-points = Punkty, od największej liczby
sp-build-by-cheap = Punkty, od najmniejszej liczby
sp-build-by-force = Moc, od największej
sp-build-by-stamina = Wytrzymałość, od największej
sp-build-by-name = Nazwa

sk-build-cards = Karty
sk-build-mana = Koszt many
sk-build-faction = Frakcja
sk-build-kind = Rodzaj
sk-build-one-rune = Jednej frakcji
sk-build-two-runes = Dwóch frakcji
sk-build-ultimate = Każda karta ostateczna
sk-build-ultimates-of = Karty ostateczne
sk-build-by-cost = Koszt, od najniższego
sk-build-by-dear = Koszt, od najwyższego
sk-build-by-modifier = Modyfikator, od najwyższego
sk-build-by-name = Nazwa

pm-build-starting = { $count } na start
pm-build-stars = Gwiazdki
pm-build-vehicle = Pojazd
pm-build-bonus = Premia
pm-build-bonus-to = Premia do
pm-build-by-stars = Gwiazdki, od największej liczby
pm-build-by-cheap = Gwiazdki, od najmniejszej liczby
pm-build-by-attack = Atak, od najwyższego
pm-build-by-damage = Obrażenia, od największych
pm-build-by-defense = Obrona, od najwyższej
pm-build-by-shields = Osłony, od największej liczby
pm-build-by-icons = Ikony, od największej liczby
pm-build-by-bonus = Premia, od najwyższej
pm-build-by-name = Nazwa
