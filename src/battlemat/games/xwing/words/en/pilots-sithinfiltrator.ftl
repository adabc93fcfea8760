### What cards do, in our own words: pilots-sithinfiltrator.

ability-pilot-darthmaul = After you attack, you may spend 2 Force for a bonus primary attack on another target, or on the same one if you missed.
ability-pilot-countdooku = After you defend against a ship in your firing arc, you may spend 1 Force to remove 1 of your red or blue tokens. After your attack hits, you may spend 1 Force to perform an action.
ability-pilot-066 = After you defend, you may spend 1 calculate token to perform an action.
