### Shatterpoint: der Tisch

variant-refinery-crossing = Raffineriekreuzung
variant-spaceport-ruins = Raumhafenruinen

## Ranges, sight, terrain

sp-range = Reichweite { $range } · { $mm } mm
sp-range-short = Reichweite { $range }
sp-range-beyond = weiter als Reichweite 5 · { $mm } mm
sp-ring-range = Reichweite { $range }
sp-ring-engaged = Gebunden, Reichweite 2
sp-blocked = keine Sichtlinie
sp-cover = in Deckung
sp-on-level = Ebene { $level }, { $mm } mm hoch
sp-other-elevation = andere Höhe
sp-character-label = { $name }, { $stance }, Ausdauer { $left } von { $stamina }, bei { $x }, { $y }, Ebene { $level }; { $state }
sp-objective = Ziel { $place }
sp-objective-label = Ziel { $place }: { $state }
sp-map = Plan { $map }
sp-held-by = von Spieler { $seat } kontrolliert
sp-open = aktiv, von niemandem kontrolliert
sp-inactive = nicht aktiv
sp-priority = Priorität
sp-nobody-contests = Niemand kämpft darum.

## Attacks

sp-tray = Würfelablage
sp-step-target = Ziel
sp-step-dice = Wurf
sp-step-modify = Kompetenz
sp-step-results = Abwehr
sp-step-tree = Kampfbaum
sp-step-damage = Schaden
sp-step-after = Danach
sp-versus = gegen
sp-was = war { $face }
sp-added = hinzugefügt
sp-parried = abgewehrt
sp-successes = { $count ->
        [one] 1 Erfolg
       *[other] { $count } Erfolge
    }
sp-left = noch { $count }
sp-pool = Schadensvorrat; { $name } hat noch { $left } Ausdauer
sp-would-wound = angeschlagen
sp-chart-melee = Nahkampf
sp-chart-ranged = Fernkampf
sp-chart-defense = Verteidigung
sp-melee = Nahkampf
sp-ranged = Fernkampf
sp-shot = { $attack } Würfel gegen { $defense }, Reichweite { $range }
sp-damage = Schaden
sp-damage-count = { $count } Schaden
sp-odds-successes = erwartete Erfolge
sp-odds-damage = erwarteter Schaden
sp-odds-wounds = schlägt an (braucht { $left })
sp-odds-label = Erwarteter Schaden { $damage }, schlägt an { $odds }
sp-odds-dice = { $attack } Angriffswürfel gegen { $defense } Verteidigungswürfel; der Weg mit dem meisten Schaden, Fähigkeiten nicht mitgezählt.
sp-odds-cover = Deckung bringt { $cover }.
sp-odds-counted = Eingerechnet: { $abilities }
sp-odds-open = Nicht eingerechnet, kann zählen: { $abilities }

## Units and players

sp-stamina = { $left } von { $stamina }
sp-stamina-word = Ausdauer
sp-durability = Robustheit
sp-attack-dice = Angriffswürfel
sp-defense-dice = Verteidigungswürfel
sp-force = Macht
sp-force-of = Macht { $force } von { $pool }
sp-wounded = angeschlagen
sp-injured = verletzt
sp-engaged = gebunden
sp-won = ein gewonnener Konflikt
sp-joker = Shatterpoint
sp-deck-in = Befehlsdeck, { $count } Karten
sp-reserve = Reserve
sp-discard = { $count ->
        [one] 1 Befehl gegeben
       *[other] { $count } Befehle gegeben
    }
sp-state-defeated = besiegt
sp-state-attacking = greift an
sp-state-defending = verteidigt
sp-state-acting = handelt, noch { $left }
sp-state-reserve = in Reserve
sp-state-done = war dran
sp-token-mark = markiert: { $ability }
sp-token-tag = + { $tag }
sp-token-lost = − { $tag }
sp-token-focus = Fokus: +{ $count } Würfel
sp-token-sharpshooter = Scharfschütze [{ $count }]
sp-token-impact = Wucht [{ $count }]
sp-note = Unsere Lesart: { $note }
sp-print = Druck von { $year }
sp-base-assumed = Base { $base } mm, unsere Annahme
sp-battlefield = Schlachtfeld: { $name }
sp-battlefield-house = Schlachtfeld: { $name }, eigener Entwurf
sp-wounds-count = { $count ->
        [one] 1 Einheit angeschlagen
       *[other] { $count } Einheiten angeschlagen
    }

## Struggle

sp-track = Konfliktleiste
sp-track-at = Konfliktmarker auf { $space }; Fortschritt von A { $one }, von B { $two }
sp-struggle = Konflikt { $phase }
sp-no-special = Keine Sonderregel.
sp-scoring = Am Ende seines Zuges zieht ein Spieler den Marker je kontrolliertem Ziel ein Feld; trifft er auf eigenen Fortschritt, ist der Konflikt gewonnen. Zwei Konflikte sind der Sieg.
sp-subtitle = Konflikt { $phase } von 3
sp-subtitle-setup = Aufbau

## Phases, questions

sp-phase-setup = Aufbau
sp-phase-orders = Befehl
sp-phase-activation = Aktivierung
sp-phase-control = Kontrolle
sp-kind-of-deploy = Aufstellung
sp-kind-of-stance = Haltung
sp-kind-of-attack = Kampf
sp-kind-of-tree = Angriff · Kampfbaum
sp-kind-of-move = Bewegen
sp-kind-of-movement = Bewegen
sp-kind-of-push = Schieben
sp-kind-of-react = Reaktion
sp-kind-of-transition = Übergangspunkt
sp-push-to = Endet bei { $x } / { $y }, Ebene { $level }
sp-push-stuck = Kommt hier nicht weg
sp-push-how = Klicke in die Richtung des Stoßes; der Umriss zeigt, wo er endet.
sp-push-legal = Dorthin darf gestoßen werden.
sp-place = Bei { $x } / { $y }, Ebene { $level }
sp-stay = Stehen bleiben
sp-why-reach = außer Reichweite
sp-why-deploy = zu weit zum Aufstellen
sp-why-edge = außerhalb des Schlachtfelds
sp-why-room = kein Platz zum Stehen
sp-why-base = auf einer anderen Base
sp-window = Reaktionsfenster
sp-moment-turn-start = ein Zug beginnt
sp-moment-tactics-revealed = eine Taktikkarte wurde aufgedeckt
sp-moment-turn-end = ein Zug endet
sp-moment-activation-start = eine Aktivierung beginnt
sp-moment-activation-end = eine Aktivierung endet
sp-moment-action-taken = nach einer Aktion
sp-moment-moved = nach einer Bewegung
sp-moment-attack-declared = ein Angriff wird angesagt
sp-moment-before-dice = bevor gewürfelt wird
sp-moment-modify-attack = der Angriffswurf wird verändert
sp-moment-modify-defense = der Verteidigungswurf wird verändert
sp-moment-would-suffer = bevor Schaden erlitten wird
sp-moment-attack-resolved = nach einem Angriff
sp-moment-unit-wounded = eine Einheit wurde angeschlagen
sp-moment-hunker-gained = ein Duckmarker kam hinzu
sp-moment-ability-paid = eine Fähigkeit wurde bezahlt
sp-moment-action-begun = eine Aktion beginnt
sp-moment-before-target = bevor ein Ziel gewählt wird
sp-moment-condition-gained = ein Zustand kam hinzu
sp-moment-control-tied = ein Ziel ist gleich stark umkämpft
sp-moment-deck-empty = ein Befehlsdeck ist leer
sp-moment-first-struggle = vor dem ersten Konflikt
sp-moment-immune = ein Zustand blieb ohne Wirkung
sp-moment-joker-kept = die Shatterpoint-Karte wurde behalten
sp-moment-joker-used = mit der Shatterpoint-Karte wurde eine Einheit gewählt
sp-moment-momentum-due = gleich kommt Fortschritt hinzu
sp-moment-momentum-gained = Fortschritt kam hinzu
sp-moment-order-decks = die Befehlsdecks werden gebildet
sp-moment-order-revealed = eine Befehlskarte wurde aufgedeckt
sp-moment-reserve-used = eine Einheit kommt aus der Reserve
sp-moment-reserved = eine Karte kam in die Reserve
sp-moment-set-up = der Aufbau endet
sp-moment-stance-flipped = eine Haltungskarte wurde gewendet
sp-moment-struggle-won = ein Konflikt wurde gewonnen
sp-action-move = jeder Charakter darf laufen, spurten oder klettern
sp-action-focus = ein Würfel mehr im nächsten Angriff jedes Charakters
sp-action-combat = jeder Charakter darf einmal angreifen
sp-action-recover = jeder Charakter darf heilen
sp-action-take-cover = um Reichweite 1 verschieben, dann ein Duckmarker
sp-move-advance = am langen Werkzeug entlang, nicht aufwärts
sp-move-dash = am kurzen Werkzeug entlang, nicht aufwärts
sp-move-climb = ein kurzes Stück, auf jede Ebene
sp-move-jump = ein kurzes Stück über alles hinweg, auf jede Ebene
sp-move-reposition = am langen Werkzeug entlang, auch gebunden

## Learning by playing

sp-guide-edge = Du stellst in Reichweite 2 deines Randes auf. Das Schlachtfeld ist von beiden Seiten gleich.
sp-guide-deploy = Ein Charakter der Primäreinheit steht in Reichweite 2 deines Randes, alle anderen des Trupps in Reichweite 1 von ihm. Die violette Fläche zeigt, wo.
sp-guide-stance = Eine Haltungskarte hat zwei Seiten: Würfel, Kompetenztabellen und einen Kampfbaum. Einmal je Aktivierung darfst du sie wenden.
sp-guide-orders = Das Befehlsdeck sagt, wer dran ist: Decke die oberste Karte auf oder nimm die aus der Reserve.
sp-guide-order-card = Aktiviere die Einheit jetzt oder zahle Macht, um ihre Karte in Reserve zu behalten.
sp-guide-act = Eine Einheit führt zwei verschiedene Aktionen aus. Fähigkeiten kosten Macht und kommen dazwischen.
sp-guide-move = Auf der violetten Fläche darf die Base enden. Klicke dorthin; liegen Ebenen übereinander, wählen Q und E.
sp-guide-attack = Klicke einen Feind an. Daneben steht, was von jedem Angriff zu erwarten ist.
sp-guide-tree = Jeder Erfolg ist ein Schritt im Kampfbaum. Alle Effekte eines Kastens geschehen.
sp-guide-react = Jetzt darf eine Fähigkeit benutzt werden, einmal je Ereignis. Passen kostet nichts.

## The builder

sp-build-title = Einsatztrupp-Baukasten
sp-build-name = Benenne deinen Einsatztrupp
sp-build-unnamed = Einsatztrupp
sp-build-empty = Beginne mit einem fertigen Einsatztrupp oder wähle eine Primäreinheit.
sp-build-must = Was ein Einsatztrupp sein muss
sp-build-play = Mit diesem Trupp spielen
sp-build-legal = Erlaubter Einsatztrupp
sp-build-legal-about = Zwei Trupps, Epochen und Punkte passen, kein Name doppelt
sp-build-own = Deine Einsatztrupps
sp-build-new = Neuer Einsatztrupp
sp-build-samples = Fertige
sp-build-summary = { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } · { $characters } Charaktere · { $force } Macht
sp-build-shelf = Einheiten
sp-build-search = Einheit, Merkmal oder Fähigkeit
sp-build-types = Art der Einheit
sp-build-playable = Hier spielbar
sp-build-fits = Passt
sp-build-era = Epoche
sp-build-any-era = Jede Epoche
sp-build-for = Trupp { $squad }: { $role }
sp-build-not-yet = noch nicht spielbar
sp-build-not-yet-unit = { $name } ist hier noch nicht spielbar: Eine Fähigkeit fehlt noch.
sp-build-used = Name schon vergeben
sp-build-wrong-era = andere Epoche
sp-build-too-dear = zu viele Punkte
sp-build-points = { $cost } von { $points } Punkten
sp-build-force = Macht { $force }
sp-build-origin-house = eigener Entwurf
sp-build-origin-recalled = aus dem Gedächtnis
sp-build-edition-about = Das Jahr des Drucks, aus dem diese Werte sind
sp-build-base = { $base } mm angenommen
sp-build-base-about = Die Größe der Base ist unsere Annahme
sp-build-gives = Trupppunkte
sp-build-costs = Punkte
sp-build-card = Karte
sp-build-other = Andere
sp-build-replace = Eine andere Einheit statt { $name } wählen
sp-build-remove = { $name } entfernen
sp-build-choose = Einheit wählen: { $role }, Trupp { $squad }
sp-build-squad = Trupp { $squad }
sp-build-mission = Mission
sp-build-fix-remove = { $name } entfernen
sp-build-fix-other = Andere Einheit wählen: { $role }
sp-build-fix-mission = Eine Mission wählen
sp-kind-active = Aktiv
sp-kind-reactive = Reaktiv
sp-kind-innate = Angeboren
sp-kind-tactic = Taktik
sp-kind-identity = Identität
sp-combat-nobody = Von hier aus kann diese Einheit niemanden angreifen.
