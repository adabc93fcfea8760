### What every game says: why an answer is refused, and what happens around a match.

core-wrong-type = Odpowiedzią jest identyfikator opcji albo lista takich identyfikatorów, a to jest { $type ->
        [NoneType] brak wartości
        [bool] wartość logiczna
        [int] liczba
        [float] liczba
        [dict] słownik
       *[other] wartość typu { $type }
    }.
core-nothing-chosen = Niczego nie wybrano: podaj co najmniej jedną opcję.
core-unknown-option = Nie ma opcji „{ $id }”; są: { $options }.
core-too-many = { $most ->
        [one] Można wybrać tylko jedną opcję, a wybrano: { $chosen }.
        [few] Można wybrać najwyżej { $most } opcje, a wybrano: { $chosen }.
       *[other] Można wybrać najwyżej { $most } opcji, a wybrano: { $chosen }.
    }
core-twice = Opcję „{ $option }” wybrano dwa razy.
core-stands-alone = Opcji „{ $option }” nie można łączyć z innymi.
core-same-group = Dla „{ $group }” można wybrać tylko jedną opcję.
core-over-budget = Wybór daje razem { $total }, a dozwolone jest najwyżej { $budget }.
core-unknown-pose = „{ $option }” nie jest jednym z proponowanych miejsc.
core-wrong-pose = Miejsce to trzy liczby: x, y i kierunek.
core-stale = Odpowiedź dotyczy pytania { $number }, które nie jest już otwarte.
core-over = Partia jest zakończona.
core-not-asked = Gracz { $player } nie jest teraz o nic pytany; oczekiwana jest odpowiedź gracza { $asked }.
core-not-playing = Gracz { $player } nie bierze już udziału w partii.
core-already-offered = Remis został już przez ciebie zaproponowany.
core-nothing-offered = Nikt nie zaproponował remisu.
core-event-draw-offered = { $player } proponuje remis.
    .you = Proponujesz remis.
core-event-draw-declined = { $player } odrzuca remis.
    .you = Odrzucasz remis.
core-event-out-of-time = { $player }: skończył się czas.
    .you = Skończył ci się czas.
core-event-over = Partia jest zakończona.
core-lost-on-time = Ostatniemu przeciwnikowi skończył się czas.
core-called-off = Przerwała ją osoba prowadząca serwer.
core-goal-reached = Cel został osiągnięty.
core-goal-missed = Cel nie został osiągnięty.

# Zagadki z symulowanych meczów

lesson-found = Zagadka { $number }
lesson-found-goal = Jedna odpowiedź jest dla ciebie wyraźnie najlepsza. Znajdź ją.
lesson-found-about = Tura { $turn }: { $question }
lesson-found-old = Zagadka { $number } nie pasuje do obecnych zasad i została pominięta.

# Odds

core-odds-none = Dla tej gry nie ma szans do policzenia.
core-odds-no-part = Szanse nie mają części „{ $part }”; są: { $known }.
core-odds-too-many = Część „{ $part }” może wystąpić najwyżej { $most } razy.
core-odds-unknown = „{ $word }” nie jest ani ustawieniem, ani kartą części „{ $part }”; jej ustawienia to: { $known }.
core-odds-many-cards = Część „{ $part }” może mieć najwyżej { $most } kart.
core-odds-no-choice = „{ $knob }” to jedno z: { $known }, a nie „{ $word }”.
core-odds-no-number = „{ $knob }” to liczba całkowita od { $least } do { $most }, a nie „{ $word }”.
