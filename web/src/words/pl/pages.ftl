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
start-tables = Stoły
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
start-seat-yours = Miejsce { $seat }: ty
start-seat-open = wolne miejsce
start-links-hint = Kto otworzy odnośnik, zajmuje to miejsce. Odnośniki działają na każdym urządzeniu; zachowaj swój.
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
build-own-none = Listy, które budujesz, zostają na tym urządzeniu.
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
