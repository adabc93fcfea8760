### Was Karten tun, in eigenen Worten: pilots-tievnsilencer.

ability-pilot-blackout = Ist dein Angriff durch ein Hindernis versperrt, wirft der Verteidiger 2 Würfel weniger.
ability-pilot-kyloren = Nachdem du verteidigt hast, darfst du 1 Macht ausgeben: Der Angreifer erhält den Zustand I’ll Show You the Dark Side.
ability-pilot-avenger = Nachdem ein anderes befreundetes Schiff zerstört wurde, darfst du eine Aktion durchführen, auch gestresst.
