### What cards do, in our own words: pilots-tiecapunisher.

ability-pilot-deathrain = You may perform an action after each device you drop or launch.
ability-pilot-redline = You can have 2 locks. After an action you may acquire a lock.
