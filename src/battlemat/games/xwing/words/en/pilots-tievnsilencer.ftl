### What cards do, in our own words: pilots-tievnsilencer.

ability-pilot-blackout = If your attack is obstructed by an obstacle the defender rolls 2 dice fewer.
ability-pilot-kyloren = After you defend you may spend 1 Force: the attacker gets the condition I’ll Show You the Dark Side.
ability-pilot-avenger = After another friendly ship is destroyed you may perform an action, even while stressed.
