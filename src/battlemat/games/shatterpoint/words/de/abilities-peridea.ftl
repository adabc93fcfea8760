# Morgan Elsbeth, Enoch, Night Troopers

text-by-your-command-grand-admiral = Ein anderer verbündeter Sturmtruppler darf spurten; ist er ein Nachttruppler, auch ein Charakter dieser Einheit.
text-die-well = Vor dem Wurf eines Nahkampfangriffs in einer Kampfaktion dieser Einheit oder eines verbündeten Sturmtruppen-Unterstützungscharakters in Reichweite 5: beide Einheiten werden ungeschützt.
text-fate-has-decided-our-next-move = Sieh dir deine oberste Befehlskarte an. Lege sie nach oben: Charaktere dieser Einheit dürfen spurten, dann führt diese Einheit eine Fokusaktion aus. Oder nach unten: ein Charakter jeder verbündeten Einheit der Nachtschwestern und Nachttruppen darf heilen. Ist das Deck leer, wähle einen dieser Effekte.
text-manipulating-hand = Ein Gegner in Reichweite 4 spurtet; du bestimmst, wohin.
text-you-will-die-here-alone = Nahkampfangriffe dieser Einheit in einer Kampfaktion haben 3 Würfel mehr, wenn kein anderer Gegner in Reichweite 2 des Verteidigers ist.
text-my-loyalty-my-life-for-the-sisterhood = Solange sie nicht angeschlagen ist, darf diese Einheit für die Machtkosten von Fähigkeiten verbündeter Einheiten in Reichweite 3 Schaden erleiden. Wird sie angeschlagen, darf ein Charakter spurten und mit 5 Würfeln im Nahkampf angreifen.
text-dark-innervation = Jeder Charakter darf spurten oder, solange diese Einheit einen Verletzungsmarker hat, laufen.
text-unnatural-vigor = Wenn diese Einheit verteidigt: 1 Kompetenz im Angriffswurf wird zum Fehlschlag und 1 weitere je Verletzungsmarker.
text-animated-beyond-death = Wenn eine andere verbündete Sturmtruppen-Einheit angeschlagen wird, mit einer nicht angeschlagenen verbündeten Nachtschwester (Primär) in Reichweite 5: diese Einheit verliert alle Verletzungsmarker.
text-undying-loyalty = Solange sie einen Verletzungsmarker hat, kann ihre Befehlskarte nicht reserviert werden, und sie anzuschlagen bringt keinen Fortschritt. Schlägt ein Gegner diese Einheit an, erhält sie einen Verletzungsmarker, verliert den Marker „angeschlagen“, allen Schaden und einen Zustand; ihre reservierte Karte wird zurückgemischt.
