### What cards do, in our own words: pilots-tieskstriker.

ability-pilot-countdown = While you defend unstressed, after results are neutralized, you may suffer 1 damage and gain 1 stress token to cancel everything that is left.
ability-pilot-puresabacc = With at most 1 damage card you may roll 1 attack die more.
ability-pilot-duchess = You choose whether you use your Adaptive Ailerons, and may do so while stressed.
