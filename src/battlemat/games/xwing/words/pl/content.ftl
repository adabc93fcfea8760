### Words of X-Wing's content, by id: factions, upgrade types, actions, formats, squads.
### Names of cards and ships are proper names; they stay as they are printed (content/*.toml).

xwing-title = X-Wing
    .about = Eskadry myśliwców, tajne tarcze manewrów i walka z bliska.

## Factions

faction-rebelalliance = Sojusz Rebeliantów
faction-galacticempire = Imperium Galaktyczne
faction-scumandvillainy = Szumowiny i Nikczemnicy
faction-resistance = Ruch Oporu
faction-firstorder = Najwyższy Porządek
faction-galacticrepublic = Republika Galaktyczna
faction-separatistalliance = Sojusz Separatystów

## Upgrade types

slot-astromech = astromech
slot-cannon = działo
slot-cargo = ładunek
slot-command = dowództwo
slot-configuration = konfiguracja
slot-crew = załoga
slot-device = urządzenie
slot-force-power = moc
slot-gunner = strzelec
slot-hardpoint = punkt uzbrojenia
slot-illicit = kontrabanda
slot-missile = pocisk
slot-modification = modyfikacja
slot-sensor = sensor
slot-tactical-relay = przekaźnik taktyczny
slot-talent = talent
slot-team = zespół
slot-tech = technologia
slot-title = tytuł
slot-torpedo = torpeda
slot-turret = wieżyczka

## Sizes

size-small = mały
    .ship = mały statek
size-medium = średni
    .ship = średni statek
size-large = duży
    .ship = duży statek
size-huge = ogromny
    .ship = ogromny statek

## Actions

action-barrelroll = beczka
action-boost = dopalacz
action-calculate = kalkulacja
action-cloak = maskowanie
action-coordinate = koordynacja
action-evade = unik
action-focus = skupienie
action-jam = zakłócanie
action-lock = namierzanie
action-recharge = odzyskanie ładunku
action-reinforce = wzmocnienie
action-reload = przeładowanie
action-rotatearc = obrót łuku
action-slam = SLAM

## Restrictions of upgrades

word-or = lub
needs-card = karta „{ $name }” w eskadrze
needs-action = { $colour ->
        [white] biała akcja „{ $action }”
        [red] czerwona akcja „{ $action }”
        [purple] fioletowa akcja „{ $action }”
       *[any] akcja „{ $action }”
    } na pasku akcji
needs-equipped = inne ulepszenie typu „{ $slot }” na tym statku
needs-initiative = inicjatywa co najmniej { $least }
needs-energy = energia co najmniej { $least }
needs-shields = osłony co najmniej { $least }
needs-arc-rear = broń podstawowa z tylnym łukiem
needs-force-dark = ciemna strona Mocy
needs-force-light = jasna strona Mocy
needs-non-limited = karta statku bez kropek

## Formats

format-standard = Standard
format-hyperspace = Hyperprzestrzeń
format-quick-build = Szybkie zestawy
format-epic = Epicki

## Ready-made squads

squad-red-dawn = Czerwony świt
    .about = Trzy X-wingi z torpedami: dobrze wyceluj, traf raz, skręcaj ostro.
squad-black-lance = Czarna lanca
    .about = Darth Vader prowadzi formację myśliwców TIE, która strzela najlepiej, gdy trzyma się razem.
squad-quick-verdict = Szybki wyrok
    .about = Boba Fett i dwa myśliwce typu Fang: niewiele statków, groźnych z bliska.
squad-green-needles = Zielone igły
    .about = Cztery szybkie A-wingi wokół jednego X-winga: trudno je złapać i przyprzeć do muru.
squad-long-memory = Długa pamięć
    .about = Trzech asów w T-70 X-wingach; każdy potrafi dokończyć to, co zaczął inny.
squad-cold-muster = Zimny apel
    .about = Sześć myśliwców TIE/fo z osłonami: rój, który zniesie trafienie.
squad-three-lanterns = Trzy latarnie
    .about = Troje Jedi w myśliwcach Delta-7 używa Mocy tam, gdzie trzeba.
squad-clockwork-tide = Mechaniczna fala
    .about = Osiem droidów typu Vulture, które myślą razem i siadają na skałach.
squad-first-watch = Pierwsza straż
    .about = Luke Skywalker i trzech niezawodnych skrzydłowych.
squad-grey-wall = Szary mur
    .about = Czworo znanych pilotów TIE wokół „Howlrunner”.
squad-four-fangs = Cztery kły
    .about = Same myśliwce typu Fang i same ataki na wprost.
squad-open-sky = Otwarte niebo
    .about = Trzy T-70 X-wingi, które latają szybko i wybaczają błędy.
squad-steel-file = Stalowy szereg
    .about = Cztery myśliwce TIE/fo pod wodzą „Midnight”.
squad-young-lights = Młode światła
    .about = Barriss Offee i troje rycerzy Jedi.
squad-short-circuit = Zwarcie
    .about = Pięć droidów typu Vulture: tanich i licznych.
squad-old-charter = Stara karta
    .about = Korweta CR90 z ciężkimi bateriami i pięcioro Jedi, którzy nie dopuszczą do niej napastników.
squad-grey-bulwark = Szary wał
    .about = Korweta klasy Raider łamie szyk, a Darth Vader i sześć myśliwców TIE kończą dzieło.
squad-long-haul = Daleka droga
    .about = Siedem X-wingów T-70 wokół transportowca GR-75, który naprawia osłony i nerwy.
squad-deep-hold = Głęboka ładownia
    .about = Krążownik C-ROC pełen dział, dwa Firespraye i cztery myśliwce Fang.
