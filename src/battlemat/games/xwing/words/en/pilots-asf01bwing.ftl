### What cards do, in our own words: pilots-asf01bwing.

ability-pilot-braylenstramm = While stressed, you may pick up to 2 of your dice and reroll them.
ability-pilot-tennumb = You may spend 1 stress token to turn all your focus results into hits or evades.
