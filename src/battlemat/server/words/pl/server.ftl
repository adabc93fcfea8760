### Co serwer mówi sam z siebie.

server-spectator = Widzowie tylko patrzą.
server-no-language = Nie ma języka „{ $id }”.
server-chat-length = Wiadomość na czacie ma od 1 do { $most } znaków.
server-chat-fast = Nie tak szybko: najwyżej { $most } wiadomości na czacie w { $seconds } sekund.
server-nothing-asked = Teraz nikt cię o nic nie pyta.
server-nobody-to-replace = Przy tym miejscu nie ma kogo zastąpić.
server-not-away-yet = Bot może zastąpić gracza, którego nie ma od { $seconds } sekund.
server-revealed = Od tego czasu ujawniono coś ukrytego, więc nie można tego cofnąć.
server-nobody-asks = Nikt nie prosi cię o zgodę na cofnięcie.
server-set-up-again = Stół jest rozstawiany na nowo.
server-back-soon = Stół za chwilę zostanie rozstawiony na nowo; nie musisz nic robić.
server-unknown-match = Nie ma meczu „{ $id }”.
server-wrong-token = Ten odnośnik nie otwiera miejsca w tym meczu.
server-unreadable = Nie udało się odczytać wiadomości: { $problem }
server-too-large = To za dużo: najwyżej { $most } bajtów.
server-not-over = Plik meczu jest dostępny po zakończeniu meczu.
server-no-open-seat = Przy tym stole nie ma wolnego miejsca.
server-not-found = Nie ma strony „{ $id }”.
server-bad-seats = Podano miejsc: { $count }; musi ich być od 2 do 8, każde jednego z rodzajów: { $kinds }.
server-bad-clock = Zegar daje każdemu graczowi od { $fewest } do { $most } sekund i dodaje od 0 do { $added } sekund po odpowiedzi.
server-person = Gracz { $seat }
server-bot = Bot { $seat } ({ $bot })
server-failed = Coś poszło nie tak na serwerze; nic się nie zmieniło.
server-too-fast = Nie tak szybko: spróbuj ponownie za { $seconds } s.
server-too-many-rooms = Z jednego adresu można być naraz przy { $most } stołach.
server-too-much = Zajęłoby to więcej czasu lub pamięci, niż jest do dyspozycji.
server-busy = Serwer ma teraz za dużo pracy; spróbuj za chwilę.
server-bot-failed = { $name } nie może grać dalej; zastępuje go bot „{ $bot }”.
server-too-slow = Żądanie nadchodziło zbyt długo.
server-cannot-open = Nie można otworzyć meczu „{ $id }”.
server-no-undo-at-the-end = Mecz jest zakończony: niczego nie można już cofnąć.
server-too-many-connections = Z jednego adresu może być naraz { $most } połączeń.
server-wrong-host = Ten serwer nie nazywa się „{ $name }”. Prowadzący może dodać tę nazwę: battlemat serve --name { $name }
server-wrong-origin = Żądania ze strony { $name } nie są przyjmowane.
server-used-link = To zaproszenie zostało już użyte albo dotyczy innego meczu.
server-other-rules = Tę partię rozgrywano według innych zasad niż te, które ma teraz ten serwer: jest zachowana i można ją obejrzeć jako powtórkę, ale nie można grać dalej.
server-kept-replay = Tę partię rozgrywano według innych zasad niż te, które ma teraz ten serwer, więc można pokazać tylko zachowane pozycje.
server-kept-position = Stół po { $answers ->
    [one] jednej odpowiedzi
    [few] { $answers } odpowiedziach
   *[other] { $answers } odpowiedziach
}.
server-kept-nothing = Tę partię rozgrywano według innych zasad niż te, które ma teraz ten serwer, i żadnej z jej pozycji nie można już pokazać; osoba prowadząca serwer może ją jeszcze wyeksportować.
server-lists-first = Przy tym stole trwa jeszcze wybór list: gra zacznie się, gdy wszyscy będą gotowi.
server-lists-are-there = Przy tym stole wszyscy są gotowi: list nie można już zmieniać.
server-list-of-another = Kto siada później, przynosi własną listę: wybierz tylko swoją.
server-bad-series = Seria ma jedną z tych liczb gier: { $counts }.
server-hints-off = W meczu między ludźmi podpowiedzi są wyłączone, dopóki wszyscy się na nie nie zgodzą.
server-hints-free = Przy tym stole nikt nie musi zgadzać się na podpowiedzi.
server-over-days = Ten mecz jest grany przez wiele dni: nikogo nie zastępuje bot.
server-no-key = Do tego potrzebny jest klucz osoby: od 20 do 80 znaków.
server-too-many-lists = Dla jednej osoby przechowuje się najwyżej { $most } list.
server-called-off = Ten stół został odwołany.
server-trainer = Trener
server-lesson-again = Lekcję zaczyna się od nowa na stronie lekcji.
server-no-set-up = Nie ma teraz pytania o twoje rozstawienie.
server-unknown-contest = Na tym serwerze nie ma symulacji { $id }; symulacje są przechowywane przez 90 dni.
server-contest-lists = Tutaj mogą grać ze sobą od dwóch do { $most } list, a nie { $count }.
server-contest-games = Każde dwie listy mogą tu rozegrać od 1 do { $most } meczów, a nie { $count }.
server-contest-bots = Wybierz co najmniej jednego z tych botów, każdego tylko raz: { $bots }.
server-contest-seed = Ziarno losowości ma najwyżej { $most } znaków.
server-contest-nameless = Każda lista musi mieć nazwę.
server-contest-rules = Od rozpoczęcia tej symulacji zasady się zmieniły: nie można jej kontynuować, ale rozegrane mecze pozostają. Rozpocznij nową.
server-contest-empty = Nie rozegrano jeszcze żadnego meczu tej symulacji.
