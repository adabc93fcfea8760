### Was Karten tun, in eigenen Worten: pilots-m3ainterceptor.

ability-pilot-quinnjast = Zu Beginn der Kampfphase darfst du einen Entwaffnet-Marker erhalten, um eine Ladung einer deiner Aufwertungen zurückzuerhalten.
ability-pilot-serissu = Ein befreundetes Schiff in Reichweite 0–1, das verteidigt, darf 1 Würfel neu werfen.
ability-pilot-laetinashera = Nachdem du angegriffen oder verteidigt hast, erhältst du 1 Ausweichmarker, wenn der Angriff verfehlt hat.
ability-pilot-inaldra = Beim Angreifen oder Verteidigen darfst du 1 Schaden erleiden, um beliebig viele deiner Würfel neu zu werfen.
ability-pilot-genesisred = Nachdem du ein Ziel erfasst hast, besitzt du genauso viele Fokus- und Ausweichmarker wie das erfasste Schiff.
ability-pilot-sunnybounder = Zeigen nach einem Wurf oder Neuwurf beim Angreifen oder Verteidigen alle deine Würfel dasselbe, darfst du ein weiteres solches Ergebnis hinzufügen.
