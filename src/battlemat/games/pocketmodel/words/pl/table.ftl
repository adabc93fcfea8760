### What is said at a PocketModel table: events, questions, options, refusals, and the words of the diagram.
###
### `player` is the name at the table, or "player A"; `player-called` is A alone, for languages that put a word of their
### own before it. Units and cards come as names. Zones come as phrases: `zone` where something is, `origin`
### where from, `to` where to. An event's `.you` is told to the player it is about, `.card` when a card causes it.

## Things on the table

player-name = gracz { $player }
    .you = ty
zone-contested = strefa sporna
    .in = w strefie spornej
    .to = do strefy spornej
    .from = ze strefy spornej
zone-home = strefa domowa gracza { $player-called }
    .in = w strefie domowej gracza { $player-called }
    .to = do strefy domowej gracza { $player-called }
    .from = ze strefy domowej gracza { $player-called }
zone-own = twoja strefa domowa
    .in = w twojej strefie domowej
    .to = do twojej strefy domowej
    .from = z twojej strefy domowej
zone-reserves = rezerwy
    .in = w rezerwach
    .to = do rezerw
    .from = z rezerw
zone-removed = poza grą
    .in = poza grą
    .to = poza grę
    .from = spoza gry
place-name = cel { $number } gracza { $player-called }
    .own = twój cel { $number }
domain-space = kosmos
domain-ground = ziemia
stat-attack = atak
    .change = { $amount } do ataku
stat-damage = uszkodzenia
    .change = { $amount } do uszkodzeń
stat-defense = obrona
    .change = { $amount } do obrony
stat-shields = tarcze
    .change = { $amount } do tarcz
until-turn = do końca tury
until-your_next_turn = do następnej tury właściciela karty
term-ground = jednostka naziemna
nothing = brak

## Icons in short

short-airborne = Pow
short-battle-droid = DrB
short-blaster = Bla
short-droid = Dro
short-elite = Eli
short-laser = Las
short-leader = Dow
short-ruthless = Bez
short-torpedo = Tor
short-transport = Tra
short-trooper = Szt
short-armor = PAN
short-carrier = LOT
short-turbolaser = TUR
short-veteran = WET
short-force = Moc
short-luck = Szc

## Events

pocketmodel-event-objectives-placed = { $player } kładzie { $places ->
        [one] jeden zakryty cel
        [few] { $places } zakryte cele
       *[other] { $places } zakrytych celów
    }.
    .you = Kładziesz { $places ->
        [one] jeden zakryty cel
        [few] { $places } zakryte cele
       *[other] { $places } zakrytych celów
    }.
pocketmodel-event-rolled-for-first = Rzut o pierwszą turę: { $rolls }.
pocketmodel-event-first-player = Zaczyna { $player }.
    .you = Zaczynasz ty.
pocketmodel-event-arrived = Jednostka „{ $unit }” wchodzi { $to }.
pocketmodel-event-deployed = { $player } ma w grze jednostki o łącznej wartości { $stars ->
        [one] 1 gwiazdki
       *[other] { $stars } gwiazdek
    }; w rezerwach: { $reserves }.
    .you = Masz w grze jednostki o łącznej wartości { $stars ->
        [one] 1 gwiazdki
       *[other] { $stars } gwiazdek
    }; w rezerwach: { $reserves }.
pocketmodel-event-drew = { $player } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
    .you = Dobierasz: { $cards }.
pocketmodel-event-reshuffled = { $player } tasuje odrzucone karty i tworzy z nich nową talię ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }).
    .you = Tasujesz odrzucone karty i tworzysz z nich nową talię ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }).
pocketmodel-event-discarded = { $player } odrzuca kartę „{ $card }”.
    .you = Odrzucasz kartę „{ $card }”.
pocketmodel-event-returned-to-hand = { $player } bierze kartę „{ $card }” z powrotem na rękę.
    .you = Bierzesz kartę „{ $card }” z powrotem na rękę.
pocketmodel-event-turn = Tura { $turn }: kolej gracza { $player-called }.
    .you = Tura { $turn }: twoja kolej.
pocketmodel-event-no-action = { $player } nie wykonuje akcji.
    .you = Nie wykonujesz akcji.
pocketmodel-event-objective-played = { $player } zastępuje swój cel { $number } kartą „{ $card }”.
    .you = Zastępujesz swój cel { $number } kartą „{ $card }”.
pocketmodel-event-objective-taken = { $player } bierze na rękę zakrytą kartę swojego celu { $number }.
    .you = Bierzesz na rękę zakrytą kartę swojego celu { $number }: { $card }.
pocketmodel-event-revealed = { $place } zostaje odkryty: { $card }.
pocketmodel-event-objective-destroyed = { $place } zostaje zniszczony: { $card }.
pocketmodel-event-objective-replaced = { $place } zostaje zastąpiony nieznaną kartą z talii.
pocketmodel-event-peeked = { $player } ogląda swój zakryty cel { $number }.
    .you = Oglądasz swój cel { $number }: { $card }.
pocketmodel-event-looked-at-hand = { $player } ogląda rękę gracza { $of-called }.
    .you = Oglądasz rękę gracza { $of-called }: { $cards }.
    .yours = { $player } ogląda twoją rękę.
pocketmodel-event-moved = Jednostka „{ $unit }” przesuwa się { $origin } { $to }.
    .card = { $card }: jednostka „{ $unit }” przesuwa się { $origin } { $to }.
pocketmodel-event-carrier-used = { $player } używa zdolności Lotniskowiec jednostki „{ $unit }”.
    .you = Używasz zdolności Lotniskowiec jednostki „{ $unit }”.
pocketmodel-event-combat-declared = { $player } ogłasza ataki: { $battles }.
    .you = Ogłaszasz ataki: { $battles }.
pocketmodel-event-battle = Bitwa { $zone }: jednostka „{ $attacker }” atakuje jednostkę „{ $defender }”.
pocketmodel-event-battle-skipped = Jednostki „{ $attacker }” i „{ $defender }” nie stoją już naprzeciw siebie: ich bitwa zostaje pominięta.
pocketmodel-event-card-forbidden = { $player } nie może zagrać karty walki: zabrania tego karta „{ $card }”.
    .you = Nie możesz zagrać karty walki: zabrania tego karta „{ $card }”.
pocketmodel-event-passed = { $player } nie zagrywa karty dla jednostki „{ $unit }”.
    .you = Nie zagrywasz karty dla jednostki „{ $unit }”.
pocketmodel-event-played = { $player } zagrywa kartę „{ $card }” ({ $bonus }) dla jednostki „{ $unit }”{ $ability ->
        [no] ; zdolność karty nie działa
       *[other] {""}
    }.
    .you = Zagrywasz kartę „{ $card }” ({ $bonus }) dla jednostki „{ $unit }”{ $ability ->
        [no] ; zdolność karty nie działa
       *[other] {""}
    }.
pocketmodel-event-ability-cancelled = Karta „{ $card }” traci zdolność z powodu karty „{ $by }”.
pocketmodel-event-rolled = Rzuty podstawowe: atakujący { $attacker }, obrońca { $defender }.
pocketmodel-event-rerolled = { $card }: { $player } powtarza rzut { $side ->
        [attacker] atakującego
       *[defender] obrońcy
    }: { $before } → { $dice }.
    .you = { $card }: powtarzasz rzut { $side ->
        [attacker] atakującego
       *[defender] obrońcy
    }: { $before } → { $dice }.
pocketmodel-event-die-set = { $card }: { $player } zmienia wynik kości: { $before } → { $dice }.
    .you = { $card }: zmieniasz wynik kości: { $before } → { $dice }.
pocketmodel-event-hit = { $automatic ->
        [yes] { $base ->
            [12] Jednostka „{ $unit }” trafia automatycznie: rzut podstawowy { $base }.
           *[other] Jednostka „{ $unit }” trafia automatycznie dzięki karcie „{ $by }”: rzut podstawowy { $base }.
        }
       *[no] Jednostka „{ $unit }” trafia: { $base } (rzut podstawowy) + { $attack } = { $score } przeciw { $defense }.
    }
pocketmodel-event-missed = Jednostka „{ $unit }” chybia: { $base } (rzut podstawowy) + { $attack } = { $score } przeciw { $defense }.
pocketmodel-event-damaged = { $amount ->
        [0] Jednostka „{ $unit }” nie otrzymuje uszkodzeń: { $terms }.
        [one] Jednostka „{ $unit }” otrzymuje 1 uszkodzenie: { $terms }.
        [few] Jednostka „{ $unit }” otrzymuje { $amount } uszkodzenia: { $terms }.
       *[other] Jednostka „{ $unit }” otrzymuje { $amount } uszkodzeń: { $terms }.
    }
    .card = { $amount ->
        [0] { $card }: jednostka „{ $unit }” nie otrzymuje uszkodzeń.
        [one] { $card }: jednostka „{ $unit }” otrzymuje 1 uszkodzenie.
        [few] { $card }: jednostka „{ $unit }” otrzymuje { $amount } uszkodzenia.
       *[other] { $card }: jednostka „{ $unit }” otrzymuje { $amount } uszkodzeń.
    }
pocketmodel-event-survival-rolled = { $survives ->
        [yes] { $card }: na kości wypada { $die }, jednostka „{ $unit }” pozostaje w grze.
       *[no] { $card }: na kości wypada { $die }, jednostka „{ $unit }” nie zostaje ocalona.
    }
pocketmodel-event-destroyed = Jednostka „{ $unit }” zostaje zniszczona { $zone } i trafia do rezerw.
pocketmodel-event-turned-over = Jednostka „{ $unit }” zostaje odwrócona i używa teraz wartości z drugiej strony.
pocketmodel-event-repaired = { $amount ->
        [one] { $card }: z jednostki „{ $unit }” schodzi 1 znacznik uszkodzeń.
        [few] { $card }: z jednostki „{ $unit }” schodzą { $amount } znaczniki uszkodzeń.
       *[other] { $card }: z jednostki „{ $unit }” schodzi { $amount } znaczników uszkodzeń.
    }
pocketmodel-event-changed = { $card }: { $change } { $until } dla jednostek: { $units }.
pocketmodel-event-strike-declared = { $player } atakuje { $place } jednostkami: { $units }.
    .you = Atakujesz { $place } jednostkami: { $units }.
pocketmodel-event-strike-skipped = Jednostka „{ $unit }” nie atakuje celu: nie ma już czym albo czego atakować.
pocketmodel-event-struck = Jednostka „{ $unit }” atakuje cel „{ $card }”: { $dice } (rzut podstawowy) + { $attack } = { $score } przeciw { $defense }, udany atak.
pocketmodel-event-strike-failed = Jednostka „{ $unit }” atakuje cel „{ $card }”: { $dice } (rzut podstawowy) + { $attack } = { $score } przeciw { $defense }, za mało.
pocketmodel-event-eliminated = { $player } odpada z gry.
    .you = Odpadasz z gry.
pocketmodel-event-over = Wygrywa { $winners }. { $reason }
    .you = Wygrywasz. { $reason }
    .draw = Partia kończy się remisem. { $reason }

## Results

pocketmodel-won-by-units = Ostatni przeciwnik nie ma już żadnej jednostki w grze.
pocketmodel-won-by-objectives = Ostatni przeciwnik nie ma już żadnego celu.
pocketmodel-won-by-concession = Ostatni przeciwnik poddaje partię.
pocketmodel-all-eliminated = Wszyscy pozostali gracze odpadli w tej samej chwili.
pocketmodel-nobody-acts = Przez dziesięć rund nikt nie wykonał akcji.
pocketmodel-draw-agreed = Gracze zgodzili się na remis.

## Questions

pocketmodel-ask-deploy = Które jednostki wystawiasz? Pozostało do wystawienia: { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[other] { $stars } gwiazdek
    }.
pocketmodel-ask-objective-card = Czy zagrywasz kartę celu i który cel nią zastępujesz?
pocketmodel-ask-action = Którą akcję wykonujesz?
pocketmodel-ask-moves = Które jednostki się przesuwają i dokąd? Łącznie do { $stars } gwiazdek.
pocketmodel-ask-attacks = Kto kogo atakuje i w jakiej kolejności? Atakujący łącznie do { $stars } gwiazdek.
pocketmodel-ask-combat-card = { $step ->
        [3] Obrońca zagrał kartę: którą kartę zagrywasz teraz dla jednostki „{ $unit }” przeciwko jednostce „{ $against }”?
       *[other] Którą kartę zagrywasz dla jednostki „{ $unit }” przeciwko jednostce „{ $against }”?
    }
pocketmodel-ask-objective = Który cel atakujesz?
pocketmodel-ask-strikers = Które jednostki atakują cel i w jakiej kolejności? Łącznie do { $stars } gwiazdek.
pocketmodel-ask-carrier = Które jednostki z rezerw wprowadza „{ $unit }”? Łącznie do { $stars ->
        [one] 1 gwiazdki
       *[other] { $stars } gwiazdek
    }.
pocketmodel-ask-reserves = Tracisz cel „{ $objective }”: które jednostki wchodzą z rezerw? Łącznie do { $stars ->
        [one] 1 gwiazdki
       *[other] { $stars } gwiazdek
    }.
pocketmodel-ask-bring-in = { $card }: które jednostki wchodzą z rezerw { $to }? Łącznie do { $stars ->
        [one] 1 gwiazdki
       *[other] { $stars } gwiazdek
    }.
pocketmodel-ask-damage = { $card }: która jednostka otrzymuje uszkodzenia?
    .confirm = { $card }: czy zadajesz uszkodzenia?
pocketmodel-ask-repair = { $card }: z której jednostki schodzą znaczniki uszkodzeń?
    .confirm = { $card }: czy usuwasz znaczniki uszkodzeń?
pocketmodel-ask-turn-over = { $card }: którego Weterana odwracasz?
    .confirm = { $card }: czy odwracasz Weterana?
pocketmodel-ask-move-away = { $card }: która jednostka się przesuwa i dokąd?
pocketmodel-ask-die = { $card }: którą kość zmieniasz?
pocketmodel-ask-reroll = { $card }: czy powtórzyć rzut kośćmi?
pocketmodel-ask-draw = { $card }: czy dobierasz karty?
pocketmodel-ask-opponent = { $card }: którego przeciwnika wybierasz?
pocketmodel-ask-peek = { $card }: który ze swoich zakrytych celów oglądasz?
pocketmodel-ask-turn-up = { $card }: który cel zostaje odkryty?
pocketmodel-ask-order = Kilka zdolności działa w tej samej chwili: która jest następna?

## Options

pocketmodel-option-pass = Pas
    .action = Bez akcji
    .objective-card = Bez karty celu
    .combat-card = Bez karty
pocketmodel-option-move = Ruch: jednostki przesuwają się do sąsiednich stref
pocketmodel-option-combat = Walka: jednostki atakują wrogie jednostki w swoich strefach
pocketmodel-option-strike = Atak: jednostki w strefie domowej przeciwnika atakują cel
pocketmodel-option-carrier = Lotniskowiec zamiast akcji: „{ $unit }” wprowadza rezerwy
pocketmodel-option-usual = Wystawienie proponowane przez listę
pocketmodel-option-yes = Tak
pocketmodel-option-no = Nie
pocketmodel-option-done = Nic więcej
pocketmodel-option-die-1 = Pierwsza kość ({ $value })
pocketmodel-option-die-2 = Druga kość ({ $value })
objective-replaces = { $card } zastępuje { $place } ({ $replaced })
card-without-ability = bez zdolności
card-ability-useless = zdolność nie działa dla tej jednostki, wymaga: { $needs }
card-ability-off = zdolność nie działa
card-for-objectives = karta celu, której się tu nie zagrywa
face-down = zakryty
objective-values = { $card }, obrona { $defense }, { $stars }

## Refusals

pocketmodel-nobody-to-attack = Żadna z twoich jednostek nie jest w jednej strefie z jednostką, którą może zaatakować.
pocketmodel-nobody-to-strike = Żadna z twoich jednostek nie jest w strefie domowej przeciwnika.
pocketmodel-other-zone = Jednostki „{ $unit }” i „{ $target }” nie są w tej samej strefie.
pocketmodel-own-unit = Jednostka „{ $unit }” może atakować tylko wrogie jednostki, a „{ $target }” jest twoja.
pocketmodel-cant-attack-space = Jednostka „{ $unit }” nie może atakować jednostek kosmicznych: zabrania tego odkryty cel przeciwnika.
pocketmodel-ground-attacks-space = Jednostka „{ $unit }” jest naziemna i może atakować jednostki kosmiczne tylko w swojej strefie domowej.
pocketmodel-in-reserves = Jednostka „{ $unit }” jest w rezerwach i nie może się przesuwać.
pocketmodel-one-zone = Jednostka „{ $unit }” może przesunąć się tylko do sąsiedniej strefy, a ta nią nie jest: { $to }.
pocketmodel-no-carrier = Jednostka „{ $unit }” nie ma ikony Lotniskowiec.
pocketmodel-carrier-not-there = Jednostka „{ $unit }” może użyć zdolności Lotniskowiec tylko w strefie domowej przeciwnika.
pocketmodel-carrier-forbidden = Jednostka „{ $unit }” nie może użyć zdolności Lotniskowiec: zabrania tego odkryty cel w tej strefie domowej.
pocketmodel-nothing-to-bring-in = { $stars ->
        [one] W twoich rezerwach nie ma jednostki o wartości 1 gwiazdki.
       *[other] W twoich rezerwach nie ma jednostki o wartości najwyżej { $stars } gwiazdek.
    }
pocketmodel-too-many-stars = { $total ->
        [one] Jednostka ma 1 gwiazdkę
        [few] Jednostka ma { $total } gwiazdki
       *[other] Jednostka ma { $total } gwiazdek
    }, a wprowadzić można najwyżej { $limit }.
pocketmodel-not-there-to-strike = Jednostka „{ $unit }” nie jest w strefie domowej tego celu.
pocketmodel-not-a-combat-card = „{ $card }” to karta celu i nie można jej zagrać w bitwie.
pocketmodel-not-an-objective-card = „{ $card }” to karta walki i nie można jej zagrać jako celu.
pocketmodel-only-at-home = Karta „{ $card }” może zastąpić tylko twój własny cel.
pocketmodel-deploys-too-much = Łączna liczba gwiazdek tych jednostek to { $total }, a wystawić można jeszcze tylko { $left }.
pocketmodel-deploys-too-little = { $left ->
        [one] Pozostałaby 1 niewystawiona gwiazdka, choć limit można wykorzystać w całości.
        [few] Pozostałyby { $left } niewystawione gwiazdki, choć limit można wykorzystać w całości.
       *[other] Pozostałoby { $left } niewystawionych gwiazdek, choć limit można wykorzystać w całości.
    }
pocketmodel-fleet-too-big = { $total ->
        [few] Flota ma { $total } gwiazdki, a dozwolonych jest najwyżej { $limit }.
       *[other] Flota ma { $total } gwiazdek, a dozwolonych jest najwyżej { $limit }.
    }
pocketmodel-fleet-empty = Flota potrzebuje co najmniej jednej jednostki.
pocketmodel-nothing-deployable = Najmniejsza jednostka floty ma { $stars } gwiazdek, a w grze tej wielkości można rozstawić tylko { $limit }.
pocketmodel-deck-too-small = { $count ->
        [one] Talia ma 1 kartę, a potrzebuje co najmniej { $least }.
        [few] Talia ma { $count } karty, a potrzebuje co najmniej { $least }.
       *[other] Talia ma { $count } kart, a potrzebuje co najmniej { $least }.
    }
pocketmodel-no-cards = Zestaw potrzebuje co najmniej jednej karty.
pocketmodel-too-many-units = Flota zawiera za dużo jednostek „{ $name }”: jest ich { $count }, a może być najwyżej { $limit }.
pocketmodel-too-many-cards = Talia zawiera za dużo kart „{ $name }”: jest ich { $count }, a może być najwyżej { $limit }.
pocketmodel-deploys-foreign-unit = Proponowane wystawienie zawiera więcej jednostek „{ $id }” niż flota.
pocketmodel-bad-count = „{ $id }” nie może być na liście w liczbie { $count }.
pocketmodel-unknown-unit = Nie ma jednostki „{ $id }”.
pocketmodel-unknown-card = Nie ma karty „{ $id }”.
pocketmodel-unknown-list = Nie ma listy „{ $id }”; są: { $lists }.
pocketmodel-unknown-variant = Nie ma wariantu „{ $id }”; są: { $variants }.
pocketmodel-bad-stars = Gra się na 1 do { $most } gwiazdek, a nie na { $stars }.
pocketmodel-bad-player-count = To gra dla 2 do 8 graczy, podana liczba graczy: { $count }.
pocketmodel-two-packs-two-players = Gra dwoma zestawami jest dla dokładnie 2 graczy, podana liczba graczy: { $count }.
pocketmodel-not-a-list = To nie jest lista floty: { $problem }.
pocketmodel-not-a-setup = To nie jest opis rozgrywki: { $problem }.

## The diagram

diagram-turn = Tura { $turn } · { $whose } · { $step }
diagram-setup = Przygotowanie
diagram-whose = kolej gracza { $player }
    .you = twoja kolej
step-setup = przygotowanie
step-objective = krok celu
step-action = krok akcji
step-battle = bitwa
step-strike = atak na cel
step-end = koniec tury
diagram-player = Gracz { $player }
    .you = Ty ({ $player })
diagram-out = poza grą
diagram-piles = talia { $deck } · ręka { $hand } · odrzucone { $discard }
diagram-home = Strefa domowa { $player }
diagram-own-home = Twoja strefa domowa
diagram-contested = Strefa sporna
diagram-empty = brak jednostek
diagram-reserves = Rezerwy
diagram-hand = Twoja ręka
diagram-hand-empty = pusta
diagram-destroyed = zniszczone
diagram-hidden = zakryte
diagram-known = { $card } (zakryty, znasz go tylko ty)
diagram-combat-card-objective = tu bez działania
diagram-battle = Bitwa { $zone }
diagram-attacker = atakujący
diagram-defender = obrońca
diagram-no-card = bez karty
diagram-gone = poza grą
diagram-dice = kości { $dice }
diagram-hits = trafia
diagram-strike = „{ $unit }” atakuje { $place }
    .declared = Atak na { $place }
diagram-legend = ▲ twoje ▽ obce · ★ gwiazdki · atak/uszkodzenia/obrona · ● tarcza ○ uszkodzenie ↻ odwrócona
    .spectator = ★ gwiazdki · atak/uszkodzenia/obrona · ● tarcza ○ uszkodzenie ↻ odwrócona
diagram-objectives-legend = Cele: ■ odkryty ▣ zakryty □ znany tylko tobie × zniszczony · obrona ★ gwiazdki
diagram-icons-legend = Ikony: { $icons }
diagram-house = Treść własna: te jednostki i karty są pomysłu battlemat.

pocketmodel-title = PocketModel TCG
    .about = Trzy strefy, trzy cele, jeden śmiały atak.
