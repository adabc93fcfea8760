### Was Karten tun, in eigenen Worten: pilots-yv666lightfreighter.

ability-pilot-moraloeval = Würdest du fliehen, darfst du 1 Ladung ausgeben und stattdessen in die Reserve gehen; zu Beginn der nächsten Planungsphase kommst du in Reichweite 1 der Kante zurück, über die du geflohen bist.
ability-pilot-nashtahpup = Du dockst nur im Notfall ab und hast dann Namen, Initiative, Fähigkeit und Ladungen des Piloten der zerstörten Hound’s Tooth.
ability-pilot-bossk = Nachdem bei deinem Primärangriff Ergebnisse neutralisiert wurden, darfst du einen kritischen Treffer gegen zwei Treffer tauschen.
ability-pilot-lattsrazzi = Zu Beginn der Kampfphase darfst du deine Zielerfassung auf ein Schiff in Reichweite 1 ausgeben: Es erhält 1 Traktormarker.
