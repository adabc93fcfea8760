### What counts when somebody asks how a match stands.

pocketmodel-term-objectives = objectives
pocketmodel-term-units = units in play
pocketmodel-term-places = where units stand
pocketmodel-term-strikes = objectives within reach
