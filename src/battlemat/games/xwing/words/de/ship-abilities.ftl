### Was Karten tun, in eigenen Worten: ship-abilities.

ability-ship-vectoredthrusters = Nachdem du eine Aktion ausgeführt hast, darfst du eine rote Schub-Aktion ausführen.
ability-ship-advancedtargetingcomputer = Primärangriffe gegen ein von dir erfasstes Schiff: 1 Angriffswürfel mehr, und 1 Treffer wird kritisch.
ability-ship-concordiafaceoff = Verteidigst du bei Angriffsreichweite 1 gegen einen Angreifer in deinem Bugwinkel, wird 1 deiner Ergebnisse zum Ausweichen.
