### Was Fähigkeiten bewirken, in eigenen Worten: Darth Vader, Sturmtruppen.

text-you-dont-know-the-power-of-the-dark-side = Diese Einheit darf 2 Schaden oder einen Zustand verlieren; dann erneuere 1 Macht.
text-anger-hate-aggression = Ein Charakter darf spurten; dann wirft er im nächsten Angriff dieser Aktivierung 3 Würfel mehr, und zeigt der Wurf einen Fehlschlag, wird diese Einheit danach ungeschützt.
text-you-are-unwise-to-lower-your-defenses = Wenn diese Einheit Ziel eines Nahkampfangriffs ist: zeigt der Angriffswurf am Ende einen Fehlschlag, erleidet die angreifende Einheit 3 Schaden.
text-perhaps-i-can-find-new-ways-to-motivate-them = Wenn diese Einheit eine gegnerische anschlägt, darf ein anderer verbündeter Charakter des Galaktischen Imperiums spurten.
text-you-cannot-hide-forever = Am Ende der Aktivierung dieser Einheit: hat sie darin niemanden angeschlagen und ist ihre Befehlskarte weder im Deck noch in der Reserve, mische die Karte ins Deck.
text-inexorable-advance = Jeder Charakter einer verbündeten Unterstützungseinheit des Galaktischen Imperiums darf laufen; tat es einer, erleidet die Einheit 1 Schaden.
text-imperial-firepower = Ein Gegner mit mindestens zwei verbündeten Charakteren des Galaktischen Imperiums in Reichweite 4 wird fixiert oder entwaffnet.
text-coordinated-offensive = Wenn diese Einheit oder ein verbündeter Sturmtruppler in einer Kampfaktion angreift: 1 Würfel mehr für jede andere verbündete Sturmtruppen-Einheit in Reichweite 5 des Ziels, die es sieht.
text-assault-tactics = Jeder Charakter darf spurten; dann darf diese Einheit 1 Schaden erleiden, um kostenlos eine Fokusaktion auszuführen.
text-for-the-empire = Wähle einen Gegner im Handgemenge mit dieser Einheit und einen Verbündeten im Handgemenge mit ihm: schiebe den Gegner um Reichweite 2 von diesem weg; dann wird diese Einheit ungeschützt.
