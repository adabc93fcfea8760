### Was Fähigkeiten bewirken, in eigenen Worten: Iden Versio und die Inferno-Staffel.

text-today-the-rebellion-dies = Jeder andere verbündete Kundschafter des Galaktischen Imperiums in Reichweite 4, der nicht im Handgemenge ist, darf spurten; dann darf ein Charakter dieser Einheit spurten.
text-covert-operations = Jeder Charakter dieser Einheit darf spurten; endet einer in Reichweite 4 eines Gegners, hat die Einheit in diesem Zug Scharfschütze [1] und führt eine Fokusaktion aus.
text-id10-seeker-droid = Eine gegnerische Einheit in Reichweite 3 verliert alle Duckmarker; hatte sie keine, wird sie ungeschützt.
text-the-empire-sends-its-regards = Wenn der Angriff eines verbündeten Kundschafters des Galaktischen Imperiums eine gegnerische Einheit anschlägt, darf ein anderer verbündeter Charakter eine andere gegnerische Einheit in Reichweite 4 entwaffnen oder stressen; dann darf er heilen und spurten.
text-trick-shot = Ist diese Einheit nicht im Handgemenge, erleidet eine gegnerische Einheit in Sicht 1 Schaden und verliert alle Duckmarker.
text-deadeye = Scharfschütze [2]; Ziele der Fernkampfangriffe dieser Einheit haben keine Deckung.
text-special-forces-sniper = Diese Einheit darf die Kampfaktion zweimal je Aktivierung ausführen.
text-defiance-will-be-the-death-of-you = Wenn ein verbündeter Unterstützungscharakter des Galaktischen Imperiums in einer Kampfaktion ein Ziel in Reichweite 5 angreift, darf er einen Fehlschlag in einen Treffer verwandeln.
text-may-we-live-up-to-our-name = Wenn ein Angriff diese Einheit anschlägt, darf ein Charakter spurten und den Angreifer mit 5 Würfeln angreifen.
text-infiltration = Charaktere dieser Einheit dürfen in Reichweite 2 statt 1 des ersten Primärcharakters des Trupps aufgestellt werden.
