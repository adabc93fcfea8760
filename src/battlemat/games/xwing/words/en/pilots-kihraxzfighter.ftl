### What cards do, in our own words: pilots-kihraxzfighter.

ability-pilot-graz = Behind the other ship you roll 1 more die, attacking or defending.
ability-pilot-talonbanecobra = You roll 1 more die attacking at range 1 and defending at range 3.
ability-pilot-captainjostero = After an enemy ship that is not defending suffers damage you may perform a bonus attack against it.
ability-pilot-viktorhel = After you defend, the attacker gains a stress token unless you rolled exactly 2 defense dice.
