### What cards do, in our own words: pilots-lambdaclasst4ashuttle.

ability-pilot-captainkagi = At the start of the Engagement Phase you may draw all enemy locks on friendly ships of your choice at range 0–3 to yourself.
ability-pilot-lieutenantsai = After you coordinate, if the chosen ship performed an action that is on your bar, you may perform that action too.
ability-pilot-coloneljendon = When the Activation Phase starts, you may spend a charge: this round friendly ships acquire locks beyond range 3 only.
