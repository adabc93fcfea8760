### Großadmiral Thrawn und wer sonst Taktikkarten mitbringt.

text-i-want-you-to-know-failure-utter-defeat = Ein Charakter dieser Einheit darf die Position wechseln; kämpft er danach um ein aktives Ziel, würfelt er bei seinem nächsten Angriff dieser Aktivierung 3 Würfel mehr.
text-battle-tactics-architects-of-their-own-destruction = Du darfst deinem Befehlsdeck bis zu zwei Taktikkarten Grand Strategy hinzufügen; wird eine aufgedeckt, handle sie ab und decke eine weitere Karte auf.
text-battle-tactics-primitive-artifice = Du darfst deinem Befehlsdeck eine Taktikkarte Primitive Artifice hinzufügen; wird sie gezogen, handle sie ab und ziehe noch einmal.
text-we-must-wait-and-watch = Die Befehlskarte einer verbündeten Einheit des Galaktischen Imperiums zu reservieren kostet 1 Macht weniger; dann darfst du, wenn dein Deck Karten hat, 1 Macht ausgeben: diese Einheit verliert 1 Schaden oder einen Zustand, und einer ihrer Charaktere darf die Position wechseln.
text-to-defeat-an-enemy-you-must-know-them = Charaktere verletzter verbündeter Einheiten des Galaktischen Imperiums haben im Handgemenge Schutz. Wenn ein gegnerischer Angriff eine verbündete Primäreinheit anschlägt, darfst du dein Befehlsdeck erneuern.
