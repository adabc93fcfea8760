### Was Karten tun, in eigenen Worten: pilots-rz2awing.

ability-pilot-lulolampar = Solange du gestresst bist, wirfst du bei Primärangriffen 1 Würfel mehr und beim Verteidigen 1 weniger.
ability-pilot-greersonnel = Nach einem vollständig ausgeführten Manöver darfst du deinen Turm drehen.
