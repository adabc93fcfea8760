### Words of X-Wing's content, by id: factions, upgrade types, actions, formats, squads.
### Names of cards and ships are proper names; they stay as they are printed (content/*.toml).

xwing-title = X-Wing
    .about = Staffeln von Sternjägern, geheime Manöverräder und Kurvenkampf aus der Nähe.

## Factions

faction-rebelalliance = Rebellenallianz
faction-galacticempire = Galaktisches Imperium
faction-scumandvillainy = Abschaum und Kriminelle
faction-resistance = Widerstand
faction-firstorder = Erste Ordnung
faction-galacticrepublic = Galaktische Republik
faction-separatistalliance = Separatistenallianz

## Upgrade types

slot-astromech = Astromech
slot-cannon = Kanone
slot-cargo = Fracht
slot-command = Kommando
slot-configuration = Konfiguration
slot-crew = Crew
slot-device = Vorrichtung
slot-force-power = Machtkraft
slot-gunner = Bordschütze
slot-hardpoint = Geschützstellung
slot-illicit = Illegales
slot-missile = Rakete
slot-modification = Modifikation
slot-sensor = Sensor
slot-tactical-relay = Taktisches Relais
slot-talent = Talent
slot-team = Team
slot-tech = Technologie
slot-title = Titel
slot-torpedo = Torpedo
slot-turret = Geschützturm

## Sizes

size-small = klein
    .ship = kleines Schiff
size-medium = mittel
    .ship = mittleres Schiff
size-large = groß
    .ship = großes Schiff
size-huge = riesig
    .ship = riesiges Schiff

## Actions

action-barrelroll = Fassrolle
action-boost = Schub
action-calculate = Berechnen
action-cloak = Tarnen
action-coordinate = Koordinieren
action-evade = Ausweichen
action-focus = Fokussieren
action-jam = Stören
action-lock = Zielerfassung
action-recharge = Ladung zurückerhalten
action-reinforce = Verstärken
action-reload = Nachladen
action-rotatearc = Drehen
action-slam = SLAM

## Restrictions of upgrades

word-or = oder
needs-card = eine Karte namens „{ $name }“ in der Staffel
needs-action = { $colour ->
        [white] weißes „{ $action }“
        [red] rotes „{ $action }“
        [purple] violettes „{ $action }“
       *[any] „{ $action }“
    } in der Aktionsleiste
needs-equipped = eine andere Aufwertung der Art „{ $slot }“ auf dem Schiff
needs-initiative = Initiative { $least } oder mehr
needs-energy = Energie { $least } oder mehr
needs-shields = Schilde { $least } oder mehr
needs-arc-rear = eine Primärwaffe mit hinterem Winkel
needs-force-dark = die dunkle Seite der Macht
needs-force-light = die helle Seite der Macht
needs-non-limited = eine Schiffskarte ohne Punkte vor dem Namen

## Formats

format-standard = Standard
format-hyperspace = Hyperraum
format-quick-build = Schnellbau
format-epic = Episch

## Ready-made squads

squad-red-dawn = Rotes Morgengrauen
    .about = Drei X-Flügler mit Torpedos: gut zielen, einmal treffen, hart wenden.
squad-black-lance = Schwarze Lanze
    .about = Darth Vader führt eine Formation von TIE-Jägern, die am besten schießt, solange sie zusammenbleibt.
squad-quick-verdict = Kurzer Prozess
    .about = Boba Fett und zwei Fang-Jäger: wenige Schiffe, gefährlich aus der Nähe.
squad-green-needles = Grüne Nadeln
    .about = Vier schnelle A-Flügler um einen X-Flügler: schwer zu fangen, schwer festzunageln.
squad-long-memory = Langes Gedächtnis
    .about = Drei Asse in T-70-X-Flüglern; jedes kann beenden, was ein anderes begonnen hat.
squad-cold-muster = Kalter Appell
    .about = Sechs TIE/fo-Jäger mit Schilden: ein Schwarm, der etwas aushält.
squad-three-lanterns = Drei Laternen
    .about = Drei Jedi in Delta-7-Jägern setzen die Macht dort ein, wo sie zählt.
squad-clockwork-tide = Flut aus Uhrwerken
    .about = Acht Vulture-Droiden, die gemeinsam denken und auf Felsen landen.
squad-first-watch = Erste Wache
    .about = Luke Skywalker mit drei verlässlichen Flügelmännern.
squad-grey-wall = Graue Wand
    .about = Vier bekannte TIE-Piloten um „Howlrunner“.
squad-four-fangs = Vier Fänge
    .about = Nur Fang-Jäger, und immer frontal.
squad-open-sky = Freier Himmel
    .about = Drei T-70-X-Flügler, die schnell fliegen und Fehler verzeihen.
squad-steel-file = Stählerne Reihe
    .about = Vier TIE/fo-Jäger, geführt von „Midnight“.
squad-young-lights = Junge Lichter
    .about = Barriss Offee und drei Jedi-Ritter.
squad-short-circuit = Kurzschluss
    .about = Fünf Vulture-Droiden: billig und viele.
squad-old-charter = Alter Freibrief
    .about = Eine CR90-Korvette mit schweren Batterien und fünf Jedi, die Angreifer von ihr fernhalten.
squad-grey-bulwark = Grauer Wall
    .about = Eine Raider-Korvette bricht die Linie, Darth Vader und sechs TIE-Jäger bringen es zu Ende.
squad-long-haul = Weiter Weg
    .about = Sieben T-70-X-Flügler um einen GR-75-Transporter, der Schilde und Nerven flickt.
squad-deep-hold = Tiefer Laderaum
    .about = Ein C-ROC-Kreuzer voller Geschütze, zwei Firesprays und vier Fang-Jäger.
