### What cards do, in our own words: pilots-tiecapunisher.

ability-pilot-deathrain = After you drop or launch a device you may perform an action.
ability-pilot-redline = You can have 2 locks. After an action you may acquire a lock.
