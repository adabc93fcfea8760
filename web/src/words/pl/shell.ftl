## Nie znaleziono

lost-title = Tu niczego nie ma.
lost-load = Ta strona się nie wczytała.
lost-home = Na początek
trouble-offline = Serwer nie odpowiada. Twoja gra jest bezpieczna; spróbuj za chwilę.
trouble-gone = Ten stół jest zamknięty.

## Stół

table-opening = Otwieranie stołu …
table-home = Wszystkie gry
table-phases = Tura i krok
table-turn = Tura
table-round = Runda
table-you = Ty
table-against = { $one } kontra { $other }
table-many = Graczy: { $count }
table-vs = przeciwko: { $name }
table-watching = Oglądasz
table-panel = Pytanie i dziennik
table-board = Plansza
table-units = Jednostki
table-dock = Stół

tool-undo = Cofnij (Z)
tool-hint = Podpowiedź (H)
tool-rules = Zasady (R)

dock-question = Pytanie
dock-units = Jednostki
dock-hint = Podpowiedź
dock-undo = Cofnij
dock-share = Udostępnij

## Pytania

ask-you = Twoja decyzja
ask-called = Pytanie do: { $name }
ask-steps = Krok { $done } z { $all }
ask-budget = Wybrano dotąd
ask-options = Możliwości
ask-count = { $count ->
        [one] Jedna możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
ask-on-stage = Odpowiedzi
ask-choose = Wybierz
ask-confirm = { $count ->
        [one] Potwierdź
       *[other] Potwierdź wszystkie ({ $count })
    }
ask-confirm-one = Potwierdź
ask-clear = Wyczyść
ask-sending = Wysyłanie …
ask-refused = { $count ->
        [one] 1 rzecz jest niemożliwa
        [few] { $count } rzeczy są niemożliwe
       *[other] { $count } rzeczy jest niemożliwych
    }
ask-more-refused = … i jeszcze { $count }
ask-full = Więcej niż { $budget }
ask-most = Można wybrać najwyżej { $most }
ask-hint = Bot wybrałby: { $hint }

wait-title = Ich ruch
wait-watching = Oglądasz
wait-for = Czekamy na: { $name }
wait-moment = Chwileczkę …
wait-open = Czekamy, aż ktoś usiądzie do stołu
wait-open-about = Wolne miejsce może zająć każdy, kto ma link.
wait-copy = Kopiuj link
wait-join = Usiądź
wait-hand-over = Przekaż ekran: { $name }
wait-hand-over-about = Gracie na jednym ekranie: przekaż go, a następna osoba niech naciśnie przycisk.
wait-away = { $name } – poza stołem.
wait-bot = Niech bot zagra za: { $name }

undo-asked = { $name } chce cofnąć ostatnią odpowiedź.
undo-allow = Zgoda
undo-deny = Nie
undo-waiting = Pytamy pozostałych, czy możesz cofnąć …
draw-asked = { $name } proponuje remis.
draw-accept = Przyjmij
draw-decline = Odrzuć

back-title = Spojrzenie wstecz
back-return = Wróć do teraz

over-title = Koniec meczu
over-rematch = Rewanż
over-replay = Obejrzyj powtórkę
over-luck = Szczęście w kościach

show-skip = Pomiń

line-lost = Ponowne łączenie …
line-lost-kept = Ponowne łączenie, twoja odpowiedź czeka.
line-lost-long = Mecz jest zapisany; możesz też zamknąć stronę i wrócić później.

## Dziennik i czat

log-title = Dziennik
log-search = Szukaj w dzienniku
log-turn = Tura { $turn }
log-round = Runda { $turn }
log-setup = Przygotowanie
log-yours = twoja
log-theirs = przeciwnika
log-of = gracz { $seat }
log-empty = Jeszcze nic się nie wydarzyło.
log-nothing-found = Niczego nie znaleziono.
log-all = Pokaż wszystko
chat-title = Czat
chat-none = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-watcher = Widz

why-show = Zasada { $id }
why-open = Otwórz w zasadach
why-failed = Nie udało się wczytać zasady.

## Plansza i czas

stage-fit = Pokaż całą planszę (0)
time-title = Powtórka
time-back = Krok wstecz
time-forward = Krok naprzód
time-turn-back = Poprzednia tura
time-round-back = Poprzednia runda
time-turn-forward = Następna tura
time-round-forward = Następna runda
time-play = Odtwórz
time-pause = Pauza
time-speed = Tempo
time-share = Kopiuj link do tej pozycji
time-now = { $moment } · teraz
time-end = { $moment } · koniec
time-setup = Przygotowanie

replay-title = Powtórka
replay-of = Powtórka · { $names }
replay-moment = chwila { $at } z { $all }
replay-turns = Tury
replay-rounds = Rundy
replay-play-on = Graj dalej stąd, przeciwko botom:
replay-to-table = Do stołu
replay-kept = Tę partię rozgrywano według innych zasad niż te, które ma teraz ten serwer, więc widać tylko zachowane pozycje.

## Menu

menu-title = Menu
menu-close = Zamknij
menu-language = Język
menu-light = Światło
menu-dark = Ciemne
menu-bright = Jasne
menu-speed = Animacja
menu-off = Wył.
menu-on = Wł.
menu-quick = Jedno naciśnięcie odpowiada
menu-quick-about = bez drugiego naciśnięcia
menu-watch-link = Kopiuj link dla widzów
menu-my-side = Zobacz moją stronę
menu-seat-link = Kopiuj link do mojego miejsca
menu-copied = Skopiowano.
menu-replay = Powtórka
menu-file = Zapisz plik meczu
menu-draw = Zaproponuj remis
menu-draw-offered = Remis zaproponowany
menu-concede = Poddaj się
menu-concede-sure = Naciśnij ponownie, aby się poddać
fair-title = Uczciwe kości.
fair-about = Cały los pochodzi z jednego tajnego klucza. Jego skrót widać od początku, klucz po meczu.
fair-hash = Skrót
fair-key = Klucz
fair-later = Klucz zostanie pokazany po meczu.

## Kamera, ustawianie, klawisze

stage-camera = Kamera
stage-nearer = Przybliż (+)
stage-farther = Oddal (−)
stage-measure = Zmierz (L)
stage-map = Widok całej planszy

place-title = Pozycja
place-x = x
place-y = y
place-heading = Kierunek
place-height = Wysokość
place-ghost = Ustawiany element: x { $x }, y { $y }, kierunek { $heading }. Strzałki go przesuwają, Q i E obracają.
place-ghost-level = Ustawiany element: x { $x }, y { $y }, wysokość { $height }. Strzałki go przesuwają, Q i E przenoszą niżej i wyżej.
place-how = Kliknij, gdzie ma stanąć, albo wpisz liczby. Przeciągnij, aby przesunąć; pociągnij za uchwyt, aby obrócić.
place-how-level = Kliknij, gdzie ma stanąć, albo wpisz liczby. Przeciągnij, aby przesunąć; Q i E wybierają poziom, gdy jest ich kilka.
place-asking = Sprawdzanie z zasadami …
place-legal = Może tu stanąć.
place-confirm = Postaw tutaj

keys-title = Klawisze
keys-number = wybierz możliwość po numerze
keys-walk = przechodź między możliwościami
keys-confirm = zatwierdź
keys-back = krok wstecz
keys-hint = co zrobiłby bot?
keys-undo = cofnij
keys-skip = pomiń animację
keys-zoom = bliżej, dalej, cała plansza
keys-pan = przesuń planszę, gdy jest aktywna
keys-turn = obróć ustawiany element
keys-measure = zmierz
keys-rules = zasady
keys-menu = menu
keys-help = te klawisze

## Wspólny ekran, zegar, przewodnik

curtain-title = Wspólny ekran
curtain-pass = Przekaż ekran: { $name }
curtain-about = Do tego czasu plansza pokazuje tylko to, co mogą widzieć wszyscy.
curtain-sit = To ja, { $name }: pokaż moją stronę

clock-title = Pozostały czas

guide-title = Nauka przez grę
guide-read = Rozumiem
guide-off = Bez dalszych objaśnień

draw-waiting = Proponujesz remis. Pozostali jeszcze nie odpowiedzieli.
over-rematch-ready = Usiądź do rewanżu
over-points = Punkty zwrotne
over-toll = Zadane uszkodzenia
replay-play-as = jako { $name }

menu-sound = Dźwięk
menu-guide = Objaśniaj pytania
menu-guide-about = każdy rodzaj raz
fair-check = Sprawdź
fair-good = Klucz pasuje do skrótu, który ta przeglądarka zobaczyła najpierw: żaden rzut nie został wybrany później.
fair-bad = Klucz nie pasuje do skrótu, który ta przeglądarka zobaczyła najpierw.

## Podpowiedzi, serie, dni

clock-days = { $days } d { $hours } h
hints-asked = { $name } prosi o podpowiedzi dla wszystkich.
hints-allow = Zgoda
hints-deny = Bez podpowiedzi
hints-waiting = Zgoda na podpowiedzi udzielona; pytamy pozostałych.
hints-withdraw = Wycofaj
menu-hints-end = Zakończ podpowiedzi dla wszystkich
tool-hint-ask = Zapytaj innych o podpowiedzi
over-next = Następna gra serii
wait-days = Ten mecz jest grany przez wiele dni. Możesz odejść; twoje stoły powiedzą ci, gdy będzie twoja kolej.
standing-decline = Nie pytaj ponownie:
standing-round = w tej rundzie
standing-turn = w tej turze
standing-game = w tej grze
standing-title = Stałe odpowiedzi
standing-ask = Pytaj ponownie
standing-ask-of = Pytaj ponownie o: { $name }
standing-declined = Odmówiono za ciebie: { $name }
unfolding-now = Dzieje się teraz
unfolding-skip = Pomiń
usual-set-up = Zwykłe rozstawienie:
usual-set-up-about = wszystko twoje staje w rozsądnym miejscu.
usual-set-up-do = Rozstaw

## Bots that think

wait-thinks = { $name } myśli
wait-move-now = Zagraj już
wait-move-now-about = Bot odpowie tym, co do tej pory znalazł.
menu-hints-by = Podpowiada
ask-hint-thinking = Bot zastanawia się nad podpowiedzią …
level-regular = bywalec
level-veteran = weteran
level-master = mistrz
