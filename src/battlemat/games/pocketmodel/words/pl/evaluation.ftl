### What counts when somebody asks how a match stands.

pocketmodel-term-objectives = cele
pocketmodel-term-units = jednostki w grze
pocketmodel-term-places = ustawienie jednostek
pocketmodel-term-strikes = cele w zasięgu
