### What is said at a PocketModel table: events, questions, options, refusals, and the words of the diagram.
###
### `player` is the name at the table, or "player A"; `player-called` is A alone, for languages that put a word of their
### own before it. Units and cards come as names. Zones come as phrases: `zone` where something is, `origin`
### where from, `to` where to. An event's `.you` is told to the player it is about, `.card` when a card causes it.

## Things on the table

player-name = Spieler { $player }
    .you = du
zone-contested = umkämpfte Zone
    .in = in der umkämpften Zone
    .to = in die umkämpfte Zone
    .from = aus der umkämpften Zone
zone-home = Heimatzone von { $player }
    .in = in der Heimatzone von { $player }
    .to = in die Heimatzone von { $player }
    .from = aus der Heimatzone von { $player }
zone-own = deine Heimatzone
    .in = in deiner Heimatzone
    .to = in deine Heimatzone
    .from = aus deiner Heimatzone
zone-reserves = Reserve
    .in = in der Reserve
    .to = in die Reserve
    .from = aus der Reserve
zone-removed = aus dem Spiel
    .in = außerhalb des Spiels
    .to = aus dem Spiel
    .from = von außerhalb des Spiels
place-name = Ziel { $number } von { $player }
    .own = dein Ziel { $number }
domain-space = Raum
domain-ground = Boden
stat-attack = Angriff
    .change = { $amount } Angriff
stat-damage = Schaden
    .change = { $amount } Schaden
stat-defense = Verteidigung
    .change = { $amount } Verteidigung
stat-shields = Schilde
    .change = { $amount } Schilde
until-turn = bis zum Ende des Zuges
until-your_next_turn = bis zum nächsten Zug des Kartenbesitzers
term-ground = Bodeneinheit
nothing = keine

## Icons in short

short-airborne = Luf
short-battle-droid = KmD
short-blaster = Bla
short-droid = Dro
short-elite = Eli
short-laser = Las
short-leader = Anf
short-ruthless = Skr
short-torpedo = Tor
short-transport = Tra
short-trooper = Tru
short-armor = PAN
short-carrier = TRÄ
short-turbolaser = TUR
short-veteran = VET
short-force = Mac
short-luck = Glü

## Events

pocketmodel-event-objectives-placed = { $player } legt { $places ->
        [one] ein verdecktes Ziel
       *[other] { $places } verdeckte Ziele
    } aus.
    .you = Du legst { $places ->
        [one] ein verdecktes Ziel
       *[other] { $places } verdeckte Ziele
    } aus.
pocketmodel-event-rolled-for-first = Wurf um den ersten Zug: { $rolls }.
pocketmodel-event-first-player = { $player } beginnt.
    .you = Du beginnst.
pocketmodel-event-arrived = „{ $unit }“ kommt { $to }.
pocketmodel-event-deployed = { $player } hat { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    } aufgestellt; in der Reserve: { $reserves }.
    .you = Du hast { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    } aufgestellt; in der Reserve: { $reserves }.
pocketmodel-event-drew = { $player } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you = Du ziehst: { $cards }.
pocketmodel-event-reshuffled = { $player } mischt den Ablagestapel zu einem neuen Deck ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }).
    .you = Du mischst deinen Ablagestapel zu einem neuen Deck ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }).
pocketmodel-event-discarded = { $player } legt „{ $card }“ ab.
    .you = Du legst „{ $card }“ ab.
pocketmodel-event-returned-to-hand = { $player } nimmt „{ $card }“ zurück auf die Hand.
    .you = Du nimmst „{ $card }“ zurück auf die Hand.
pocketmodel-event-turn = Zug { $turn }: { $player } ist am Zug.
    .you = Zug { $turn }: Du bist am Zug.
pocketmodel-event-no-action = { $player } führt keine Aktion aus.
    .you = Du führst keine Aktion aus.
pocketmodel-event-objective-played = { $player } ersetzt Ziel { $number } durch „{ $card }“.
    .you = Du ersetzt dein Ziel { $number } durch „{ $card }“.
pocketmodel-event-objective-taken = { $player } nimmt die verdeckte Karte von Ziel { $number } auf die Hand.
    .you = Du nimmst die verdeckte Karte deines Ziels { $number } auf die Hand: { $card }.
pocketmodel-event-revealed = { $place } wird aufgedeckt: { $card }.
pocketmodel-event-objective-destroyed = { $place } wird zerstört: { $card }.
pocketmodel-event-objective-replaced = { $place } wird durch eine unbekannte Karte vom Deck ersetzt.
pocketmodel-event-peeked = { $player } sieht sich das verdeckte Ziel { $number } an.
    .you = Du siehst dir dein Ziel { $number } an: { $card }.
pocketmodel-event-looked-at-hand = { $player } sieht sich die Hand von { $of } an.
    .you = Du siehst dir die Hand von { $of } an: { $cards }.
    .yours = { $player } sieht sich deine Hand an.
pocketmodel-event-moved = „{ $unit }“ bewegt sich { $origin } { $to }.
    .card = { $card }: „{ $unit }“ bewegt sich { $origin } { $to }.
pocketmodel-event-carrier-used = { $player } setzt den Träger „{ $unit }“ ein.
    .you = Du setzt den Träger „{ $unit }“ ein.
pocketmodel-event-combat-declared = { $player } sagt Angriffe an: { $battles }.
    .you = Du sagst Angriffe an: { $battles }.
pocketmodel-event-battle = Gefecht { $zone }: „{ $attacker }“ greift „{ $defender }“ an.
pocketmodel-event-battle-skipped = „{ $attacker }“ und „{ $defender }“ stehen sich nicht mehr gegenüber: Ihr Gefecht entfällt.
pocketmodel-event-card-forbidden = { $player } kann keine Kampfkarte spielen: „{ $card }“ verbietet es.
    .you = Du kannst keine Kampfkarte spielen: „{ $card }“ verbietet es.
pocketmodel-event-passed = { $player } spielt keine Karte für „{ $unit }“.
    .you = Du spielst keine Karte für „{ $unit }“.
pocketmodel-event-played = { $player } spielt „{ $card }“ ({ $bonus }) für „{ $unit }“{ $ability ->
        [no] ; die Fähigkeit wirkt nicht
       *[other] {""}
    }.
    .you = Du spielst „{ $card }“ ({ $bonus }) für „{ $unit }“{ $ability ->
        [no] ; die Fähigkeit wirkt nicht
       *[other] {""}
    }.
pocketmodel-event-ability-cancelled = „{ $card }“ verliert durch „{ $by }“ die Fähigkeit.
pocketmodel-event-rolled = Grundwürfe: Angreifer { $attacker }, Verteidiger { $defender }.
pocketmodel-event-rerolled = { $card }: { $player } würfelt für den { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } neu: { $before } → { $dice }.
    .you = { $card }: Du würfelst für den { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } neu: { $before } → { $dice }.
pocketmodel-event-die-set = { $card }: { $player } ändert einen Würfel: { $before } → { $dice }.
    .you = { $card }: Du änderst einen Würfel: { $before } → { $dice }.
pocketmodel-event-hit = { $automatic ->
        [yes] { $base ->
            [12] „{ $unit }“ trifft automatisch mit einem Grundwurf von { $base }.
           *[other] „{ $unit }“ trifft dank der Karte „{ $by }“ automatisch mit einem Grundwurf von { $base }.
        }
       *[no] „{ $unit }“ trifft: { $base } (Grundwurf) + { $attack } = { $score } gegen { $defense }.
    }
pocketmodel-event-missed = „{ $unit }“ verfehlt: { $base } (Grundwurf) + { $attack } = { $score } gegen { $defense }.
pocketmodel-event-damaged = { $amount ->
        [0] „{ $unit }“ erleidet keinen Schaden: { $terms }.
       *[other] „{ $unit }“ erleidet { $amount } Schaden: { $terms }.
    }
    .card = { $amount ->
        [0] { $card }: „{ $unit }“ erleidet keinen Schaden.
       *[other] { $card }: „{ $unit }“ erleidet { $amount } Schaden.
    }
pocketmodel-event-survival-rolled = { $survives ->
        [yes] { $card }: Der Würfel zeigt { $die }, „{ $unit }“ bleibt im Spiel.
       *[no] { $card }: Der Würfel zeigt { $die }, „{ $unit }“ wird nicht gerettet.
    }
pocketmodel-event-destroyed = „{ $unit }“ wird { $zone } zerstört und kommt in die Reserve.
pocketmodel-event-turned-over = „{ $unit }“ wird umgedreht und verwendet nun die Werte der anderen Seite.
pocketmodel-event-repaired = { $amount ->
        [one] { $card }: Von „{ $unit }“ wird 1 Schadensmarker entfernt.
       *[other] { $card }: Von „{ $unit }“ werden { $amount } Schadensmarker entfernt.
    }
pocketmodel-event-changed = { $card }: { $change } { $until } für { $units }.
pocketmodel-event-strike-declared = { $player } greift { $place } an, mit: { $units }.
    .you = Du greifst { $place } an, mit: { $units }.
pocketmodel-event-strike-skipped = „{ $unit }“ führt keinen Zielangriff aus: Angreifer oder Ziel ist nicht mehr da.
pocketmodel-event-struck = „{ $unit }“ greift das Ziel „{ $card }“ an: { $dice } (Grundwurf) + { $attack } = { $score } gegen { $defense }, ein Erfolg.
pocketmodel-event-strike-failed = „{ $unit }“ greift das Ziel „{ $card }“ an: { $dice } (Grundwurf) + { $attack } = { $score } gegen { $defense }, zu wenig.
pocketmodel-event-eliminated = { $player } scheidet aus.
    .you = Du scheidest aus.
pocketmodel-event-over = { $winners } gewinnt. { $reason }
    .you = Du gewinnst. { $reason }
    .draw = Die Partie endet unentschieden. { $reason }

## Results

pocketmodel-won-by-units = Der letzte Gegner hat keine Einheit mehr im Spiel.
pocketmodel-won-by-objectives = Der letzte Gegner hat alle Ziele verloren.
pocketmodel-won-by-concession = Der letzte Gegner hat aufgegeben.
pocketmodel-all-eliminated = Alle verbliebenen Spieler sind gleichzeitig ausgeschieden.
pocketmodel-nobody-acts = Zehn Runden lang hat niemand eine Aktion ausgeführt.
pocketmodel-draw-agreed = Die Spieler haben sich darauf geeinigt.

## Questions

pocketmodel-ask-deploy = Welche Einheiten stellst du auf? Noch aufzustellen: { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
pocketmodel-ask-objective-card = Spielst du eine Zielkarte, und welches Ziel ersetzt sie?
pocketmodel-ask-action = Welche Aktion führst du aus?
pocketmodel-ask-moves = Welche Einheiten bewegen sich, und wohin? Zusammen bis zu { $stars } Sterne.
pocketmodel-ask-attacks = Wer greift wen an, und in welcher Reihenfolge? Angreifer mit zusammen bis zu { $stars } Sternen.
pocketmodel-ask-combat-card = { $step ->
        [3] Der Verteidiger hat eine Karte gespielt: Welche Karte spielst du jetzt für „{ $unit }“ gegen „{ $against }“?
       *[other] Welche Karte spielst du für „{ $unit }“ gegen „{ $against }“?
    }
pocketmodel-ask-objective = Welches Ziel greifst du an?
pocketmodel-ask-strikers = Welche Einheiten greifen das Ziel an, und in welcher Reihenfolge? Zusammen bis zu { $stars } Sterne.
pocketmodel-ask-carrier = Welche Einheiten bringt „{ $unit }“ aus deiner Reserve ins Spiel? Zusammen bis zu { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
pocketmodel-ask-reserves = Das Ziel „{ $objective }“ ist verloren: Welche Einheiten kommen aus deiner Reserve? Zusammen bis zu { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
pocketmodel-ask-bring-in = { $card }: Welche Einheiten kommen aus deiner Reserve { $to }? Zusammen bis zu { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
pocketmodel-ask-damage = { $card }: Welche Einheit erleidet den Schaden?
    .confirm = { $card }: Wird der Schaden zugefügt?
pocketmodel-ask-repair = { $card }: Von welcher Einheit werden Schadensmarker entfernt?
    .confirm = { $card }: Werden Schadensmarker entfernt?
pocketmodel-ask-turn-over = { $card }: Welcher Veteran wird umgedreht?
    .confirm = { $card }: Wird der Veteran umgedreht?
pocketmodel-ask-move-away = { $card }: Welche Einheit bewegt sich, und wohin?
pocketmodel-ask-die = { $card }: Welcher Würfel wird geändert?
pocketmodel-ask-reroll = { $card }: Wird neu gewürfelt?
pocketmodel-ask-draw = { $card }: Ziehst du Karten?
pocketmodel-ask-opponent = { $card }: Welcher Gegner ist gemeint?
pocketmodel-ask-peek = { $card }: Welches deiner verdeckten Ziele siehst du dir an?
pocketmodel-ask-turn-up = { $card }: Welches Ziel wird aufgedeckt?
pocketmodel-ask-order = Mehrere Fähigkeiten wirken im selben Augenblick: Welche ist die nächste?

## Options

pocketmodel-option-pass = Passen
    .action = Keine Aktion
    .objective-card = Keine Zielkarte
    .combat-card = Keine Karte
pocketmodel-option-move = Bewegung: Einheiten ziehen in angrenzende Zonen
pocketmodel-option-combat = Kampf: Einheiten greifen gegnerische Einheiten in ihren Zonen an
pocketmodel-option-strike = Zielangriff: Einheiten in der Heimatzone eines Gegners greifen ein Ziel an
pocketmodel-option-carrier = Träger statt einer Aktion: „{ $unit }“ bringt Reserven ins Spiel
pocketmodel-option-usual = Die Aufstellung, die die Liste vorschlägt
pocketmodel-option-yes = Ja
pocketmodel-option-no = Nein
pocketmodel-option-done = Keine weiteren Einheiten
pocketmodel-option-die-1 = Erster Würfel ({ $value })
pocketmodel-option-die-2 = Zweiter Würfel ({ $value })
objective-replaces = { $card } ersetzt { $place } ({ $replaced })
card-without-ability = keine Fähigkeit
card-ability-useless = die Fähigkeit wirkt nicht für diese Einheit, sie braucht: { $needs }
card-ability-off = die Fähigkeit wirkt nicht
card-for-objectives = eine Zielkarte, die hier nicht gespielt wird
face-down = verdeckt
objective-values = { $card }, Verteidigung { $defense }, { $stars }

## Refusals

pocketmodel-nobody-to-attack = Keine deiner Einheiten teilt eine Zone mit einer Einheit, die sie angreifen darf.
pocketmodel-nobody-to-strike = Keine deiner Einheiten ist in der Heimatzone eines Gegners.
pocketmodel-other-zone = „{ $unit }“ und „{ $target }“ sind nicht in derselben Zone.
pocketmodel-own-unit = „{ $unit }“ kann nur gegnerische Einheiten angreifen, und „{ $target }“ gehört dir.
pocketmodel-cant-attack-space = „{ $unit }“ kann keine Raumeinheiten angreifen: Ein aufgedecktes Ziel eines Gegners verbietet es.
pocketmodel-ground-attacks-space = „{ $unit }“ ist eine Bodeneinheit und kann Raumeinheiten nur in der eigenen Heimatzone angreifen.
pocketmodel-in-reserves = „{ $unit }“ ist in der Reserve und kann sich nicht bewegen.
pocketmodel-one-zone = „{ $unit }“ kann sich nur in eine angrenzende Zone bewegen, und diese grenzt nicht an: { $to }.
pocketmodel-no-carrier = „{ $unit }“ hat das Symbol Träger nicht.
pocketmodel-carrier-not-there = „{ $unit }“ kann Träger nur in der Heimatzone eines Gegners einsetzen.
pocketmodel-carrier-forbidden = „{ $unit }“ kann Träger nicht einsetzen: Ein aufgedecktes Ziel in dieser Heimatzone verbietet es.
pocketmodel-nothing-to-bring-in = { $stars ->
        [one] In deiner Reserve ist keine Einheit mit 1 Stern.
       *[other] In deiner Reserve ist keine Einheit mit höchstens { $stars } Sternen.
    }
pocketmodel-too-many-stars = { $total ->
        [one] Die Einheit hat 1 Stern
       *[other] Die Einheit hat { $total } Sterne
    }, ins Spiel kommen { $limit ->
        [one] darf aber höchstens 1.
       *[other] dürfen aber höchstens { $limit }.
    }
pocketmodel-not-there-to-strike = „{ $unit }“ ist nicht in der Heimatzone dieses Ziels.
pocketmodel-not-a-combat-card = „{ $card }“ ist eine Zielkarte und kann nicht in einem Gefecht gespielt werden.
pocketmodel-not-an-objective-card = „{ $card }“ ist eine Kampfkarte und kann nicht als Ziel gespielt werden.
pocketmodel-only-at-home = „{ $card }“ kann nur eines deiner eigenen Ziele ersetzen.
pocketmodel-deploys-too-much = { $left ->
        [one] Die Einheiten haben { $total } Sterne, aber nur noch 1 darf aufgestellt werden.
       *[other] Die Einheiten haben { $total } Sterne, aber nur noch { $left } dürfen aufgestellt werden.
    }
pocketmodel-deploys-too-little = { $left ->
        [one] So bliebe 1 Stern übrig, obwohl die Grenze ausgeschöpft werden kann.
       *[other] So blieben { $left } Sterne übrig, obwohl die Grenze ausgeschöpft werden kann.
    }
pocketmodel-fleet-too-big = Die Flotte hat { $total } Sterne, aber höchstens { $limit } sind erlaubt.
pocketmodel-fleet-empty = Eine Flotte braucht mindestens eine Einheit.
pocketmodel-nothing-deployable = Die kleinste Einheit der Flotte hat { $stars } Sterne, aber in einem Spiel dieser Größe dürfen nur { $limit } aufgestellt werden.
pocketmodel-deck-too-small = { $count ->
        [one] Das Deck hat 1 Karte, braucht aber mindestens { $least }.
       *[other] Das Deck hat { $count } Karten, braucht aber mindestens { $least }.
    }
pocketmodel-no-cards = Ein Spielpack braucht mindestens eine Karte.
pocketmodel-too-many-units = Die Flotte enthält { $count } Exemplare von „{ $name }“, aber höchstens { $limit } sind erlaubt.
pocketmodel-too-many-cards = Das Deck enthält { $count } Exemplare von „{ $name }“, aber höchstens { $limit } sind erlaubt.
pocketmodel-deploys-foreign-unit = Die vorgeschlagene Aufstellung enthält mehr „{ $id }“ als die Flotte.
pocketmodel-bad-count = „{ $id }“ kann nicht { $count }-mal in einer Liste stehen.
pocketmodel-unknown-unit = Es gibt keine Einheit „{ $id }“.
pocketmodel-unknown-card = Es gibt keine Karte „{ $id }“.
pocketmodel-unknown-list = Es gibt keine Liste „{ $id }“; es gibt: { $lists }.
pocketmodel-unknown-variant = Es gibt keine Variante „{ $id }“; es gibt: { $variants }.
pocketmodel-bad-stars = Gespielt wird mit 1 bis { $most } Sternen, nicht mit { $stars }.
pocketmodel-bad-player-count = Das Spiel ist für 2 bis 8 Spieler, nicht für { $count }.
pocketmodel-two-packs-two-players = Das Spiel mit zwei Spielpacks ist für genau 2 Spieler, nicht für { $count }.
pocketmodel-not-a-list = Das ist keine Flottenliste: { $problem }.
pocketmodel-not-a-setup = Das ist keine Spielvorbereitung: { $problem }.

## The diagram

diagram-turn = Zug { $turn } · { $whose } · { $step }
diagram-setup = Vorbereitung
diagram-whose = Spieler { $player } am Zug
    .you = du bist am Zug
step-setup = Vorbereitung
step-objective = Zielschritt
step-action = Aktionsschritt
step-battle = Gefecht
step-strike = Zielangriff
step-end = Ende des Zuges
diagram-player = Spieler { $player }
    .you = Du ({ $player })
diagram-out = ausgeschieden
diagram-piles = Deck { $deck } · Hand { $hand } · Ablage { $discard }
diagram-home = Heimatzone { $player }
diagram-own-home = Deine Heimatzone
diagram-contested = Umkämpfte Zone
diagram-empty = keine Einheiten
diagram-reserves = Reserve
diagram-hand = Deine Hand
diagram-hand-empty = leer
diagram-destroyed = zerstört
diagram-hidden = verdeckt
diagram-known = { $card } (verdeckt, nur dir bekannt)
diagram-combat-card-objective = hier ohne Wirkung
diagram-battle = Gefecht { $zone }
diagram-attacker = Angreifer
diagram-defender = Verteidiger
diagram-no-card = keine Karte
diagram-gone = nicht mehr im Spiel
diagram-dice = Würfel { $dice }
diagram-hits = trifft
diagram-strike = „{ $unit }“ greift { $place } an
    .declared = Zielangriff: { $place }
diagram-legend = ▲ eigene ▽ andere · ★ Sterne · Angriff/Schaden/Verteidigung · ● Schild ○ Schaden ↻ umgedreht
    .spectator = ★ Sterne · Angriff/Schaden/Verteidigung · ● Schild ○ Schaden ↻ umgedreht
diagram-objectives-legend = Ziele: ■ offen ▣ verdeckt □ nur dir bekannt × zerstört · Verteidigung ★ Sterne
diagram-icons-legend = Symbole: { $icons }
diagram-house = Eigene Inhalte: Einheiten und Karten sind Entwürfe von battlemat.

pocketmodel-title = PocketModel TCG
    .about = Drei Zonen, drei Ziele, ein kühner Angriff.
