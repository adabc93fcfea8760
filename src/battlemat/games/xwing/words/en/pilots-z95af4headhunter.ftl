### What cards do, in our own words: pilots-z95af4headhunter.

ability-pilot-airencracken = After you attack, you may choose a friendly ship at range 1; it may perform an action as if it were red.
