### Co mówi się przy stole X-Wing: zdarzenia, pytania, możliwości, odmowy.
###
### Statki, karty, przeszkody i urządzenia występują jako nazwy, manewry i kości jako krótkie zwroty.

## Rzeczy na stole

player-name = gracz { $player }
    .you = ty
ship-name = { $pilot } ({ $player })
    .numbered = { $pilot } { $number } ({ $player })
    .plain = { $pilot }
    .plain-numbered = { $pilot } { $number }
obstacle-asteroid = asteroida { $number }
obstacle-debris = chmura szczątków { $number }
obstacle-gas_cloud = obłok gazu { $number }
obstacle-obstacle = przeszkoda { $number }
device-name = { $name } { $number }
weapon-primary = broń podstawowa ({ $arc })
nothing = nic
linked-action = akcja powiązana

token-focus = skupienie
token-evade = unik
token-calculate = kalkulacja
token-reinforce = wzmocnienie
token-fore = wzmocnienie (przód)
token-aft = wzmocnienie (tył)
token-disarm = rozbrojenie
token-tractor = ściąganie
token-jam = zakłócenie
token-stress = stres
token-strain = wysilenie
token-ion = jonizacja
token-cloak = maskowanie
token-lock = namierzenie

arc-front = przedni łuk
arc-rear = tylny łuk
arc-left = lewy łuk
arc-right = prawy łuk
arc-bullseye = łuk celowniczy
arc-full_front = pełny przedni łuk
arc-full_rear = pełny tylny łuk
arc-single_turret = wieżyczka
arc-double_turret = podwójna wieżyczka

bearing-straight = prosto
bearing-bank-left = łagodny skręt w lewo
bearing-bank-right = łagodny skręt w prawo
bearing-turn-left = ostry skręt w lewo
bearing-turn-right = ostry skręt w prawo
bearing-koiogran = zwrot Koiograna
bearing-segnor-left = pętla Segnora w lewo
bearing-segnor-right = pętla Segnora w prawo
bearing-tallon-left = beczka Tallona w lewo
bearing-tallon-right = beczka Tallona w prawo
bearing-stationary = postój
bearing-reverse-straight = wstecz prosto
bearing-reverse-bank-left = wstecz łagodnie w lewo
bearing-reverse-bank-right = wstecz łagodnie w prawo

colour-blue = niebieski
colour-white = biały
colour-red = czerwony
colour-purple = fioletowy

face-hit = trafienie
face-crit = trafienie krytyczne
face-evade = unik
face-focus = skupienie
face-blank = pudło

edge-near = bliższa krawędź
edge-far = dalsza krawędź
edge-left = lewa krawędź
edge-right = prawa krawędź

phase-setup = Przygotowanie
phase-planning = Faza planowania
phase-system = Faza systemów
phase-activation = Faza aktywacji
phase-engagement = Faza walki
phase-end = Faza końcowa

term-weapon = broń
term-range = zasięg
term-agility = zwrotność
term-obstructed = przesłonięcie
term-strain = wysilenie
term-tractor = ściąganie

what-boost = dopalacz
what-barrelroll = beczka
what-decloak = demaskowanie
what-lock = namierzenie
what-coordinate = koordynacja
what-jam = zakłócanie
what-slam = SLAM
what-deploy = wypuszczenie
kind-asteroid = asteroida
kind-debris = chmura szczątków
kind-gas_cloud = obłok gazu
why-destroyed = zniszczony
why-fled = uciekł
why-conceded = wycofany

## Zdarzenia

xwing-event-ability = { $ship }: { $card }
    .pilot = { $ship } używa zdolności pilota.
xwing-event-action = { $ship } – akcja: { $action } ({ $colour }).
    .card = { $ship } – akcja karty { $card }.
xwing-event-attack = { $ship } atakuje: cel { $defender }, { $weapon }, zasięg { $range }.
xwing-event-attack-rolled = { $ship } rzuca kośćmi ataku: { $results } ({ $terms }).
xwing-event-call-rolled = Na kości: { $results }.
xwing-event-cancelled = Anulowany wynik: { $result }.
xwing-event-charges-lost = { $ship }: { $card } traci { $amount ->
        [one] 1 ładunek
        [few] { $amount } ładunki
       *[other] { $amount } ładunków
    }.
xwing-event-charges-recovered = { $ship }: { $card } odzyskuje { $amount ->
        [one] 1 ładunek
        [few] { $amount } ładunki
       *[other] { $amount } ładunków
    }.
xwing-event-charges-spent = { $ship }: { $card } wydaje { $amount ->
        [one] 1 ładunek
        [few] { $amount } ładunki
       *[other] { $amount } ładunków
    }.
xwing-event-conceded = Poddaje się { $player }.
    .you = Poddajesz się.
xwing-event-condition-assigned = { $ship } otrzymuje stan { $card }.
xwing-event-condition-removed = { $ship } traci stan { $card }.
xwing-event-coordinated = { $ship } – koordynowany przez: { $by }.
xwing-event-damaged = { $ship } otrzymuje 1 uszkodzenie ({ $damage }).
xwing-event-dealt = { $ship } dostaje zakrytą kartę uszkodzeń.
    .card = { $ship } dostaje odkrytą kartę uszkodzeń: { $card }.
xwing-event-deck-shuffled = Nowa talia uszkodzeń ({ $player }): { $cards } kart.
    .you = Twoja nowa talia uszkodzeń: { $cards } kart.
xwing-event-defense-rolled = { $ship } rzuca kośćmi obrony: { $results } ({ $terms }).
xwing-event-deployed = { $ship } opuszcza nosiciela: { $carrier }.
xwing-event-destroyed = { $ship } – zniszczony.
xwing-event-detonated = Wybucha { $device }.
xwing-event-device-placed = { $ship } umieszcza: { $device }.
xwing-event-dials-set = Wszystkie tarcze są ustawione. Od tej chwili każdy gracz może podglądać swoje zakryte tarcze.
xwing-event-dice-changed = Modyfikacja kości ({ $by }): { $results }.
xwing-event-docked = { $ship } dokuje: { $carrier }.
xwing-event-edge = { $player }: { $edge }.
    .you = Wybierasz swoją krawędź: leży przed tobą.
xwing-event-eliminated = { $player } nie ma już statków.
    .you = Nie masz już statków.
xwing-event-exposed = { $ship } – odsłonięta karta uszkodzeń: { $card }.
xwing-event-failed = { $ship } – nie udaje się: { $what }.
xwing-event-fled = { $ship } ucieka.
xwing-event-flipped = { $ship } odwraca kartę { $card }.
xwing-event-force-recovered = { $ship } odzyskuje Moc: { $amount }.
xwing-event-force-spent = { $ship } wydaje Moc: { $amount }.
xwing-event-fuse-removed = { $device } traci znacznik zapalnika.
xwing-event-gained = { $ship } otrzymuje żeton: { $token }.
xwing-event-hit = Atak trafia ({ $defender }): trafienia { $hits }, krytyczne { $crits }.
xwing-event-left = { $ship } – poza grą ({ $why }).
xwing-event-lock-broken = { $ship } traci namierzenie: { $object }.
xwing-event-locked = { $ship } namierza: { $object }.
xwing-event-maneuvered = { $ship } wykonuje manewr { $maneuver } ({ $colour }).
    .partial = { $ship } wykonuje manewr { $maneuver } ({ $colour }) tylko częściowo.
xwing-event-met-obstacle = { $ship } – na drodze: { $object }.
xwing-event-missed = Atak chybia ({ $defender }).
xwing-event-moved = { $ship }: { $what }.
xwing-event-no-place = Nie ma miejsca: { $object }.
xwing-event-obstacle-placed = { $player } umieszcza: { $object }.
    .you = Umieszczasz: { $object }.
xwing-event-obstacle-removed = Usunięto: { $object }.
xwing-event-over = Wygrywa { $winners }. { $reason }
    .you = Wygrywasz. { $reason }
    .draw = Partia kończy się remisem. { $reason }
xwing-event-phase = { $phase }
xwing-event-player-order = Kolejność graczy: { $players }.
xwing-event-reinforced = { $ship } – wzmocnienie: o jeden wynik mniej.
xwing-event-remote-damaged = { $device } otrzymuje uszkodzenia: { $amount }.
xwing-event-remote-destroyed = { $device } – zniszczone.
xwing-event-removed = { $ship } traci żetony ({ $amount }): { $token }.
xwing-event-repaired = { $ship } naprawia zakrytą kartę uszkodzeń.
    .card = { $ship } naprawia: { $card }.
xwing-event-revealed = { $ship } odsłania manewr { $maneuver }.
xwing-event-rolled = { $ship } – rzut: { $results }.
xwing-event-rotated = { $ship } obraca wieżyczkę: { $arc }.
xwing-event-round = Runda { $round }
xwing-event-shields-lost = { $ship } traci { $amount ->
        [one] 1 osłonę
        [few] { $amount } osłony
       *[other] { $amount } osłon
    }, zostało { $left }.
xwing-event-shields-recovered = { $ship } odzyskuje { $amount ->
        [one] 1 osłonę
        [few] { $amount } osłony
       *[other] { $amount } osłon
    }.
xwing-event-shields-spent = { $ship } wydaje { $amount ->
        [one] 1 osłonę
        [few] { $amount } osłony
       *[other] { $amount } osłon
    }, zostało { $left }.
xwing-event-ship-placed = { $ship } – rozstawiony.
xwing-event-lent = { $ship } użycza żetonu statkowi { $by }: { $token }.
xwing-event-spent = { $ship } wydaje: { $token }.
xwing-event-tokens-removed = Okrągłe żetony zostają usunięte.

## Pytania

xwing-ask-ability = Która zdolność teraz?
    .one = Użyć: { $ability }?
xwing-ask-action = { $ship }: która akcja?
xwing-ask-affected = { $device }: na który statek działa teraz?
xwing-ask-attack = { $ship }: atakować?
xwing-ask-barrelroll = { $ship }: beczka w którą stronę?
xwing-ask-bomb = Która bomba wybucha teraz?
xwing-ask-boost = { $ship }: dopalacz w którą stronę?
xwing-ask-call = Typ na kość: trafienie czy chybienie?
xwing-ask-coordinate = Który statek koordynować?
xwing-ask-dial = Dokąd polecą twoje statki?
xwing-ask-edge = Która krawędź?
xwing-ask-emergency = Który zadokowany statek ucieka teraz?
xwing-ask-emergency-deploy = { $ship }: wypuścić awaryjnie?
xwing-ask-face = Który wynik zmienić?
xwing-ask-first-player = { $place ->
        [1] Kto zaczyna?
       *[other] Kto jest numerem { $place } w kolejności graczy?
    }
xwing-ask-jam = { $ship } – zakłócony: co traci?
xwing-ask-jam-target = Który statek zakłócić?
xwing-ask-line = { $ship }: wzdłuż której linii mierzyć zasięg?
xwing-ask-lock = { $ship }: co namierzyć?
xwing-ask-mine = Na którym statku wybucha mina?
xwing-ask-modify-attack = Modyfikować kości ataku?
xwing-ask-modify-defense = Modyfikować kości obrony?
xwing-ask-modify-rolled = { $ship }: wynik rzutu to { $results }. Zmienić?
xwing-ask-obstacle = Którą przeszkodę umieścić?
xwing-ask-order = { $phase }, inicjatywa { $initiative }: kto teraz?
xwing-ask-place-obstacle = Umieść: { $object }.
xwing-ask-place-ship = Rozstaw: { $ship }.
xwing-ask-position = { $ship }: w której pozycji?
xwing-ask-ready = Wszystkie tarcze ustawione. Gotowe?
xwing-ask-reinforce = { $ship }: którą stronę wzmocnić?
xwing-ask-reload = Które rozwinięcie przeładować?
xwing-ask-repair = { $ship }: którą kartę uszkodzeń naprawić?
xwing-ask-replace = { $ship }: zastąpić to, co by się stało?
xwing-ask-reroll = Które kości przerzucić?
xwing-ask-rotate = { $ship }: dokąd obrócić wieżyczkę?
xwing-ask-seismic-obstacle = { $device }: która przeszkoda?
xwing-ask-ship = { $card }: który statek?
xwing-ask-slam = { $ship }: SLAM którym manewrem?
xwing-ask-start-docked = { $ship }: zacząć zadokowanym?
xwing-ask-system = { $ship }: która zdolność fazy systemów?
xwing-ask-take-damage = { $ship }: które uszkodzenie przyjąć?
xwing-ask-tractor = { $ship } – ściągany: przesunąć?
xwing-ask-way = Jak zmodyfikować kości?
xwing-ask-turret = { $ship }: dokąd celuje wieżyczka?

## Możliwości

xwing-option-pass = Nic
    .action = Bez akcji
    .attack = Nie atakować
    .modify-attack = Zostawić kości
    .modify-defense = Zostawić kości
    .modify-rolled = Zostawić kości
xwing-option-yes = Tak
xwing-option-ready = Gotowe
xwing-option-change = Zmienić tarczę: { $ship }
xwing-option-hits = Trafienie (zwykłe lub krytyczne)
xwing-option-misses = Chybienie (skupienie lub pudło)
xwing-option-front = Przód
xwing-option-middle = Środek
xwing-option-rear = Tył
xwing-option-left = W lewo
xwing-option-right = W prawo
xwing-option-fore = Przód
xwing-option-aft = Tył
xwing-option-facedown = Zakryta karta (losowa)
xwing-option-focus = Wydać skupienie: liczą się wszystkie wyniki skupienia
xwing-option-calculate = Wydać kalkulację: liczy się jeden wynik skupienia
xwing-option-force = Wydać 1 Mocy: liczy się jeden wynik skupienia
xwing-option-lock = Wydać namierzenie: przerzut kości
xwing-option-evade-blank = Wydać unik: pudło staje się unikiem
xwing-option-evade-focus = Wydać unik: skupienie staje się unikiem
xwing-option-gas-cloud = Obłok gazu: pudło staje się unikiem
xwing-option-drop = Zrzucić { $card }: { $way }
xwing-option-launch = Wystrzelić { $card }: { $way }
xwing-option-decloak = Demaskowanie: { $way }
xwing-option-dock = Zadokować: { $ship }
xwing-option-deploy = Wypuścić ({ $guides }) → { $way }
xwing-option-boost = Dopalacz
xwing-option-roll = Beczka { $way }
xwing-option-line = Linia { $number } ({ $across })
xwing-line-clear = bez przeszkód
xwing-line-across = przesłonięta: { $across }
xwing-option-die = Kość { $number }: { $face }
xwing-option-reroll = przerzut
xwing-option-hit = trafienie
xwing-option-crit = trafienie krytyczne
xwing-option-blank = pudło
xwing-option-break-lock = namierzenie: { $object }

## Dlaczego nie

xwing-not-on-dial = Na tarczy { $ship } nie ma manewru { $maneuver }.
xwing-no-dial-to-set = { $ship } nie ma tarczy, którą możesz teraz ustawić.
xwing-action-done = Akcja { $action } była już wykonana w tej rundzie.
xwing-ionized = { $ship } jest zjonizowany i może wykonać tylko skupienie.
xwing-no-force = { $ship } nie ma aktywnego ładunku Mocy.
xwing-cannot-action = Karta zabrania akcji { $action }.
xwing-no-effect = { $card } nie miałoby teraz skutku.
xwing-no-cloak = { $ship } jest już zamaskowany.
xwing-no-reload = { $ship } nie ma czego przeładować.
xwing-no-rotatearc = { $ship } nie ma wieżyczki.
xwing-no-slam = { $ship } nie wykonał manewru.
xwing-slam-only-in-step = { $ship } może użyć SLAM tylko w kroku wykonania akcji.
xwing-no-focus-result = Nie ma wyniku skupienia do zmiany.
xwing-obstacle-near-edge = Przeszkoda musi leżeć poza zasięgiem 2 każdej krawędzi.
xwing-obstacle-near-obstacle = Przeszkoda musi leżeć poza zasięgiem 1 innych przeszkód.
xwing-outside = { $ship } wystawałby poza obszar gry.
xwing-outside-zone = { $ship } musi stać w zasięgu 1 twojej krawędzi.
xwing-on-a-ship = { $ship } stałby na innym statku.
xwing-weapon-spent = { $card } ma za mało ładunków.
xwing-weapon-needs-token = { $card } wymaga żetonu własnego statku: { $token }.
xwing-target-touches = { $ship } jest w zasięgu 0 i nie można go zaatakować.
xwing-target-not-in-arc = { $ship } nie jest w łuku tej broni.
xwing-target-not-locked = { $card } wymaga namierzenia celu: { $ship }.
xwing-target-not-at-range = { $ship } nie jest w zasięgu od { $low } do { $high }.
xwing-not-this-attack = Karta wyklucza { $ship } z tego ataku: określa, jaką bronią i do kogo się strzela.

## Koniec

xwing-last-ships = Tylko jeden gracz ma jeszcze statki.
xwing-nobody-left = Nikt nie ma już statków.
xwing-conceded = Wszyscy przeciwnicy się poddali.
xwing-draw-agreed = Gracze zgodzili się na remis.
