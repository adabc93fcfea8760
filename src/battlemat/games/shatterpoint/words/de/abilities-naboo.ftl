### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-expose-flank = Jeder Charakter darf klettern; endete einer höher, hat diese Einheit für diesen Zug Scharfschütze [1] und führt eine Fokusaktion aus.
text-queens-gambit = Wenn der Gegner einen Fortschrittsmarker erhält, darf ein Charakter laufen.
text-servant-of-the-people = In Faith in Diplomacy gewinnst du Gleichstände um aktive Ziele, um die diese Einheit kämpft. In Aggressive Negotiations würfeln, solange sie nicht angeschlagen ist, verbündete Unterstützungscharaktere der Galaktischen Republik 1 Angriffswürfel mehr.
text-loyal-protectors = Jeder Charakter einer anderen verbündeten Einheit der Galaktischen Republik darf spurten; ist es eine Naboo-Einheit, auch jeder Charakter dieser Einheit.
text-staunch-bodyguard = Wenn ein verbündeter Primärcharakter angegriffen wird: ein Charakter darf auf ihn zu die Position wechseln; ist diese Einheit dann in Reichweite 2 von ihm, würfelt er 2 Verteidigungswürfel mehr.
text-decoy = Bevor du mit der Shatterpoint-Karte eine Einheit wählst, darfst du ein aktives Ziel in Reichweite 2 und eine verbündete Naboo-Primäreinheit wählen: diese Einheit wird in Reichweite 1 von jener platziert, dann jene in Reichweite 1 des Ziels.
