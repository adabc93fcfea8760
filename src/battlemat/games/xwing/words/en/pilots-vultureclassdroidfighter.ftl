### What cards do, in our own words: pilots-vultureclassdroidfighter.

ability-pilot-dfs081 = A friendly ship at range 0–1 that defends may spend a calculate token to turn all crits into hits.
ability-pilot-precisehunter = Against a defender in your bullseye arc you may reroll 1 blank.
ability-pilot-dfs311 = At the start of the Engagement Phase you may give one of your calculate tokens to another friendly ship at range 0–3.
ability-pilot-haorchallprototype = After an enemy ship in your bullseye arc at range 0–2 declares an attack on another friendly ship, you may perform a calculate or lock action.
