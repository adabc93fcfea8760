### What abilities do, in our own words: shown on cards.

text-delta-give-me-an-explosive-solution = Choose an allied Delta Squad unit and an active objective within 3 of it. Its characters may dash; then roll 3 attack dice: units within 2 of the objective suffer 1 damage for each strike and crit and, if there is any, lose their hunker tokens.
text-lets-get-in-there-and-start-breaking-things = This unit’s characters may suffer 1 damage to make a dash an advance, or 2 damage to make an advance a reposition.
text-you-need-to-learn-im-a-lot-scarier-than-you-are = This unit rolls 1 more attack die for every 3 damage on it and 3 for each Injured token. When it wounds an enemy unit, refresh 2 Force.
text-grab-yourself-some-bacta-trooper = An allied Clone Trooper character may heal and may then dash.
text-forming-up-sir = After the Move action of another allied Clone Trooper unit within 3 that unit gains a hunker token.
text-string-em-along-and-well-mop-em-up = When an allied Clone Trooper attacks in a Combat action: 1 more die for each other allied Delta Squad unit within 5 and in sight of the target.
text-yes-more-explosives = An enemy unit within 3 suffers 1 damage for each expertise on 5 attack dice; if it suffered any it becomes Strained.
text-rule-17-always-make-sure-theyre-dead = After the Combat action of another allied Galactic Republic unit within 3: a character may dash; if it did, it may attack one of the same targets with 5 dice.
