### What cards do, in our own words: pilots-alphaclassstarwing.

ability-pilot-majorvynder = While you are disarmed you roll 1 more defense die.
ability-pilot-lieutenantkarsabi = After you gain a disarm token, if you are not stressed, you may gain 1 stress token to remove it.
