### Was Fähigkeiten bewirken, in eigenen Worten: Boba Fett, Bossk, Dengar, IG-88B.

text-youre-running-out-of-options = Ein Charakter darf springen oder eine gegnerische Primäreinheit mit 5 Würfeln angreifen.
text-dead-or-alive = Wenn die Aktivierung einer gegnerischen Primäreinheit endet, darf ein Charakter auf einen ihrer Charaktere zu springen.
text-hired-hand = Am Ende des Aufbaus wähle: für dieses Spiel gehört diese Einheit zum Galaktischen Imperium oder zu den Schurken.
text-regeneration = Wenn sie nicht gestresst ist, verliert diese Einheit allen Schaden und alle Zustände.
text-explosive-ordnance = Wähle einen Gegner in Reichweite 5 und wirf 5 Angriffswürfel: jede Einheit in Reichweite 2 von ihm erleidet 1 Schaden je Kompetenz. Dann darf ein Charakter spurten.
text-we-have-a-job-to-do = Wenn ein Angriff eine andere verbündete Kopfgeldjäger-Einheit anschlägt: ein Charakter darf auf sie zu spurten und dann den Angreifer mit 5 Würfeln angreifen.
text-explosive-regards = Wenn ein Nahkampfangriff diese Einheit anschlägt, wirf 5 Angriffswürfel: die angreifende Einheit erleidet 1 Schaden je Treffer und kritischem Ergebnis.
text-being-underestimated-has-its-values = Die Befehlskarte eines verbündeten Kopfgeldjägers zu reservieren kostet 1 Macht weniger.
text-high-priority-target = Ein Charakter darf spurten; dann darf diese Einheit, mit einem Gegner in Reichweite 5, kostenlos eine Fokusaktion ausführen.
text-calculated-plans = Wenn diese Einheit in einer Kampfaktion angreift: wirf bis zu zwei Fehlschläge oder Kompetenzen neu.
text-i-engineer-success-yet-it-eludes-me = Greift ein verbündeter Kopfgeldjäger in einer Kampfaktion einen Gegner an, der um ein aktives, nicht von dir kontrolliertes Ziel kämpft: 3 Würfel mehr; ist der Verteidiger danach nicht angeschlagen, verlierst du 1 Fortschrittsmarker.
