### What cards do, in our own words: upgrades-missile.

ability-upgrade-clustermissiles = After this attack you may perform it once more as a bonus attack, without a lock, against another ship at range 0–1 of the first.
