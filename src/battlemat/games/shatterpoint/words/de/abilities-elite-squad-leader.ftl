### Was Fähigkeiten bewirken, in eigenen Worten: CT-9904.

text-move-to-position = Ein Charakter dieser Einheit darf spurten oder klettern; dann darf ein Verbündeter in Reichweite 3 spurten.
text-reflector-discs = Bevor diese Einheit das Ziel eines Fernkampfangriffs wählt: miss Reichweite und Sichtlinie von einem Verbündeten in Sicht und Reichweite 4.
text-genetically-bred-deadeye = Wenn diese Einheit eine Primär- oder Sekundäreinheit mit einem Fernkampfangriff in einer Kampfaktion anschlägt, erneuere 2 Macht. Vor dem Wurf ihres Fernkampfangriffs darfst du Zustände von der Einheit des Ziels nehmen; jeder fügt einen Treffer hinzu.
