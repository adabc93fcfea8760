### What cards do, in our own words: upgrades-illicit.

ability-upgrade-cloakingdevice = Action: spend 1 charge to cloak. Planning Phase start: roll 1 attack die; a focus result means decloak or lose the cloak token.
ability-upgrade-contrabandcybernetics = Before you activate, you may spend 1 charge: this round stress keeps you from neither actions nor red maneuvers.
ability-upgrade-deadmansswitch = After you are destroyed, every other ship at range 0–1 suffers 1 damage.
ability-upgrade-feedbackarray = Before you engage, you may gain 1 ion and 1 disarm token: each ship at range 0 suffers 1 damage.
ability-upgrade-inertialdampeners = Before you would execute your revealed maneuver, you may spend 1 shield to stand still instead (white), then gain 1 stress token.
ability-upgrade-riggedcargochute = Action: spend 1 charge to drop loose cargo, a debris cloud, behind you with the speed 1 straight template.
ability-upgrade-quickreleaselocks = In the System Phase you may spend 1 charge to place a loose cargo in your rear arc at range 0, not onto a ship. The charges never come back.
ability-upgrade-saboteursmap = When setup ends, you may spend 1 charge of each of your mine upgrades to place its device anywhere beyond range 2 of enemy ships and other devices.
ability-upgrade-scannerbaffler = When setup ends, you may take up to six other friendly standard ships at range 0–1 in your deployment zone and place each anew, anywhere at range 0–1 of you.
