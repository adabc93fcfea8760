### What cards do, in our own words: pilots-mg100starfortress.

ability-pilot-edonkappehl = After a blue or white maneuver that you fully execute, you may drop a device if you placed none this round.
