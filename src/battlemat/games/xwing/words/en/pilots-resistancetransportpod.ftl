### What cards do, in our own words: pilots-resistancetransportpod.

ability-pilot-bb8 = In the System Phase you may perform a red barrel roll or boost action.
ability-pilot-rosetico = You may reroll 1 of your dice for each other friendly ship in the attack arc.
ability-pilot-finn = While you attack or defend, you may add a blank, or gain 1 strain token to add a focus result.
ability-pilot-vimoradi = After forces are placed, an enemy ship gets the condition Compromising Intel.
