### What counts when somebody asks how a match stands.

pocketmodel-term-objectives = Ziele
pocketmodel-term-units = Einheiten im Spiel
pocketmodel-term-places = Stellung der Einheiten
pocketmodel-term-strikes = Ziele in Reichweite
