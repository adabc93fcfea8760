bot-novice = Neuling
bot-regular = Stammgast
bot-veteran = Veteran
bot-master = Meister
bot-random = planlos
