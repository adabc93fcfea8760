### What cards do, in our own words: conditions.

ability-condition-hunted = After you are destroyed, another friendly ship of your choice gets this condition.
ability-condition-illshowyouthedarkside = A pilot damage card lies on this condition. When you would suffer a crit, you are dealt that card instead and the condition ends.
ability-condition-listeningdevice = In the System Phase your dial is turned faceup if an enemy ship with the Informant is at range 0–2.
ability-condition-optimizedprototype = In a primary front arc attack on a ship locked by your Director Krennic, you may spend a result: the defender loses a shield or one of its damage cards is exposed.
ability-condition-rattled = A bomb or mine has detonated at range 0–1: you suffer 1 crit damage and the condition ends. Action, if no bomb or mine is at range 0–1: the condition ends.
ability-condition-suppressivefire = You roll 1 attack die fewer against everybody but Captain Rex. It ends after he defends, is destroyed, or lets an Engagement Phase pass without attacking.
ability-condition-decoyed = In your defense, each friendly Naboo Handmaiden inside the attack arc may spend an evade token to make one of your results an evade, or to add one if you fly an N-1.
ability-condition-compromisingintel = In the System Phase, with the enemy Vi Moradi at range 0–3, your dial is turned faceup. Against her you cannot spend focus tokens.
xwing-ask-weak-spot = { $ship }: what does it lose?
xwing-option-shield = A shield
ability-condition-itstheresistance = You start in reserve. You arrive within range 1 of any edge and beyond range 3 of enemies when all charges of the friendly GA-97 are active, or with a disarm token when it is destroyed.
