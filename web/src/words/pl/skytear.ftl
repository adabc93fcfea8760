## The table

sk-two-lanes = Dwie ścieżki i kopuła
sk-three-lanes = Trzy ścieżki
sk-variant-first-game = pierwsza gra
sk-variant-simplified = uproszczona
sk-variant-casual = swobodna
sk-variant-tournament = turniej
variant-first-game = Pierwsza gra
variant-simplified = Uproszczona
variant-casual = Swobodna
variant-tournament = Turniej
variant-three-lane = Trzy ścieżki
variant-three-lane-one-outsider = Trzy ścieżki, jeden Obcy
sk-phase-heroes = Bohaterowie
sk-phase-minions = Sługi
sk-phase-upkeep = Utrzymanie
sk-phase-set-up = Przygotowanie
sk-side-own = Twoja strona
sk-side-enemy = Przeciwnik
sk-side-south = Południe
sk-side-north = Północ
sk-of-side = { $name } ({ $side })
sk-hex = pole { $hex }
sk-area = obszar z { $count } pól
sk-illusion-of = iluzja: { $name }
sk-nexus-of = { $side ->
        [own] twoje Ogniwo
        [enemy] wrogie Ogniwo
        [south] Ogniwo południa
       *[north] Ogniwo północy
    }
sk-tower-of = { $side ->
        [own] twoja wieża, { $lane }
        [enemy] wroga wieża, { $lane }
        [south] wieża południa, { $lane }
       *[north] wieża północy, { $lane }
    }
sk-minion-n = { $side ->
        [own] twój żołnierz { $number }
        [enemy] wrogi żołnierz { $number }
        [south] żołnierz { $number } południa
       *[north] żołnierz { $number } północy
    }
sk-pillar-n = { $side ->
        [own] twój filar { $number }
        [enemy] wrogi filar { $number }
        [south] filar { $number } południa
       *[north] filar { $number } północy
    }
sk-lane-left = lewa ścieżka
sk-lane-middle = środkowa ścieżka
sk-lane-right = prawa ścieżka
sk-dome-centre = kopuła
sk-dome-left = lewa kopuła
sk-dome-right = prawa kopuła
sk-outsider = Obcy
sk-hero-label = { $name } na { $hex }, { $state }. PZ { $hp } z { $health }, atak { $attack }, zbroja { $armor }, mana { $mana }. Stany: { $conditions }
sk-structure-label = { $name }, PZ: { $hp }
sk-count-label = { $where }: kontrola { $own } do { $other }

## Heroes

sk-ready = gotowy
sk-exhausted = wyczerpany
sk-defeated = pokonany
sk-active = aktywny
sk-returns = wraca w turze { $turn }
sk-melee = wręcz
sk-ranged = dystans
sk-class-assassin = zabójca
sk-class-mage = mag
sk-class-warrior = wojownik
sk-class-defender = obrońca
sk-class-healer = uzdrowiciel
sk-rune-fire = ogień
sk-rune-air = powietrze
sk-rune-earth = ziemia
sk-rune-ice = lód
sk-health = PZ
sk-hp-of = PZ { $hp } z { $health }
sk-mana = mana
sk-mana-left = mana: zostało { $mana }, wydano { $spent }
sk-mana-track = Licznik many: { $turn } z { $rows }
sk-spent-on = wydano na: { $cards }
sk-leads = karty przewodnictwa
sk-face-down = zakryta
sk-term-attack = Atak
sk-term-armor = zbroja
sk-term-modifier = modyfikator
sk-term-bonus = premia
sk-term-zero = nie mniej niż 0
sk-no-heroes-yet = Jeszcze bez bohaterów
sk-hands = karty na ręce
sk-seat-label = { $name }: ręka { $hand }, talia { $deck }
sk-nobody-there = nikogo tam nie ma
sk-enemies = { $count ->
        [one] wróg
        [few] wrogów
       *[other] wrogów
    }
sk-seen-by = widoczny dla: { $names }
sk-unseen = niewidoczny dla wrogów
sk-sees = widzi: { $names }
sk-in-cover = w osłonie
sk-in-dome = w kopule
sk-steps = { $count ->
        [one] 1 krok
        [few] { $count } kroki
       *[other] { $count } kroków
    }
sk-hexes-away = { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[other] { $count } pól
    }
sk-house-board = Pole bitwy jest naszym projektem, zgodnym z zasadami.
sk-house = Projekt własny: nasze wartości i efekty.
sk-fell = { $count ->
        [one] pokonany raz
        [few] pokonany { $count } razy
       *[other] pokonany { $count } razy
    }

## Actions

sk-action-move = Ruch
sk-action-lead = Przewodnictwo
sk-action-attack = Atak
sk-action-skirmish = Potyczka
sk-action-worship = Kult
sk-about-move = idź na wolne pole w zasięgu
sk-about-lead = połóż kartę pod bohaterem: liczy się do kontroli
sk-about-attack = wartość ataku i odkryte karty przeciw zbroi
sk-about-skirmish = dwa kroki i cios w bohatera
sk-about-worship = moc frakcji
sk-attack-on = Atakuj: { $name }
sk-hp-lost = straty PZ
sk-hp-lost-mean = średnia strata PZ
sk-defeats = pokonuje (zostało { $hp } PZ)
sk-spends = { $hero } wydaje { $cost } z { $mana } many
sk-counts-at = liczy się do kontroli: { $names }

## Cards

sk-hand = Twoja ręka
sk-hand-empty = Brak kart na ręce
sk-draft = Do wyboru
sk-looked-at = Odkryte karty
sk-deck = talia
sk-discard = odrzucone
sk-their-hand = ręka rywala
sk-their-deck = talia rywala
sk-type-action = Akcja
sk-type-reaction = Reakcja
sk-cost = koszt { $cost }
sk-free = bez kosztu
sk-modifier = modyfikator
sk-ultimate-of = Karta ostateczna: { $hero }

## The stack

sk-stack-label = Stos, najpierw to, co rozpatruje się jako pierwsze
sk-effect-by = { $name }: { $caster }
sk-effect-on = { $name }: { $caster } » { $targets }
sk-skill-of = umiejętność: { $caster }
sk-by-player = gracz { $player }
sk-would-be-first = rozpatrzy się jako pierwsze
sk-your-answer = twoja odpowiedź
sk-resolving = rozpatruje się teraz
sk-responses = Odpowiedzi
sk-ask-always = pytaj zawsze
sk-ask-can = pytaj, gdy mogę odpowiedzieć
sk-ask-never = nie pytaj, zawsze pasuj
sk-quiet-own = nigdy, gdy na wierzchu jest nasz efekt
sk-quiet-empty = nigdy, gdy stos jest pusty
sk-pass-until = Pasuj do końca tej aktywacji
sk-passed-until = Pas: do końca tej aktywacji
sk-passed-never = Pas: nigdy nie pytaj
sk-passed-nothing = Pas: nie ma czym odpowiedzieć
sk-passed-empty = Pas: stos jest pusty
sk-passed-own = Pas: na wierzchu jest nasz efekt

## Control and victory

sk-control = Kontrola
sk-control-short = kontrola
sk-control-why = Liczy się każdy bohater i żołnierz, który widzi znacznik.
sk-nobody-sees = nikt go nie widzi
sk-lead-may = { $count ->
        [one] 1 karta przewodnictwa może dodać swój koszt
        [few] jedna z { $count } kart przewodnictwa może dodać swój koszt
       *[other] jedna z { $count } kart przewodnictwa może dodać swój koszt
    }
sk-wins-there = wygrywa { $side }
sk-nobody-wins = nikt nie wygrywa
sk-victory-cards = Karty zwycięstwa
sk-progress = { $own } : { $other } z { $needed }

## Questions

sk-kind-set-up = Przygotowanie
sk-kind-faction = Przygotowanie · frakcje
sk-kind-draft = Przygotowanie · wybór bohaterów
sk-kind-exchange = Przygotowanie · ręka
sk-kind-place-hero = Przygotowanie · bohaterowie
sk-kind-choose-hero = Wasza strona aktywuje
sk-kind-activation = Aktywacja
sk-kind-priority = Masz pierwszeństwo
sk-kind-area = Obszar · obracaj: Q i E
sk-kind-select-lead = Kontrola
sk-kind-discard = Utrzymanie

## For newcomers

sk-guide-faction = Każda strona gra dwiema z czterech frakcji. Frakcja daje dwóch bohaterów, ich karty i własny Kult.
sk-guide-exchange = Kliknij karty, których nie chcesz: zostaną odrzucone, a ty dobierzesz tyle samo nowych, jeden raz.
sk-guide-choose-hero = Strony na zmianę aktywują po jednym gotowym bohaterze, aż wszyscy się wyczerpią. Potem żołnierze walczą o ścieżki.
sk-guide-activation = Trzy punkty akcji: Ruch, Przewodnictwo, Atak, Potyczka, Kult, każda raz. Karty kosztują manę, nie punkty akcji. Na koniec zakończ aktywację.
sk-guide-priority = Wszystko, co zadeklarowano, czeka na stosie i każdy może odpowiedzieć reakcją. Gdy wszyscy spasują, działa efekt z wierzchu. W „Odpowiedziach” wybierasz, kiedy cię pytać.
sk-guide-move = Kliknij pole. Kropka: nikt cię tam nie zobaczy. Kreska: ktoś zobaczy. Linia kropkowana pokazuje, co ty zobaczysz.
sk-guide-area = Wskaż pole i obracaj obszar kółkiem albo klawiszami Q i E; kliknij, by go położyć.
sk-guide-select-lead = Bohaterowie widzący znacznik odkrywają karty przewodnictwa. Jedna karta waszej strony dodaje swój koszt do kontroli.

## The builder

sk-build-title = Kreator talii
sk-build-casual = Talia swobodna
sk-build-pool = Pula turniejowa
sk-build-heroes = Bohaterowie
sk-build-shelf = Bohaterowie i karty
sk-build-add = Dodaj kartę
sk-build-fix-fill = Uzupełnij z list startowych
sk-build-name = Nazwij talię
sk-build-unnamed = Talia bez nazwy
sk-build-empty = Jeszcze pusto. Wybierz bohaterów (talia ma po osiem kart na każdego) albo zacznij od gotowej drużyny:
sk-build-starter = Wypełnij listami startowymi
sk-build-legal-about = Osiem kart na bohatera, karty ostateczne raz, inne najwyżej trzy razy, tylko runy frakcji.
sk-build-count = kart: { $count } z { $due }
sk-build-count-heroes = { $count ->
        [one] 1 bohater
        [few] { $count } bohaterów
       *[other] { $count } bohaterów
    }
sk-build-curve = Karty według kosztu
sk-build-mean = średni modyfikator { $mean }
sk-build-search = Karta, runa lub efekt
sk-build-fits = Pasuje do bohaterów
sk-build-take = Weź: { $name }
sk-build-drop = Odłóż: { $name }
sk-build-of = Talia: { $name }
sk-build-note = Karty i bohaterowie z oznaczeniem „własne” to nasze projekty.
sk-build-samples = Gotowe drużyny
sk-build-draft-note = W grze swobodnej bohaterów wybiera się przy stole: talią zagrasz, jeśli dostaniesz właśnie tych bohaterów, inaczej listami startowymi.
