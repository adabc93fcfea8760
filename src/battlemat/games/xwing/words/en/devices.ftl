### Devices, remotes and docking at the table: events, questions, options, refusals.

xwing-event-fuse-placed = { $device } gets a fuse marker.
xwing-event-relocated = { $device } is relocated.
xwing-ask-deploy = { $ship }: deploy with which maneuver?
xwing-ask-device = { $ship }: which device, and how?
xwing-ask-place-device = { $ship }: where does the device touch the ship?
xwing-ask-relocate = { $device }: relocate it?
xwing-ask-swarm = { $device }: cling to which guides of { $ship }?
xwing-option-place = Place { $card } touching the ship
xwing-device-outside = The device would stick out of the play area.
xwing-remote-outside = { $device } would stick out of the play area.
xwing-outside-zones = { $ship } must be within range 1 of one of the marked edges.
xwing-enemy-too-near = { $ship } must be beyond range { $range } of every enemy ship.
xwing-event-in-reserve = { $ship } is placed in reserve.
xwing-ask-charges = { $card }: how many charges are spent?
xwing-ask-token = Which token does { $ship } gain?
xwing-option-rotate = Rotate the turret
xwing-option-ion = ion
xwing-option-jam = jam
xwing-option-stress = stress
xwing-option-tractor = tractor
