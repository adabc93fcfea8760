### What cards do, in our own words: pilots-resistancetransport.

ability-pilot-covanell = If your revealed maneuver is red, you roll 1 die more in defense and in primary attacks.
ability-pilot-pammichnerrogoode = Even while stressed you may execute red maneuvers, if you have no more than 2 stress tokens.
ability-pilot-nodinchavdri = After you coordinate or are coordinated you may perform an action of your bar as a red action, also while stressed, if you have 2 or fewer stress tokens.
