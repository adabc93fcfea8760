## Der Tisch

pm-stars-game = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
pm-step-objective = Ziel
pm-step-action = Aktion
pm-step-battle = Gefecht
pm-step-strike = Zielangriff
pm-step-end = Ende
pm-zone-contested = Umkämpfte Zone
pm-zone-yours = Deine Heimatzone
pm-zone-theirs = Ihre Heimatzone
pm-zone-of = Heimatzone { $seat }
pm-next-to-homes = neben jeder Heimatzone
pm-reserves = Reserve
pm-hand = Deine Hand
pm-hand-empty = Keine Karten auf der Hand
pm-deck = Deck
pm-discard = Ablage
pm-their-hand = ihre Hand
pm-their-deck = ihr Deck
pm-in-play = { $stars }★ im Spiel
pm-out = ausgeschieden
pm-objectives = Ziele
pm-piles = Hand { $hand } · Deck { $deck }
pm-units-stars = { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }, { $stars }★
pm-stars = { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
pm-attack = Angriff
pm-damage = Schaden
pm-defense = Verteidigung
pm-ground = Bodeneinheit
pm-unit-label = { $name }, { $vehicle }. { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }, Angriff { $attack }, Schaden { $damage }, Verteidigung { $defense }, noch { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }, { $tokens } Schaden. Symbole: { $icons }
pm-objective-label = { $state ->
        [destroyed] Ziel { $number }, zerstört
        [up] Ziel { $number }: { $name }, Verteidigung { $defense }, Sterne: { $stars }. { $text }
        [known] Ziel { $number }, verdeckt, dir bekannt: { $name }, Verteidigung { $defense }, Sterne: { $stars }. { $text }
       *[down] Ziel { $number }, verdeckt
    }
pm-destroyed = zerstört
pm-face-down = verdeckt
pm-battle-of = Gefecht { $number } von { $all }
pm-on-2d6 = { $lowest }+ mit 2W6

## Karten

pm-objective-card = Zielkarte
pm-as-objective = Als Ziel: Verteidigung und Sterne
pm-objective-n = Ziel { $number } · { $replaced }
pm-any-unit = jede Einheit
pm-stars-from-to = { $from }–{ $to }★
pm-ability-works = { $needs }: wirkt
pm-bonus-only = { $needs }: nur Bonus
pm-bonus-only-long = nur Bonus, die Fähigkeit wirkt nicht
pm-no-ability = Ohne Fähigkeit
pm-bonus = +{ $bonus } { $stat ->
        [attack] Angriff
        [damage] Schaden
       *[defense] Verteidigung
    }
pm-may-answer = du kannst noch antworten, wenn sie eine Karte spielen

## Gefechte und Angriffe

pm-battle = Gefecht
pm-strike = Zielangriff
pm-attacker = Angreifer
pm-defender = Verteidiger
pm-no-card = keine Karte
pm-die = Würfel zeigt { $value }
pm-against = gegen { $defense }
pm-hit = Treffer
pm-hit-auto = automatischer Treffer
pm-miss = daneben
pm-success = Erfolg
pm-hits = trifft { $name }
pm-hits-short = trifft
pm-destroys = zerstört sie (noch { $left })
pm-damage-of = Schaden von noch { $left }
pm-hit-back = wird getroffen, ab { $lowest }
pm-destroyed-back = wird zerstört, ab { $lowest }
pm-auto = auto
pm-odds-label = Trifft mit { $lowest } oder mehr auf zwei Würfeln: { $odds }
pm-strike-odds = Chance zu zerstören

## Fragen

pm-kind-deploy = Aufbau · Aufstellung
pm-kind-objective-card = Zielschritt
pm-kind-action = Aktionsschritt
pm-kind-moves = Aktion · Bewegen
pm-kind-attacks = Aktion · Kampf
pm-kind-combat-card-1 = Gefecht · Karte des Angreifers
pm-kind-combat-card-2 = Gefecht · Karte des Verteidigers
pm-kind-combat-card-3 = Gefecht · Antwort des Angreifers
pm-kind-objective = Aktion · Zielangriff
pm-kind-strikers = Aktion · Zielangriff
pm-kind-carrier = Träger
pm-kind-reserves = Reserve
pm-kind-bring-in = Fähigkeit · Reserve
pm-kind-damage = Fähigkeit · Schaden
pm-kind-repair = Fähigkeit · Reparatur
pm-kind-turn-over = Fähigkeit · Veteran
pm-kind-move-away = Fähigkeit · Bewegung
pm-kind-die = Fähigkeit · Würfel
pm-kind-reroll = Fähigkeit · Würfel
pm-kind-draw = Fähigkeit · Karten
pm-kind-opponent = Fähigkeit · Gegner
pm-kind-peek = Fähigkeit · Ziele
pm-kind-turn-up = Fähigkeit · Ziele
pm-kind-order = Reihenfolge der Fähigkeiten

pm-stars-count = { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }
pm-shields = Schilde
pm-objectives-destroyed = { $count ->
        [one] 1 Ziel zerstört
       *[other] { $count } Ziele zerstört
    }

## Für den Anfang

pm-guide-deploy = Wähle die Einheiten, mit denen du beginnst: genau 20 Sterne deiner Flotte. Sie stehen in deiner Heimatzone; der Rest wartet in der Reserve und kommt, wenn du ein Ziel verlierst. Dein Ziel: alle drei Ziele des Gegners zerstören.
pm-guide-objective-card = Dein Zug beginnt mit dem Zielschritt. Du darfst eine Handkarte offen an die Stelle eines deiner drei Ziele legen: Vielleicht ist ihre Verteidigung besser, und ihre Fähigkeit wirkt ab jetzt. Du darfst es auch lassen.
pm-guide-action = Eine Aktion pro Zug: Bewegung führt in die nächste Zone, Kampf greift Einheiten in derselben Zone an, Zielangriff gilt einem Ziel in der Heimatzone des Gegners. Die benutzten Einheiten dürfen zusammen höchstens 5 Sterne wert sein.
pm-guide-moves = Klicke eine Einheit an, dann die Zone, in die sie soll, oder ziehe sie dorthin. Nur aus der umkämpften Zone erreichst du die Heimat des Gegners. Höchstens 5 Sterne dürfen sich bewegen: Die Sternenreihe oben zählt mit.
pm-guide-attacks = Klicke eine deiner Einheiten an, dann die Einheit, die sie angreift. Beide Seiten werfen zwei Würfel und zählen ihren Angriff dazu: Wer die Verteidigung des anderen erreicht, verursacht Schaden. Die Prozente zeigen deine Chance, bevor du dich entscheidest.
pm-guide-combat-card = Kampfkarten helfen in einem Gefecht. Jede Einheit bekommt den aufgedruckten Bonus; die Fähigkeit wirkt nur, wenn die Einheit das Symbol der Karte hat. Zuerst der Angreifer, dann der Verteidiger, und hat dieser eine Karte gespielt, darf der Angreifer antworten. Die Balken zeigen, was eine Karte ändert.
pm-guide-objective = Ein Zielangriff gilt einem Ziel. Verdeckte werden erst umgedreht, wenn feststeht, wer angreift: Du kannst auf eine hohe Verteidigung treffen.
pm-guide-strikers = Wähle, wer zuschlägt, höchstens 5 Sterne. Jede Einheit würfelt nacheinander, zwei Würfel und ihr Angriff gegen die Verteidigung des Ziels, bis es zerstört ist. Kampfkarten gibt es hier nicht.
pm-guide-reserves = Du hast ein Ziel verloren, aber Hilfe kommt: Bring Einheiten aus der Reserve, höchstens so viele Sterne, wie das Ziel wert war.

## The builder

pm-build-title = Flottenbau
pm-build-format = Standard, { $stars } Sterne
pm-build-unnamed = Namenlose Flotte
pm-build-name = Gib der Flotte einen Namen
pm-build-summary = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
pm-build-fleet = Flotte
pm-build-deck = Deck
pm-build-deck-amount = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pm-build-wrong = hier ist etwas nicht erlaubt
pm-build-empty = Noch leer. Füge Einheiten und Karten hinzu, oder beginne mit einer fertigen Flotte:
pm-build-shelf = Einheiten und Karten
pm-build-search-units = Einheit, Fahrzeug oder Symbol
pm-build-search-cards = Karte, Symbol oder Wirkung
pm-build-units = Einheiten
pm-build-cards = Karten
pm-build-fits-stars = Passt in { $count }★
pm-build-fits-fleet = Passt zur Flotte
pm-build-affiliation = Zugehörigkeit
pm-build-domain = Raum, Boden
pm-build-type = Kartenart
pm-build-icon = Symbol
pm-build-icons = Symbole
pm-build-space = Raum
pm-build-ground = Boden
pm-build-combat = Kampf
pm-build-objective = Ziel
pm-build-objectives = Ziele
pm-build-plain = Ohne Symbol
pm-build-note = Einheiten und Karten mit „Haus“ sind eigene Entwürfe: Werte, Namen und Fähigkeiten sind nicht die des veröffentlichten Spiels.
pm-build-back = Veteranenseite
pm-build-start-amount = { $stars }★ zu Beginn
pm-build-count = Flotte
pm-build-starts = zu Beginn
pm-build-starts-name = { $name } zu Beginn
pm-build-able = { $count ->
    [0] keine Einheit kann sie nutzen
    [one] 1 Einheit kann sie nutzen
   *[other] { $count } Einheiten können sie nutzen
}
pm-build-add-unit = Einheit hinzufügen
pm-build-add-card = Karte hinzufügen
pm-build-combat-cards = Kampfkarten
pm-build-objective-cards = Zielkarten
pm-build-deployment = Aufstellung
pm-build-deployment-about = Vorschlag für den Beginn im Wert von { $stars } Sternen; der Rest wartet in der Reserve.
pm-build-deployment-off = { $stars } statt { $goal } Sterne: Du wirst am Tisch gefragt.
pm-build-propose = Vorschlagen
pm-build-legal-about = Höchstens 30 Sterne, mindestens 30 Karten, nichts öfter als 3-mal.
pm-build-idle = { $count ->
    [one] Keine Einheit kann die Fähigkeit dieser Karte nutzen: { $names }.
   *[other] Keine Einheit kann die Fähigkeiten dieser Karten nutzen: { $names }.
}
pm-build-fix-fill = Deck auffüllen
pm-build-fix-cards = Karten zeigen
pm-build-fix-units = Einheiten zeigen
pm-build-fix-without = Ohne { $name }, −{ $stars }★
pm-build-curve = Einheiten nach Sternen
pm-build-in-space = { $count } im Raum
pm-build-on-ground = { $count } am Boden
pm-build-samples = Fertige Flotten
pm-build-showcase = zum Ausprobieren
