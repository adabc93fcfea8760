### Was Karten tun, in eigenen Worten: pilots-belbullab22starfighter.

ability-pilot-generalgrievous = Bei einem Primärangriff darfst du bis zu 2 Würfel neu werfen, wenn du nicht im Feuerwinkel des Verteidigers bist.
