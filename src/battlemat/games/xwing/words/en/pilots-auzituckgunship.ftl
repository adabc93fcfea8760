### What cards do, in our own words: pilots-auzituckgunship.

ability-pilot-wullffwarro = Primary attacks while you are damaged: you may roll 1 die more.
ability-pilot-lowhhrick = When a friendly ship at range 0–1 is attacked, you may spend 1 reinforce token to give it 1 evade token.
