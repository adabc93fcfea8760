### What counts when somebody asks how a match stands.

xwing-term-ships = stan eskadr
xwing-term-shots = możliwe strzały
xwing-term-tokens = namierzenia i stres
xwing-term-places = ustawienie statków
