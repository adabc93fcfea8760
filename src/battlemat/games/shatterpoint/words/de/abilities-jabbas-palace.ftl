### Was Fähigkeiten bewirken, in eigenen Worten: Luke, Boushh, Lando, R2-D2.

text-low-blow = Schiebe einen Gegner im Handgemenge mit einem Charakter dieser Einheit um Reichweite 2 von ihm weg, dann diesen Charakter um Reichweite 2 auf den Gegner zu; dann darf diese Einheit kostenlos eine Fokusaktion ausführen.
text-fearless-and-inventive = Wenn diese Einheit in einer Kampfaktion im Nahkampf angreift: 2 Würfel mehr für jeden anderen Gegner einer nicht angeschlagenen Einheit, der mit ihr im Handgemenge ist.
text-i-want-fifty-thousand-no-less = Wenn ein Angriff dieser Einheit eine gegnerische Primäreinheit anschlägt, erhältst du 1 weiteren Fortschrittsmarker, falls ihr Besitzer nicht 1 Macht ausgibt.
text-you-can-either-profit-by-this-or-be-destroyed = Wähle ein aktives Ziel in Reichweite 2: jeder Gegner, der darum kämpft, darf spurten; dann darf ein Charakter dieser Einheit darauf zu spurten und mit 5 Würfeln im Nahkampf angreifen.
text-i-will-not-fight-you = Wenn diese Einheit Ziel eines Nahkampfangriffs ist: zeigt der Angriffswurf am Ende einen Fehlschlag, darf ein Charakter zweimal heilen und springen.
text-i-am-a-jedi-like-my-father-before-me = Solange ihre Befehlskarte im Deck oder in Reserve ist, sind diese Einheit und verbündete Einheiten der Rebellenallianz in Reichweite 5 immun gegen ungeschützt, sonst gegen fixiert.
text-mingle = Jeder Charakter darf spurten; ist kein Gegner in Reichweite 3, darf er stattdessen laufen.
text-element-of-surprise = Wenn diese Einheit eine Kampfaktion ausführt: sie wirft in jedem Angriff 2 Würfel mehr; nach einem mit zwei oder mehr Fehlschlägen wird sie ungeschützt.
text-forward-planning = Wenn eine verbündete Primär- oder Sekundäreinheit in Reichweite 4 ihre Aktivierung beginnt, darf sie einen Zustand verlieren.
text-clever-disguise = Solange ihre Befehlskarte im Deck oder in Reserve ist, kann diese Einheit nicht Ziel von Fernkampfangriffen sein.
