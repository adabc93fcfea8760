### What cards do, in our own words: pilots-alphaclassstarwing.

ability-pilot-majorvynder = While you are disarmed, you roll 1 defense die more.
ability-pilot-lieutenantkarsabi = After you gain a disarm token without being stressed, you may gain 1 stress token to remove it.
