bot-novice = nowicjusz
bot-regular = bywalec
bot-veteran = weteran
bot-master = mistrz
bot-random = nieobliczalny
