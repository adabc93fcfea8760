### What upgrades ask and tell.

xwing-ask-which-token = { $ship }: which token?
xwing-ask-give-token = Which token goes to { $ship }?
xwing-ask-turn-ship = { $ship }: turn by how much?
xwing-ask-take-hit = { $card }: does { $ship } suffer 1 damage rather than be shot at?
xwing-ask-take-strain = { $card }: does { $ship } take 1 strain token to prevent the evade?
xwing-ask-take-stress = { $card }: does { $ship } gain 1 stress token?
xwing-ask-lose-green = { $card }: does { $ship } remove a green token?
xwing-ask-lose-cloak = { $ship }: decloak, or discard the cloak token?
xwing-option-discard-cloak = Discard the cloak token
xwing-ask-ion-for-disarm = { $ship }: gain 1 ion token to remove 1 disarm token?
xwing-ask-force-not-focus = { $ship }: recover 1 Force rather than gain a focus token?
xwing-ask-cancel = { $card }: which result is cancelled?
xwing-ask-name-result = { $card }: which result do you name?
xwing-ask-change-die = Which die turns to { $to }?
xwing-ask-guess = { $card }: how many evades?
xwing-event-dial-seen = { $player } looks at the dial of { $ship }.
    .you = You look at the dial of { $ship }: { $maneuver }.
xwing-event-initiative = { $ship } now has initiative { $initiative }.
what-rotate = turns on the spot
xwing-event-worked = { $card } ({ $ship }) makes the difference.
