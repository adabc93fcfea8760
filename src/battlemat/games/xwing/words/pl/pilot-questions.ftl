### O co pytają przy stole piloci.

xwing-ask-lose-token = Jaki żeton traci { $ship }?
xwing-option-strain = wysilenie
xwing-option-cloak = maskowanie
