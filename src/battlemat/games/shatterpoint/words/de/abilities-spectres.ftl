### Was Fähigkeiten bewirken, in eigenen Worten: die Mannschaft der Ghost.

text-unreliable-informant = Wähle einen gegnerischen Unterstützungscharakter in Reichweite 3 und wirf einen Verteidigungswürfel: bei Kompetenz lässt du ihn spurten, sonst wird seine Einheit fixiert.
text-helpful-hand = Nach der Bewegungsaktion eines verbündeten Primär-Machtnutzers, die in Reichweite 2 endet, darf ein Charakter springen.
text-this-helmet-is-property-of-ezra-bridger = Wenn ein Angriff dieser Einheit eine Unterstützungseinheit anschlägt, erhältst du 1 weiteren Fortschrittsmarker.
text-a-man-with-two-names = Form III Soresu: erneuere 1 Macht und ein Charakter darf heilen. Pack Leader: ein verbündeter Charakter der Rebellenallianz darf spurten; ist er ein Spectre, darf auch ein Charakter dieser Einheit spurten.
text-now-i-know-theres-something-stronger-than-fear = Wenn ein gegnerischer Angriff einen Verbündeten der Rebellenallianz anschlägt, darf ein Charakter zweimal heilen und springen; ist es ein Spectre, darf ein Charakter auch mit 5 Würfeln angreifen.
text-this-is-gonna-hurt-pal = Wähle einen anderen verbündeten Charakter der Rebellenallianz in Sicht: ein Charakter darf auf ihn zu spurten, zweimal, wenn er ein Spectre ist. Ist die Einheit dann im Handgemenge, führt sie eine Fokusaktion aus.
text-lasan-honor-guard = Wenn diese Einheit angeschlagen wird, erhält sie zwei Verletzungsmarker und verliert den Marker „angeschlagen“, allen Schaden und 1 Zustand.
text-its-just-something-about-the-way-they-helmets-on-my-fists = Nach einem Angriff dieser Einheit in einer Kampfaktion darf ein Charakter einen Charakter derselben gegnerischen Einheit mit 5 Würfeln angreifen.
text-karabast = Solange diese Einheit einen Verletzungsmarker hat, kann ihre Befehlskarte nicht in Reserve gelegt werden.
text-mayhem = Wähle eine gegnerische Einheit in Reichweite 2 und wirf 3 Verteidigungswürfel: bei Abwehr wird sie gestresst, bei Kompetenz entwaffnet, bei Fehlschlag ungeschützt.
text-chopper-sometimes-you-do-it-right = Wenn ein Angriff dieser Einheit eine gegnerische anschlägt, darf ein verbündeter Charakter der Rebellenallianz in Reichweite 2 spurten; ein Spectre darf stattdessen die Position wechseln.
text-is-that-one-of-ours = Solange ihre Befehlskarte im Deck oder in Reserve ist, kann diese Einheit kein Ziel von Fernkampfangriffen sein.
text-phoenix-leader = Ein Charakter einer anderen verbündeten Einheit der Rebellenallianz darf spurten; ist sie Spectre, darf er stattdessen laufen.
text-we-will-not-stand-down = Wähle eine verbündete Einheit der Rebellenallianz und ein aktives Ziel: die Einheit darf für einen Verletzungsmarker den Marker „angeschlagen“, allen Schaden und 1 Zustand verlieren; dann darf einer ihrer Charaktere auf das Ziel zu die Position wechseln.
text-we-have-hope = Zu Beginn ihrer Aktivierung darfst du 1 Fortschrittsmarker abgeben, nichts, wenn die Shatterpoint-Karte sie aktiviert hat: Verbündete der Rebellenallianz in Reichweite 5 verlieren je 3 Schaden und dürfen einen Zustand verlieren.
