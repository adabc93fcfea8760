### What is said about huge ships: their energy, what they run over, their turrets.

arcs-front = front and rear arcs
arcs-left = left and right arcs
term-huge-ship = huge ship in between
what-maneuver = maneuver
why-overlap = overlap

## Events

xwing-event-energy-lost = { $ship } loses { $amount } energy, { $left } left.
xwing-event-energy-recovered = { $ship } recovers { $amount } energy: { $left }.
xwing-event-energy-spent = { $ship } spends { $amount } energy, { $left } left.
xwing-event-no-room = There is no room behind the huge ship for { $ship }.
xwing-event-precision-shot = Precision shot at { $ship }: { $card }.
xwing-event-put-back = { $ship } is put back behind the huge ship.
xwing-event-set-aside = { $ship } is set aside: { $by } runs over it.
xwing-event-stays = { $ship } is huge and stays as it is: no { $what }.
xwing-event-turret-rotated = { $ship }: { $weapon } points to the { $arc }.

## Questions

xwing-ask-opponent = { $ship }: which opponent may turn it?
xwing-ask-point-turret = { $ship }: where does { $weapon } point?
xwing-ask-put-back = Put { $ship } behind { $carrier }, at range 0 to 1.
xwing-ask-put-back-ship = Which ship do you put back next?
xwing-ask-rotate-other = { $ship }: rotate the other turret, too?
xwing-ask-rotate-turret = { $ship }: which turret is rotated, and where to?

## Options

xwing-option-bonus = Bonus attack: { $weapon } → { $ship }
xwing-option-turret = { $weapon } → { $arc }

## Why not

xwing-no-energy = { $ship } has { $have } energy and needs { $need } for { $card }.
xwing-not-behind = { $ship } must be in the full rear arc of the huge ship, at range 0 to 1.
xwing-offline = { $card } is offline and cannot attack.

## Cards that place things or reach farther

xwing-ask-energy = { $card }: how much energy does { $ship } spend?
xwing-ask-escorts = { $card }: which ships are placed anew?
xwing-ask-mined = { $card }: a mine of which upgrade?
xwing-ask-place-mine = { $ship }: where does the mine lie?
xwing-ask-place-crate = { $ship }: where is the crate let go?
xwing-not-near = { $ship } must be placed at range 0 to { $range }.
xwing-mine-too-near = The mine must be beyond range { $range } of every enemy ship and every other device.
xwing-crate-outside = The crate would stick out of the play area.
xwing-crate-on-a-ship = The crate would lie on a ship.
xwing-crate-not-behind = The crate must be in the rear arc of { $ship }, at range 0.
