### What cards do, in our own words: pilots-tieskstriker.

ability-pilot-puresabacc = Your attacks may roll 1 more die while you have 1 damage card or none.
ability-pilot-countdown = After results are neutralized in an attack on you, if you are not stressed, you may suffer 1 damage and gain 1 stress token to cancel all results.
