### What cards do, in our own words: pilots-btlbywing.

ability-pilot-goji = While a friendly ship at range 0–3 defends, it may roll 1 more die for each friendly bomb or mine at range 0–1 of it.
