### Was Karten tun, in eigenen Worten: pilots-sithinfiltrator.

ability-pilot-darthmaul = Nach einem Angriff darfst du 2 Macht für einen Bonus-Primärangriff gegen ein anderes Ziel ausgeben, oder gegen dasselbe, wenn du verfehlt hast.
ability-pilot-countdooku = Nachdem du gegen ein Schiff in deinem Feuerwinkel verteidigt hast, darfst du 1 Macht ausgeben, um einen deiner blauen oder roten Marker zu entfernen. Nachdem dein Angriff getroffen hat, darfst du 1 Macht für eine Aktion ausgeben.
ability-pilot-066 = Nachdem du verteidigt hast, darfst du 1 Berechnungsmarker ausgeben, um eine Aktion durchzuführen.
