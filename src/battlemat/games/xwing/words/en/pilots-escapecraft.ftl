### What cards do, in our own words: pilots-escapecraft.

ability-pilot-outerrimpioneer = Friendly ships at range 0–1 can attack while they are on obstacles.
