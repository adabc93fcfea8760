## The table

sk-two-lanes = Zwei Pfade und eine Kuppel
sk-three-lanes = Drei Pfade
sk-variant-first-game = erstes Spiel
sk-variant-simplified = vereinfacht
sk-variant-casual = zwanglos
sk-variant-tournament = Turnier
variant-first-game = Erstes Spiel
variant-simplified = Vereinfacht
variant-casual = Zwanglos
variant-tournament = Turnier
variant-three-lane = Drei Pfade
variant-three-lane-one-outsider = Drei Pfade, ein Fremdling
sk-phase-heroes = Helden
sk-phase-minions = Schergen
sk-phase-upkeep = Versorgung
sk-phase-set-up = Aufbau
sk-side-own = Deine Seite
sk-side-enemy = Gegner
sk-side-south = Süden
sk-side-north = Norden
sk-of-side = { $name } ({ $side })
sk-hex = Feld { $hex }
sk-area = Bereich aus { $count } Feldern
sk-illusion-of = Illusion von { $name }
sk-nexus-of = { $side ->
        [own] dein Nexus
        [enemy] gegnerischer Nexus
        [south] Nexus des Südens
       *[north] Nexus des Nordens
    }
sk-tower-of = { $side ->
        [own] dein Turm, { $lane }
        [enemy] gegnerischer Turm, { $lane }
        [south] Turm des Südens, { $lane }
       *[north] Turm des Nordens, { $lane }
    }
sk-minion-n = { $side ->
        [own] dein Scherge { $number }
        [enemy] gegnerischer Scherge { $number }
        [south] Scherge { $number } des Südens
       *[north] Scherge { $number } des Nordens
    }
sk-pillar-n = { $side ->
        [own] dein Pfeiler { $number }
        [enemy] gegnerischer Pfeiler { $number }
        [south] Pfeiler { $number } des Südens
       *[north] Pfeiler { $number } des Nordens
    }
sk-lane-left = linker Pfad
sk-lane-middle = mittlerer Pfad
sk-lane-right = rechter Pfad
sk-dome-centre = Kuppel
sk-dome-left = linke Kuppel
sk-dome-right = rechte Kuppel
sk-outsider = Fremdling
sk-hero-label = { $name } auf { $hex }, { $state }. LP { $hp } von { $health }, Angriff { $attack }, Rüstung { $armor }, Mana { $mana }. Zustände: { $conditions }
sk-structure-label = { $name }, { $hp } LP
sk-count-label = { $where }: Kontrolle { $own } zu { $other }

## Heroes

sk-ready = bereit
sk-exhausted = erschöpft
sk-defeated = besiegt
sk-active = aktiv
sk-returns = zurück in Zug { $turn }
sk-melee = Nahkampf
sk-ranged = Fernkampf
sk-class-assassin = Assassine
sk-class-mage = Magier
sk-class-warrior = Krieger
sk-class-defender = Verteidiger
sk-class-healer = Heiler
sk-rune-fire = Feuer
sk-rune-air = Luft
sk-rune-earth = Erde
sk-rune-ice = Eis
sk-health = LP
sk-hp-of = LP { $hp } von { $health }
sk-mana = Mana
sk-mana-left = Mana: { $mana } übrig, { $spent } verbraucht
sk-mana-track = Manazähler: { $turn } von { $rows }
sk-spent-on = verbraucht für { $cards }
sk-leads = Führungskarten
sk-face-down = verdeckt
sk-term-attack = Angriff
sk-term-armor = Rüstung
sk-term-modifier = Modifikator
sk-term-bonus = Bonus
sk-term-zero = nie unter 0
sk-no-heroes-yet = Noch keine Helden
sk-hands = Handkarten
sk-seat-label = { $name }: Hand { $hand }, Deck { $deck }
sk-nobody-there = niemand dort
sk-enemies = { $count ->
        [one] Gegner
       *[other] Gegner
    }
sk-seen-by = gesehen von { $names }
sk-unseen = von keinem Gegner gesehen
sk-sees = sieht { $names }
sk-in-cover = in Deckung
sk-in-dome = in der Kuppel
sk-steps = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
sk-hexes-away = { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
sk-house-board = Das Schlachtfeld ist ein eigener Entwurf nach den Regeln.
sk-house = Hausentwurf: eigene Werte und Wirkungen.
sk-fell = { $count ->
        [one] einmal besiegt
       *[other] { $count }-mal besiegt
    }

## Actions

sk-action-move = Bewegung
sk-action-lead = Führung
sk-action-attack = Angriff
sk-action-skirmish = Scharmützel
sk-action-worship = Verehrung
sk-about-move = geh auf ein freies Feld in Reichweite
sk-about-lead = lege eine Karte unter den Helden: sie zählt für die Kontrolle
sk-about-attack = Angriffswert und aufgedeckte Karten gegen Rüstung
sk-about-skirmish = zwei Schritte und ein Hieb gegen einen Helden
sk-about-worship = die Kraft der Fraktion
sk-attack-on = { $name } angreifen
sk-hp-lost = LP verloren
sk-hp-lost-mean = LP-Verlust im Mittel
sk-defeats = besiegt ({ $hp } LP übrig)
sk-spends = { $hero } verbraucht { $cost } von { $mana } Mana
sk-counts-at = zählt für die Kontrolle: { $names }

## Cards

sk-hand = Deine Hand
sk-hand-empty = Keine Karten auf der Hand
sk-draft = Zur Auswahl
sk-looked-at = Aufgedeckte Karten
sk-deck = Deck
sk-discard = Ablage
sk-their-hand = Gegnerhand
sk-their-deck = Gegnerdeck
sk-type-action = Aktion
sk-type-reaction = Reaktion
sk-cost = Kosten { $cost }
sk-free = kostenlos
sk-modifier = Modifikator
sk-ultimate-of = Ultimative Karte von { $hero }

## The stack

sk-stack-label = Der Stapel, was zuerst wirkt steht oben
sk-effect-by = { $name } von { $caster }
sk-effect-on = { $name } von { $caster } auf { $targets }
sk-skill-of = Fähigkeit von { $caster }
sk-by-player = von Spieler { $player }
sk-would-be-first = würde zuerst wirken
sk-your-answer = deine Antwort
sk-resolving = wirkt gerade
sk-responses = Antworten
sk-ask-always = immer fragen
sk-ask-can = fragen, wenn ich antworten kann
sk-ask-never = nie fragen, immer passen
sk-quiet-own = nie, solange unser Effekt oben liegt
sk-quiet-empty = nie, solange der Stapel leer ist
sk-pass-until = Passen, bis diese Aktivierung endet
sk-passed-until = Gepasst: bis diese Aktivierung endet
sk-passed-never = Gepasst: du wirst nie gefragt
sk-passed-nothing = Gepasst: keine Antwort möglich
sk-passed-empty = Gepasst: der Stapel ist leer
sk-passed-own = Gepasst: unser Effekt liegt oben

## Control and victory

sk-control = Kontrolle
sk-control-short = Kontrolle
sk-control-why = Jeder Held und Scherge, der den Marker sieht, zählt.
sk-nobody-sees = niemand sieht ihn
sk-lead-may = { $count ->
        [one] 1 Führungskarte kann ihre Kosten beitragen
       *[other] eine von { $count } Führungskarten kann ihre Kosten beitragen
    }
sk-wins-there = { $side } gewinnt
sk-nobody-wins = niemand gewinnt
sk-victory-cards = Siegkarten
sk-progress = { $own } : { $other } von { $needed }

## Questions

sk-kind-set-up = Aufbau
sk-kind-faction = Aufbau · Fraktionen
sk-kind-draft = Aufbau · Heldenwahl
sk-kind-exchange = Aufbau · Hand
sk-kind-place-hero = Aufbau · Helden
sk-kind-choose-hero = Eure Seite aktiviert
sk-kind-activation = Aktivierung
sk-kind-priority = Du hast Priorität
sk-kind-area = Bereich · drehen mit Q und E
sk-kind-select-lead = Kontrolle
sk-kind-discard = Versorgung

## For newcomers

sk-guide-faction = Jede Seite spielt zwei der vier Fraktionen. Eine Fraktion bringt zwei Helden, ihre Karten und eine eigene Verehrung mit.
sk-guide-exchange = Klicke Karten an, die du nicht willst: Sie werden abgelegt und einmalig ebenso viele neue gezogen.
sk-guide-choose-hero = Die Seiten aktivieren abwechselnd je einen bereiten Helden, bis alle erschöpft sind. Dann kämpfen die Schergen um die Pfade.
sk-guide-activation = Drei Aktionspunkte: Bewegung, Führung, Angriff, Scharmützel, Verehrung, jede einmal. Karten kosten Mana, keine Aktionspunkte. Beende die Aktivierung, wenn du fertig bist.
sk-guide-priority = Was angesagt wird, wartet auf dem Stapel, und alle dürfen mit einer Reaktion antworten. Passen alle, wirkt der oberste Effekt. Unter „Antworten“ wählst du, wann du gefragt wirst.
sk-guide-move = Klicke ein Feld an. Punkt: Dort sieht dich kein Gegner. Strich: Jemand sieht dich. Die gepunktete Linie zeigt, was du sehen würdest.
sk-guide-area = Zeige auf ein Feld und drehe den Bereich mit dem Rad oder mit Q und E; ein Klick legt ihn ab.
sk-guide-select-lead = Helden, die den Marker sehen, decken ihre Führungskarten auf. Eine eurer Seite zählt mit ihren Kosten zur Kontrolle.

## The builder

sk-build-title = Deckbau
sk-build-casual = Zwangloses Deck
sk-build-pool = Turnierauswahl
sk-build-heroes = Helden
sk-build-shelf = Helden und Karten
sk-build-add = Karte hinzufügen
sk-build-fix-fill = Mit Starterlisten auffüllen
sk-build-name = Benenne dein Deck
sk-build-unnamed = Deck ohne Namen
sk-build-empty = Noch nichts hier. Wähle Helden (das Deck hat acht Karten für jeden) oder beginne mit einem fertigen Team:
sk-build-starter = Mit Starterlisten füllen
sk-build-legal-about = Acht Karten je Held, ultimative Karten einmal, andere höchstens dreimal, nur Runen der Fraktionen.
sk-build-count = { $count } von { $due } Karten
sk-build-count-heroes = { $count ->
        [one] 1 Held
       *[other] { $count } Helden
    }
sk-build-curve = Karten nach Kosten
sk-build-mean = mittlerer Modifikator { $mean }
sk-build-search = Karte, Rune oder Wirkung
sk-build-fits = Passt zu den Helden
sk-build-take = { $name } nehmen
sk-build-drop = { $name } weglassen
sk-build-of = Deck von { $name }
sk-build-note = Mit „Haus“ bezeichnete Karten und Helden sind eigene Entwürfe.
sk-build-samples = Fertige Teams
sk-build-draft-note = Im zwanglosen Spiel werden Helden am Tisch gewählt: Das Deck ist spielbar, wenn du genau diese Helden bekommst, sonst die Starterlisten.
