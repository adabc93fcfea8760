# Jyn, Bodhi, Baze, Chirrut

text-i-fear-nothing-for-all-is-as-the-force-wills-it = Mit einem Verletzungsmarker erneuere 1 Macht; dann entferne je Verletzungsmarker 1 Schaden oder einen Zustand.
text-weve-been-in-worse-cages-than-this-one = I Am One With the Force: jeder Charakter darf spurten. The Force Is With Me: ein Charakter darf die Position wechseln.
text-guardians-of-the-whills = I Am One With the Force: Deckung [1] und Scharfschütze [1]. The Force Is With Me: standhaft und Wucht [1]. Nach dem Umdrehen der Haltungskarte darf diese Einheit eine Fokusaktion ausführen.
text-hes-praying-for-the-door-to-open = Wenn die Kontrolle eines aktiven Ziels, um das alle Charaktere dieser Einheit kämpfen, unentschieden ist: du darfst 1 Macht ausgeben, um die Kontrolle des Gegners zu entfernen; gab es keine, erhalte 1 Fortschrittsmarker.
text-rogue-one-pulling-away = Ein Charakter einer verbündeten Einheit der Rebellenallianz in Reichweite 4 darf spurten; ist es eine Spion-Einheit, auch einer dieser Einheit.
text-i-just-need-an-open-line = Kämpft diese Einheit um ein aktives Ziel, das du kontrollierst und um das kein Gegner kämpft: wirf 3 Angriffswürfel und erhalte 1 Fortschrittsmarker je Kompetenz, außer der Gegner gibt einen Fortschrittsmarker ab.
text-galen-said-i-could-get-right-by-myself-if-i-was-brave-enough = Verbündete Charaktere der Rebellenallianz in Reichweite 3, die um ein aktives Ziel kämpfen, sind standhaft; Spione darunter sind immun gegen „ungeschützt“.
text-this-is-a-rebellion-isnt-it = Ein Charakter dieser oder einer verbündeten Unterstützungseinheit der Rebellenallianz darf spurten oder mit 5 Würfeln angreifen.
text-reckless-aggressive-and-undisciplined = Wenn diese Einheit in einer Kampfaktion im Nahkampf angreift: 2 Würfel mehr für jeden anderen Gegner einer nicht angeschlagenen Einheit, der mit ihr im Handgemenge ist.
text-i-rebel = Nach einem Angriff dieser Einheit darf der Angreifer spurten. Zweimal je Aktivierung einsetzbar.
text-the-time-to-fight-is-now = Eine verbündete Einheit der Rebellenallianz ohne genug Macht darf eine Fähigkeit mit 1 Fortschrittsmarker bezahlen. Einmal pro Zug, wenn der Gegner Fortschritt erhält, darf ein Charakter zweimal heilen.
