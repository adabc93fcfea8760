### Was Karten tun, in eigenen Worten: pilots-resistancetransport.

ability-pilot-covanell = Ist dein aufgedecktes Manöver rot, wirfst du bei Verteidigung und Primärangriff 1 Würfel mehr.
