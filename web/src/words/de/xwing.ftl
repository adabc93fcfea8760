### X-Wing: der Tisch

turn-of-xwing = Runde { $turn }

## Ranges, attacks

xw-range-mm = Reichweite { $range } · { $mm } mm
xw-range-short = R{ $range } · { $mm } mm
xw-range-brief = R{ $range }
xw-obstructed = behindert
xw-miss = Daneben
xw-damage = Schaden
xw-shot = { $dice } Würfel auf Reichweite { $range }
xw-take-hit = ein Schild, ohne Schilde eine verdeckte Schadenskarte
xw-take-crit = ein Schild, ohne Schilde eine offene Schadenskarte
xw-tray = Würfelablage
xw-step-declare = Ansage
xw-step-attack = Angriffswürfel
xw-step-modify-attack = Angriff ändern
xw-step-defense = Verteidigung
xw-step-modify-defense = Abwehr ändern
xw-step-neutralize = Aufheben
xw-step-damage = Schaden
xw-attack-dice = { $count ->
        [one] 1 Angriffswürfel
       *[other] { $count } Angriffswürfel
    }
xw-defense-dice = { $count ->
        [one] 1 Verteidigungswürfel
       *[other] { $count } Verteidigungswürfel
    }
xw-hits = { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
xw-evades = { $count ->
        [one] 1 Ausweichen
       *[other] { $count } Ausweichen
    }
xw-versus = gegen
xw-through = { $count ->
        [one] 1 kommt durch
       *[other] { $count } kommen durch
    }
xw-expected = ≈ { $damage } Schaden
xw-was = vorher { $face }
xw-face-hit = Treffer
xw-face-crit = kritischer Treffer
xw-face-focus = Fokus
xw-face-evade = Ausweichen
xw-face-blank = leer
xw-term-weapon = Waffe
xw-term-range = Reichweite
xw-term-agility = Wendigkeit
xw-term-obstructed = behindert
xw-term-strain = Belastung
xw-term-tractor = Fangstrahl
xw-queue = Fähigkeiten der Reihe nach
xw-suggested = Vorschlag { $number }
xw-linked = Verbundene Aktion

## Odds and previews

xw-odds-hits = trifft überhaupt
xw-odds-damage = Schaden erwartet
xw-odds-destroys = zerstört (nötig: { $left })
xw-odds-mark = zerstört ▸
xw-odds-label = Erwarteter Schaden { $damage }, trifft { $odds }
xw-odds-dice = { $attack } Angriffs- gegen { $defense } Verteidigungswürfel; Marker und Zielerfassungen werden ausgegeben.
xw-odds-counted = Eingerechnet: { $cards }
xw-odds-open = Nicht eingerechnet, kann zählen: { $cards }
xw-fore-instead = Fliegt stattdessen { $speed } { $bearing }
xw-fore-blue = Leicht: entfernt einen Stress- und einen Belastungsmarker
xw-fore-red = Schwer: erhält einen Stressmarker
xw-fore-sees = Sähe { $list }, wenn sie blieben
xw-fore-one = { $name } auf { $range }
xw-fore-nobody = Niemand im Winkel
xw-fore-clear = Frei von Schiffen und Hindernissen
xw-fore-bump = Ein Schiff ist im Weg: nur ein Teil des Manövers
xw-fore-obstacle = Fliegt durch ein Hindernis oder darauf
xw-fore-flees = Verlässt den Tisch: Das Schiff wäre verloren
xw-fore-fails = Kein Platz: Das würde misslingen
xw-mind = Achtung, etwas ist im Weg

## Dials

xw-dial = Rad
xw-dials = Manöverräder
xw-dial-of = Manöverrad von { $name }
xw-dials-left = { $left ->
        [one] Planung · noch 1 Manöverrad
       *[other] Planung · noch { $left } Manöverräder
    }
xw-easy = leicht
xw-standard = normal
xw-hard = schwer: Stress
xw-hard-stressed = schwer, unter Stress → 2 geradeaus
xw-colour-blue = blau
xw-colour-white = weiß
xw-colour-red = rot
xw-colour-purple = lila
xw-bearing-straight = geradeaus
xw-bearing-bank-left = Drehung links
xw-bearing-bank-right = Drehung rechts
xw-bearing-turn-left = Wende links
xw-bearing-turn-right = Wende rechts
xw-bearing-koiogran = Koiogran-Wende
xw-bearing-segnor-left = Segnor-Looping links
xw-bearing-segnor-right = Segnor-Looping rechts
xw-bearing-tallon-left = Tallon-Rolle links
xw-bearing-tallon-right = Tallon-Rolle rechts
xw-bearing-stationary = Stillstand
xw-bearing-reverse-straight = rückwärts geradeaus
xw-bearing-reverse-bank-left = rückwärts Drehung links
xw-bearing-reverse-bank-right = rückwärts Drehung rechts

## Ships and squads

xw-ship-label = { $name }, { $ship }, Initiative { $initiative }, Schilde { $shields }, Hülle { $hull }, bei { $x }, { $y }, Kurs { $heading }°
xw-pips = Schilde { $shields }, Hülle { $hull }
xw-attack = Angriff
xw-agility = Wendigkeit
xw-hull = Hülle
xw-shields = Schilde
xw-force = Macht
xw-charges = Ladungen
xw-energy = Energie
xw-house-deck = eigenes Deck
xw-facedown = { $count ->
        [one] 1 verdeckte Schadenskarte
       *[other] { $count } verdeckte Schadenskarten
    }
xw-state-lost = verloren
xw-state-docked = angedockt
xw-state-waiting = wartet
xw-state-attacking = greift an
xw-state-defending = verteidigt
xw-state-active = am Zug
xw-state-set = gestellt
xw-state-open = Rad offen
xw-state-activated = aktiviert
xw-state-engaged = gekämpft
xw-state-next = wartet
xw-order = Reihenfolge der Runde
xw-order-about = Bewegt von links nach rechts, schießt von rechts nach links.
xw-waiting = Noch nicht auf dem Tisch
xw-points-game = { $points } Punkte
xw-destroyed-count = { $count ->
        [one] 1 Schiff zerstört
       *[other] { $count } Schiffe zerstört
    }
xw-kind-asteroid = Asteroid
xw-kind-asteroid-about = Wer hineinfliegt, verliert die Aktion und kann Schaden nehmen; wer darauf steht, kann nicht angreifen.
xw-kind-debris = Trümmerwolke
xw-kind-debris-about = Wer hineinfliegt, erhält Stress und kann Schaden nehmen.
xw-kind-gas_cloud = Gaswolke
xw-kind-gas_cloud-about = Bei Angriffen hindurch wird eine leere Seite des Verteidigers zum Ausweichen.

## Phases and kinds of questions

xw-phase-setup = Aufbau
xw-phase-planning = Planung
xw-phase-system = System
xw-phase-activation = Aktivierung
xw-phase-engagement = Kampf
xw-phase-end = Ende
xw-kind-of-action = Aktivierung · Aktion
xw-kind-of-attack = Kampf · Ansage
xw-kind-of-modify-attack = Angriff · du änderst
xw-kind-of-modify-defense = Abwehr · du änderst
xw-kind-of-modify-rolled = Ein Wurf · du darfst ihn ändern
xw-kind-of-ready = Planung · bereit?
xw-kind-of-place-ship = Aufbau · Aufstellung
xw-kind-of-place-obstacle = Aufbau · Hindernisse
xw-kind-of-obstacle = Aufbau · Hindernisse

## What actions do

xw-action-focus = Fokusmarker: Fokusergebnisse zählen
xw-action-evade = Ausweichmarker
xw-action-calculate = Berechnungsmarker
xw-action-lock = Objekt auf 0–3 erfassen: Angriffswürfel neu werfen
xw-action-barrelroll = seitlich versetzen
xw-action-boost = ein Stück weiterfliegen
xw-action-rotatearc = Geschützturm drehen
xw-action-reload = Ladung zurück, Entwaffnung
xw-action-slam = noch ein Manöver gleicher Geschwindigkeit, Entwaffnung
xw-action-jam = Gegner auf Reichweite 1 stören
xw-action-coordinate = ein befreundetes Schiff handelt
xw-action-reinforce = ein Ergebnis weniger von einer Seite
xw-action-cloak = schwerer zu treffen, kann nicht angreifen
xw-action-red = (rot: Stress)
xw-action-purple = (lila: 1 Macht)

## For newcomers

xw-guide-dial = Stelle für jedes Schiff geheim ein Manöver ein. Zeige auf eines und sieh, wo das Schiff endet und wen es sähe. Blau ist leicht, Rot kostet Stress.
xw-guide-ready = Alle Räder sind gestellt. Du kannst noch eines ändern; sind alle bereit, fliegen die Schiffe von der niedrigsten Initiative an.
xw-guide-action = Nach dem Manöver darf ein Schiff eine Aktion ausführen. Fokus hilft bei Angriff und Abwehr, Zielerfassung nur beim Angriff.
xw-guide-attack = Klicke den Gegner an, auf den du schießt. Auf Reichweite 1 würfelst du einen mehr, auf Reichweite 3 der Verteidiger.
xw-guide-modify-attack = Die Zahlen sagen, wie viel Schaden jede Wahl im Mittel macht. Gib aus, was hilft, oder spar es für die Abwehr.
xw-guide-modify-defense = Jedes Ausweichen hebt einen Treffer auf. Gib Marker aus, wenn das Schaden spart.
xw-guide-place-ship = Schiffe beginnen in Reichweite 1 deines Randes. Klicke an die Stelle, ziehe das Schiff, drehe es mit Q und E.
xw-guide-place-obstacle = Hindernisse liegen jenseits von Reichweite 2 jedes Randes und Reichweite 1 voneinander; der rote Hof ist zu nah.

## Building squads

xw-build-title = Staffelbau
xw-build-format = { $format }, { $limit } Punkte
xw-build-format-threat = Schnellbau, Bedrohung { $limit }
xw-build-unnamed = Staffel ohne Namen
xw-build-name = Gib der Staffel einen Namen
xw-build-summary = Schiffe: { $ships } · Aufwertungen: { $upgrades }
xw-build-points = { $cost } von { $limit } Punkten
xw-build-empty = Noch leer. Wähle links Schiffe, oder beginne mit einer fertigen Staffel:
xw-build-shelf = Schiffe und Aufwertungen
xw-build-faction = Fraktion
xw-build-kind = Format
xw-build-search = Pilot, Schiff, Aufwertung, Wirkung
xw-build-ships = Schiffe
xw-build-upgrades = Aufwertungen
xw-build-builds = Schnellbau
xw-build-fits = Passt in { $points }
xw-build-playable = Hier spielbar
xw-build-not-yet = noch nicht spielbar
xw-build-not-yet-card = { $name } ist hier noch nicht spielbar.
xw-build-used = schon in der Staffel
xw-build-used-card = { $name } ist limitiert und schon in der Staffel.
xw-build-for = Aufwertungen für { $name }
xw-build-for-slot = { $slot } für { $name }
xw-build-no-target = Füge zuerst ein Schiff hinzu.
xw-build-threat = Bedrohung { $threat }
xw-build-add = Schiff hinzufügen
xw-build-copy = Noch einmal: { $name }
xw-build-remove = { $name } entfernen
xw-build-drop = entfernen
xw-build-fill = { $slot } für { $name } wählen
xw-build-fix-drop = Ohne { $name }, −{ $points }
xw-build-fix-ship = { $name } entfernen, −{ $points }
xw-build-fix-obstacles = Die üblichen drei nehmen
xw-build-obstacles = Hindernisse
xw-build-obstacles-about = { $count } von { $needed } gewählt, beim Aufbau abwechselnd gelegt
xw-build-obstacles-usual = die üblichen drei, beim Aufbau abwechselnd gelegt
xw-build-choose = Wählen
xw-build-own = Meine Staffeln
xw-build-new = Neue Staffel
xw-build-samples = Fertige Staffeln
xw-build-import = XWS importieren
xw-build-paste-about = Ein Link zu einer Staffel, XWS oder eine Staffel als Text
xw-build-export = XWS exportieren
xw-build-no-file = Eine Staffel mit unbekannten Karten lässt sich nicht exportieren.
xw-build-legal = Regelgerechte Staffel
xw-build-legal-about = Eine Fraktion, Namen nur einmal, Plätze und Schiffe passen, Punkte im Rahmen
xw-build-must = Was eine regelgerechte Staffel ist
xw-build-play = Mit dieser Staffel spielen

## Formats, in the lobby

variant-hyperspace = Hyperraum
variant-quick-build = Schnellbau
variant-epic = Episch, 3 × 3 Fuß
variant-epic-wide = Episch, 3 × 6 Fuß
