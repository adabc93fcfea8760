### What cards do, in our own words: pilots-sithinfiltrator.

ability-pilot-darthmaul = After you attack, you may spend 2 Force for a bonus primary attack on another target, or on the same one if you missed.
ability-pilot-countdooku = After you defend against a ship in your firing arc, for 1 Force you may remove 1 of your red or blue tokens. After your attack hits, for 1 Force you may perform an action.
ability-pilot-066 = After you defend, you may perform an action by spending 1 calculate token.
