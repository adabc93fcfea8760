### What cards do, in our own words: pilots-resistancetransport.

ability-pilot-covanell = If your revealed maneuver is red, you roll 1 die more in defense and in primary attacks.
