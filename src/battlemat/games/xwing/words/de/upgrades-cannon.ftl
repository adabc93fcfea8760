### Was Karten tun, in eigenen Worten: upgrades-cannon.

ability-upgrade-ioncannon = Trifft der Angriff, verursacht ein Ergebnis 1 Schaden, alle anderen geben Ionenmarker.
ability-upgrade-autoblasters = Gegen ein Schiff in deinem Fadenkreuzwinkel wirfst du 1 Würfel mehr. Bist du außerhalb des Bugwinkels des Verteidigers, heben Ausweichen keine kritischen Treffer auf.
ability-upgrade-heavylasercannon = Nachdem Angriffswürfel modifiziert sind, werden alle kritischen zu normalen Treffern.
ability-upgrade-jammingbeam = Trifft er, gibt jedes Ergebnis einen Störmarker statt Schaden.
ability-upgrade-tractorbeam = Trifft er, gibt jedes Ergebnis einen Traktorstrahlmarker statt Schaden.
