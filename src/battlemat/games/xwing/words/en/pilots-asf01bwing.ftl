### What cards do, in our own words: pilots-asf01bwing.

ability-pilot-braylenstramm = While you are stressed you may reroll up to 2 dice, attacking or defending.
ability-pilot-tennumb = Attacking or defending, you may spend 1 stress token to change all your focus results to hits or evades.
