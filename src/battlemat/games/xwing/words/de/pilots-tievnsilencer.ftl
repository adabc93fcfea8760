### Was Karten tun, in eigenen Worten: pilots-tievnsilencer.

ability-pilot-kyloren = Nachdem du verteidigt hast, darfst du für 1 Macht dem Angreifer den Zustand I’ll Show You the Dark Side geben.
ability-pilot-blackout = Versperrt ein Hindernis deinen Angriff, wirft der Verteidiger 2 Würfel weniger.
ability-pilot-avenger = Nachdem ein anderes befreundetes Schiff zerstört wurde, darfst du eine Aktion ausführen, auch gestresst.
ability-pilot-recoil = Gestresst darfst du Feinde in deinem Bugwinkel in Reichweite 0–1 behandeln, als wären sie in deinem Fadenkreuzwinkel.
