### Was Fähigkeiten bewirken, in eigenen Worten: Darth Vader und Obi-Wan Kenobi.

text-vaders-fury = Jeder Charakter dieser Einheit darf laufen. Ihr nächster Angriff in dieser Aktivierung hat 2 Schaden mehr im Schadenspool.
text-the-sith-lord-strikes-back = Wenn ein Angriff diese Einheit anschlägt, darf ein Charakter spurten und den Angreifer mit 5 Würfeln im Nahkampf angreifen.
text-your-hatred-makes-you-powerful = Wenn ein Verbündeter der Galaktischen Republik oder des Galaktischen Imperiums in einer Kampfaktion im Nahkampf angreift, darf seine Einheit für 3 Würfel mehr 2 Schaden erleiden.
text-run = Ein Charakter dieser Einheit oder ein anderer Verbündeter im Handgemenge darf heilen und die Position wechseln.
text-mind-trick = Wenn ein Gegner in Reichweite 5 einen Verbündeten angreift und seine Einheit nicht entwaffnet ist, wird sie entwaffnet.
text-greater-purpose = Immun gegen ungeschützt; wenn diese Einheit es werden würde, darf ein Charakter heilen.
text-last-stand-of-the-jedi = Je Verletzungsmarker wirft diese Einheit 2 Angriffs- und Verteidigungswürfel mehr.
