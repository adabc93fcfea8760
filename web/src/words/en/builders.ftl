# What builders of all games say, and what each of them says besides.

build-copy-text = Copy as text
build-copy-data = Copy as JSON
build-copy-link = Copy link
build-copy-picture = Copy as image
build-save-picture = Save image
build-picture-copied = The image is on the clipboard.
build-picture-not-copied = This browser does not let the page copy images. Save it instead.
build-hand-on = Hand it on
build-random = Random list
build-random-name = Random list

build-folder = Collection
build-folder-none = none
build-folder-new = New collection …
build-folder-name = Name of the collection
build-folder-keep = Keep
build-folder-of = Collection { $name }
build-folder-rename = Rename { $name }
build-folder-dissolve = Dissolve { $name }; its lists stay

build-compare = Compare
build-compare-with = With
build-compare-all = Show what is alike, too
build-compare-missing = not in it
build-compare-between = { $one } compared with { $other }
build-compare-count = { $count ->
    [0] Both lists have the same.
    [one] 1 entry differs.
   *[other] { $count } entries differ.
}

build-sift = Filter and sort
build-sift-count = Filter and sort · { $count }
build-sift-any = any
build-sift-from = from
build-sift-to = to
build-sift-from-label = { $what }: at least
build-sift-to-label = { $what }: at most
build-sift-clear = Clear filters
build-sort = Sort
build-sort-usual = as usual

xw-build-copy-data = Copy as XWS
xw-build-threat-of = threat { $cost } of { $limit }
xw-build-threat-word = Threat
xw-build-initiative = Initiative
xw-build-initiative-of = initiative { $initiative }
xw-build-cost = Points
xw-build-slot = Slot
xw-build-keyword = Keyword
xw-build-traits = What it has
xw-build-actions = Action
xw-build-adds-action = Adds the action
xw-build-sizes = Size
xw-build-trait-ability = Ability of its own
xw-build-trait-force = Force
xw-build-trait-charges = Charges
xw-build-trait-limited = Limited
xw-build-trait-weapon = Weapon
xw-build-trait-device = Device
xw-build-by-name = Name
xw-build-by-cheap = Points, fewest first
xw-build-by-dear = Points, most first
xw-build-by-initiative = Initiative, highest first
xw-build-by-threat = Threat, highest first
xw-build-weapons = Weapons
xw-build-primary = Primary weapon
xw-build-card = Card and dial of { $name }
xw-build-condition = Condition { $name }.
xw-weapon-dice = { $count ->
    [one] 1 attack die
   *[other] { $count } attack dice
}
xw-weapon-range = Range { $range }
xw-weapon-range-brief = R { $range }
xw-weapon-needs-lock = needs a lock
xw-weapon-needs-focus = needs a focus token
xw-weapon-needs-calculate = needs a calculate token
xw-weapon-spends = { $count ->
    [one] spends 1 charge
   *[other] spends { $count } charges
}
xw-weapon-ordnance = no range bonus
xw-weapon-charges = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
xw-weapon-recovers = { $count ->
    [one] recovers 1 each round
   *[other] recovers { $count } each round
}
xw-weapon-unrecoverable = cannot be recovered
xw-arc-front = front
xw-arc-rear = rear
xw-arc-left = left
xw-arc-right = right
xw-arc-bullseye = bullseye
xw-arc-full_front = full front
xw-arc-single_turret = turret
xw-arc-double_turret = double turret

sp-build-squad-points = Squad points
sp-build-point-cost = Point cost
sp-build-characters = Characters
sp-build-tag = Tag
sp-build-edition = Printed in
sp-build-by-points = Points, most first
sp-build-by-cheap = Points, fewest first
sp-build-by-force = Force, most first
sp-build-by-stamina = Stamina, most first
sp-build-by-name = Name

sk-build-cards = Cards
sk-build-mana = Mana cost
sk-build-faction = Faction
sk-build-kind = Kind of card
sk-build-one-rune = Of one faction
sk-build-two-runes = Of two factions
sk-build-ultimate = Any Ultimate
sk-build-ultimates-of = Ultimates of
sk-build-by-cost = Cost, lowest first
sk-build-by-dear = Cost, highest first
sk-build-by-modifier = Modifier, highest first
sk-build-by-name = Name

pm-build-starting = { $count } at the start
pm-build-stars = Stars
pm-build-vehicle = Vehicle
pm-build-bonus = Bonus
pm-build-bonus-to = Bonus to
pm-build-by-stars = Stars, most first
pm-build-by-cheap = Stars, fewest first
pm-build-by-attack = Attack, highest first
pm-build-by-damage = Damage, highest first
pm-build-by-defense = Defense, highest first
pm-build-by-shields = Shields, most first
pm-build-by-icons = Icons, most first
pm-build-by-bonus = Bonus, highest first
pm-build-by-name = Name
