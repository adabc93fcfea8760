# Hunter, Echo, Tech, Wrecker, Omega

text-we-prefer-going-to-them = Ein Charakter einer anderen verbündeten Klontruppen-Einheit darf die Position wechseln; in der Bad Batch darf er stattdessen laufen.
text-enhanced-tracker = Nach der Bewegungsaktion einer gegnerischen Primäreinheit darf ein Charakter auf einen ihrer Charaktere zu spurten.
text-its-hard-to-compete-with-a-jedi = Wenn diese nicht angeschlagene Einheit verteidigt: sie darf bis zu zwei Fehlschläge neu werfen, ungeschützt beliebig viele.
text-the-leader-of-the-batch = Wenn ein verbündeter Klontruppler in einer Kampfaktion angreift, darf 1 Fehlschlag zum Treffer werden; in der Bad Batch zu einem Treffer und einer Kompetenz.
text-fight-smarter-not-harder = Lege einen Duckmarker dieser Einheit ab: entferne die Kontrolle des Gegners über ein aktives Ziel in Reichweite 3.
text-keep-a-low-profile = Jeder Charakter dieser Einheit darf spurten; tat es einer, erhält die Einheit einen Duckmarker.
text-bulldoze = Ein Charakter dieser Einheit darf spurten; endet er in Reichweite 1 anderer Charaktere, darf er einen davon stoßen.
text-i-wasnt-sneaking = Wähle ein aktives Ziel in Reichweite 3, das du nicht kontrollierst, und eine gegnerische Einheit, die darum kämpft; wirf 5 Angriffswürfel: sie erleidet 1 Schaden je Treffer und kritischem Treffer. Wird sie so angeschlagen, erhalte 1 Fortschrittsmarker mehr.
text-the-muscle-of-the-batch = Solange diese Einheit nicht angeschlagen ist, sind verbündete Klontruppler in Reichweite 3 standhaft, und verbündete Klontruppler und Schurken in Reichweite 3 haben Schutz.
