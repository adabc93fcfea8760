### What cards do, in our own words: pilots-fangfighter.

ability-pilot-oldteroch = At the start of the Engagement Phase you may choose an enemy ship at range 1; if you are in its front arc, it loses all green tokens.
