### Co mówi się przy stole Skytear: zdarzenia, pytania, opcje, odmowy.

skytear-title = Skytear
    .about = Bohaterowie walczą o ścieżki i kopułę, żołnierze prą ku wrogiemu Ogniwu; karty zamiast kości.

## Rzeczy na stole

player-name = gracz { $player }
    .you = ty
hex-name = pole { $hex }
    .there = pole { $hex } ({ $part })
hexes-name = pola { $hexes }
minion-name = { $side ->
        [own] twój żołnierz { $number }
        [enemy] wrogi żołnierz { $number }
        [south] żołnierz { $number } południa
       *[north] żołnierz { $number } północy
    }
pillar-name = { $side ->
        [own] twój filar { $number }
        [enemy] wrogi filar { $number }
        [south] filar { $number } południa
       *[north] filar { $number } północy
    }
illusion-name = iluzja bohatera { $hero }
tower-name = { $side ->
        [own] twoja wieża ({ $lane })
        [enemy] wroga wieża ({ $lane })
        [south] wieża południa ({ $lane })
       *[north] wieża północy ({ $lane })
    }
nexus-name = { $side ->
        [own] twoje Ogniwo
        [enemy] wrogie Ogniwo
        [south] Ogniwo południa
       *[north] Ogniwo północy
    }
nothing = nic
figures-of-card = koszt { $cost }, modyfikator +{ $modifier }
effect-move = Ruch
effect-lead = Dowodzenie
effect-attack = Atak
effect-skirmish = Potyczka
effect-worship = Modlitwa
term-attack = Atak
term-armor = zbroja
term-modifier = modyfikator
term-bonus = premia
term-zero = nie mniej niż 0
until-end-of-activation = do końca tej aktywacji
until-next-activation = do następnej aktywacji bohatera { $of }
until-end-of-turn = do końca tury
until-next-minions-phase = do następnej Fazy Żołnierzy
op-attack-bonus = do Ataku
op-armor-bonus = do zbroi
op-skirmish-bonus = do obrażeń Potyczki
op-pierce = przebicie
op-control-bonus = do kontroli
op-los-limit = ograniczone pole widzenia
op-block-hexes = zablokowane pola
op-cover-area = osłona

## Zdarzenia

skytear-event-victory-cards = Karty zwycięstwa: { $cards }.
skytear-event-first-player = { $player } zaczyna i ma Przepływ Skytear.
    .you = Zaczynasz i masz Przepływ Skytear.
skytear-event-faction-chosen = { $side } bierze frakcję { $faction }.
skytear-event-joined = { $hero } dołącza: { $side } ({ $player }).
    .you = { $hero } dołącza do ciebie.
skytear-event-hero-placed = { $figure } staje: { $to }.
skytear-event-deck-shuffled = { $player } tasuje talię, liczba kart: { $count }.
    .you = Tasujesz talię, liczba kart: { $count }.
skytear-event-drew = { $player } dobiera karty: { $count }.
    .you = Dobierasz: { $cards }.
skytear-event-discarded = { $player } odrzuca: { $cards }.
    .you = Odrzucasz: { $cards }.
skytear-event-reshuffled = { $player } tasuje stos kart odrzuconych w nową talię, liczba kart: { $count }.
    .you = Tasujesz swoje karty odrzucone w nową talię, liczba kart: { $count }.
skytear-event-towers-built = Każda wieża ma { $hp } PZ.
skytear-event-tokens-placed = Żetony kontroli: { $numbers }.
skytear-event-minions-lined-up = { $side }: liczba żołnierzy { $count }.
skytear-event-outsider-waits = { $figure } czeka: { $dome }.
skytear-event-mana-raised = Licznik many wskazuje { $turn }.
skytear-event-heroes-phase = Tura { $turn }: Faza Bohaterów.
skytear-event-minions-phase = Tura { $turn }: Faza Żołnierzy.
skytear-event-activated = { $player } aktywuje: { $hero }.
    .you = Aktywujesz: { $hero }.
skytear-event-exhausted = { $hero }: Wyczerpanie.
skytear-event-generated = { $targets ->
        [none] { $caster }: { $effect }.
       *[other] { $caster }: { $effect } → { $targets }.
    }
skytear-event-triggered = { $targets ->
        [none] { $caster }: uruchamia się { $effect }.
       *[other] { $caster }: uruchamia się { $effect } → { $targets }.
    }
skytear-event-no-target = { $caster }: { $effect } nie ma dozwolonego celu.
skytear-event-played = { $player } zagrywa kartę { $card } bohaterem { $hero }.
    .you = Zagrywasz kartę { $card } bohaterem { $hero }.
skytear-event-resolves = { $caster }: rozpatruje się { $effect }.
skytear-event-ignored = { $caster }: { $effect } nie działa, bo wymagania nie są już spełnione.
skytear-event-cancelled = { $by } anuluje efekt: { $effect } ({ $caster }).
skytear-event-retargeted = { $by }: { $effect } ({ $caster }) ma nowy cel: { $targets }.
skytear-event-moved = { $way ->
        [0] { $figure } trafia na nowe miejsce: { $to } ({ $by }).
        [one] { $figure } przechodzi o 1 pole: { $to } ({ $by }).
        [few] { $figure } przechodzi o { $way } pola: { $to } ({ $by }).
       *[many] { $figure } przechodzi o { $way } pól: { $to } ({ $by }).
    }
skytear-event-lead-laid = { $player } kładzie kartę Dowodzenia z ręki: { $hero }.
    .you = Kładziesz kartę Dowodzenia { $card }: { $hero }.
skytear-event-lead-from-deck = Nieznana karta z talii zostaje kartą Dowodzenia: { $hero }.
skytear-event-lead-revealed = { $hero } odsłania kartę Dowodzenia { $card }.
skytear-event-lead-selected = { $side } wybiera kartę Dowodzenia { $card }: +{ $n }.
skytear-event-flipped = { $by }: odkryto { $cards }, +{ $modifier }.
skytear-event-damaged = { $halved ->
        [yes] { $by }: { $figure } traci { $lost } PZ (połowa z { $terms }, zbroja { $armor }).
       *[no] { $by }: { $figure } traci { $lost } PZ ({ $terms }, zbroja { $armor }).
    }
skytear-event-prevented = { $by }: { $figure } nie otrzymuje obrażeń.
skytear-event-skill-helped = { $by }: { $hero } korzysta z tej umiejętności.
skytear-event-lost-hp = { $by }: { $figure } traci { $lost } PZ.
skytear-event-healed = { $by }: { $figure } leczy { $n } PZ.
skytear-event-gained = { $hero } otrzymuje stan: { $condition }.
skytear-event-lost-condition = { $hero } traci stan: { $condition }.
skytear-event-hero-defeated = { $returns ->
        [0] { $figure } zostaje pokonany i już nie wróci.
       *[other] { $figure } zostaje pokonany i wróci w turze { $returns }.
    }
skytear-event-minion-defeated = { $figure } zostaje pokonany.
skytear-event-minion-placed = { $figure } staje: { $to }.
skytear-event-minion-withdrawn = { $figure } nie ma miejsca i wraca do rezerwy.
skytear-event-token-removed = Usunięto: { $token }.
skytear-event-pillar-placed = Nowy filar: { $to }.
skytear-event-illusion-moved = { $token }: { $to }.
skytear-event-lasting = { $n ->
        [0] { $by }: { $op }{ $hero ->
            [none] {""}
           *[other] {" "}({ $hero })
        }, { $until }.
       *[other] { $by }: +{ $n } { $op } ({ $hero }), { $until }.
    }
skytear-event-mana-changed = { $by }: mana bohatera { $hero } zmienia się w tej turze o { $n }.
skytear-event-predicts = { $by }: { $player } ogląda karty z wierzchu talii: { $count }.
    .you = { $by }: oglądasz karty z wierzchu swojej talii: { $count }.
skytear-event-contested = { $winner ->
        [nobody] { $where }: { $near } { $near_count }, { $far } { $far_count }: nikt nie wygrywa.
       *[other] { $where }: { $near } { $near_count }, { $far } { $far_count }: wygrywa { $winner }.
    }
skytear-event-damage-lost = { $side }: obrażenia bez celu: { $n }.
skytear-event-structure-damaged = { $structure } traci { $lost } PZ; zostaje { $hp }.
skytear-event-tower-destroyed = { $structure }: zniszczenie.
skytear-event-nexus-armed = { $structure } ma teraz { $hp } PZ i może otrzymywać obrażenia.
skytear-event-advanced = { $towards ->
        [own] Żeton kontroli ({ $lane }) zbliża się do twojej bazy.
        [enemy] Żeton kontroli ({ $lane }) zbliża się do bazy przeciwnika.
        [south] Żeton kontroli ({ $lane }) przesuwa się na południe.
        [north] Żeton kontroli ({ $lane }) przesuwa się na północ.
       *[nowhere] Żeton kontroli ({ $lane }) przesuwa się.
    }
skytear-event-cleared = { $hero }: odrzucone karty: { $cards }.
skytear-event-readied = Wyczerpani bohaterowie są znów gotowi.
skytear-event-victory-card = { $side } spełnia kartę zwycięstwa { $victory }.
skytear-event-conceded = { $player } poddaje się.
    .you = Poddajesz się.
skytear-event-over = Wygrywa { $winners }. { $reason }
    .you = Wygrywasz. { $reason }
    .draw = Partia kończy się remisem. { $reason }

## Wyniki

skytear-nexus-destroyed = Wrogie Ogniwo jest zniszczone.
skytear-victory-card = Spełniono kartę zwycięstwa.
skytear-both-won = Obie strony wygrały w tej samej chwili.
skytear-track-ended = Licznik many doszedł do końca toru.
skytear-conceded = Druga strona się poddała.
skytear-draw-agreed = Gracze się na to zgodzili.

## Pytania

skytear-ask-faction = Którą frakcję bierzesz?
skytear-ask-draft = Którego bohatera wybierasz?
skytear-ask-deck = Którą talią grasz?
skytear-ask-place-hero = Gdzie staje { $hero }?
skytear-ask-exchange = Które karty wymieniasz?
skytear-ask-who-activates = Kto aktywuje?
skytear-ask-choose-hero = Którego bohatera aktywujesz?
skytear-ask-activation = Co robi { $hero }? (PA: { $ap })
skytear-ask-priority = Czy odpowiadasz{ $effect ->
        [none] {""}
       *[other] {" "}na { $effect } ({ $caster })
    }?
skytear-ask-granted-action = Co robi { $figure }?
skytear-ask-move = Dokąd rusza { $figure }?
skytear-ask-push = Dokąd popchnięty zostaje { $figure }?
skytear-ask-move-next = { $by }: kto jest przesuwany następny?
skytear-ask-pull = Dokąd przyciągnięty zostaje { $figure }?
skytear-ask-place = Gdzie staje { $figure }?
skytear-ask-lead = Która karta Dowodzenia trafia pod kartę bohatera { $hero }?
skytear-ask-skirmish = Potyczka ({ $figure }): co dalej?
skytear-ask-shapeshift = Kto zostaje Przemieniony?
skytear-ask-pillar-hex = Gdzie { $hero } wzniesie filar?
skytear-ask-remove-pillar = Który filar usuwa { $hero }?
skytear-ask-place-pillar = { $by }: gdzie staje filar?
skytear-ask-illusion = Dokąd idzie iluzja bohatera { $hero }?
skytear-ask-modifier = { $by }: który modyfikator dodajesz?
skytear-ask-target = { $by }: co jest celem?
skytear-ask-area = { $by }: gdzie leży obszar?
skytear-ask-choose = { $by }: kogo wybierasz?
skytear-ask-defeat-minion = { $by }: który żołnierz zostaje pokonany?
skytear-ask-pay-minion = { $by }: którego żołnierza poświęcasz?
skytear-ask-remove-condition = { $by }: jaki stan traci { $hero }?
skytear-ask-predict-discard = { $by }: którą kartę odrzucasz?
skytear-ask-predict-order = { $by }: która karta leży na wierzchu?
skytear-ask-trigger-order = Która umiejętność trafia pierwsza na stos?
skytear-ask-attack-on-stack = { $by }: który Atak?
skytear-ask-new-target = { $by }: kto jest teraz celem?
skytear-ask-spawn-lane = { $by }: przy którym żetonie?
skytear-ask-spawn = Gdzie pojawia się { $figure }? ({ $lane })
skytear-ask-reposition = Gdzie staje { $figure }? ({ $lane })
skytear-ask-select-lead = Która karta Dowodzenia się liczy? ({ $where })
skytear-ask-lane-damage = Który żołnierz zostaje pokonany? (pozostałe obrażenia: { $left })
skytear-ask-structure = Która budowla otrzymuje obrażenia ({ $damage })?
skytear-ask-advance = Dokąd przesuwa się żeton kontroli? ({ $lane })
skytear-ask-place-outsider = { $figure }: czy aktywujesz i gdzie zaczyna?
skytear-ask-outsider = Co robi { $hero }? (PA: { $ap })
skytear-ask-who-draws = Kto dobiera kartę?
skytear-ask-teammate-draws = Kto z drużyny dobiera drugą kartę?
skytear-ask-discard = Którą kartę odrzucasz? (za dużo o { $left })

## Opcje

skytear-option-pass = Pas
skytear-option-end = Zakończ aktywację
skytear-option-stay = Zostań
    .place-outsider = Aktywuj tam, gdzie stoi
skytear-option-done = Nic więcej
    .spawn = Nie przywołuj więcej
    .remove-pillar = Żadnego filaru
skytear-option-no = Nie
    .lead = Bez karty Dowodzenia
    .select-lead = Bez karty Dowodzenia
    .place-outsider = Nie aktywuj
skytear-option-yes = Tak
skytear-option-keep = Zostaw rękę
skytear-option-deck = Wierzchnia karta talii, bez oglądania
skytear-option-starter = Listy startowe twoich bohaterów
skytear-option-own-deck = Twoja talia { $number }
skytear-option-attack-at = Atak: { $target }
skytear-option-worship-at = Modlitwa: { $target }
skytear-option-hit-at = Cios: { $target }
skytear-option-step-at = Krok: { $target }
skytear-option-lead-at = { $target }
skytear-option-exhaust-at = { $target }, najpierw Wyczerpanie
skytear-option-skill-at = { $target }
skytear-option-play = { $card } ({ $hero }): { $text }
skytear-option-play-at = { $card } ({ $hero }) → { $target }: { $text }
skytear-option-attack-of = Atak: { $hero } → { $target }

## Odmowy

skytear-not-a-setup = To nie jest ustawienie partii Skytear: { $problem }
skytear-unknown-battlefield = Nie ma pola bitwy „{ $id }”.
skytear-player-count = W Skytear gra od { $fewest } do { $most } graczy.
skytear-first-game-two-players = Pierwsza gra jest dla dwóch graczy.
skytear-outsider-count = Obcych może być od 1 do { $most }, najwyżej jeden na kopułę.
skytear-first-game-starter-lists = W pierwszej grze używa się list startowych; własna lista służy do gry swobodnej lub turniejowej.
skytear-deck-of-others = Talię „{ $name }” zbudowano dla innych bohaterów.
skytear-flux-used = Przepływ Skytear został już użyty.
skytear-needs-target = Nie ma do tego dozwolonego celu.
skytear-no-target = { $why ->
        [cover] { $figure } jest w osłonie: nie może być celem karty { $card }.
        [range] { $figure } jest za daleko dla karty { $card }.
       *[sight] { $figure } jest poza polem widzenia: nie może być celem karty { $card }.
    }
skytear-no-attack = { $why ->
        [friend] { $figure } nie jest wrogiem: nie można atakować.
        [cover] { $figure } jest w osłonie: nie można atakować.
        [range] { $figure } jest poza zasięgiem: stąd nie można atakować.
       *[sight] { $figure } jest poza polem widzenia: stąd nie można atakować.
    }
skytear-no-ap = Nie ma już punktów akcji.
skytear-action-taken = Ta akcja została już wykonana w tej aktywacji.
skytear-no-worship = W grze uproszczonej nie ma Modlitwy.
skytear-hero-not-there = { $hero } nie jest na polu bitwy i nie może zagrać karty { $card }.
skytear-stack-not-empty = { $card } jest kartą akcji: stos musi być pusty.
skytear-not-its-activation = { $card } jest kartą akcji: { $hero } może ją zagrać tylko we własnej aktywacji.
skytear-not-its-ultimate = { $card } jest potężną kartą innego bohatera niż { $hero }.
skytear-no-rune = { $hero } nie ma run karty { $card }.
skytear-no-mana = { $hero } ma { $mana } many, a { $card } kosztuje { $cost }.
skytear-cannot-pay = { $hero } nie może zapłacić kosztu karty { $card }.
skytear-no-token-in-sight = { $hero } nie ma w polu widzenia żetonu kontroli ścieżki dla karty { $card }.

## Schemat

diagram-head = Tura { $turn }, { $phase }
diagram-hero = { "  " }{ $hero }: { $hex }, { $hp }/{ $health } PZ, mana { $mana }, zbroja { $armor }, { $state }, { $conditions }
diagram-side = { $side }: żołnierze w rezerwie { $reserve }; { $cards }
diagram-player = { $player }: ręka { $hand }, talia { $deck }
diagram-victory = { $victory }: { $near } { $near_count }, { $far } { $far_count }
diagram-stack = Na stosie, od dołu: { $stack }
diagram-hand = Twoja ręka: { $cards }
phase-set-up = przygotowanie
phase-heroes = Faza Bohaterów
phase-minions = Faza Żołnierzy
phase-upkeep = koniec tury
readiness-ready = gotowość
readiness-exhausted = wyczerpanie
readiness-defeated = pokonanie
