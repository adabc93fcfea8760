### Was Karten tun, in eigenen Worten: pilots-attackshuttle.

ability-pilot-herasyndulla = Nachdem du ein rotes oder blaues Manöver aufgedeckt hast, darfst du dein Rad auf ein anderes Manöver dieser Farbe ändern.
