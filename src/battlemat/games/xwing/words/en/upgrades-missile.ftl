### What cards do, in our own words: upgrades-missile.

ability-upgrade-clustermissiles = After this attack you may perform it once more as a bonus attack, without a lock, against another ship at range 0–1 of the first.
ability-upgrade-discordmissiles = At the start of the Engagement Phase you may spend 1 calculate token and 1 charge to launch a Buzz Droid Swarm with a speed 3 bank or straight template. It clings to enemies that cross it and bites those it touches.
