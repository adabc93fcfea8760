### What cards do, in our own words: pilots-z95af4headhunter.

ability-pilot-airencracken = After your attack: you may pick one friendly ship at range 1; it may perform an action as if it were red.
ability-pilot-lieutenantblount = Your primary attacks may roll 1 more die if another friendly ship is at range 0–1 of the defender.
ability-pilot-ndrusuhlak = Your primary attacks roll 1 more die if no other friendly ship is at range 0–2 of you.
ability-pilot-kaatoleeachos = At the start of the Engagement Phase you may take a focus or evade token from a friendly ship at range 0–2.
