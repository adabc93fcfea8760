### Was Karten tun, in eigenen Worten: pilots-attackshuttle.

ability-pilot-herasyndulla = Nachdem du ein rotes oder blaues Manöver aufgedeckt hast, darfst du dein Rad auf ein anderes derselben Farbe stellen.
ability-pilot-herasyndulla-vcx100lightfreighter = Nachdem du ein rotes oder blaues Manöver aufgedeckt hast, darfst du dein Rad auf ein anderes derselben Farbe stellen.
