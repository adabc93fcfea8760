### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-delta-give-me-an-explosive-solution = Wähle eine verbündete Einheit der Delta Squad und ein aktives Ziel in Reichweite 3 von ihr. Ihre Charaktere dürfen spurten; dann wirf 3 Angriffswürfel: Einheiten in Reichweite 2 des Ziels erleiden 1 Schaden je Treffer und kritischem Treffer und verlieren, wenn es einen gab, ihre Duckmarker.
text-lets-get-in-there-and-start-breaking-things = Charaktere dieser Einheit dürfen 1 Schaden erleiden, um statt zu spurten zu laufen, oder 2, um statt zu laufen die Position zu wechseln.
text-you-need-to-learn-im-a-lot-scarier-than-you-are = Diese Einheit würfelt 1 Angriffswürfel mehr je 3 Schaden auf ihr und 3 je Verletzungsmarker. Schlägt sie eine gegnerische Einheit an, erneuere 2 Macht.
text-grab-yourself-some-bacta-trooper = Ein verbündeter Klontruppler darf heilen und dann spurten.
text-forming-up-sir = Nach der Bewegungsaktion einer anderen verbündeten Klontruppen-Einheit in Reichweite 3 erhält diese einen Duckmarker.
text-string-em-along-and-well-mop-em-up = Wenn ein verbündeter Klontruppler in einer Kampfaktion angreift: 1 Würfel mehr je anderer verbündeter Einheit der Delta Squad in Reichweite 5 und Sicht des Ziels.
text-yes-more-explosives = Eine gegnerische Einheit in Reichweite 3 erleidet 1 Schaden je Kompetenz auf 5 Angriffswürfeln; erlitt sie welchen, wird sie gestresst.
text-rule-17-always-make-sure-theyre-dead = Nach der Kampfaktion einer anderen verbündeten Einheit der Galaktischen Republik in Reichweite 3: ein Charakter darf spurten; dann darf er eines der Ziele mit 5 Würfeln angreifen.
