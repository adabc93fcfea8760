### What counts when somebody asks how a match stands.

xwing-term-ships = Zustand der Staffeln
xwing-term-shots = mögliche Schüsse
xwing-term-tokens = Zielerfassungen und Stress
xwing-term-places = Stellung der Schiffe
