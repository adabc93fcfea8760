### Was Piloten am Tisch fragen.

xwing-ask-lose-token = Welchen Marker verliert { $ship }?
xwing-option-strain = Überlastung
xwing-option-cloak = Tarnung
