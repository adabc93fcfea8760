### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-hello-there = Ein Charakter darf springen; dann würfelt er bei seinem nächsten Angriff dieser Aktivierung 3 Würfel mehr.
text-so-uncivilized = Wenn diese Einheit Ziel eines Fernkampfangriffs ist, erhält sie einen Duckmarker; zeigt der Angriffswurf einen Fehlschlag, erleidet die angreifende Einheit danach 3 Schaden.
text-patience = Wird die Befehlskarte dieser Einheit aufgedeckt, während eine andere in der Reserve liegt, darfst du jene auf oder unter das Deck legen und diese reservieren. Kommt diese Karte in die Reserve, darf ein Charakter dreimal heilen und springen.
text-knowledge-and-defense = Verbündete Einheiten dürfen im Handgemenge Duckmarker erhalten und behalten. Verbündete Einheiten der Galaktischen Republik mit Duckmarkern verteidigen im Nahkampf mit 1 Würfel mehr; nach einem Angriff auf sie dürfen sie alle abgeben, um ebenso oft zu heilen, und wer heilte, darf spurten.
text-weve-got-a-big-problem = Wähle ein aktives Ziel: ein Charakter darf darauf zu springen; dann wird ein Gegner in Reichweite 3, der darum kämpft, ungeschützt.
text-bring-it-down = Wenn ein verbündeter Klontruppen-Unterstützungscharakter in Reichweite 4 mit Duckmarker in einer Kampfaktion im Fernkampf angreift, darf er bis zu 2 Fehlschläge neu würfeln.
text-say-goodnight-clanker = Scharfschütze [2]; Ziele der Fernkampfangriffe dieser Einheit haben keine Deckung.
