### Was Karten tun, in eigenen Worten: pilots-jumpmaster5000.

ability-pilot-dengar = Nachdem du gegen ein Schiff in deinem Bugwinkel verteidigt hast, darfst du es für 1 Ladung mit einem Bonusangriff angreifen.
ability-pilot-teltrevura = Würdest du zerstört, darfst du 1 Ladung ausgeben: Wirf alle Schadenskarten ab, erleide 5 Schaden und geh in Reserve. In der nächsten Planungsphase kehrst du an deinem Rand zurück.
ability-pilot-manaroo = Zu Beginn der Kampfphase darfst du alle deine grünen Marker an ein befreundetes Schiff in Reichweite 0–1 geben.
