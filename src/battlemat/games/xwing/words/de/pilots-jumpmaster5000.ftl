### Was Karten tun, in eigenen Worten: pilots-jumpmaster5000.

ability-pilot-dengar = Nachdem du gegen ein Schiff in deinem Bugwinkel verteidigt hast, darfst du 1 Ladung für einen Bonusangriff gegen es ausgeben.
ability-pilot-manaroo = Zu Beginn der Kampfphase darfst du alle deine grünen Marker einem befreundeten Schiff in Reichweite 0–1 geben.
ability-pilot-teltrevura = Würdest du zerstört, darfst du 1 Ladung ausgeben: Lege alle Schadenskarten ab, erleide 5 Schaden und komm in die Reserve. Zu Beginn der nächsten Planungsphase kehrst du an deiner Kante zurück.
