# Lando, Lobot

text-how-you-doin-ya-old-pirate = Choose another Scoundrel unit within 4 that is not Wounded: if it is allied, one of its characters may dash. Then this unit may hand it all its conditions.
text-hedged-bets = Before you refresh your order deck choose a unit for each ready Force: an ally loses a condition, an enemy gains one of your choice.
text-sabacc-shift = Once per turn, when this unit’s order card is revealed, it may gain a condition it does not have: refresh 2 Force, shuffle the card back and reveal another one, which cannot be reserved.
text-conflicting-responsibilities = At the end of the set-up choose Galactic Empire or Rebel Alliance for the game. When you reveal an order card, an allied Scoundrel unit may have one of this unit’s tags for the turn.
text-detain = An allied Scoundrel may dash; then the unit of an enemy within 3 of it gains Pinned or Disarmed.
text-security-network = Another allied Scoundrel Secondary or Supporting character within 4 may dash, then make a 5 dice attack on an enemy contesting an active objective.
text-battlefield-calculations = When another allied unit ends an advance, dash, jump or climb of its activation within 2: it takes a Focus action.
