### Was Karten tun, in eigenen Worten: pilots-btlbywing.

ability-pilot-goji = Verteidigt ein befreundetes Schiff in Reichweite 0–3, darf es für jede befreundete Bombe oder Mine in Reichweite 0–1 von ihm 1 Würfel mehr werfen.
