### Vorrichtungen, Drohnen und Andocken am Tisch: Ereignisse, Fragen, Möglichkeiten, Ablehnungen.

xwing-event-fuse-placed = { $device } bekommt einen Zündermarker.
xwing-event-relocated = { $device } wird versetzt.
xwing-ask-deploy = { $ship }: mit welchem Manöver abdocken?
xwing-ask-device = { $ship }: welche Vorrichtung, und wie?
xwing-ask-place-device = { $ship }: wo berührt die Vorrichtung das Schiff?
xwing-ask-relocate = { $device }: versetzen?
xwing-ask-swarm = { $device }: an welche Stege von { $ship } klammern?
xwing-option-place = { $card } am Schiff anliegend platzieren
xwing-device-outside = Die Vorrichtung würde aus der Spielfläche ragen.
xwing-remote-outside = { $device } würde aus der Spielfläche ragen.
xwing-outside-zones = { $ship } muss innerhalb von Reichweite 1 zu einer der markierten Kanten stehen.
xwing-enemy-too-near = { $ship } muss außerhalb von Reichweite { $range } zu jedem feindlichen Schiff stehen.
xwing-event-in-reserve = { $ship } kommt in die Reserve.
xwing-ask-charges = { $card }: wie viele Ladungen werden ausgegeben?
xwing-ask-token = Welchen Marker erhält { $ship }?
xwing-option-rotate = Turm drehen
xwing-option-ion = Ionen
xwing-option-jam = Störsignal
xwing-option-stress = Stress
xwing-option-tractor = Traktorstrahl
