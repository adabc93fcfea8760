### X-Wing: stół

turn-of-xwing = runda { $turn }

## Ranges, attacks

xw-range-mm = Zasięg { $range } · { $mm } mm
xw-range-short = Z{ $range } · { $mm } mm
xw-range-brief = Z{ $range }
xw-obstructed = zasłonięty
xw-miss = Pudło
xw-damage = obrażeń
xw-shot = kości: { $dice }, zasięg { $range }
xw-take-hit = osłona, a bez osłon zakryta karta uszkodzeń
xw-take-crit = osłona, a bez osłon odkryta karta uszkodzeń
xw-tray = Taca na kości
xw-step-declare = Ogłoszenie
xw-step-attack = Kości ataku
xw-step-modify-attack = Zmiany ataku
xw-step-defense = Kości obrony
xw-step-modify-defense = Zmiany obrony
xw-step-neutralize = Neutralizacja
xw-step-damage = Obrażenia
xw-attack-dice = { $count ->
        [one] 1 kość ataku
        [few] { $count } kości ataku
       *[many] { $count } kości ataku
    }
xw-defense-dice = { $count ->
        [one] 1 kość obrony
        [few] { $count } kości obrony
       *[many] { $count } kości obrony
    }
xw-hits = { $count ->
        [one] 1 trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }
xw-evades = { $count ->
        [one] 1 unik
        [few] { $count } uniki
       *[many] { $count } uników
    }
xw-versus = przeciw
xw-through = { $count ->
        [one] 1 przechodzi
        [few] { $count } przechodzą
       *[many] { $count } przechodzi
    }
xw-expected = ≈ { $damage } obrażeń
xw-was = było: { $face }
xw-face-hit = trafienie
xw-face-crit = trafienie krytyczne
xw-face-focus = skupienie
xw-face-evade = unik
xw-face-blank = pusta
xw-term-weapon = broń
xw-term-range = zasięg
xw-term-agility = zwinność
xw-term-obstructed = zasłonięty
xw-term-strain = przeciążenie
xw-term-tractor = promień ściągający
xw-queue = Zdolności po kolei
xw-suggested = Proponowane miejsce { $number }
xw-linked = Akcja połączona

## Odds and previews

xw-odds-hits = w ogóle trafia
xw-odds-damage = oczekiwane obrażenia
xw-odds-destroys = niszczy (potrzeba { $left })
xw-odds-mark = niszczy ▸
xw-odds-label = Oczekiwane obrażenia { $damage }, trafia { $odds }
xw-odds-dice = Kości ataku: { $attack }, obrony: { $defense }; żetony i namierzenia są wydawane.
xw-odds-counted = Wliczono: { $cards }
xw-odds-open = Nie wliczono, może mieć znaczenie: { $cards }
xw-fore-instead = Zamiast tego wykona { $speed } { $bearing }
xw-fore-blue = Łatwy: usuwa żeton stresu i przeciążenia
xw-fore-red = Trudny: statek otrzymuje żeton stresu
xw-fore-sees = Widziałby: { $list }, gdyby nie ruszyły
xw-fore-one = { $name } na { $range }
xw-fore-nobody = Nikogo w polu ostrzału
xw-fore-clear = Bez statków i przeszkód na drodze
xw-fore-bump = Statek na drodze: manewr tylko częściowy
xw-fore-obstacle = Przechodzi przez przeszkodę lub na niej kończy
xw-fore-flees = Opuszcza stół: statek byłby stracony
xw-fore-fails = Brak miejsca: nie uda się
xw-mind = uwaga na drodze

## Dials

xw-dial = Tarcza
xw-dials = Tarcze manewrów
xw-dial-of = Tarcza: { $name }
xw-dials-left = { $left ->
        [one] Planowanie · 1 tarcza do ustawienia
        [few] Planowanie · { $left } tarcze do ustawienia
       *[many] Planowanie · { $left } tarcz do ustawienia
    }
xw-easy = łatwy
xw-standard = zwykły
xw-hard = trudny: stres
xw-hard-stressed = trudny, w stresie → 2 prosto
xw-colour-blue = niebieski
xw-colour-white = biały
xw-colour-red = czerwony
xw-colour-purple = fioletowy
xw-bearing-straight = prosto
xw-bearing-bank-left = łagodny skręt w lewo
xw-bearing-bank-right = łagodny skręt w prawo
xw-bearing-turn-left = ostry skręt w lewo
xw-bearing-turn-right = ostry skręt w prawo
xw-bearing-koiogran = zwrot Koiograna
xw-bearing-segnor-left = pętla Segnora w lewo
xw-bearing-segnor-right = pętla Segnora w prawo
xw-bearing-tallon-left = beczka Tallona w lewo
xw-bearing-tallon-right = beczka Tallona w prawo
xw-bearing-stationary = postój
xw-bearing-reverse-straight = wstecz prosto
xw-bearing-reverse-bank-left = wstecz łagodnie w lewo
xw-bearing-reverse-bank-right = wstecz łagodnie w prawo

## Ships and squads

xw-ship-label = { $name }, { $ship }, inicjatywa { $initiative }, osłony { $shields }, kadłub { $hull }, pozycja { $x }, { $y }, kurs { $heading }°
xw-pips = osłony { $shields }, kadłub { $hull }
xw-attack = Atak
xw-agility = Zwinność
xw-hull = Kadłub
xw-shields = Osłony
xw-force = Moc
xw-charges = Ładunki
xw-energy = Energia
xw-house-deck = talia własna
xw-facedown = { $count ->
        [one] 1 zakryta karta uszkodzeń
        [few] { $count } zakryte karty uszkodzeń
       *[many] { $count } zakrytych kart uszkodzeń
    }
xw-state-lost = stracony
xw-state-docked = zadokowany
xw-state-waiting = czeka
xw-state-attacking = atakuje
xw-state-defending = broni się
xw-state-active = aktywny
xw-state-set = ustawiona
xw-state-open = bez tarczy
xw-state-activated = aktywowany
xw-state-engaged = po walce
xw-state-next = czeka
xw-order = Kolejność w rundzie
xw-order-about = Ruch od lewej do prawej, strzał od prawej do lewej.
xw-waiting = Czekają na ustawienie
xw-points-game = { $points } punktów
xw-destroyed-count = { $count ->
        [one] 1 zniszczony statek
        [few] { $count } zniszczone statki
       *[many] { $count } zniszczonych statków
    }
xw-kind-asteroid = Asteroida
xw-kind-asteroid-about = Statek, który w nią wleci, traci akcję i może odnieść obrażenia; na niej nie wolno atakować.
xw-kind-debris = Pole szczątków
xw-kind-debris-about = Statek, który w nie wleci, dostaje stres i może odnieść obrażenia.
xw-kind-gas_cloud = Chmura gazu
xw-kind-gas_cloud-about = Przy ataku przez nią obrońca zmienia pustą kość na unik.

## Phases and kinds of questions

xw-phase-setup = Przygotowanie
xw-phase-planning = Planowanie
xw-phase-system = Systemy
xw-phase-activation = Aktywacja
xw-phase-engagement = Walka
xw-phase-end = Koniec
xw-kind-of-action = Aktywacja · akcja
xw-kind-of-attack = Walka · ogłoszenie
xw-kind-of-modify-attack = Atak · zmieniasz kości
xw-kind-of-modify-defense = Obrona · zmieniasz kości
xw-kind-of-modify-rolled = Rzut · możesz go zmienić
xw-kind-of-ready = Planowanie · gotowe?
xw-kind-of-place-ship = Przygotowanie · rozstawienie
xw-kind-of-place-obstacle = Przygotowanie · przeszkody
xw-kind-of-obstacle = Przygotowanie · przeszkody

## What actions do

xw-action-focus = żeton skupienia: wyniki skupienia się liczą
xw-action-evade = żeton uniku
xw-action-calculate = żeton kalkulacji
xw-action-lock = namierz obiekt w zasięgu 0–3: przerzuty ataku
xw-action-barrelroll = przesunięcie w bok
xw-action-boost = krótki dolot
xw-action-rotatearc = obróć wieżyczkę
xw-action-reload = odzyskaj ładunek, rozbrojenie
xw-action-slam = drugi manewr tej samej prędkości, rozbrojenie
xw-action-jam = zagłusz wroga w zasięgu 1
xw-action-coordinate = sojusznik wykonuje akcję
xw-action-reinforce = o jeden wynik mniej z jednej strony
xw-action-cloak = trudniej trafić, nie może atakować
xw-action-red = (czerwona: stres)
xw-action-purple = (fioletowa: 1 Moc)

## For newcomers

xw-guide-dial = Ustaw w tajemnicy tarczę każdego statku. Wskaż manewr, żeby zobaczyć, gdzie statek skończy i kogo zobaczy. Niebieski jest łatwy, czerwony kosztuje stres.
xw-guide-ready = Wszystkie tarcze ustawione. Możesz jeszcze którąś zmienić; gdy wszyscy są gotowi, statki ruszają od najniższej inicjatywy.
xw-guide-action = Po manewrze statek może wykonać jedną akcję. Skupienie pomaga w ataku i obronie, namierzenie tylko w ataku.
xw-guide-attack = Kliknij wroga, do którego strzelasz. Na zasięgu 1 rzucasz jedną kością więcej, na zasięgu 3 obrońca.
xw-guide-modify-attack = Liczby mówią, ile obrażeń średnio zada każdy wybór. Wydaj, co pomaga, albo zachowaj na obronę.
xw-guide-modify-defense = Każdy unik anuluje trafienie. Wydaj żetony, jeśli ratują przed obrażeniami.
xw-guide-place-ship = Statki zaczynają w zasięgu 1 od twojej krawędzi. Kliknij miejsce, przeciągaj, obracaj klawiszami Q i E.
xw-guide-place-obstacle = Przeszkody leżą dalej niż zasięg 2 od krawędzi i dalej niż zasięg 1 od siebie; czerwona otoczka jest za blisko.

## Building squads

xw-build-title = Kreator eskadr
xw-build-format = { $format }, { $limit } punktów
xw-build-format-threat = szybkie zestawy, zagrożenie { $limit }
xw-build-unnamed = Eskadra bez nazwy
xw-build-name = Nazwij eskadrę
xw-build-summary = Statki: { $ships } · ulepszenia: { $upgrades }
xw-build-points = { $cost } z { $limit } punktów
xw-build-empty = Jeszcze pusto. Wybierz statki po lewej albo zacznij od gotowej eskadry:
xw-build-shelf = Statki i ulepszenia
xw-build-faction = Frakcja
xw-build-kind = Format
xw-build-search = Pilot, statek, ulepszenie, efekt
xw-build-ships = Statki
xw-build-upgrades = Ulepszenia
xw-build-builds = Szybkie zestawy
xw-build-fits = Mieści się w { $points }
xw-build-playable = Grywalne tutaj
xw-build-not-yet = jeszcze niegrywalne
xw-build-not-yet-card = { $name }: jeszcze nie można tu tym grać.
xw-build-used = już w eskadrze
xw-build-used-card = { $name }: karta limitowana, już w eskadrze.
xw-build-for = Ulepszenia: { $name }
xw-build-for-slot = { $slot }: { $name }
xw-build-no-target = Najpierw dodaj statek.
xw-build-threat = zagrożenie { $threat }
xw-build-add = Dodaj statek
xw-build-copy = Jeszcze jeden: { $name }
xw-build-remove = Usuń: { $name }
xw-build-drop = usuń
xw-build-fill = Wybierz: { $slot }, { $name }
xw-build-fix-drop = Bez { $name }, −{ $points }
xw-build-fix-ship = Usuń { $name }, −{ $points }
xw-build-fix-obstacles = Weź zwykłe trzy
xw-build-obstacles = Przeszkody
xw-build-obstacles-about = wybrano { $count } z { $needed }, ustawiane na zmianę
xw-build-obstacles-usual = zwykłe trzy, ustawiane na zmianę
xw-build-choose = Wybierz
xw-build-own = Moje eskadry
xw-build-new = Nowa eskadra
xw-build-samples = Gotowe eskadry
xw-build-import = Importuj XWS
xw-build-paste-about = Odnośnik do eskadry, XWS albo eskadra jako tekst
xw-build-export = Eksportuj XWS
xw-build-no-file = Nie można wyeksportować eskadry z nieznanymi kartami.
xw-build-legal = Legalna eskadra
xw-build-legal-about = Jedna frakcja, imiona raz, miejsca i statki pasują, punkty w limicie
xw-build-must = Czym jest legalna eskadra
xw-build-play = Graj tą eskadrą

## Formats, in the lobby

variant-hyperspace = Hiperprzestrzeń
variant-quick-build = Szybkie zestawy
variant-epic = Epicki, 3 × 3 stopy
variant-epic-wide = Epicki, 3 × 6 stóp
