### Was Karten tun, in eigenen Worten: pilots-z95af4headhunter.

ability-pilot-airencracken = Nach deinem Angriff darfst du ein befreundetes Schiff in Reichweite 1 wählen; es darf eine Aktion ausführen, als wäre sie rot.
