### What cards do, in our own words: pilots-tievnsilencer.

ability-pilot-kyloren = After you defend, you may spend 1 Force to give the attacker the condition I’ll Show You the Dark Side.
ability-pilot-blackout = If an obstacle obstructs your attack, the defender rolls 2 dice fewer.
ability-pilot-avenger = After another friendly ship is destroyed, you may perform an action, even while stressed.
ability-pilot-recoil = While stressed you may treat enemies in your front arc at range 0–1 as being in your bullseye arc.
