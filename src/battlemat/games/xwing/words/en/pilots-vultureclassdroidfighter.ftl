### What cards do, in our own words: pilots-vultureclassdroidfighter.

ability-pilot-dfs081 = A friendly ship at range 0–1 that defends may spend a calculate token to turn all crits into hits.
ability-pilot-precisehunter = You may reroll 1 blank when you attack a defender in your bullseye arc.
ability-pilot-dfs311 = Start of the Engagement Phase: you may hand one of your calculate tokens to one other friendly ship at range 0–3.
ability-pilot-haorchallprototype = You may perform a calculate or lock action after an enemy ship at range 0–2 in your bullseye arc declares an attack on another friendly ship.
