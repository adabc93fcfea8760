### Was Fähigkeiten bewirken, in eigenen Worten: General Solo, Chewie, Rebellenkommandos.

text-wookiee-loyalty = Jeder Charakter darf auf einen verbündeten Primärcharakter zu spurten; endet einer in Reichweite 3 von ihm, erhält dessen Einheit einen Duckmarker und jeder Charakter dieser Einheit darf heilen.
text-its-not-wise-to-upset-a-wookiee = Wirf 5 Angriffswürfel: eine gegnerische Einheit in Sicht und Reichweite 3 erleidet 1 Schaden je Treffer, auch je kritischem.
text-intimidating-presence = Solange diese Einheit nicht angeschlagen ist, fügen Verbündete der Rebellenallianz in Reichweite 2 ihren Verteidigungswürfen 1 Kompetenz hinzu.
text-then-well-do-it-real-quiet-like = Wähle einen anderen verbündeten Charakter der Rebellenallianz: er und die Charaktere dieser Einheit dürfen laufen, wenn seine Befehlskarte im Deck oder in Reserve ist, sonst spurten.
text-lets-keep-a-little-optimism-here = Wenn ein Gegner einen Verbündeten anschlägt und du weniger Fortschrittsmarker hast als er, erhältst du 1 Fortschrittsmarker.
text-hey-its-me = Je einmal pro Zug: wird eine gegnerische Einheit angeschlagen, darf diese Einheit einen Zustand verlieren und ein Charakter spurten; schlägt ein Gegner eine verbündete Einheit an, darf ein Charakter ihn mit 5 Würfeln angreifen.
text-commando-doctrines = Jeder Charakter dieser Einheit darf spurten; endet einer in Reichweite 4 eines Gegners, erhält die Einheit einen Duckmarker und führt eine Fokusaktion aus.
