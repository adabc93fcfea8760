### Tactics cards: our own designs, in place of the published ones, which nobody has told us.

name-patient-design = Patient Design (house card)
name-studied-weakness = Studied Weakness (house card)
name-swinging-logs = Swinging Logs (house card)
name-hidden-nets = Hidden Nets (house card)

text-patient-design = Choose one: ready 1 Force; or an allied Galactic Empire unit loses 1 damage or a condition.
text-studied-weakness = Choose one: an enemy unit becomes Exposed; or an allied Galactic Empire character may dash.
text-swinging-logs = An enemy unit within 2 of an active objective suffers 1 damage.
text-hidden-nets = An enemy unit within 3 of an allied Ewok character becomes Pinned.
