# The levels of bots, as players read them; docs and options call them by their ids.
bot-novice = novice
bot-regular = regular
bot-veteran = veteran
bot-master = master
bot-random = reckless
