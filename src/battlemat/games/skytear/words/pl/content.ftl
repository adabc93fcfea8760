### Słowa do zawartości Skytear według identyfikatorów: nazwy oraz to, co robią karty i umiejętności.
### Fakty i operacje, do których należą, są w content/*.toml.

## Frakcje

faction-kurumo = Kurumo
    .about = Oznacz wroga, potem uderz mocno; mało PZ, więc wygrywa, kto trafi pierwszy.
    .realm = Kaeno
    .worship = Wrogi bohater w polu widzenia, wybrany na cel, zyskuje stan Oznaczony, potem działa umiejętność modlitwy tego bohatera. Celem może być też bohater już Oznaczony.
faction-liothan = Liothan
    .about = Wytrzymali wojownicy, którzy zmieniają postać i rosną przez to w siłę.
    .realm = Grialth
    .worship = Sprzymierzony bohater w odległości do 3 pól zyskuje stan Przemieniony; pole widzenia nie jest potrzebne. Bohater, który wybiera siebie, może najpierw stać się Wyczerpany, a wtedy stan trwa przez jego następną aktywację.
faction-nupten = Nupten
    .about = Iluzje działają z daleka: bohaterowie sięgają tam, gdzie nie stoją.
    .realm = Utsesh
    .worship = Najpierw można położyć iluzję bohatera na jego polu; potem iluzja przesuwa się o najwyżej 3 pola, przez wszystko, na pole bez figurek i żetonów. Bohaterowie Nuptena, którzy mają sprzymierzoną iluzję w polu widzenia, są rzutowani i mają umiejętność iluzji jej właściciela.
faction-taulot = Taulot
    .about = Filary pilnują ziemi wokół siebie; cierpliwi i trudni do wyparcia.
    .realm = Xotlan
    .worship = Można usunąć jeden sprzymierzony filar, aby zadziałała umiejętność modlitwy; potem stawia się jeden filar na pustym polu w polu widzenia, wybranym na cel. Filarów nigdy nie ma więcej niż bohaterów Taulota. Umiejętność filaru działa, dopóki sprzymierzony filar jest w polu widzenia.

## Runy, klasy, zasięgi, rodzaje kart

rune-fire = ogień
rune-air = powietrze
rune-earth = ziemia
rune-ice = lód
class-assassin = skrytobójca
class-defender = obrońca
class-healer = uzdrowiciel
class-mage = mag
    .text = Wszystkie obrażenia maga przebijają: zbroja ich nie zmniejsza.
class-warrior = wojownik
range-melee = wręcz
range-ranged = na odległość
type-action = akcja
    .text = Zagrywa ją aktywny bohater, gdy stos jest pusty.
type-reaction = reakcja
    .text = Zagrywa ją dowolny twój bohater na polu bitwy, kiedy masz pierwszeństwo.
source-house = Nasz własny projekt
source-rulebook = Z instrukcji
source-public = Publicznie znane

## Ikony umiejętności

icon-worship = Modlitwa
    .text = Wyzwala ją akcja Modlitwy tego bohatera.
icon-shapeshift = Przemiana
    .text = Działa, dopóki ten bohater jest Przemieniony.
icon-pillar = Filar
    .text = Działa, dopóki ten bohater ma sprzymierzony filar w polu widzenia.
icon-illusion = Iluzja
    .text = Ma ją każdy sprzymierzony bohater Nuptena, który ma iluzję tego bohatera w polu widzenia.
icon-none = Zawsze
    .text = Działa zawsze.

## Stany

condition-slow = Spowolnienie
    .text = Akcja Ruchu jest o 2 pola krótsza.
condition-fast = Przyspieszenie
    .text = Akcja Ruchu jest o 2 pola dłuższa.
condition-frenzy = Furia
    .text = Bohater może wykonać w swojej aktywacji dwie akcje Ataku.
condition-disarmed = Rozbrojony
    .text = Obrażenia Ataku i Potyczki zmniejsza się o połowę, w górę, przed odjęciem zbroi.
condition-marked = Oznaczony
    .text = Umiejętności i karty Kurumo działają na tego bohatera mocniej.
condition-shapeshifted = Przemieniony
    .text = Działają umiejętności tego bohatera z ikoną Przemiany.

## Pola bitwy

board-two-lane = Pole bitwy z dwiema ścieżkami
board-three-lane = Pole bitwy z trzema ścieżkami
lane-left = lewa ścieżka
    .place = lewa ścieżka
lane-middle = środkowa ścieżka
    .place = środkowa ścieżka
lane-right = prawa ścieżka
    .place = prawa ścieżka
dome-centre = kopuła
    .place = kopuła
dome-left = lewa kopuła
    .place = lewa kopuła
dome-right = prawa kopuła
    .place = prawa kopuła
base-own = twoja baza
    .place = twoja baza
base-enemy = baza przeciwnika
    .place = baza przeciwnika
base-south = baza południa
    .place = baza południa
base-north = baza północy
    .place = baza północy
open-ground = otwarty teren
    .place = otwarty teren
side-own = twoja strona
    .mark = twój
side-enemy = przeciwnik
    .mark = wrogi
side-south = południe
    .mark = południe
side-north = północ
    .mark = północ

## Obszary

area-rhombus-4 = cztery pola w kształcie rombu
area-triangle-3 = trzy stykające się pola
area-line-3 = trzy pola w rzędzie
area-ray-3 = trzy pola w rzędzie, zaczynając obok rzucającego
area-hook-3 = hak z trzech pól obok rzucającego
area-ring-6 = sześć pól wokół rzucającego
area-flower-7 = pole i jego sześciu sąsiadów

## Bohaterowie

hero-akhuti = Akhuti
    .title = Promienny Głos
hero-corjof = Corjof
    .title = Szara Straż
hero-cotlic = Cotlic
    .title = Dłoń Taulota
hero-gulbjarn = Gulbjarn
hero-haburat = Haburat
hero-sakoshi = Sakoshi
hero-tlakali = Tlakali
    .title = Wielka Skaryfikatorka
hero-yami = Yami

## Umiejętności bohaterów

skill-bear-fury = Niedźwiedzi Szał
    .text = Obrażenia z Potyczki Gulbjarna trafiają wszystkich wrogich bohaterów na obszarze zamiast jednego.
skill-blessing-of-taulot = Błogosławieństwo Taulota
    .text = Cotlic ma +1 do zbroi.
skill-blood-price = Cena Krwi
    .text = Sprzymierzony bohater wybrany na cel leczy 2 PZ.
skill-feral-majesty = Dziki Majestat
    .text = Gulbjarn ma +1 do obrażeń z Potyczki za każdego Przemienionego sprzymierzonego bohatera w odległości do 3 pól, z sobą włącznie.
skill-high-watch = Wysoka Warta
    .text = Pola osłony nie ukrywają wrogów przed Corjofem.
skill-hunters-mark = Znamię Łowcy
    .text = Do końca tej aktywacji akcje Ataku Sakoshiego przeciw Oznaczonym bohaterom przebijają.
skill-mirrored-spears = Lustrzane Włócznie
    .text = Rzutowany bohater ma +1 do ataku.
skill-pounce = Skok Drapieżnika
    .text = Yami rusza się o najwyżej 2 pola, potem zadaje 1 obrażenie bohaterowi, którego dotyczyła ta Modlitwa.
skill-raven-wings = Krucze Skrzydła
    .text = Corjof rusza się przez blokady, a jego akcja Ruchu jest o 1 pole dłuższa.
skill-resonating-light = Rezonujące Światło
    .text = Rzutowany bohater ma +1 do zbroi.
skill-retribution = Odpłata
    .text = Po rozpatrzeniu akcji Ataku Akhuti inny wróg w polu widzenia otrzymuje 1+ obrażeń.
skill-scarred-flock = Naznaczona Trzoda
    .text = W Fazie Bohaterów zapobiega się obrażeniom sprzymierzonych żołnierzy w polu widzenia Tlakali.
skill-scent-of-guilt = Woń Winy
    .text = Yami ma +1 do ataku przeciw Oznaczonym bohaterom.
skill-shield-brother = Brat Tarczy
    .text = Inni sprzymierzeni bohaterowie sąsiadujący z Haburatem mają +1 do zbroi.
skill-strength-of-the-king = Siła Króla
    .text = Modlitwa Cotlica może usunąć dowolną liczbę filarów. Za każdy usunięty filar ma on +1 do obrażeń z Potyczki do końca tej aktywacji.
skill-thin-the-herd = Przerzedzić Stado
    .text = Sakoshi ma +1 do obrażeń z Potyczki przeciw Oznaczonym bohaterom.

## Karty mocy

card-blinding-peck = Po Oczach
    .text = Wrogi bohater wybrany na cel ma do końca tury pole widzenia tylko na 1 pole.
card-bow-to-me = Oddaj Mi Pokłon
    .text = Każdy wrogi bohater w polu widzenia, który jest już Oznaczony, traci 2 PZ; potem każdy wrogi bohater w polu widzenia zyskuje stan Oznaczony.
card-clear-mind = Czysty Umysł
    .text = Usuń z rzucającego dowolne wybrane stany, potem Objaw 2.
card-coming-storm = Nadchodząca Burza
    .text = Każdy wrogi bohater w polu widzenia otrzymuje 1 obrażenie i zyskuje Spowolnienie.
card-creeping-darkness = Pełzająca Ciemność
    .text = Wrogi bohater wybrany na cel zyskuje stan Rozbrojony.
card-crippling-precision = Paraliżująca Precyzja
    .text = Wrogi bohater wybrany na cel otrzymuje 1 obrażenie i zyskuje Spowolnienie; jeśli jest Oznaczony, zyskuje też stan Rozbrojony.
card-dodge = Unik
    .text = Rzucający rusza się o najwyżej 1 pole.
card-dragon-strike = Smoczy Cios
    .text = Rzucający zyskuje Furię i ma +1 do ataku do końca swojej aktywacji.
card-feather-storm = Burza Piór
    .text = Wybierz pole na cel: każdy wróg na obszarze otrzymuje 2+ obrażeń, potem trafieni bohaterowie są odpychani o 1 pole.
card-feral-vitality = Dzika Witalność
    .text = Rzucający leczy 5 PZ i zyskuje stan Przemieniony.
card-grapple = Chwyt
    .text = Przyciągnij wrogiego bohatera wybranego na cel o najwyżej 2 pola; jeśli sąsiaduje wtedy z rzucającym, otrzymuje 1 obrażenie.
card-hurricane-blow = Uderzenie Huraganu
    .text = Wróg wybrany na cel otrzymuje 1 obrażenie, a potem jest odpychany o 2 pola.
card-ice-wall = Ściana Lodu
    .text = Wybierz pole na cel: trzy pola w rzędzie bez figurek, wśród nich cel, są zablokowane do następnej aktywacji rzucającego. Żadna figurka nie może na nie wejść, a pole widzenia przez nie nie przechodzi.
card-ignite = Zapłon
    .text = Wrogi bohater wybrany na cel otrzymuje 1 obrażenie i ma w tej turze o 1 manę mniej.
card-life-steal = Kradzież Życia
    .text = Wrogi bohater wybrany na cel otrzymuje 2 obrażenia; rzucający leczy tyle PZ, ile ten bohater stracił.
card-lightning-blades = Ostrza Błyskawicy
    .text = Każdy wróg sąsiadujący z rzucającym lub z jego iluzją otrzymuje 3 obrażenia.
card-lord-of-many = Władca Wielu
    .text = Przywołaj 1 żołnierza przy żetonie kontroli ścieżki w polu widzenia.
card-mud-flood = Powódź Błotna
    .text = Wybierz pole na cel: każdy wróg na obszarze otrzymuje 1 obrażenie, a trafieni bohaterowie zyskują Spowolnienie.
card-my-kingdom = Moje Królestwo
    .text = Postaw do 2 filarów na pustych polach w polu widzenia, w granicach limitu filarów; potem każdy wrogi bohater sąsiadujący ze sprzymierzonym filarem otrzymuje 2+ obrażeń.
card-presence = Obecność
    .text = Rzucający liczy się w tej turze do kontroli o 1 więcej. Objaw 2.
card-protection = Ochrona
    .text = Sprzymierzony bohater wybrany na cel ma +2 do zbroi do swojej następnej aktywacji.
card-redirection = Przekierowanie
    .text = Jedna akcja Ataku na stosie, której celem jest wybrany sprzymierzony bohater, zostaje skierowana na rzucającego albo na jego iluzję. Jej wymagania sprawdza się przy rozpatrzeniu.
card-ruse = Podstęp
    .text = Rzucający rusza się o najwyżej 2 pola.
card-sacrifice = Poświęcenie
    .text = Koszt: pokonaj 1 sprzymierzonego żołnierza w polu widzenia. Sprzymierzony bohater wybrany na cel leczy 2 PZ.
card-shuriken-storm = Burza Shurikenów
    .text = Wybierz pole na cel: każdy wróg na obszarze otrzymuje 2+ obrażeń, Oznaczeni bohaterowie o 1 więcej.
card-skytear-flux = Przepływ Skytear
    .text = Wybierz sprzymierzonego bohatera na polu bitwy: ma w tej turze o 1 manę więcej. Raz na grę, tylko pierwszy gracz.
card-soul-tornado = Tornado Dusz
    .text = Każdy wróg na promieniu otrzymuje 2 obrażenia; potem trafieni bohaterowie są odpychani o 1 pole.
card-thousandth-ritual = Tysięczny Rytuał
    .text = Pokonaj do 2 sprzymierzonych żołnierzy w polu widzenia. Za każdego z nich wrogi bohater w polu widzenia otrzymuje 2 obrażenia, a sprzymierzony bohater w polu widzenia leczy 2 PZ.
card-time-bend = Zagięcie Czasu
    .text = Sprzymierzony bohater wybrany na cel zyskuje Przyspieszenie i może ruszyć się o najwyżej 2 pola.
card-time-glitch = Błąd Czasu
    .text = Zamień rzucającego miejscami z jego iluzją, jeśli na polu iluzji nie stoi żadna figurka.
card-turtle-formation = Szyk Żółwia
    .text = Rzucający i każdy sąsiadujący sprzymierzony bohater mają +2 do zbroi do następnej aktywacji rzucającego.
card-unbridled-hatred = Nieokiełznana Nienawiść
    .text = Sąsiadujący wróg wybrany na cel otrzymuje 2+ obrażeń, o 1 więcej za każdy sprzymierzony filar w polu widzenia rzucającego.
card-unknown-terrain = Nieznany Teren
    .text = Wybierz pole na cel: ono i jego sąsiedzi są dla sprzymierzonych bohaterów polami osłony do następnej aktywacji rzucającego. Objaw 1.
card-word-of-nupten = Słowo Nuptena
    .text = Anuluj efekt leżący na stosie tuż pod tym, jeśli wygenerował go wrogi bohater wybrany na cel.

## Karty zwycięstwa

victory-at-the-gates = U Bram
    .text = Po rozpatrzeniu kopuły żeton kontroli każdej ścieżki sąsiaduje z wrogą wieżą tej ścieżki albo, jeśli tę wieżę zniszczono, jest w odległości do 3 pól od wrogiego Ogniwa.
victory-clean-sweep = Czyste Zwycięstwo
    .text = Wygraj obie ścieżki i kopułę w tej samej Fazie Żołnierzy.
victory-left-tower = Przełamać Lewą
    .text = Zniszcz wrogą wieżę po swojej lewej.
victory-right-tower = Przełamać Prawą
    .text = Zniszcz wrogą wieżę po swojej prawej.
victory-rout = Pogrom
    .text = Pokonaj sześciu wrogich żołnierzy w jednej turze.
victory-siege = Oblężenie
    .text = Spraw, by wrogie wieże i wrogie Ogniwo straciły łącznie osiem PZ.
victory-six-controls = Utrzymać Teren
    .text = Wygraj sześć wyzwań, licząc razem ścieżki i kopułę.
victory-three-domes = Pan Kopuły
    .text = Wygraj kopułę trzy razy.
victory-three-heroes = Upadek Czempionów
    .text = Pokonaj trzech wrogich bohaterów.
victory-two-heroes-turn = Krwawy Dzień
    .text = Pokonaj dwóch wrogich bohaterów w jednej turze.

## Obcy

outsider-rift-stalker = Łowca ze Szczeliny
outsider-stone-maw = Kamienna Paszcza
outsider-gale-wraith = Wichrowe Widmo
outsider-ember-hydra = Żarowa Hydra
outsider-frost-colossus = Mroźny Kolos
outsider-arrival = Jeśli nie ma go na polu bitwy, postaw go na wolnym polu jego kopuły. Jeśli jest, możesz zrobić to samo albo zostawić go tam, gdzie stoi.
skill-crush = Zmiażdżenie
    .text = Sąsiadujący wrogi bohater otrzymuje 2+ obrażeń.
skill-fire-breath = Ognisty Oddech
    .text = Każdy wróg na promieniu otrzymuje 1+ obrażeń.
skill-ice-bulwark = Lodowy Bastion
    .text = Sprzymierzeni bohaterowie sąsiadujący z nim mają +1 do zbroi do następnej Fazy Żołnierzy.
skill-leap = Skok
    .text = Postaw go na wolnym polu sąsiadującym z wrogim bohaterem w odległości do 3 pól.
skill-rending-wake = Rozdzierający Ślad
    .text = Każdy wróg wokół niego otrzymuje 2 obrażenia.
skill-scatter = Rozproszenie
    .text = Odepchnij każdego wrogiego bohatera w odległości do 2 pól o 2 pola.
skill-smouldering-gaze = Tlące się Spojrzenie
    .text = Wrogi bohater w polu widzenia zyskuje stan Rozbrojony.
skill-swallow = Połknięcie
    .text = Pokonaj do 2 sąsiadujących z nim wrogich żołnierzy.
skill-tailwind = Wiatr w Plecy
    .text = Każdy sprzymierzony bohater w odległości do 3 pól zyskuje Przyspieszenie.
skill-tremor = Wstrząs
    .text = Każdy wrogi bohater w odległości do 2 pól zyskuje Spowolnienie.

## Drużyny

team-fire-and-ice = Ogień i Lód
team-earth-and-air = Ziemia i Powietrze
