### What counts when somebody asks how a match stands.

xwing-term-ships = what is left of the squads
xwing-term-shots = shots that may be fired
xwing-term-tokens = locks and stress
xwing-term-places = where ships fly
