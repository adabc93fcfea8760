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
