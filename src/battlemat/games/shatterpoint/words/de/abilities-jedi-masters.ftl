### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-precise-strike = Nach der Kampfaktion dieser Einheit wähle eine verbündete Unterstützungseinheit der Galaktischen Republik in Reichweite 3: ist ihre Befehlskarte im Deck, dürfen ihre Charaktere spurten; sonst darf einer mit 5 Würfeln angreifen.
text-flow-of-the-force = Einmal pro Zug, wenn eine gegnerische Einheit angeschlagen wird, darf ein Verbündeter spurten. Schlägt ein Gegner eine verbündete Einheit an, darf ein Charakter einer anderen dreimal heilen. Du siehst deine oberste Befehlskarte, bevor du zwischen ihr und der Reserve wählst.
text-rush-to-action = Jeder Charakter dieser und einer anderen verbündeten Einheit der Galaktischen Republik darf spurten.
text-shatterpoint = Wenn du mit der Shatterpoint-Karte eine verbündete Einheit wählst, vor ihrer Aktivierung: in Form VII Vaapad darf ein Charakter dieser Einheit spurten und mit 5 Würfeln angreifen; in Jedi Master erneuere 2 Macht, und ein Charakter dieser Einheit darf dreimal heilen.
text-tempered-aggression = Wenn diese Einheit angreift oder verteidigt, darfst du 1 bis 3 Macht ausgeben, um ebenso viele Würfel mehr zu werfen.
text-this-partys-over = Solange diese Einheit im Handgemenge ist, haben verbündete Charaktere der Galaktischen Republik in Reichweite 5 Schutz und sind standhaft.
text-i-know-if-we-work-together-we-will-stay-alive = Jeder Charakter einer verbündeten Einheit der Galaktischen Republik darf spurten; sind es Soldaten oder Padawane, auch ein Charakter dieser Einheit.
text-we-can-do-this-the-simple-way-or-the-difficult-way = Wenn ein anderer verbündeter Charakter der Galaktischen Republik in Reichweite 3 angegriffen wird und diese Einheit nicht angeschlagen ist: sie darf ungeschützt werden, dann nutzt der Verteidiger ihre Kompetenztabelle; verteidigt ein Soldat oder Padawan, darf danach ein Charakter auf den Angreifer zu spurten.
text-create-opening = Wenn diese Einheit angreift, wird eine Abwehr oder Kompetenz im Verteidigungswurf zum Fehlschlag.
text-im-afraid-i-must-request-your-surrender = Je einmal pro Zug: hat ein Gegner in Reichweite 3 mit einem Fehlschlag angegriffen, darf ein Charakter springen; hat er mit einem Fehlschlag verteidigt, darf ein Charakter ihn stoßen.
text-wise-counsel = Jeder Charakter einer anderen verbündeten Einheit der Galaktischen Republik darf spurten; ist es eine Jedi-Einheit, auch ein Charakter dieser Einheit.
text-force-enhanced-reflexes = Wenn diese Einheit angegriffen wird: zeigt der Angriffswurf einen Fehlschlag, erleidet die angreifende Einheit nach dem Angriff 3 Schaden.
text-guardians-of-the-republic = Wenn ein verbündeter Charakter der Galaktischen Republik eine gegnerische Einheit anschlägt, darf ein verbündeter Jedi heilen und dann spurten. Einmal pro Zug zahlt eine verbündete Jedi-Einheit in Reichweite 3 einer angeschlagenen verbündeten Einheit 1 Macht weniger für eine Fähigkeit.
text-unity-wins-war = Ein anderer verbündeter Charakter der Galaktischen Republik oder Söldner darf spurten; dann darf ein Charakter dieser Einheit springen.
text-feinting-blow = Wenn diese Einheit in einer Kampfaktion im Nahkampf angreift und der Verteidigungswurf Kompetenz zeigt, wird eine Abwehr darin zum Fehlschlag.
