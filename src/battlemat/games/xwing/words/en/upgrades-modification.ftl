### What cards do, in our own words: upgrades-modification.

ability-upgrade-afterburners = Maneuver of speed 3 to 5 fully executed: for 1 charge you may then boost as an action, even while stressed.
ability-upgrade-stealthdevice = While its charge is active, you roll 1 defense die more. After you suffer damage, it loses the charge.
ability-upgrade-staticdischargevanes = If you would gain an ion or jam token and are not stressed, you may gain 1 stress token and give it to another ship at range 0–1.
ability-upgrade-advancedslam = After a SLAM whose maneuver was fully executed, you may perform a white action of your bar as red.
ability-upgrade-electronicbaffle = In the End Phase you may suffer 1 damage to remove 1 red token.
ability-upgrade-imperviumplating = Before you would be dealt a faceup damage card of the kind “ship”, you may spend 1 charge to discard it instead.
ability-upgrade-munitionsfailsafe = Torpedo and missile attacks: after rolling you may cancel all your results to recover the charge.
ability-upgrade-synchronizedconsole = After you attack, you may spend your lock on the defender so that a friendly ship at range 1 (range 1–3 with this card) acquires one.
ability-upgrade-tacticalscrambler = While you obstruct an enemy attack, the defender rolls 1 defense die more.
ability-upgrade-delayedfuses = After you place a bomb or mine you may put a fuse marker on it.
ability-upgrade-sparepartscanisters = Action: spend 1 charge to recover 1 charge of an astromech. Action: spend 1 charge to drop spare parts, a debris cloud, right behind you and break all locks on you.
ability-upgrade-ablativeplating = Before you suffer damage from an obstacle or a friendly bomb you may spend a charge to prevent 1 of it.
