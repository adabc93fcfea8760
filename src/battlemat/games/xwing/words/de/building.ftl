### What is said about squads: refusals of the builder and of XWS files. Cards, factions and slots come as names.

## Squads

xwing-too-many-points = Die Staffel kostet { $total } Punkte, aber höchstens { $limit } sind erlaubt.
xwing-too-much-threat = Die Staffel hat die Bedrohung { $total }, aber höchstens { $limit } ist erlaubt.
xwing-squad-empty = Eine Staffel braucht mindestens ein Schiff.
xwing-builds-only = Das Format „{ $format }“ wird nur mit fertigen Schiffen gespielt.
xwing-no-builds = Das Format „{ $format }“ kennt keine fertigen Schiffe; wähle Schiffe und Aufwertungen.
xwing-wrong-faction = „{ $card }“ gehört nicht zur Fraktion der Staffel ({ $faction }).
xwing-upgrade-without-ship = Die Aufwertung „{ $upgrade }“ ist auf keinem Schiff.
xwing-not-in-format = „{ $card }“ gibt es im Format „{ $format }“ nicht.
xwing-huge-not-in-format = „{ $card }“ ist für Schlachten mit riesigen Schiffen, die es im Format „{ $format }“ nicht gibt; wähle „{ $other }“.
xwing-not-yet-playable = „{ $card }“ kann hier noch nicht gespielt werden.
xwing-too-many-limited = Die Staffel hat { $count } Karten namens „{ $card }“, aber höchstens { $limit } ist erlaubt.
xwing-too-many-solitary = Eine Staffel darf nur eine Einzelgänger-Aufwertung der Art „{ $slot }“ haben, nicht { $count }.
xwing-no-slot = { $pilot } hat { $limit ->
        [0] keinen Platz
        [one] einen Platz
       *[other] { $limit } Plätze
    } der Art „{ $slot }“, aber die Aufwertungen brauchen { $count }.
xwing-too-many-turrets = { $pilot } hat { $count } Aufwertungen mit Geschützturm, aber nur Platz für { $limit } Turmanzeiger.
xwing-upgrade-twice = { $pilot } hat die Aufwertung „{ $upgrade }“ mehr als einmal.
xwing-restricted = „{ $upgrade }“ darf nicht auf das Schiff von { $pilot }. Nötig ist: { $needed }.
xwing-wing-too-small = { $pilot } führt durch „{ $upgrade }“ eine Rotte, in der { $count ->
        [one] { $count } Schiff fliegt
       *[other] { $count } Schiffe fliegen
    }; nötig sind mindestens { $least } ({ $needed }).
xwing-ship-restricted = „{ $pilot }“ darf nicht in diese Staffel. Nötig ist: { $needed }.
xwing-obstacle-count = Eine Staffel bringt { $needed } Hindernisse mit, nicht { $count }.

## Ids and lists

xwing-unknown-faction = Es gibt keine Fraktion „{ $id }“.
xwing-unknown-pilot = Es gibt keine Schiffskarte „{ $id }“.
xwing-unknown-upgrade = Es gibt keine Aufwertung „{ $id }“.
xwing-unknown-build = Es gibt kein fertiges Schiff „{ $id }“.
xwing-unknown-obstacle = Es gibt kein Hindernis „{ $id }“.
xwing-unknown-squad = Es gibt keine Staffel „{ $id }“; es gibt: { $options }.
xwing-unknown-format = Es gibt kein Format „{ $id }“; es gibt: { $options }.
xwing-bad-limit = Die Grenze muss zwischen 1 und { $most } liegen, nicht bei { $limit }.
xwing-bad-area = Eine Seite der Spielfläche muss { $least } bis { $most } mm messen, nicht { $side }.
xwing-too-many-ships = „{ $squad }“: { $ships } Schiffe brauchen { $needed } mm der eigenen Kante, sie misst aber nur { $edge } mm. Vergrößere die Spielfläche.
xwing-bad-player-count = Das Spiel ist für 2 bis { $most } Spieler, nicht für { $count }.
xwing-not-a-squad = Das ist keine Staffel: { $problem }.
xwing-not-a-setup = Das ist keine Beschreibung einer Partie: { $problem }.

## XWS files

xwing-xws-too-big = Die Datei ist zu groß: eine Staffel hat höchstens { $most } Zeichen, hier sind es { $count }.
xwing-xws-not-json = Das ist keine XWS-Staffel: es ist kein JSON ({ $problem }).
xwing-xws-bad-form = Das ist keine XWS-Staffel: { $problem }.
