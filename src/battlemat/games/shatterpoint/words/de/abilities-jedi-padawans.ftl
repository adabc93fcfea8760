### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-slip-away--exp = Wenn ein anderer verbündeter Charakter der Galaktischen Republik einen Gegner im Handgemenge mit dieser Einheit angreift, darf ein Charakter in diesem Handgemenge die Position wechseln; tut er es, erhält die Einheit einen Duckmarker.
text-faithful-padawan = Diese Einheit und verbündete Jedi-Primärcharaktere würfeln im Nahkampf 2 Würfel mehr gegen einen Gegner im Handgemenge mit beiden. Nach ihrer Aktion Ausruhen darf jede andere verbündete Einheit in Reichweite 3 1 Schaden oder einen Zustand verlieren.
text-race-ya = Ein Charakter einer verbündeten Primäreinheit der Galaktischen Republik oder der Jedi darf spurten.
text-getting-ahead-of-yourself-again-snips = Nach der Kampfaktion einer verbündeten Unterstützungseinheit der Galaktischen Republik in Reichweite 3: ein Charakter darf springen und dann eines der Ziele mit 5 Würfeln im Nahkampf angreifen.
text-i-will-hold-them-off = Wenn diese Einheit in einer Kampfaktion angreift: 1 Würfel mehr gegen Unterstützungs-, 2 gegen Sekundär-, 3 gegen Primärcharaktere.
text-i-got-carried-away = Nach der Bewegungsaktion einer gegnerischen Primäreinheit darf ein Charakter auf sie zu spurten.
text-ive-been-waiting-for-this = Wenn ein Primär- oder Sekundärgegner nach Laufen, Spurten, Springen oder Klettern im Handgemenge mit dieser Einheit ist: ein Charakter darf zweimal heilen, und du erneuerst 1 Macht.
text-force-rush = Jeder Charakter darf spurten; endet einer in Reichweite 2 eines anderen verbündeten Machtnutzers, führt diese Einheit eine Fokusaktion aus.
text-stretch-out-with-your-feelings = Heilungen aus dem Kampfbaum eines Nahkampfangriffs dieser Einheit in einer Kampfaktion erreichen Verbündete in Reichweite 3 statt 2.
