### Was Karten tun, in eigenen Worten: upgrades-torpedo.

ability-upgrade-protontorpedoes = 1 Treffer wird kritisch.
ability-upgrade-advprotontorpedoes = Du änderst 1 Treffer in einen kritischen Treffer.
ability-upgrade-iontorpedoes = Treffen sie, verursacht ein Ergebnis 1 Schaden, alle anderen geben Ionenmarker.
ability-upgrade-plasmatorpedoes = Kritische Treffer werden vor normalen aufgehoben. Treffen sie, verliert der Verteidiger 1 Schild, bevor Schaden zugeteilt wird.
