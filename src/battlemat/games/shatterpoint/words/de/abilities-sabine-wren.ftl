# Sabine Wren

text-my-friends-make-the-impossible-possible = Ein anderer verbündeter Charakter der Rebellenallianz darf spurten; ein Spectre darf auch einen Duckmarker erhalten.
text-im-gonna-go-add-some-fireworks-to-the-celebration = Wähle ein Ziel in Reichweite 4 und wirf 5 Angriffswürfel: jede Einheit in Reichweite 2 davon erleidet 1 Schaden je Kompetenz. Dann darf ein Charakter springen.
text-i-forged-this-armor-with-my-family = Nach der Bewegungsaktion dieser Einheit, mit einem anderen verbündeten Mandalorianer oder Spectre in Reichweite 2: sie führt eine Fokusaktion aus.
text-daughter-of-mandalore = Schutz und Scharfschütze [2]. Statt zu spurten, zu laufen, zu klettern oder die Position zu wechseln, dürfen Charaktere dieser Einheit springen.
