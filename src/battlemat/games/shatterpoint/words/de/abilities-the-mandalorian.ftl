### Was Fähigkeiten bewirken, in eigenen Worten: The Mandalorian, Greef Karga, IG-11.

text-some-of-my-favorite-people-are-bounty-hunters = Jeder verbündete Kopfgeldjäger in Reichweite 4 darf heilen und dann spurten.
text-close-the-deal = Wenn dein Gegner eine Einheit aus der Reserve aktiviert: ein verbündeter Kopfgeldjäger darf spurten und dann einen ihrer Charaktere mit 5 Würfeln angreifen.
text-there-is-one-job = Vor dem ersten Konflikt wird eine gegnerische Einheit durch ihre Befehlskarte markiert. Schlägt ein verbündeter Kopfgeldjäger sie zum ersten Mal an, bewege den Konfliktmarker 1 Feld zu dir.
text-multithread-targeting-protocol = Nach der Kampfaktion dieser Einheit darf ein Charakter einen Charakter einer anderen gegnerischen Einheit mit 5 Würfeln angreifen.
text-are-you-refusing-my-request = Angriffe dieser Einheit auf einen Gegner, der um ein aktives, nicht von dir kontrolliertes Ziel kämpft, dürfen 3 Würfel mehr haben; ist der Verteidiger danach nicht angeschlagen, verlierst du 1 Fortschrittsmarker.
text-victory-through-combat-is-impossible = Wenn dein Gegner einen Fortschrittsmarker erhält, während diese Einheit angeschlagen ist und in Reichweite 3 mehr Gegner als andere Verbündete stehen: wirf je Marker „angeschlagen“ und Verletzungsmarker einen Angriffswürfel. Bei einem Fehlschlag darf jeder Charakter spurten, jeder Charakter in Reichweite 3 erleidet 5 Schaden, und diese Einheit ist besiegt.
text-a-clan-of-two = Jeder Charakter darf spurten; dann darf, wenn jede verbündete Einheit in Reichweite 2 Kopfgeldjäger, Mandalorianer oder Schurke ist, ein Charakter mit 5 Würfeln angreifen oder einen Gegner in Reichweite 3 um Reichweite 2 wegschieben.
text-this-is-the-way = Wenn ein Gegner eine andere verbündete Einheit anschlägt: ein Charakter darf zweimal heilen und die Position wechseln; dann darf jede andere verbündete Einheit in Reichweite 4, die Kopfgeldjäger, Mandalorianer oder Schurke ist, einen Zustand verlieren und einen Duckmarker erhalten.
