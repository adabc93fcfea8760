## Stół

pm-stars-game = { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[other] { $stars } gwiazdek
    }
pm-step-objective = Cel
pm-step-action = Akcja
pm-step-battle = Bitwa
pm-step-strike = Atak na cel
pm-step-end = Koniec
pm-zone-contested = Strefa sporna
pm-zone-yours = Twoja strefa domowa
pm-zone-theirs = Ich strefa domowa
pm-zone-of = Strefa domowa { $seat }
pm-next-to-homes = obok każdej strefy domowej
pm-reserves = Rezerwy
pm-hand = Twoja ręka
pm-hand-empty = Brak kart na ręce
pm-deck = talia
pm-discard = odrzucone
pm-their-hand = ich ręka
pm-their-deck = ich talia
pm-in-play = { $stars }★ w grze
pm-out = odpada
pm-objectives = Cele
pm-piles = ręka { $hand } · talia { $deck }
pm-units-stars = { $count ->
        [one] 1 jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }, { $stars }★
pm-stars = { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[other] { $stars } gwiazdek
    }
pm-attack = Atak
pm-damage = Obrażenia
pm-defense = Obrona
pm-ground = jednostka naziemna
pm-unit-label = { $name }, { $vehicle }. { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[other] { $stars } gwiazdek
    }, atak { $attack }, uszkodzenia { $damage }, obrona { $defense }, pozostałe tarcze: { $shields }, znaczniki uszkodzeń: { $tokens }. Ikony: { $icons }
pm-objective-label = { $state ->
        [destroyed] Cel { $number }, zniszczony
        [up] Cel { $number }: { $name }, obrona { $defense }, gwiazdki: { $stars }. { $text }
        [known] Cel { $number }, zakryty, znany tobie: { $name }, obrona { $defense }, gwiazdki: { $stars }. { $text }
       *[down] Cel { $number }, zakryty
    }
pm-destroyed = zniszczone
pm-face-down = zakryty
pm-battle-of = bitwa { $number } z { $all }
pm-on-2d6 = { $lowest }+ na 2k6

## Karty

pm-objective-card = Karta celu
pm-as-objective = Jako cel: obrona i gwiazdki
pm-objective-n = cel { $number } · { $replaced }
pm-any-unit = każda jednostka
pm-stars-from-to = { $from }–{ $to }★
pm-ability-works = { $needs }: działa
pm-bonus-only = { $needs }: tylko bonus
pm-bonus-only-long = tylko bonus, zdolność nie działa
pm-no-ability = Bez zdolności
pm-bonus = +{ $bonus } { $stat ->
        [attack] do ataku
        [damage] do uszkodzeń
       *[defense] do obrony
    }
pm-may-answer = możesz jeszcze odpowiedzieć, jeśli zagrają kartę

## Bitwy i ataki na cele

pm-battle = Bitwa
pm-strike = Atak na cel
pm-attacker = atakujący
pm-defender = obrońca
pm-no-card = bez karty
pm-die = Kość pokazuje { $value }
pm-against = przeciw { $defense }
pm-hit = trafienie
pm-hit-auto = trafienie automatyczne
pm-miss = pudło
pm-success = sukces
pm-hits = trafia: { $name }
pm-hits-short = trafia
pm-destroys = niszczy (zostało { $left })
pm-damage-of = uszkodzeń z { $left }
pm-hit-back = obrywa, przy { $lowest }+
pm-destroyed-back = ginie, przy { $lowest }+
pm-auto = auto
pm-odds-label = Trafia przy { $lowest } lub więcej na dwóch kościach: { $odds }
pm-strike-odds = Szansa na zniszczenie

## Pytania

pm-kind-deploy = Przygotowanie · rozstawienie
pm-kind-objective-card = Krok celu
pm-kind-action = Krok akcji
pm-kind-moves = Akcja · ruch
pm-kind-attacks = Akcja · walka
pm-kind-combat-card-1 = Bitwa · karta atakującego
pm-kind-combat-card-2 = Bitwa · karta obrońcy
pm-kind-combat-card-3 = Bitwa · odpowiedź atakującego
pm-kind-objective = Akcja · atak na cel
pm-kind-strikers = Akcja · atak na cel
pm-kind-carrier = Lotniskowiec
pm-kind-reserves = Rezerwy
pm-kind-bring-in = Zdolność · rezerwy
pm-kind-damage = Zdolność · uszkodzenia
pm-kind-repair = Zdolność · naprawa
pm-kind-turn-over = Zdolność · weteran
pm-kind-move-away = Zdolność · ruch
pm-kind-die = Zdolność · kości
pm-kind-reroll = Zdolność · kości
pm-kind-draw = Zdolność · karty
pm-kind-opponent = Zdolność · przeciwnik
pm-kind-peek = Zdolność · cele
pm-kind-turn-up = Zdolność · cele
pm-kind-order = Kolejność zdolności

pm-stars-count = { $count ->
        [one] 1 gwiazdka
        [few] { $count } gwiazdki
       *[other] { $count } gwiazdek
    }
pm-shields = Osłony
pm-objectives-destroyed = { $count ->
        [one] 1 zniszczony cel
        [few] { $count } zniszczone cele
       *[other] { $count } zniszczonych celów
    }

## Dla początkujących

pm-guide-deploy = Wybierz jednostki, którymi zaczynasz: dokładnie 20 gwiazdek swojej floty. Stają w twojej strefie domowej; reszta czeka w rezerwie i wchodzi, gdy stracisz cel. Twoje zadanie: zniszczyć wszystkie trzy cele przeciwnika.
pm-guide-objective-card = Tura zaczyna się od kroku celu. Możesz położyć jedną kartę z ręki odkrytą w miejsce jednego z trzech swoich celów: może mieć lepszą obronę, a jej zdolność odtąd działa. Możesz też tego nie robić.
pm-guide-action = Jedna akcja na turę: Ruch prowadzi do sąsiedniej strefy, Walka atakuje jednostki w tej samej strefie, Atak na cel uderza w cel w strefie domowej przeciwnika. Użyte jednostki mogą być warte razem najwyżej 5 gwiazdek.
pm-guide-moves = Kliknij jednostkę, a potem strefę, do której ma iść, albo ją tam przeciągnij. Tylko ze strefy spornej dojdziesz do strefy przeciwnika. Ruszyć się może najwyżej 5 gwiazdek: liczy je rząd gwiazdek u góry.
pm-guide-attacks = Kliknij swoją jednostkę, a potem tę, którą ma zaatakować. Obie strony rzucają dwiema kośćmi i dodają swój atak: kto dosięgnie obrony drugiego, zadaje uszkodzenia. Procenty pokazują twoją szansę, zanim zdecydujesz.
pm-guide-combat-card = Karty walki pomagają w starciu. Każda jednostka dostaje nadrukowany bonus; zdolność działa tylko, gdy jednostka ma ikonę karty. Najpierw atakujący, potem obrońca, a jeśli obrońca zagrał kartę, atakujący może odpowiedzieć. Słupki pokazują, co zmienia karta.
pm-guide-objective = Atak na cel mierzy w jeden cel. Zakryte odwraca się dopiero, gdy wiadomo, kto atakuje, więc możesz trafić na wysoką obronę.
pm-guide-strikers = Wybierz, kto uderza, najwyżej 5 gwiazdek. Jednostki rzucają po kolei, dwie kości i atak przeciw obronie celu, aż zostanie zniszczony. Kart walki tu nie ma.
pm-guide-reserves = Cel stracony, ale nadchodzi pomoc: wprowadź jednostki z rezerwy, najwyżej tyle gwiazdek, ile wart był cel.

## The builder

pm-build-title = Budowa floty
pm-build-format = standard, { $stars } gwiazdek
pm-build-unnamed = Flota bez nazwy
pm-build-name = Nazwij flotę
pm-build-summary = { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
} · { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
pm-build-fleet = Flota
pm-build-deck = Talia
pm-build-deck-amount = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
pm-build-wrong = coś tu jest niezgodne z zasadami
pm-build-empty = Jeszcze pusto. Dodaj jednostki i karty albo zacznij od gotowej floty:
pm-build-shelf = Jednostki i karty
pm-build-search-units = Jednostka, pojazd lub ikona
pm-build-search-cards = Karta, ikona lub działanie
pm-build-units = Jednostki
pm-build-cards = Karty
pm-build-fits-stars = Mieści się w { $count }★
pm-build-fits-fleet = Pasuje do floty
pm-build-affiliation = Przynależność
pm-build-domain = Kosmos, ziemia
pm-build-type = Rodzaj karty
pm-build-icon = Ikona
pm-build-icons = Ikony
pm-build-space = kosmos
pm-build-ground = ziemia
pm-build-combat = walka
pm-build-objective = cel
pm-build-objectives = Cele
pm-build-plain = Bez ikony
pm-build-note = Jednostki i karty oznaczone „własne” to nasze projekty: wartości, nazwy i zdolności nie pochodzą z wydanej gry.
pm-build-back = Strona weterana
pm-build-start-amount = { $stars }★ na start
pm-build-count = we flocie
pm-build-starts = na start
pm-build-starts-name = { $name } na start
pm-build-able = { $count ->
    [0] żadna jednostka jej nie użyje
    [one] może jej użyć 1 jednostka
    [few] mogą jej użyć { $count } jednostki
   *[other] może jej użyć { $count } jednostek
}
pm-build-add-unit = Dodaj jednostkę
pm-build-add-card = Dodaj kartę
pm-build-combat-cards = Karty walki
pm-build-objective-cards = Karty celów
pm-build-deployment = Rozstawienie
pm-build-deployment-about = Proponowane jednostki startowe o wartości { $stars } gwiazdek; reszta czeka w rezerwach.
pm-build-deployment-off = { $stars } zamiast { $goal } gwiazdek: wybierzesz przy stole.
pm-build-propose = Zaproponuj
pm-build-legal-about = Najwyżej 30 gwiazdek, co najmniej 30 kart, niczego więcej niż 3 razy.
pm-build-idle = { $count ->
    [one] Żadna jednostka nie użyje zdolności tej karty: { $names }.
   *[other] Żadna jednostka nie użyje zdolności tych kart: { $names }.
}
pm-build-fix-fill = Uzupełnij talię
pm-build-fix-cards = Pokaż karty
pm-build-fix-units = Pokaż jednostki
pm-build-fix-without = Bez: { $name }, −{ $stars }★
pm-build-curve = Jednostki według gwiazdek
pm-build-in-space = { $count } w kosmosie
pm-build-on-ground = { $count } na ziemi
pm-build-samples = Gotowe floty
pm-build-showcase = pokazowa
