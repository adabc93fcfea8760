### Was Karten tun, in eigenen Worten: pilots-resistancetransport.

ability-pilot-covanell = Ist dein aufgedecktes Manöver rot, wirfst du bei Verteidigung und Primärangriff 1 Würfel mehr.
ability-pilot-pammichnerrogoode = Mit höchstens 2 Stressmarkern darfst du rote Manöver trotz Stress ausführen.
ability-pilot-nodinchavdri = Nachdem du koordiniert hast oder koordiniert wurdest, darfst du mit höchstens 2 Stressmarkern eine Aktion deiner Leiste als rote Aktion durchführen, auch gestresst.
