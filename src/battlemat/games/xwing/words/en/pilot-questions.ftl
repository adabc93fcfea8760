### What pilots ask at the table.

xwing-ask-lose-token = Which token does { $ship } lose?
xwing-option-strain = strain
xwing-option-cloak = cloak
