### What cards do, in our own words: ship-abilities.

ability-ship-vectoredthrusters = After you perform an action, you may perform a red boost action.
ability-ship-advancedtargetingcomputer = Primary attacks against a ship you have locked: 1 attack die more, and 1 hit becomes a crit.
ability-ship-concordiafaceoff = While you defend at attack range 1 against an attacker in your front arc, 1 of your results becomes an evade.
