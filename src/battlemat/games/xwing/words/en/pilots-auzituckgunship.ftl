### What cards do, in our own words: pilots-auzituckgunship.

ability-pilot-wullffwarro = Your primary attacks may roll 1 more die while you are damaged.
ability-pilot-lowhhrick = When a friendly ship at range 0–1 is attacked you may spend 1 reinforce token: it gains 1 evade token.
