### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-life-drain = Nach dem Angriff eines verbündeten Dathomirianers, der Schaden zufügte, darf der Angreifer heilen.
text-wrath-of-the-great-mother = Einmal pro Zug, wenn ein Gegner eine andere verbündete Einheit anschlägt: ein Charakter darf spurten und diesen Gegner dann mit 5 Würfeln im Fernkampf angreifen.
text-acrobatic-advance = Jeder Charakter darf springen; tat es einer, erhält die Einheit einen Duckmarker.
text-night-hunter = Diese Einheit würfelt 2 Würfel mehr bei einem Nahkampfangriff in einer Kampfaktion auf einen Gegner im Handgemenge mit einem anderen verbündeten Dathomirianer.
text-dark-fury = Eine gegnerische Einheit in Reichweite 2 erleidet 1 Schaden je Treffer und kritischem Treffer auf 5 Angriffswürfeln; ein so getroffener Machtnutzer wird ungeschützt.
text-furious-rush--savage-opress = Jeder Charakter darf spurten; solange diese Einheit verletzt ist, darf er stattdessen laufen.
text-unwitting-brute = Wenn eine verbündete Primäreinheit der Separatistenallianz oder der Dathomirianer in Reichweite 3 ihre Aktivierung beginnt, darf ein Charakter spurten.
