### Shatterpoint: stół

variant-refinery-crossing = Rafineria na rozdrożu
variant-spaceport-ruins = Ruiny portu kosmicznego

## Ranges, sight, terrain

sp-range = Zasięg { $range } · { $mm } mm
sp-range-short = zasięg { $range }
sp-range-beyond = poza zasięgiem 5 · { $mm } mm
sp-ring-range = Zasięg { $range }
sp-ring-engaged = Związanie walką, zasięg 2
sp-blocked = brak linii wzroku
sp-cover = za osłoną
sp-on-level = poziom { $level }, { $mm } mm w górę
sp-other-elevation = inny poziom
sp-character-label = { $name }, { $stance }, wytrzymałość { $left } z { $stamina }, na { $x }, { $y }, poziom { $level }; { $state }
sp-objective = Cel { $place }
sp-objective-label = Cel { $place }: { $state }
sp-map = Mapa { $map }
sp-held-by = kontroluje gracz { $seat }
sp-open = aktywny, niczyj
sp-inactive = nieaktywny
sp-priority = priorytet
sp-nobody-contests = Nikt o niego nie walczy.

## Attacks

sp-tray = Taca na kości
sp-step-target = Cel
sp-step-dice = Rzut
sp-step-modify = Wyszkolenie
sp-step-results = Bloki
sp-step-tree = Drzewo walki
sp-step-damage = Obrażenia
sp-step-after = Po ataku
sp-versus = przeciw
sp-was = było: { $face }
sp-added = dodana
sp-parried = zablokowane
sp-successes = { $count ->
        [one] 1 sukces
        [few] { $count } sukcesy
       *[other] { $count } sukcesów
    }
sp-left = zostało: { $count }
sp-pool = pula obrażeń; { $name }: zostało { $left } wytrzymałości
sp-would-wound = osłabienie
sp-chart-melee = Wręcz
sp-chart-ranged = Na dystans
sp-chart-defense = Obrona
sp-melee = Wręcz
sp-ranged = Na dystans
sp-shot = { $attack } kości przeciw { $defense }, zasięg { $range }
sp-damage = obrażeń
sp-damage-count = { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[other] { $count } obrażeń
    }
sp-odds-successes = oczekiwane sukcesy
sp-odds-damage = oczekiwane obrażenia
sp-odds-wounds = osłabi (potrzeba { $left })
sp-odds-label = Oczekiwane obrażenia { $damage }, osłabi { $odds }
sp-odds-dice = { $attack } kości ataku przeciw { $defense } kościom obrony; najbardziej raniąca droga w drzewie, bez zdolności.
sp-odds-cover = Osłona dodaje { $cover }.
sp-odds-counted = Wliczono: { $abilities }
sp-odds-open = Nie wliczono, może mieć znaczenie: { $abilities }

## Units and players

sp-stamina = { $left } z { $stamina }
sp-stamina-word = Wytrzymałość
sp-durability = Odporność
sp-attack-dice = Kości ataku
sp-defense-dice = Kości obrony
sp-force = Moc
sp-force-of = Moc { $force } z { $pool }
sp-wounded = Osłabienie
sp-injured = Okaleczenie
sp-engaged = związanie walką
sp-won = wygrane zmagania
sp-joker = Shatterpoint
sp-deck-in = Talia rozkazów, kart: { $count }
sp-reserve = Rezerwa
sp-discard = Wydane rozkazy: { $count }
sp-state-defeated = pokonana
sp-state-attacking = atakuje
sp-state-defending = broni się
sp-state-acting = działa, zostało { $left }
sp-state-reserve = w rezerwie
sp-state-done = już działała
sp-token-mark = oznaczona: { $ability }
sp-token-tag = + { $tag }
sp-token-lost = − { $tag }
sp-token-focus = Skupienie: +{ $count } { $count ->
    [one] kość
   *[other] kości
  }
sp-token-sharpshooter = Celność [{ $count }]
sp-token-impact = Impet [{ $count }]
sp-note = Nasza interpretacja: { $note }
sp-print = Druk z { $year }
sp-base-assumed = podstawka { $base } mm, nasze założenie
sp-battlefield = Pole bitwy: { $name }
sp-battlefield-house = Pole bitwy: { $name }, projekt własny
sp-wounds-count = osłabione jednostki: { $count }

## Struggle

sp-track = Tor zmagań
sp-track-at = Znacznik zmagań na polu { $space }; postęp A { $one }, B { $two }
sp-struggle = Zmagania { $phase }
sp-no-special = Bez zasady specjalnej.
sp-scoring = Na końcu tury jej gracz przesuwa znacznik o jedno pole za każdy kontrolowany cel; dotarcie do własnego postępu wygrywa zmagania. Dwa wygrane zmagania to zwycięstwo.
sp-subtitle = zmagania { $phase } z 3
sp-subtitle-setup = rozstawianie

## Phases, questions

sp-phase-setup = Rozstawienie
sp-phase-orders = Rozkaz
sp-phase-activation = Aktywacja
sp-phase-control = Kontrola
sp-kind-of-deploy = Rozstawienie
sp-kind-of-stance = Postawa
sp-kind-of-attack = Walka
sp-kind-of-tree = Atak · drzewo walki
sp-kind-of-move = Ruch
sp-kind-of-movement = Ruch
sp-kind-of-push = Pchnięcie
sp-kind-of-react = Reakcja
sp-kind-of-transition = Punkt przejścia
sp-push-to = Kończy w { $x } / { $y }, poziom { $level }
sp-push-stuck = Nie ruszy się z miejsca
sp-push-how = Kliknij w kierunku pchnięcia; cień pokazuje, gdzie się skończy.
sp-push-legal = Można pchnąć w tę stronę.
sp-place = Na { $x } / { $y }, poziom { $level }
sp-stay = Zostań na miejscu
sp-why-reach = poza zasięgiem ruchu
sp-why-deploy = za daleko, by tu rozstawić
sp-why-edge = poza polem bitwy
sp-why-room = nie ma tu miejsca
sp-why-base = na innej podstawce
sp-window = Okno reakcji
sp-moment-turn-start = zaczyna się tura
sp-moment-tactics-revealed = odkryto kartę taktyki
sp-moment-turn-end = kończy się tura
sp-moment-activation-start = zaczyna się aktywacja
sp-moment-activation-end = kończy się aktywacja
sp-moment-action-taken = po akcji
sp-moment-moved = po ruchu
sp-moment-attack-declared = zadeklarowano atak
sp-moment-before-dice = przed rzutem kośćmi
sp-moment-modify-attack = zmiana rzutu ataku
sp-moment-modify-defense = zmiana rzutu obrony
sp-moment-would-suffer = przed otrzymaniem obrażeń
sp-moment-attack-resolved = po ataku
sp-moment-unit-wounded = jednostka została osłabiona
sp-moment-hunker-gained = zdobyto znacznik przyczajenia
sp-moment-ability-paid = opłacono zdolność
sp-moment-action-begun = zaczyna się akcja
sp-moment-before-target = przed wyborem celu
sp-moment-condition-gained = jednostka otrzymała stan
sp-moment-control-tied = cel sporny po równo
sp-moment-deck-empty = talia rozkazów jest pusta
sp-moment-first-struggle = przed pierwszymi zmaganiami
sp-moment-immune = stan nie zadziałał
sp-moment-joker-kept = zatrzymano kartę Shatterpoint
sp-moment-joker-used = wybrano jednostkę kartą Shatterpoint
sp-moment-momentum-due = zaraz przybędzie postęp
sp-moment-momentum-gained = przybył postęp
sp-moment-order-decks = powstają talie rozkazów
sp-moment-order-revealed = odkryto kartę rozkazu
sp-moment-reserve-used = jednostka wchodzi z rezerwy
sp-moment-reserved = karta trafiła do rezerwy
sp-moment-set-up = koniec rozstawienia
sp-moment-stance-flipped = odwrócono kartę postawy
sp-moment-struggle-won = wygrano zmagania
sp-action-move = każda postać: marsz, zryw lub wspinaczka
sp-action-focus = dodatkowa kość w następnym ataku każdej postaci
sp-action-combat = każda postać może raz zaatakować
sp-action-recover = każda postać może się leczyć
sp-action-take-cover = przesunięcie na zasięg 1, potem znacznik przyczajenia
sp-move-advance = wzdłuż długiej miarki, nie w górę
sp-move-dash = wzdłuż krótkiej miarki, nie w górę
sp-move-climb = krótko, na dowolny poziom
sp-move-jump = krótko, ponad wszystkim, na dowolny poziom
sp-move-reposition = wzdłuż długiej miarki, także w zwarciu

## Learning by playing

sp-guide-edge = Rozstawiasz się w zasięgu 2 od swojej krawędzi. Pole bitwy wygląda tak samo z obu stron.
sp-guide-deploy = Jedna postać jednostki Głównej staje w zasięgu 2 od twojej krawędzi, pozostali z oddziału w zasięgu 1 od niej. Fioletowy obszar pokazuje gdzie.
sp-guide-stance = Karta postawy ma dwie strony: kości, tabele wyszkolenia i drzewo walki. Raz na aktywację możesz ją odwrócić.
sp-guide-orders = Talia rozkazów decyduje, kto działa: odkryj wierzchnią kartę albo weź kartę z rezerwy.
sp-guide-order-card = Aktywuj jednostkę teraz albo zapłać Mocą, by zatrzymać jej kartę w rezerwie.
sp-guide-act = Jednostka wykonuje dwie różne akcje. Zdolności kosztują Moc i wchodzą między akcje.
sp-guide-move = Fioletowy obszar to miejsca, gdzie podstawka może się zatrzymać. Kliknij tam; gdy poziomy leżą nad sobą, wybierasz je klawiszami Q i E.
sp-guide-attack = Kliknij wroga. Panel powie, czego spodziewać się po każdym ataku.
sp-guide-tree = Każdy sukces to jeden krok w drzewie walki. Działają wszystkie efekty pola.
sp-guide-react = Możesz teraz użyć zdolności, raz na każde zdarzenie. Pas nic nie kosztuje.

## The builder

sp-build-title = Kreator grupy uderzeniowej
sp-build-name = Nazwij grupę uderzeniową
sp-build-unnamed = Grupa uderzeniowa
sp-build-empty = Zacznij od gotowej grupy albo wybierz jednostkę Główną.
sp-build-must = Jaka musi być grupa uderzeniowa
sp-build-play = Zagraj tą grupą
sp-build-legal = Zgodna grupa uderzeniowa
sp-build-legal-about = Dwa oddziały, ery i punkty się zgadzają, żadna nazwa się nie powtarza
sp-build-own = Twoje grupy
sp-build-new = Nowa grupa
sp-build-samples = Gotowe
sp-build-summary = jednostki: { $units } · postacie: { $characters } · Moc { $force }
sp-build-shelf = Jednostki
sp-build-search = Jednostka, cecha lub zdolność
sp-build-types = Rodzaj jednostki
sp-build-playable = Grywalne tutaj
sp-build-fits = Pasuje
sp-build-era = Era
sp-build-any-era = Dowolna era
sp-build-for = Oddział { $squad }: { $role }
sp-build-not-yet = jeszcze niegrywalna
sp-build-not-yet-unit = { $name }: jeszcze nie można tym grać; jedna ze zdolności czeka na opisanie.
sp-build-used = nazwa już użyta
sp-build-wrong-era = inna era
sp-build-too-dear = za dużo punktów
sp-build-points = { $cost } z { $points } punktów
sp-build-force = Moc { $force }
sp-build-origin-house = projekt własny
sp-build-origin-recalled = z pamięci
sp-build-edition-about = Rok wydania, z którego pochodzą te liczby
sp-build-base = przyjęto { $base } mm
sp-build-base-about = Rozmiar podstawki to nasze założenie
sp-build-gives = punktów oddziału
sp-build-costs = punktów
sp-build-card = Karta
sp-build-other = Inna
sp-build-replace = Wybierz inną jednostkę zamiast: { $name }
sp-build-remove = Usuń: { $name }
sp-build-choose = Wybierz jednostkę: { $role }, oddział { $squad }
sp-build-squad = Oddział { $squad }
sp-build-mission = Misja
sp-build-fix-remove = Usuń: { $name }
sp-build-fix-other = Wybierz inną jednostkę: { $role }
sp-build-fix-mission = Wybierz misję
sp-kind-active = Aktywna
sp-kind-reactive = Reakcja
sp-kind-innate = Wrodzona
sp-kind-tactic = Taktyka
sp-kind-identity = Tożsamość
sp-combat-nobody = Z miejsca, w którym stoi ta jednostka, nie da się nikogo zaatakować.
