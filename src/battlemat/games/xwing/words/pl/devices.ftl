### Ładunki, zdalne urządzenia i dokowanie przy stole: zdarzenia, pytania, opcje, odmowy.

xwing-event-fuse-placed = { $device } otrzymuje znacznik zapalnika.
xwing-event-relocated = { $device } zostaje przestawiony.
xwing-ask-deploy = { $ship }: jakim manewrem opuścić nosiciela?
xwing-ask-device = { $ship }: jakie urządzenie i w jaki sposób?
xwing-ask-place-device = { $ship }: w którym miejscu urządzenie ma dotykać statku?
xwing-ask-relocate = { $device }: przestawić?
xwing-ask-swarm = { $device }: których wypustek ma się uczepić – { $ship }?
xwing-option-place = Umieść { $card } w kontakcie ze statkiem
xwing-device-outside = Urządzenie wystawałoby poza obszar gry.
xwing-remote-outside = { $device } wystawałby poza obszar gry.
xwing-outside-zones = { $ship } musi znaleźć się w zasięgu 1 od jednej z zaznaczonych krawędzi.
xwing-enemy-too-near = { $ship } musi znaleźć się poza zasięgiem { $range } od każdego wrogiego statku.
xwing-event-in-reserve = { $ship } trafia do rezerwy.
xwing-ask-charges = { $card }: ile ładunków wydać?
xwing-ask-token = Jaki żeton otrzymuje { $ship }?
xwing-option-rotate = Obrócić wieżyczkę
xwing-option-ion = jonizacja
xwing-option-jam = zakłócenie
xwing-option-stress = stres
xwing-option-tractor = ściąganie
