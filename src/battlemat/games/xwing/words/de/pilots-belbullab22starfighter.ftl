### Was Karten tun, in eigenen Worten: pilots-belbullab22starfighter.

ability-pilot-generalgrievous = Bei einem Primärangriff darfst du bis zu 2 Würfel neu werfen, wenn du nicht im Feuerwinkel des Verteidigers bist.
ability-pilot-wattambor = Bei einem Primärangriff darfst du genau so viele Würfel neu werfen, wie befreundete Schiffe mit Berechnungsmarker in Reichweite 1 des Verteidigers sind.
ability-pilot-captainsear = Ein befreundetes Schiff in Reichweite 0–3, das den Verteidiger seines Primärangriffs im Fadenkreuzwinkel hat, darf 1 Berechnungsmarker ausgeben, um ein Ausweichen aufzuheben.
