### What cards do, in our own words: pilots-tiesabomber.

ability-pilot-captainjonus = A friendly ship at range 0–1 may reroll up to 2 dice of a torpedo or missile attack.
ability-pilot-deathfire = After you are destroyed, you may attack once more and drop or launch a device before you leave.
ability-pilot-tomaxbren = After you reload you may recover 1 charge of a talent.
ability-pilot-majorrhymer = You may use torpedoes and missiles one range nearer or farther than their cards say, within range 0–3.
