### Was Karten tun, in eigenen Worten: pilots-kihraxzfighter.

ability-pilot-graz = Hinter dem anderen Schiff wirfst du 1 Würfel mehr, ob du angreifst oder verteidigst.
ability-pilot-talonbanecobra = Du wirfst 1 Würfel mehr, wenn du in Reichweite 1 angreifst oder in Reichweite 3 verteidigst.
ability-pilot-captainjostero = Nachdem ein feindliches Schiff, das nicht verteidigt, Schaden erlitten hat, darfst du einen Bonusangriff gegen es durchführen.
ability-pilot-viktorhel = Nachdem du verteidigt hast, erhält der Angreifer einen Stressmarker, es sei denn, du hast genau 2 Verteidigungswürfel geworfen.
