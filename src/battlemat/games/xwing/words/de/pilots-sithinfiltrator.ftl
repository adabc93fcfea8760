### Was Karten tun, in eigenen Worten: pilots-sithinfiltrator.

ability-pilot-darthmaul = Nach deinem Angriff darfst du für 2 Macht einen Bonus-Primärangriff auf ein anderes Ziel ausführen oder, wenn du verfehlt hast, auf dasselbe.
ability-pilot-countdooku = Nachdem du gegen ein Schiff in deinem Feuerwinkel verteidigt hast, darfst du für 1 Macht 1 deiner roten oder blauen Marker entfernen. Trifft dein Angriff, darfst du für 1 Macht eine Aktion ausführen.
ability-pilot-066 = Nachdem du verteidigt hast, darfst du 1 Berechnungsmarker ausgeben, um eine Aktion auszuführen.
