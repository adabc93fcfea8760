### Was Karten tun, in eigenen Worten: upgrades-hardpoint.

ability-upgrade-ioncannonbattery = Bonusangriff für 1 Energie. Trifft er, erleidet der Verteidiger 1 kritischen Schaden, und alle Ergebnisse geben Ionenmarker statt Schaden. Außer Betrieb: kein Angriff; nachdem du gekämpft hast, darfst du 2 Energie ausgeben, um diese Karte zurückzudrehen.
ability-upgrade-ordnancetubes = Mit Torpedos und Raketen greifst du nur als Bonusangriff an, je einmal pro Runde, und im vollen Bugwinkel statt im Bugwinkel. Außer Betrieb: stattdessen im Fadenkreuzwinkel, als gewöhnliche Angriffe. Aktion: Gib 2 Energie aus, um diese Karte zurückzudrehen.
ability-upgrade-pointdefensebattery = Bis zu 4 Bonusangriffe je Runde, jeder für 1 Energie. Außer Betrieb: kein Angriff; nachdem du gekämpft hast, darfst du 2 Energie ausgeben, um diese Karte zurückzudrehen.
ability-upgrade-targetingbattery = Bonusangriff für 1 Energie; danach darfst du den Verteidiger erfassen. Außer Betrieb: kein Angriff; nachdem du gekämpft hast, darfst du 2 Energie ausgeben, um diese Karte zurückzudrehen.
ability-upgrade-turbolaserbattery = Bonusangriff auf ein erfasstes Ziel für 3 Energie. Trifft er, kommen 3 Treffer hinzu. Außer Betrieb: kein Angriff; nachdem du gekämpft hast, darfst du 2 Energie ausgeben, um diese Karte zurückzudrehen.
