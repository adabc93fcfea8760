### What the table in the terminal says.

play-welcome = Zajmujesz miejsce { $seat }, pozostałymi kieruje bot „{ $bot }”. Wpisz h, aby zobaczyć pomoc.
play-watching = Odpadasz; pozostali grają dalej.
play-several = Wybierz jedną lub kilka opcji, na przykład 1 3.
play-budget = Liczby w nawiasach mogą dać razem najwyżej { $budget }.
play-ordered = Kolejność ma znaczenie.
play-only-option = Enter wybiera jedyną opcję.
play-chosen = Wybrano: { $options }.
play-chosen-total = Wybrano: { $options }. To { $total } z { $budget }; Enter zatwierdza, +3 dodaje, -3 usuwa.
play-chosen-nothing = Nic już nie jest wybrane.
play-no-number = { $count ->
        [one] Nie ma opcji { $number }; jest tylko 1.
       *[other] Nie ma opcji { $number }; są od 1 do { $count }.
    }
play-not-understood = „{ $text }” nie jest ani opcją, ani poleceniem; h pokazuje polecenia.
play-say-something = Wpisz numer opcji; h pokazuje polecenia.
play-one-only = Tu można wybrać tylko jedną opcję.
play-refused = To niemożliwe: { $reason }
play-undone = Powrót do poprzedniego pytania.
play-nothing-to-undo = Nie ma jeszcze żadnej twojej odpowiedzi.
play-nothing-happened = Nic się jeszcze nie wydarzyło.
play-more-rules = Więcej zasad z tymi słowami: { $rules }.
play-no-language = Nie ma języka „{ $text }”; są: { $languages }.
play-language = Teraz po polsku.
play-concede-again = Wpisz c jeszcze raz, aby poddać partię.
play-saved = Zapisano w { $file }.
play-not-saved = Nie można zapisać { $file }: { $problem }.
play-not-a-match = { $file } istnieje i nie jest zapisaną partią, więc pozostaje bez zmian.
play-continue = Aby kontynuować: { $command }
play-over = Koniec partii
play-help = Odpowiedzi i polecenia
    .number = 2 – wybiera opcję 2; tam, gdzie można wybrać kilka: 1 3
    .id = działają też identyfikatory opcji, na przykład move
    .add = +2 i -2 – dodaje opcję 2 do wyboru albo ją usuwa; Enter zatwierdza wybór
    .rule = ? – zasada, z której wynika pytanie; ?2 – opcja 2; ? PM-BTL-22 – ta zasada; ? słowa – szukanie
    .undo = u – powrót do poprzedniego pytania
    .log = l – co się wydarzyło (l 100 – więcej)
    .view = v – rysuje stół od nowa
    .save = s PLIK – zapisuje partię
    .lang = lang de – zmienia język (en, pl, de)
    .concede = c – poddaje partię
    .quit = q – zapisuje i kończy
    .help = h – ta lista
