### Was Fähigkeiten bewirken, in eigenen Worten: Chief Chirpa, Ewok Hunters, Leia, Paploo.

text-stealthy-approach = Jeder Charakter darf spurten; dann darf diese Einheit einen Duckmarker erhalten oder kostenlos eine Fokusaktion ausführen.
text-mobilize-the-village = Solange diese Einheit nicht angeschlagen ist, werfen Charaktere anderer verbündeter Ewok-Einheiten in Reichweite 4 1 Angriffswürfel mehr.
text-sharp-stick = Wucht [2]; Ziele der Nahkampfangriffe dieser Einheit haben keinen Schutz.
text-bright-tree-defender = Wenn ein Angriff eine andere verbündete Ewok-Einheit anschlägt, wirf einen Angriffswürfel: bei einem Treffer oder kritischen Treffer darf jeder Charakter dieser Einheit die Position wechseln und mit 5 Würfeln angreifen, bei einem Fehlschlag oder Kompetenz spurten und zweimal heilen.
text-forest-dwellers = Am Ende des Aufbaus und ihrer Aktivierungen darf diese Einheit einen Duckmarker erhalten.
text-strength-in-numbers = Diese Einheit würfelt 2 Angriffswürfel mehr gegen einen Gegner, der mit einem anderen verbündeten Ewok einer nicht angeschlagenen Einheit im Handgemenge ist.
text-infiltrate = Ein verbündeter Charakter der Rebellenallianz darf laufen.
text-explosive-charge = Wähle ein Ziel in Reichweite 3: jeder Verbündete in Reichweite 2 davon darf spurten und einen Duckmarker erhalten; dann erleidet jede Einheit in Reichweite 2 davon 2 Schaden und verliert ihre Duckmarker.
text-unexpected-allies = Verbündete Einheiten der Rebellenallianz gelten auch als Ewoks, verbündete Ewoks auch als Rebellenallianz.
text-feigned-retreat = Ein anderer verbündeter Ewok in Reichweite 3 darf die Position von einem Gegner im Handgemenge mit ihm weg wechseln; tut er es, erhält seine Einheit einen Duckmarker, die des Gegners wird ungeschützt, und der Gegner darf auf ihn zu spurten.
text-what-does-this-do = Bei einem Nahkampfangriff auf einen ungeschützten oder fixierten Gegner darf diese Einheit die Nahkampf-Kompetenztabelle des Verteidigers statt der eigenen benutzen.
