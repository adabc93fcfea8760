### Was Karten tun, in eigenen Worten: pilots-mg100starfortress.

ability-pilot-edonkappehl = Nach einem vollständig ausgeführten blauen oder weißen Manöver darfst du eine Vorrichtung abwerfen, wenn du in dieser Runde noch keine platziert hast.
