### Warum ein Deck, ein Pool oder ein Modus von Skytear nicht gespielt werden kann.

skytear-not-a-list = Das ist keine Liste: { $problem }
skytear-unknown-hero = Es gibt keinen Helden „{ $id }“.
skytear-unknown-card = Es gibt keine Machtkarte „{ $id }“.
skytear-bad-count = „{ $id }“ kann nicht { $count }-mal in einem Deck sein.
skytear-not-for-decks = { $card } gehört dem ersten Spieler und ist nie Teil eines Decks.
skytear-hero-of-other-faction = { $hero } gehört zu { $faction }, einer Fraktion, die nicht gewählt wurde.
skytear-hero-twice = { $hero } steht zweimal auf der Liste; ein Held kann nur einmal gewählt werden.
skytear-deck-size = Das Deck hat { $count } Karten, ein Deck für { $heroes ->
        [one] einen Helden
       *[other] { $heroes } Helden
    } hat aber genau { $due }.
skytear-card-of-other-faction = { $card } zeigt eine Rune von { $faction }, einer Fraktion, die nicht gewählt wurde.
skytear-ultimate-missing = { $card }, die mächtige Karte von { $hero }, fehlt.
skytear-ultimate-of-other-hero = { $card } ist die mächtige Karte von { $hero }, für den dieses Deck nicht gebaut ist.
skytear-ultimate-copies = { $card } ist eine mächtige Karte und darf nur einmal im Deck sein, nicht { $count }-mal.
skytear-too-many-copies = { $card } ist { $count }-mal dabei; erlaubt sind höchstens { $limit } Exemplare.
skytear-pool-size = Der Pool hat { $count ->
        [one] einen Helden
       *[other] { $count } Helden
    }; er muss { $due } haben.
skytear-hero-deck-size = Das Deck von { $hero } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }; es müssen { $due } sein.
skytear-pool-changed = Pool und Decks stehen für das ganze Turnier fest.
skytear-unknown-mode = Es gibt keinen Modus „{ $id }“; es gibt: { $modes }.
skytear-first-game-four-heroes = Das erste Spiel wird mit vier Helden je Seite auf dem Schlachtfeld mit zwei Pfaden gespielt.
skytear-not-enough-heroes = Dieses Spiel braucht { $due } verschiedene Helden, { $missing } mehr als es gibt. Im Turniermodus dürfen beide Teams dieselben Helden aufstellen.
