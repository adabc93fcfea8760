### What cards do, in our own words: pilots-ut60duwing.

ability-pilot-sawgerrera = Damaged friendly ships at range 0–3 may reroll 1 attack die.
ability-pilot-cassianandor = At the start of the Activation Phase you may remove 1 stress token from a friendly ship at range 1–3.
ability-pilot-benthictwotubes = After a focus action you may pass 1 focus token to a friendly ship at range 1–2.
ability-pilot-hefftobber = After an enemy executes a maneuver and is at range 0, you may perform an action.
ability-pilot-bodhirook = Friendly ships may lock objects at range 0–3 of any friendly ship.
ability-pilot-magvayarro = Attacks against a friendly ship at range 0–2: the attacker can reroll no more than 1 die.
