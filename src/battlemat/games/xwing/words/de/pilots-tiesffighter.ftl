### Was Karten tun, in eigenen Worten: pilots-tiesffighter.

ability-pilot-quickdraw = Nachdem du einen Schild verloren hast, darfst du 1 Ladung für einen Bonus-Primärangriff ausgeben.
ability-pilot-backdraft = Bei Primärangriffen mit dem Turm wirfst du 1 Würfel mehr, wenn der Verteidiger in deinem Heckwinkel ist.
