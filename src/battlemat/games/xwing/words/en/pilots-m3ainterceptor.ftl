### What cards do, in our own words: pilots-m3ainterceptor.

ability-pilot-quinnjast = At the start of the Engagement Phase you may gain a disarm token to recover a charge of one of your upgrades.
