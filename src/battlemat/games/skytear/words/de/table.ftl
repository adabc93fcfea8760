### Was an einem Skytear-Tisch gesagt wird: Ereignisse, Fragen, Optionen, Ablehnungen.

skytear-title = Skytear
    .about = Helden kämpfen um Pfade und eine Kuppel, Schergen drängen zum gegnerischen Nexus; Karten statt Würfel.

## Dinge auf dem Tisch

player-name = Spieler { $player }
    .you = du
hex-name = Feld { $hex }
    .there = Feld { $hex } ({ $part })
hexes-name = Felder { $hexes }
minion-name = { $side ->
        [own] dein Scherge { $number }
        [enemy] gegnerischer Scherge { $number }
        [south] Scherge { $number } des Südens
       *[north] Scherge { $number } des Nordens
    }
pillar-name = { $side ->
        [own] dein Pfeiler { $number }
        [enemy] gegnerischer Pfeiler { $number }
        [south] Pfeiler { $number } des Südens
       *[north] Pfeiler { $number } des Nordens
    }
illusion-name = Illusion von { $hero }
tower-name = { $side ->
        [own] dein Turm ({ $lane })
        [enemy] gegnerischer Turm ({ $lane })
        [south] Turm des Südens ({ $lane })
       *[north] Turm des Nordens ({ $lane })
    }
nexus-name = { $side ->
        [own] dein Nexus
        [enemy] gegnerischer Nexus
        [south] Nexus des Südens
       *[north] Nexus des Nordens
    }
nothing = nichts
figures-of-card = Kosten { $cost }, Modifikator +{ $modifier }
effect-move = Bewegung
effect-lead = Führung
effect-attack = Angriff
effect-skirmish = Scharmützel
effect-worship = Anbetung
term-attack = Angriff
term-armor = Rüstung
term-modifier = Modifikator
term-bonus = Bonus
term-zero = nie unter 0
until-end-of-activation = bis zum Ende dieser Aktivierung
until-next-activation = bis zur nächsten Aktivierung von { $of }
until-end-of-turn = bis zum Ende der Runde
until-next-minions-phase = bis zur nächsten Schergenphase
op-attack-bonus = Angriff
op-armor-bonus = Rüstung
op-skirmish-bonus = Scharmützelschaden
op-pierce = Durchdringung
op-control-bonus = Kontrolle
op-los-limit = begrenzte Sichtlinie
op-block-hexes = gesperrte Felder
op-cover-area = Deckung

## Ereignisse

skytear-event-victory-cards = Siegkarten: { $cards }.
skytear-event-first-player = { $player } beginnt und hat den Skytear-Fluss.
    .you = Du beginnst und hast den Skytear-Fluss.
skytear-event-faction-chosen = { $side } nimmt { $faction }.
skytear-event-joined = { $hero } schließt sich an: { $side } ({ $player }).
    .you = { $hero } schließt sich dir an.
skytear-event-hero-placed = { $figure } wird aufgestellt: { $to }.
skytear-event-deck-shuffled = { $player } mischt ein Deck aus { $count } Karten.
    .you = Du mischst ein Deck aus { $count } Karten.
skytear-event-drew = { $player } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you = Du ziehst { $cards }.
skytear-event-discarded = { $player } legt ab: { $cards }.
    .you = Du legst ab: { $cards }.
skytear-event-reshuffled = { $player } mischt den Ablagestapel zu einem neuen Deck aus { $count } Karten.
    .you = Du mischst deinen Ablagestapel zu einem neuen Deck aus { $count } Karten.
skytear-event-towers-built = Jeder Turm hat { $hp } LP.
skytear-event-tokens-placed = Kontrollmarker: { $numbers }.
skytear-event-minions-lined-up = { $side } hat { $count } Schergen.
skytear-event-outsider-waits = { $figure } wartet: { $dome }.
skytear-event-mana-raised = Der Manazähler zeigt { $turn }.
skytear-event-heroes-phase = Runde { $turn }: Heldenphase.
skytear-event-minions-phase = Runde { $turn }: Schergenphase.
skytear-event-activated = { $player } aktiviert { $hero }.
    .you = Du aktivierst { $hero }.
skytear-event-exhausted = { $hero } ist erschöpft.
skytear-event-generated = { $targets ->
        [none] { $caster }: { $effect }.
       *[other] { $caster }: { $effect } → { $targets }.
    }
skytear-event-triggered = { $targets ->
        [none] { $effect } von { $caster } wird ausgelöst.
       *[other] { $effect } von { $caster } wird ausgelöst → { $targets }.
    }
skytear-event-no-target = { $effect } von { $caster } hat kein erlaubtes Ziel.
skytear-event-played = { $player } spielt { $card } durch { $hero }.
    .you = Du spielst { $card } durch { $hero }.
skytear-event-resolves = { $effect } von { $caster } wird abgehandelt.
skytear-event-ignored = { $effect } von { $caster } wirkt nicht: Die Voraussetzungen sind nicht mehr erfüllt.
skytear-event-cancelled = { $by } bricht { $effect } von { $caster } ab.
skytear-event-retargeted = { $by }: { $effect } von { $caster } zielt jetzt auf { $targets }.
skytear-event-moved = { $way ->
        [0] { $figure } wird versetzt: { $to } ({ $by }).
        [one] { $figure } zieht 1 Feld: { $to } ({ $by }).
       *[other] { $figure } zieht { $way } Felder: { $to } ({ $by }).
    }
skytear-event-lead-laid = { $player } legt eine Führungskarte aus der Hand unter { $hero }.
    .you = Du legst { $card } als Führungskarte unter { $hero }.
skytear-event-lead-from-deck = Eine unbekannte Karte vom Deck kommt als Führungskarte unter { $hero }.
skytear-event-lead-revealed = { $hero } deckt die Führungskarte { $card } auf.
skytear-event-lead-selected = { $side } wählt die Führungskarte { $card }: +{ $n }.
skytear-event-flipped = { $by }: aufgedeckt { $cards }, +{ $modifier }.
skytear-event-damaged = { $halved ->
        [yes] { $by }: { $figure } verliert { $lost } LP (die Hälfte von { $terms }, Rüstung { $armor }).
       *[no] { $by }: { $figure } verliert { $lost } LP ({ $terms }, Rüstung { $armor }).
    }
skytear-event-prevented = { $by }: Schaden an { $figure } wird verhindert.
skytear-event-skill-helped = { $by } hilft { $hero }.
skytear-event-lost-hp = { $by }: { $figure } verliert { $lost } LP.
skytear-event-healed = { $by }: { $figure } heilt { $n } LP.
skytear-event-gained = { $hero } erhält { $condition }.
skytear-event-lost-condition = { $hero } verliert { $condition }.
skytear-event-hero-defeated = { $returns ->
        [0] { $figure } ist besiegt und kommt nicht zurück.
       *[other] { $figure } ist besiegt und kommt in Runde { $returns } zurück.
    }
skytear-event-minion-defeated = { $figure } ist besiegt.
skytear-event-minion-placed = { $figure } wird aufgestellt: { $to }.
skytear-event-minion-withdrawn = { $figure } findet keinen Platz und kehrt in die Reserve zurück.
skytear-event-token-removed = Entfernt: { $token }.
skytear-event-pillar-placed = Ein Pfeiler erhebt sich: { $to }.
skytear-event-illusion-moved = { $token }: { $to }.
skytear-event-lasting = { $n ->
        [0] { $by }: { $op }{ $hero ->
            [none] {""}
           *[other] {" "}für { $hero }
        }, { $until }.
       *[other] { $by }: +{ $n } { $op } für { $hero }, { $until }.
    }
skytear-event-mana-changed = { $by }: Das Mana von { $hero } ändert sich in dieser Runde um { $n }.
skytear-event-predicts = { $by }: { $player } sieht sich { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } des Decks an.
    .you = { $by }: Du siehst dir { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } deines Decks an.
skytear-event-contested = { $winner ->
        [nobody] { $where }: { $near } { $near_count }, { $far } { $far_count }: niemand gewinnt.
       *[other] { $where }: { $near } { $near_count }, { $far } { $far_count }: { $winner } gewinnt.
    }
skytear-event-damage-lost = { $n } Schaden ({ $side }) trifft nichts.
skytear-event-structure-damaged = { $structure } verliert { $lost } LP; es bleiben { $hp }.
skytear-event-tower-destroyed = { $structure } ist zerstört.
skytear-event-nexus-armed = { $structure } hat jetzt { $hp } LP und kann Schaden nehmen.
skytear-event-advanced = { $towards ->
        [own] Der Kontrollmarker ({ $lane }) kommt deiner Basis näher.
        [enemy] Der Kontrollmarker ({ $lane }) kommt der gegnerischen Basis näher.
        [south] Der Kontrollmarker ({ $lane }) rückt nach Süden.
        [north] Der Kontrollmarker ({ $lane }) rückt nach Norden.
       *[nowhere] Der Kontrollmarker ({ $lane }) rückt weiter.
    }
skytear-event-cleared = Karten von { $hero } werden abgelegt: { $cards }.
skytear-event-readied = Erschöpfte Helden sind wieder bereit.
skytear-event-victory-card = { $side } erfüllt die Siegkarte { $victory }.
skytear-event-conceded = { $player } gibt auf.
    .you = Du gibst auf.
skytear-event-over = { $winners } gewinnt. { $reason }
    .you = Du gewinnst. { $reason }
    .draw = Die Partie endet unentschieden. { $reason }

## Ergebnisse

skytear-nexus-destroyed = Der gegnerische Nexus ist zerstört.
skytear-victory-card = Eine Siegkarte ist erfüllt.
skytear-both-won = Beide Seiten haben im selben Augenblick gewonnen.
skytear-track-ended = Der Manazähler hat das Ende seiner Leiste erreicht.
skytear-conceded = Die andere Seite hat aufgegeben.
skytear-draw-agreed = Die Spieler haben sich darauf geeinigt.

## Fragen

skytear-ask-faction = Welche Fraktion nimmst du?
skytear-ask-draft = Welchen Helden wählst du?
skytear-ask-deck = Welches Deck spielst du?
skytear-ask-place-hero = Wo wird { $hero } aufgestellt?
skytear-ask-exchange = Welche Karten tauschst du?
skytear-ask-who-activates = Wer aktiviert?
skytear-ask-choose-hero = Welchen Helden aktivierst du?
skytear-ask-activation = Was tut { $hero }? (noch { $ap } AP)
skytear-ask-priority = Reagierst du{ $effect ->
        [none] {""}
       *[other] {" "}auf { $effect } von { $caster }
    }?
skytear-ask-granted-action = Was tut { $figure }?
skytear-ask-move = Wohin zieht { $figure }?
skytear-ask-push = Wohin wird { $figure } gestoßen?
skytear-ask-move-next = { $by }: Wer wird als Nächstes bewegt?
skytear-ask-pull = Wohin wird { $figure } gezogen?
skytear-ask-place = Wo wird { $figure } aufgestellt?
skytear-ask-lead = Welche Führungskarte kommt unter { $hero }?
skytear-ask-skirmish = Scharmützel von { $figure }: Was als Nächstes?
skytear-ask-shapeshift = Wer wird verwandelt?
skytear-ask-pillar-hex = Wo errichtet { $hero } einen Pfeiler?
skytear-ask-remove-pillar = Welchen Pfeiler entfernt { $hero }?
skytear-ask-place-pillar = { $by }: Wo wird ein Pfeiler errichtet?
skytear-ask-illusion = Wohin geht die Illusion von { $hero }?
skytear-ask-modifier = { $by }: Welchen Modifikator addierst du?
skytear-ask-target = { $by }: Worauf zielt es?
skytear-ask-area = { $by }: Wo liegt der Bereich?
skytear-ask-choose = { $by }: Wen wählst du?
skytear-ask-defeat-minion = { $by }: welcher Scherge wird besiegt?
skytear-ask-pay-minion = { $by }: Welchen Schergen gibst du auf?
skytear-ask-remove-condition = { $by }: Welchen Zustand verliert { $hero }?
skytear-ask-predict-discard = { $by }: Welche Karte legst du ab?
skytear-ask-predict-order = { $by }: Welche Karte liegt oben?
skytear-ask-trigger-order = Welche Fertigkeit kommt zuerst auf den Stapel?
skytear-ask-attack-on-stack = { $by }: Welcher Angriff?
skytear-ask-new-target = { $by }: Auf wen zielt er jetzt?
skytear-ask-spawn-lane = { $by }: An welchem Marker?
skytear-ask-spawn = Wo erscheint { $figure }? ({ $lane })
skytear-ask-reposition = Wo steht { $figure }? ({ $lane })
skytear-ask-select-lead = Welche Führungskarte zählt? ({ $where })
skytear-ask-lane-damage = welcher Scherge wird besiegt? (noch { $left } Schaden)
skytear-ask-structure = Welches Bauwerk nimmt { $damage } Schaden?
skytear-ask-advance = Wohin rückt der Kontrollmarker? ({ $lane })
skytear-ask-place-outsider = Aktivierst du { $figure }, und wo beginnt er?
skytear-ask-outsider = Was tut { $hero }? (noch { $ap } AP)
skytear-ask-who-draws = Wer zieht eine Karte?
skytear-ask-teammate-draws = Wer aus dem Team zieht die zweite Karte?
skytear-ask-discard = Welche Karte legst du ab? ({ $left } zu viel)

## Optionen

skytear-option-pass = Passen
skytear-option-end = Die Aktivierung beenden
skytear-option-stay = Stehen bleiben
    .place-outsider = Aktivieren, wo er steht
skytear-option-done = Nichts weiter
    .spawn = Keine weiteren Schergen
    .remove-pillar = Keinen Pfeiler
skytear-option-no = Nein
    .lead = Keine Führungskarte
    .select-lead = Keine Führungskarte
    .place-outsider = Nicht aktivieren
skytear-option-yes = Ja
skytear-option-keep = Die Hand behalten
skytear-option-deck = Die oberste Karte des Decks, ungesehen
skytear-option-starter = Die Startlisten deiner Helden
skytear-option-own-deck = Dein eigenes Deck { $number }
skytear-option-attack-at = Angriff: { $target }
skytear-option-worship-at = Anbetung: { $target }
skytear-option-hit-at = Treffer: { $target }
skytear-option-step-at = Schritt: { $target }
skytear-option-lead-at = { $target }
skytear-option-exhaust-at = { $target }, vorher erschöpft
skytear-option-skill-at = { $target }
skytear-option-play = { $card } ({ $hero }): { $text }
skytear-option-play-at = { $card } ({ $hero }) → { $target }: { $text }
skytear-option-attack-of = Angriff von { $hero } auf { $target }

## Ablehnungen

skytear-not-a-setup = Das ist kein Spielaufbau für Skytear: { $problem }
skytear-unknown-battlefield = Es gibt kein Schlachtfeld „{ $id }“.
skytear-player-count = Skytear ist für { $fewest } bis { $most } Spieler.
skytear-first-game-two-players = Das erste Spiel ist für zwei Spieler.
skytear-outsider-count = Es gibt 1 bis { $most } Fremdlinge, höchstens einen je Kuppel.
skytear-first-game-starter-lists = Das erste Spiel wird mit Starterlisten gespielt; eine eigene Liste ist für das freie Spiel oder das Turnier.
skytear-deck-of-others = Das Deck „{ $name }“ wurde für andere Helden gebaut.
skytear-flux-used = Der Skytear-Fluss ist schon benutzt worden.
skytear-needs-target = Dafür gibt es kein erlaubtes Ziel.
skytear-no-target = { $why ->
        [cover] { $figure } ist in Deckung verborgen: kein Ziel für { $card }.
        [range] { $figure } ist zu weit weg für { $card }.
       *[sight] { $figure } ist außer Sicht: kein Ziel für { $card }.
    }
skytear-no-attack = { $why ->
        [friend] { $figure } ist kein Gegner und kann nicht angegriffen werden.
        [cover] { $figure } ist in Deckung verborgen und kann nicht angegriffen werden.
        [range] { $figure } ist außer Reichweite und kann von hier nicht angegriffen werden.
       *[sight] { $figure } ist außer Sicht und kann von hier nicht angegriffen werden.
    }
skytear-no-ap = Es sind keine Aktionspunkte übrig.
skytear-action-taken = Diese Aktion wurde in dieser Aktivierung schon ausgeführt.
skytear-no-worship = Im vereinfachten Spiel gibt es keine Anbetung.
skytear-hero-not-there = { $hero } ist nicht auf dem Schlachtfeld und kann { $card } nicht spielen.
skytear-stack-not-empty = { $card } ist eine Aktionskarte: Der Stapel muss leer sein.
skytear-not-its-activation = { $card } ist eine Aktionskarte: { $hero } kann sie nur in der eigenen Aktivierung spielen.
skytear-not-its-ultimate = { $card } ist die mächtige Karte eines anderen Helden als { $hero }.
skytear-no-rune = { $hero } hat die Runen von { $card } nicht.
skytear-no-mana = { $hero } hat noch { $mana } Mana, aber { $card } kostet { $cost }.
skytear-cannot-pay = { $hero } kann die Kosten von { $card } nicht bezahlen.
skytear-no-token-in-sight = { $hero } hat für { $card } keinen Kontrollmarker eines Pfades in Sichtlinie.

## Das Schaubild

diagram-head = Runde { $turn }, { $phase }
diagram-hero = { "  " }{ $hero }: { $hex }, { $hp }/{ $health } LP, Mana { $mana }, Rüstung { $armor }, { $state }, { $conditions }
diagram-side = { $side }: { $reserve } Schergen in Reserve; { $cards }
diagram-player = { $player }: Hand { $hand }, Deck { $deck }
diagram-victory = { $victory }: { $near } { $near_count }, { $far } { $far_count }
diagram-stack = Auf dem Stapel, von unten: { $stack }
diagram-hand = Deine Hand: { $cards }
phase-set-up = Aufbau
phase-heroes = Heldenphase
phase-minions = Schergenphase
phase-upkeep = Rundenende
readiness-ready = bereit
readiness-exhausted = erschöpft
readiness-defeated = besiegt
