### Why a Skytear deck, pool or mode cannot be played.

skytear-not-a-list = This is not a list: { $problem }
skytear-unknown-hero = There is no hero “{ $id }”.
skytear-unknown-card = There is no power card “{ $id }”.
skytear-bad-count = “{ $id }” cannot be in a deck { $count } times.
skytear-not-for-decks = { $card } belongs to the first player and is never part of a deck.
skytear-hero-of-other-faction = { $hero } is of { $faction }, a faction that was not chosen.
skytear-hero-twice = { $hero } is listed twice; a hero can be drafted only once.
skytear-deck-size = The deck has { $count } cards, but a deck for { $heroes ->
        [one] one hero
       *[other] { $heroes } heroes
    } has exactly { $due }.
skytear-card-of-other-faction = { $card } shows a rune of { $faction }, a faction that was not chosen.
skytear-ultimate-missing = { $card }, the Ultimate of { $hero }, is missing.
skytear-ultimate-of-other-hero = { $card } is the Ultimate of { $hero }, for whom this deck is not built.
skytear-ultimate-copies = { $card } is an Ultimate and may be in the deck only once, not { $count } times.
skytear-too-many-copies = { $card } is there { $count } times; at most { $limit } copies are allowed.
skytear-pool-size = The pool has { $count ->
        [one] one hero
       *[other] { $count } heroes
    }; it must have { $due }.
skytear-hero-deck-size = The deck of { $hero } has { $count ->
        [one] one card
       *[other] { $count } cards
    }; it must have { $due }.
skytear-pool-changed = Pool and decks are fixed for the whole tournament.
skytear-unknown-mode = There is no mode “{ $id }”; there are: { $modes }.
skytear-first-game-four-heroes = The first game is played with four heroes a side on the two-lane battlefield.
skytear-not-enough-heroes = This game needs { $due } different heroes; { $missing } more than there are. In tournament mode both teams may field the same heroes.
