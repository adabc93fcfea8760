## Wszystkie strony

page-language = Język
page-theme = Jasno lub ciemno
page-pages = Strony
page-offline = Stół teraz nie odpowiada. Twoje gry są bezpieczne; strona próbuje dalej.
page-copy = Kopiuj
page-copied = Skopiowano

## Gry

game-pocketmodel = PocketModel TCG
game-pocketmodel-facts = 2–8 graczy · 25 min · floty, karty, 2k6
game-xwing = X-Wing
game-xwing-facts = 2 graczy · 45 min · tarcze, kąty, kości
game-xwing-about = Planuj w tajemnicy, lataj według szablonów, strzelaj do tego, co widzisz.
game-shatterpoint = Shatterpoint
game-shatterpoint-facts = 2 graczy · 60 min · pojedynki, teren, Moc
game-shatterpoint-about = Małe oddziały przeciągają linę na nierównym terenie.
game-skytear = Skytear
game-skytear-facts = 2–8 graczy · 50 min · heksy, karty, bez kości
game-skytear-about = Czterech bohaterów, dwie ścieżki i stos, o który się walczy.
bot-novice = Bot: nowicjusz
bot-regular = Bot: bywalec
bot-veteran = Bot: weteran
bot-master = Bot: mistrz
bot-random = Bot: nieobliczalny
variant-standard = Standard
variant-two-pack = Dwa zestawy

## Start

start-hero = Przysuń krzesło.
start-hero-second = Stół zna zasady.
start-lead = Gry figurkowe, w których każda zasada działa i jest wyjaśniona. Bez konta, bez przygotowań: jedno kliknięcie i grasz.
start-lists = Moje listy
start-rules = Zasady
start-goes-on = Twoja gra trwa:
start-turn = tura { $turn }
start-waits = Czeka, aż ktoś się dosiądzie.
start-return-long = Wróć do stołu
start-return = Wróć
start-learn = Ucz się, grając
start-side = Twoja strona
start-side-of = Strona { $seat }
start-clock = Zegar
start-clock-none = bez
start-clock-minutes = po { $minutes } min
start-clock-added = { $minutes } min + { $added } s
start-clock-days = { $days ->
    [one] 1 dzień na odpowiedź
   *[other] { $days } dni na odpowiedź
}
start-clock-over-days = Gra przez wiele dni
start-series = Seria
start-series-of = { $games ->
    [1] Jedna gra
   *[other] Najlepszy z { $games }
}
start-table-name = Nazwa stołu
start-which-game = W którą grę?
start-own-all = Wszystkie moje stoły
start-play = Graj
start-more = Inne sposoby gry w { $game }
start-coming = W przygotowaniu
start-players = Gracze
start-players-count = { $fewest }–{ $most } graczy
start-players-exactly = { $count } graczy
start-bot = Przeciwnik
start-your-list = Twoja lista
start-their-list = Lista przeciwnika
start-list-starter = Lista startowa
start-own-lists = Moje listy
start-list-illegal = { $name } (jeszcze niedozwolona)
start-variant = Odmiana
start-name = Twoje imię
start-friend = Zaproś kogoś
start-open = Otwarty stół
start-hotseat = Na jednym ekranie
start-bots = Obejrzyj dwa boty
start-seat = Miejsce { $seat }
start-seat-open = wolne miejsce
start-sit = Usiądź
start-open-tables = Otwarte stoły
start-open-none = Nikt nie czeka na przeciwnika.
start-join = Dosiądź się
start-running = Trwające gry
start-running-none = Nie toczy się teraz żadna inna gra.
start-watch = Oglądaj
start-over = Ostatnio zagrane
start-kept = Grano według innych zasad: można ją tylko obejrzeć.
start-own = Twoje gry
start-own-none = Tu pojawią się gry, w które grasz na tym urządzeniu.
start-replay = Powtórka
start-build = Zbuduj flotę
start-by-link = Dołącz przez odnośnik
start-link-place = Wklej zaproszenie albo adres stołu
start-link-go = Dalej
start-link-bad = To nie jest adres stołu.
start-file = Otwórz plik gry

## Zbieranie list

gather-about = Każdy przynosi własną listę. Gra zaczyna się, gdy wszyscy są gotowi.
gather-seats = Przy stole
gather-you = { $name } (ty)
gather-state-free = Kto pierwszy, ten tu siada.
gather-state-invited = czeka na gościa; wyślij ten odnośnik
gather-state-choosing = wybiera listę
gather-state-ready = lista gotowa
gather-state-bot = bot, lista gotowa
gather-copy = Kopiuj odnośnik
gather-choose = Wybierz swoją listę
gather-ready-made = Gotowe
gather-paste = Wklej listę…
gather-paste-about = Wklej odnośnik z kreatora, XWS albo tekst listy
gather-paste-bad = W tym tekście nie ma listy.
gather-other-variant = Ta lista jest dozwolona, ale nie w grze przy tym stole.
gather-list-other = { $name } (do innej gry)
gather-legal = Lista „{ $name }” jest tu dozwolona.
gather-build = Zbuduj listę w nowej karcie
gather-hidden = Inni zobaczą twoją listę dopiero, gdy wszyscy będą gotowi.
gather-ready = Lista gotowa
gather-you-ready = Twoja lista jest gotowa.
gather-change = Wybierz ponownie
gather-waits = { $count ->
    [0] Gra zaczyna się teraz.
    [one] Gra zacznie się, gdy będzie gotowa jeszcze jedna osoba.
    [few] Gra zacznie się, gdy będą gotowe jeszcze { $count } osoby.
   *[other] Gra zacznie się, gdy będzie gotowych jeszcze { $count } osób.
}
gather-welcome = Zaproszenie do stołu
gather-welcome-about = Podaj imię, usiądź, a potem wybierz listę.
gather-watching = Listy są jeszcze wybierane
gather-called-off = Ten stół został odwołany.

## Moje stoły

mine-title = Moje stoły
mine-your-turn = Twoja kolej
mine-no-turn = Żaden stół na ciebie nie czeka.
mine-waiting = Czekają na innych
mine-over = Rozegrane
mine-won = Wygrana: { $names }.
mine-gathering = Listy są wybierane.
mine-person = Kim jesteś
mine-key-about = Nie ma kont. Tajny klucz w tej przeglądarce jest właścicielem twoich stołów, list i imienia. Skopiuj go na inne urządzenie, by grać tam dalej; kto go ma, jest tobą.
mine-key-copy = Kopiuj mój klucz
mine-key-copied = Skopiowano. Zachowaj go dla siebie.
mine-key-not-copied = Przeglądarka nie pozwoliła skopiować.
mine-key-take = Użyj innego klucza
mine-key-paste = Klucz z innego urządzenia
mine-key-use = Użyj tego klucza
mine-key-taken = Ta przeglądarka ma teraz ten klucz.
mine-key-bad = To nie jest klucz: od 20 do 80 liter, cyfr, kropek, myślników lub podkreśleń.
mine-notify = Powiedz mi, gdy będzie moja kolej
mine-notify-about = Powiadomieniem, dopóki strona battlemat jest otwarta.
mine-notify-refused = Przeglądarka nie pozwala tu na powiadomienia.
turns-yours = { $game }: twoja kolej
series-stands = Najlepszy z { $best }, gra { $game }, { $wins }
series-decided = Najlepszy z { $best }, rozstrzygnięte { $wins }

## Zasady

rules-title = Zasady
rules-search = Słowa albo numer zasady
rules-hits = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-topics = Tematy
rules-previous = Poprzednia zasada
rules-next = Następna zasada
rules-ruling = Rozstrzygnięcie
rules-check = Zobacz, jak działa
rules-source = Źródło: { $source }
rules-english = Nie wszystkie te zasady są już przetłumaczone; pozostałe są po angielsku.
rules-none = Żadna zasada nie zawiera wszystkich słów „{ $words }”.
rules-clear = Pokaż wszystkie zasady
rules-key-search = szukaj
rules-key-step = przeglądaj
rules-kind-timing = Kolejność
rules-kind-definition = Pojęcie
rules-kind-setup = Przygotowanie
rules-kind-build = Budowa
rules-kind-component = Element gry
rules-kind-example = Przykład
rules-kind-faq = Pytanie

## Budowanie list

build-missing = Dla tej gry nie można jeszcze budować list.
build-unnamed = Lista bez nazwy
build-saved = zapisano na tym urządzeniu
build-undo = Cofnij
build-redo = Ponów
build-lists = Listy
build-import = Wczytaj
build-export = Zapisz plik
build-share = Udostępnij
build-shared = Odnośnik skopiowany. Kto go otworzy, dostanie tę listę.
build-duplicate = Powiel
build-copy-name = { $name } (kopia)
build-copied = Skopiowano. Odczyta to inny program do list albo pole do wklejania tutaj.
build-copy-failed = Ta przeglądarka nie pozwala stronie kopiować.
build-print = Drukuj
build-paste = Wklej listę
build-paste-about = Odnośnik do listy albo lista jako tekst
build-paste-take = Weź tę listę
build-paste-bad = Ten tekst nie jest ani odnośnikiem do listy tej gry, ani listą.
build-link-bad = Ten odnośnik nie zawiera listy.
build-file-bad = Ten plik nie jest listą.
build-parts = Części listy
build-nothing = Nic nie pasuje do wyszukiwania.
build-clear = Wyczyść wyszukiwanie
build-house = własne
build-house-about = Treść własna: nasz projekt, a nie wydana jednostka lub karta.
build-add = Dodaj: { $name }
build-less = O jeden mniej: { $name }
build-more = O jeden więcej: { $name }
build-check = Co mówią zasady
build-must = Jaka lista jest zgodna z zasadami
build-legal = Lista zgodna z zasadami
build-illegal = Jeszcze niezgodna · { $count ->
    [one] 1 powód
    [few] { $count } powody
   *[other] { $count } powodów
}
build-fix-drop = Usuń
build-fix-keep = Zostaw { $count }
build-against = Bot gra flotą
build-play = Graj tą listą
build-own = Moje listy
build-own-none = Listy, które budujesz, zostają w tej przeglądarce i przy twoim kluczu.
build-new = Nowa lista
build-forget = Usuń: { $name }
build-dock-add = Dodaj
build-dock-list = Lista
build-dock-play = Graj
build-dock-reasons = { $count ->
    [one] 1 powód
    [few] { $count } powody
   *[other] { $count } powodów
}

## Odds

odds-title = Szanse
odds-game = Gra
odds-copy = Kopiuj link
odds-copied = Skopiowano
odds-add-card = Dodaj kartę
odds-one-more = Jeszcze jeden: { $label }
odds-remove = Usuń: { $label }
odds-less = { $label }: o jeden mniej
odds-more = { $label }: o jeden więcej

## Lista przeciw liście

lab-title = Lista przeciw liście
lab-about = Która z twoich list pokona pozostałe? Boty rozgrywają nimi mecze na tym serwerze, po obu stronach ten sam bot i z obu miejsc: odsetki zwycięstw, rankingi, długości meczów i wkład każdej jednostki i karty.
lab-last = Do ostatniej symulacji
lab-add = Dodaj tę listę
lab-bots = Boty grające na zmianę
lab-games = Mecze każdych dwóch list
lab-seed = Ziarno (to samo daje te same mecze)
lab-choose = Wybierz od dwóch do { $most } list.
lab-matches = { $count ->
    [one] Zostanie rozegrany jeden mecz.
    [few] Zostaną rozegrane { $count } mecze.
   *[other] Zostanie rozegranych { $count } meczów.
}
lab-begin = Niech grają
lab-state-going = Mecze trwają.
lab-state-waiting = Ta symulacja czeka na swoją kolej.
lab-state-stopped = Zatrzymana.
lab-state-over = Wszystkie mecze rozegrane.
lab-state-kept = Od rozpoczęcia tej symulacji zasady się zmieniły: rozegrane mecze pozostają, ale nie można jej kontynuować.
lab-played = { $played } z { $all } meczów
lab-progress = Rozegrane mecze
lab-stop = Zatrzymaj
lab-go-on = Kontynuuj
lab-save-html = Zapisz raport (HTML)
lab-save-json = Zapisz liczby (JSON)
lab-another = Nowa symulacja
lab-come-back = Każdy mecz jest zapisywany od razu po rozegraniu: możesz zamknąć tę stronę i wrócić pod jej adres.

## Na czym rozstrzygnął się mecz

analysis-ways = Co jest pokazane
analysis-moment = Chwila
analysis-title = Analiza
analysis-about = Jakie szanse miał każdy i które odpowiedzi kosztowały najwięcej? Każda odpowiedź jest wypróbowywana obok najlepszych innych; trwa to najwyżej kilka minut, a wynik zostaje przy meczu.
analysis-begin = Przeanalizuj ten mecz
analysis-go-on = Kontynuuj
analysis-stop = Zatrzymaj
analysis-state-none = Na czym rozstrzygnął się ten mecz?
analysis-state-going = Odpowiedzi są wypróbowywane.
analysis-state-waiting = Analiza czeka na swoją kolej.
analysis-state-stopped = Zatrzymana.
analysis-reading = Analiza jest ubierana w słowa …
analysis-progress = Przeanalizowano
analysis-come-back = Możesz zamknąć tę stronę i wrócić: wszystko, co ustalono, zostaje.
analysis-fair = Każdą odpowiedź ocenia się według tego, co gracz mógł wtedy wiedzieć: za pecha nikt nie odpowiada.
analysis-curve = Szanse na wygraną
analysis-point = po odpowiedziach: { $at } – { $told }
analysis-costly = Odpowiedzi, które kosztowały najwięcej
analysis-now = Co byłoby teraz najlepsze
analysis-here = Co byłoby najlepsze po odpowiedziach: { $at }
analysis-ask = Co byłoby tu najlepsze?
analysis-asking = Trwa wypróbowywanie …
analysis-none = Nie znaleziono odpowiedzi, która kosztowałaby coś wartego wzmianki.
analysis-sides = Odpowiedzi zaznaczone na planszy
analysis-given = Odpowiedź
analysis-better = Lepiej
analysis-best = Najlepiej
analysis-line = Jak mogło pójść dalej
analysis-step = { $at } z { $all }
analysis-guess = Jedna z wielu możliwości: kości, ukryte karty i odpowiedzi innych są zgadywane.
analysis-play = Zagraj od tego miejsca
analysis-play-as = Zagraj jako { $name }
analysis-play-both = Wszystkie strony tutaj
analysis-seen = (Plansza pokazuje stół tak, jak widział go { $name }.)
