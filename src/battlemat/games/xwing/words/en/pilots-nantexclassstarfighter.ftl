### What cards do, in our own words: pilots-nantexclassstarfighter.

ability-pilot-sunfac = Your primary attacks on tractored ships roll 1 attack die more.
ability-pilot-chertek = In primary attacks on tractored ships you may reroll up to 2 attack dice.
ability-pilot-berwerkret = After your attack hits, each friendly ship that can calculate and has the defender locked may perform a red calculate action.
ability-pilot-gorgol = In the System Phase you may gain a disarm token to give a friendly ship at range 1–2 a tractor token; then it repairs a faceup ship damage card.
