### What cards do, in our own words: pilots-t65xwing.

ability-pilot-lukeskywalker = When an attack is declared against you, you may recover 1 Force.
ability-pilot-wedgeantilles = Those you attack roll 1 defense die fewer.
ability-pilot-biggsdarklighter = When another friendly ship at range 0–1 defends and you are in the attack arc too, you may suffer one of the hits or crits yourself to cancel it.
