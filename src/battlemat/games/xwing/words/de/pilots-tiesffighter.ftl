### Was Karten tun, in eigenen Worten: pilots-tiesffighter.

ability-pilot-quickdraw = Nachdem du einen Schild verloren hast, darfst du für 1 Ladung einen Bonus-Primärangriff ausführen.
ability-pilot-backdraft = Primäre Turmangriffe auf ein Schiff in deinem Heckwinkel mit 1 Würfel mehr.
