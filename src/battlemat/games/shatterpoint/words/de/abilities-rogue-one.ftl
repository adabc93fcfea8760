### Was Fähigkeiten bewirken, in eigenen Worten: Cassian Andor, K-2SO, die Pathfinder.

text-we-need-to-blend-in = Wähle eine andere verbündete Einheit der Rebellenallianz: je ein Charakter beider Einheiten darf spurten; ist die andere ein Spion, erhalten beide einen Duckmarker.
text-this-town-is-ready-to-blow = Wenn der Gegner eine Konfliktkarte gewinnt, wirf 3 Angriffswürfel: jede gegnerische Einheit, die um ein aktives Ziel kämpft, erleidet 1 Schaden je Treffer und Kompetenz.
text-make-ten-men-feel-like-a-hundred = Einmal pro Zug, wenn ein gegnerischer Angriff eine verbündete Einheit anschlägt, darf ein Charakter einer anderen spurten, ein Spion stattdessen laufen. Von der Shatterpoint-Karte aktivierte Verbündete der Rebellenallianz haben für den Zug Wucht [1] und Scharfschütze [1].
text-why-does-she-get-a-blaster-and-i-dont = Wähle einen anderen verbündeten Charakter der Rebellenallianz: ein Charakter darf auf ihn zu spurten; dann darf dessen Einheit einen Duckmarker erhalten oder einen Zustand verlieren.
text-congratulations-you-are-being-rescued = Wenn ein Gegner einen anderen Verbündeten der Rebellenallianz in Reichweite 4 anschlägt, darf ein Charakter auf ihn zu spurten und ihn mit 5 Würfeln angreifen.
text-goodbye = Wenn ein gegnerischer Angriff diese Einheit anschlägt, wird die angreifende fixiert und gestresst und ein verbündeter Spion in Reichweite 3 darf spurten. Am Ende deines Zuges, falls sie angeschlagen oder verletzt ist, darfst du bis zu 2 Fortschrittsmarker abgeben und den Konfliktmarker ebenso weit zu dir bewegen; dann ist diese Einheit besiegt.
text-lockdown = Solange diese Einheit nicht angeschlagen ist, kann der Gegner deine Kontrolle über Ziele, um die sie kämpft, weder entfernen noch übernehmen.
text-cloak-and-dagger = Wenn diese Einheit eine Kampfaktion beginnt: ihr erster Angriff hat 3 Würfel mehr und gegen eine Primäreinheit 1 Schaden mehr je kritischem Treffer; dann endet die Aktion.
text-camouflage = Am Ende des Aufbaus darf diese Einheit einen Duckmarker erhalten.
text-pathfinders = Immun gegen fixiert, Überwinden; mit Duckmarker dürfen Charaktere laufen, statt zu spurten.
