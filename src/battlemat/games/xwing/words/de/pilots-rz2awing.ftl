### Was Karten tun, in eigenen Worten: pilots-rz2awing.

ability-pilot-lulolampar = Gestresst wirfst du bei Primärangriffen 1 Würfel mehr und beim Verteidigen 1 Würfel weniger.
ability-pilot-tallissanlintra = Greift ein Feind in deinem Fadenkreuzwinkel an, darfst du 1 Ladung ausgeben: Der Verteidiger wirft 1 Würfel mehr.
ability-pilot-greersonnel = Nach einem vollständig ausgeführten Manöver darfst du deinen Geschützturm drehen.
ability-pilot-zaribangel = Du führst auch nach einem teilweise ausgeführten Manöver eine Aktion aus.
