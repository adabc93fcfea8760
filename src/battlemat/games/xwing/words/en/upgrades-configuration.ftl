### What cards do, in our own words: upgrades-configuration.

ability-upgrade-servomotorsfoils = Closed: primary attacks roll 1 attack die fewer. Before you activate, you may flip this card.
    .front = Primary attacks roll 1 attack die fewer. Before you activate, you may flip this card.
    .back = Before you activate, you may flip this card.
ability-upgrade-calibratedlasertargeting = Primary attacks on a ship in your bullseye arc: a focus result is added.
ability-upgrade-grapplingstruts = Closed: when you end a maneuver on an asteroid or debris cloud with at most one friend on it, you may flip this card. Open: you ignore obstacles; on one you stay, lose 1 stress and turn 90° as your dial says instead of flying, unless it shows 2 straight. After a maneuver flip it back.
    .front = When you end a maneuver on an asteroid or debris cloud with at most one friend on it, you may flip this card.
    .back = You ignore obstacles; on one you stay, lose 1 stress and turn 90° as your dial says instead of flying, unless it shows 2 straight. After a maneuver flip it back.
ability-upgrade-integratedsfoils = Closed: primary attacks on a ship outside your bullseye arc roll 1 die fewer. Before you activate, you may flip this card.
    .front = Primary attacks on a ship outside your bullseye arc roll 1 die fewer. Before you activate, you may flip this card.
    .back = Before you activate, you may flip this card.
ability-upgrade-landingstruts = Closed: when you end a maneuver on an asteroid or debris cloud with at most one friend on it, you may flip this card. Open: you ignore obstacles; on one you stay, lose 1 stress and turn 90° as your dial says instead of flying, unless it shows 2 straight. After a maneuver flip it back.
    .front = When you end a maneuver on an asteroid or debris cloud with at most one friend on it, you may flip this card.
    .back = You ignore obstacles; on one you stay, lose 1 stress and turn 90° as your dial says instead of flying, unless it shows 2 straight. After a maneuver flip it back.
ability-upgrade-os1arsenalloadout = With exactly 1 disarm token you can still attack what you have locked with torpedoes and missiles, but then keep the lock.
ability-upgrade-pivotwing = Closed: you roll 1 defense die fewer; after a stationary maneuver you may turn by 90° or 180°. You may flip this card before you activate.
    .front = You roll 1 defense die fewer; after a stationary maneuver you may turn by 90° or 180°. Before you activate, you may flip this card.
    .back = Before you activate, you may flip this card.
ability-upgrade-xg1assaultconfiguration = With exactly 1 disarm token you can still attack with cannons, rolling at most 3 attack dice.
ability-upgrade-corsairrefit = One bonus attack a round with an equipped cannon, turret or missile, for 1 energy.
