### What cards do, in our own words: upgrades-tactical-relay.

ability-upgrade-k2b4 = A friendly ship at range 0–3 that defends may spend 1 calculate token to add an evade, unless the attacker takes 1 strain token.
ability-upgrade-kraken = In the End Phase up to 3 friendly ships at range 0–3 may each keep 1 calculate token.
ability-upgrade-ta175 = After a friendly ship at range 0–3 that can calculate is destroyed, each other such ship at range 0–3 gains 1 calculate token.
ability-upgrade-tv94 = A friendly ship at range 0–3 with 2 or fewer attack dice in a primary attack on its bullseye arc may spend 1 calculate token to add a hit.
