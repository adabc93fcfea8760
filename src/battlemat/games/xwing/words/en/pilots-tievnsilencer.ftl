### What cards do, in our own words: pilots-tievnsilencer.

ability-pilot-kyloren = After you defend, you may spend 1 Force to give the attacker the condition I’ll Show You the Dark Side.
ability-pilot-blackout = If an obstacle obstructs your attack, the defender rolls 2 dice fewer.
ability-pilot-avenger = Even while stressed, you may perform an action after another friendly ship is destroyed.
ability-pilot-recoil = While stressed you may treat enemies at range 0–1 in your front arc as if they were in your bullseye arc.
