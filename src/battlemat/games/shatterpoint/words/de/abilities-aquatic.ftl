### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-submerge = Wird die Befehlskarte dieser Einheit aufgedeckt, während eine andere verbündete Wasserkarte in der Reserve liegt, lege jene auf oder unter das Deck und reserviere diese.
text-sonar-detection = Ziele von Fernkampfangriffen dieser Einheit haben 1 Deckung weniger.
text-scatter = Ein Charakter dieser Einheit oder ein verbündeter der Separatistenallianz oder Schurken darf spurten; hat seine Einheit Schaden, darf er stattdessen die Position wechseln.
text-riptide = Wenn diese Einheit oder ein anderer verbündeter Charakter der Separatistenallianz in einer Kampfaktion angreift: 1 Würfel mehr je anderer verbündeter Wassereinheit, die das Ziel in Reichweite und Sicht hat.
text-opportunistic-usurper = Wird die Befehlskarte dieser Einheit aufgedeckt, während eine andere in der Reserve liegt, darfst du jene auf oder unter das Deck legen und diese reservieren. Solange diese Karte im Deck oder in der Reserve ist, kann die Einheit nicht Ziel von Fernkampfangriffen sein.
text-death-from-below = Jeder Charakter darf springen; der nächste Nahkampfangriff dieser Einheit in dieser Aktivierung hat 2 Schaden mehr im Schadenspool.
text-blood-in-the-water = Nach der Kampfaktion einer verbündeten Unterstützungseinheit der Separatistenallianz oder Schurken: ein Charakter darf springen und dann eines der Ziele mit 5 Würfeln im Nahkampf angreifen.
text-theres-plenty-of-suffering-to-go-around = Diese Einheit würfelt 1 Angriffswürfel mehr je angeschlagener oder verletzter gegnerischer Einheit in Reichweite 4. Wird eine gegnerische Einheit in Reichweite 4 angeschlagen, erneuere 1 Macht.
