### What cards do, in our own words: pilots-mg100starfortress.

ability-pilot-edonkappehl = After a blue or white maneuver that you fully execute, you may drop a device if you placed none this round.
ability-pilot-cat = Your primary attacks roll 1 more die if the defender is at range 0–1 of a friendly device.
ability-pilot-finchdallow = Instead of dropping a bomb you may place it anywhere in contact with your ship.
ability-pilot-benteene = After you attack a ship in your turret arc it gets the condition Rattled.
ability-pilot-vennie = While you defend you may add a focus result if the attacker is in a friendly ship’s turret arc.
