# Armorer, Paz Vizsla, Covert Mandalorians

text-mandalorian-armaments = Für den Zug hat diese Einheit Scharfschütze [1] oder Wucht [1].
text-we-are-mandalorians = Jede verbündete Mandalorianer-Einheit in Reichweite 4 darf 1 Schaden oder einen Zustand verlieren; dann dürfen Mandalorianer-Unterstützungscharaktere in Reichweite 4 springen.
text-ill-cover-the-rear = Heavy Firepower: nach dem Angriff eines Gegners auf einen Verbündeten in Reichweite 2 darf ein Charakter springen und den Angreifer mit 5 Würfeln im Fernkampf angreifen.
text-go-there-are-too-many-this-is-the-way = Wenn ein gegnerischer Angriff diese Einheit anschlägt: sie erhält zwei Verletzungsmarker, verliert den Marker „angeschlagen“, allen Schaden und einen Zustand und darf den Angreifer mit 5 Würfeln angreifen.
text-descendant-of-the-great-house-vizsla = Fearless: standhaft. Solange diese Einheit einen Verletzungsmarker hat, kann ihre Befehlskarte nicht reserviert werden.
text-both-hunter-and-prey = Wähle einen Gegner: jeder Charakter darf auf ihn zu laufen oder springen; ist einer danach mit ihm im Handgemenge, werden beide Einheiten ungeschützt.
text-just-as-we-shape-mandalorian-steel-we-shape-ourselves = Diese Einheit würfelt gegen Fernkampfangriffe 1 Verteidigungswürfel mehr je 3 Schaden auf ihr und gegen Nahkampfangriffe 1 mehr je Verletzungsmarker.
text-our-survival-is-our-strength-this-is-the-way = Fähigkeiten verbündeter Mandalorianer-Einheiten kosten durch Marker „angeschlagen“ und Verletzungsmarker nicht mehr Macht.
