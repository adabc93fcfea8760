### Was Karten tun, in eigenen Worten: pilots-vcx100lightfreighter.

ability-pilot-chopper = Zu Beginn der Kampfphase erhält jedes feindliche Schiff in Reichweite 0 zwei Störsignale.
ability-pilot-herasyndulla-vcx100lightfreighter = Nachdem du ein rotes oder blaues Manöver aufgedeckt hast, darfst du dein Rad auf ein anderes Manöver dieser Farbe ändern.
ability-pilot-kananjarrus = Verteidigt ein befreundetes Schiff in deinem Feuerwinkel, darfst du 1 Macht ausgeben: Der Angreifer wirft 1 Würfel weniger.
