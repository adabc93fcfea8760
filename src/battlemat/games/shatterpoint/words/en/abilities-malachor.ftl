# Ahsoka Tano, Darth Vader

text-i-am-no-jedi = Once per turn, when this unit wounds an enemy unit: refresh 1 Force and a character may jump; for a Primary or Secondary refresh 1 more Force or make a 5 dice attack.
text-anakin-skywalker-was-weak = If not Strained, refresh 1 Force; then this unit loses 1 damage and a condition, and a character may dash.
text-the-power-within-will-soon-serve-the-emperor = At the end of its activation this unit gains Strained; a character contests an active objective within 3 of it until the end of the turn.
