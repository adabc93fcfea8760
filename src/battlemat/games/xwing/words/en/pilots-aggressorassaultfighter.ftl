### What cards do, in our own words: pilots-aggressorassaultfighter.

ability-pilot-ig88a = At the start of the Engagement Phase you may pass 1 calculate token to a friendly ship at range 1–3 that can calculate.
ability-pilot-ig88b = After your attack misses, you may perform a bonus cannon attack.
ability-pilot-ig88c = Boost action performed: you may add an evade action.
ability-pilot-ig88d = You may fly a Segnor’s loop along the turn template of the same side or the straight template of the same speed.
