### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-force-jump = Jeder Charakter dieser Einheit darf springen.
text-jet-pack = Jeder Charakter dieser Einheit darf springen.
text-dathomirian-dexterity = Jeder Charakter dieser Einheit darf springen. Zweimal je Aktivierung einsetzbar.
text-force-speed = Jeder Charakter dieser Einheit darf laufen.
text-im-going-to-end-this = Nach der Kampfaktion dieser Einheit darf einer ihrer Charaktere einen derselben Gegner noch einmal angreifen.
text-deflect = Nach einem Fernkampfangriff auf diese Einheit: zeigt der Angriffswurf einen Fehlschlag, erleidet die angreifende Einheit 2 Schaden.
text-riposte = Nach einem Nahkampfangriff auf diese Einheit: zeigt der Angriffswurf einen Fehlschlag, erleidet die angreifende Einheit 2 Schaden.
text-this-is-where-the-fun-begins = Wenn diese Einheit eine Primär- oder Sekundäreinheit anschlägt, bewege den Konfliktmarker 1 Feld zu dir; bei einer Primäreinheit darf jeder verbündete Charakter der Galaktischen Republik heilen.
text-get-a-move-on-soldier = Ein Charakter dieser Einheit oder ein anderer verbündeter der Galaktischen Republik darf spurten und einen Duckmarker erhalten.
text-defensive-maneuver = Jeder Charakter dieser Einheit darf spurten; tat es einer, erhält die Einheit einen Duckmarker.
text-im-always-first-kid = Nach der Kampfaktion einer verbündeten Klontruppen-Unterstützungseinheit in Reichweite 3, falls diese Einheit nicht angeschlagen ist: ein Charakter darf spurten und dann eines der Ziele mit 5 Würfeln angreifen.
text-bring-it-on-clankers = Wenn eine verbündete Klontruppen-Einheit in Reichweite 3 einen Duckmarker erhält, darf einer ihrer Charaktere heilen.
text-brothers-in-arms = Solange diese Einheit einen Duckmarker hat, sind ihre Charaktere standhaft.
text-coordinated-fire-strained = Wenn ein anderer verbündeter Charakter der Galaktischen Republik in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf gestresst.
text-whats-the-matter-too-fast-for-you = Wenn diese Einheit Schaden aus einem Nahkampfangriff erleiden würde, erleidet sie die Hälfte (aufgerundet) und die angreifende Einheit den Rest.
text-fierce-protector = Wenn ein Gegner eine andere verbündete Einheit anschlägt, darf ein Charakter auf ihn zu laufen; dann darf er dreimal heilen oder ihn, falls im Handgemenge, mit 5 Würfeln im Nahkampf angreifen.
text-pride-of-the-mandalore = Ein anderer verbündeter Mandalorianer darf springen.
text-mandalorians-are-stronger-together = Nach der Bewegungsaktion dieser Einheit, mit einem anderen verbündeten Mandalorianer in Reichweite 2: sie führt eine Fokusaktion aus.
text-mandalore-will-survive = Nach der Fokusaktion dieser Einheit darf einer ihrer Charaktere spurten und zweimal heilen.
text-some-of-us-serve-a-higher-purpose = Verbündete Mandalorianer in Reichweite 3, die um ein aktives Ziel kämpfen, haben Schutz und sind standhaft.
text-helmet-visor = Scharfschütze [1].
text-victory-or-death = Wucht [1].
text-ive-got-you-in-my-sights = Scharfschütze [2]; Ziele von Fernkampfangriffen haben keine Deckung; nach einer Fokusaktion erhält diese Einheit einen Duckmarker.
text-pack-hunter-mandalorian = 2 Würfel mehr im Nahkampf gegen Gegner, die mit einem anderen verbündeten Mandalorianer im Handgemenge sind.
text-no-mercy = Wenn ein Gegner laufend oder spurtend jedes Handgemenge mit dieser Einheit verlässt, erleidet seine Einheit 2 Schaden.
text-there-is-no-place-to-run = Ziehe einen Gegner in Reichweite 3 um Reichweite 2 heran; seine Einheit wird ungeschützt.
text-revenge-i-must-have-revenge = Wenn diese Einheit durch einen Nahkampfangriff angeschlagen wird, darf sie spurten und den Angreifer mit 5 Würfeln im Nahkampf angreifen.
text-sustained-by-rage = Solange sie nicht angeschlagen ist, darf diese Einheit Fähigkeiten mit Schaden bezahlen. Nahkampf: 1 Würfel mehr je 3 Schaden und 3 je Verletzungsmarker.
text-force-push = Schiebe einen Gegner in Reichweite 3 um Reichweite 3 weg.
text-slip-away = Wenn ein anderer verbündeter Dathomirianer oder Separatist einen Gegner im Handgemenge mit dieser Einheit angreift, darf ein Charakter die Position wechseln; dann erhält sie einen Duckmarker.
text-sith-assassin = Wenn ein Charakter eine gegnerische Einheit anschlägt, darf er dreimal heilen; Primär oder Sekundär: er darf auch laufen oder springen; Primär: erneuere 2 Macht.
text-roger-roger = Jeder verbündete Kampfdroiden-Unterstützungscharakter in Reichweite 4 darf spurten.
text-tactical-network = Ein anderer verbündeter Kampfdroide in Reichweite 4 darf spurten; dann darf er einen Duckmarker erhalten, einen Zustand verlieren oder mit 5 Würfeln angreifen.
text-target-concentrate-all-firepower = Verbündete Kampfdroiden würfeln 1 Würfel mehr gegen Ziele in Reichweite 4 eines anderen verbündeten Kampfdroiden.
text-complete-analysis = Die Befehlskarte dieser Einheit zu reservieren kostet 1 Macht weniger.
text-combat-ai-protocols = Nach der Kampfaktion einer verbündeten Kampfdroiden-Einheit: wähle einen Angegriffenen in Reichweite 4 aller Charaktere dieser Einheit; seine Einheit wird gestresst oder ungeschützt.
text-well-i-guess-im-in-charge-now = Statt in die Reserve darf die Befehlskarte dieser Einheit unter das Deck.
text-i-hate-this-job = Ein Charakter, der um ein aktives Ziel kämpft, hat Schutz.

## Spätere Drucke

text-im-going-to-end-this--2026 = Nach der Kampfaktion dieser Einheit darfst du ihre Haltungskarte umdrehen; dann darf einer ihrer Charaktere einen Nahkampfangriff ausführen.
text-this-is-where-the-fun-begins--2026 = Jedes Mal, wenn diese Einheit eine gegnerische anschlägt, erneuere 1 Macht. Am Ende ihrer Aktivierung: schlug sie eine Primär- oder Sekundäreinheit an, dürfen verbündete Sekundär- und Unterstützungscharaktere der Galaktischen Republik spurten; bei einer Primäreinheit bewege den Konfliktmarker 1 Feld zu dir.
text-fierce-protector--2026 = Wenn ein gegnerischer Angriff eine andere verbündete Einheit anschlägt, darf ein Charakter dreimal heilen, dann laufen oder springen und dann den Angreifer im Nahkampf angreifen.
text-youll-find-i-have-many-qualities = Solange diese Einheit nicht angeschlagen ist, fügen ihre Charaktere und Verbündete in Reichweite 2 ihren Verteidigungswürfen 1 Expertise hinzu.
text-swift-retreat = Wenn ein Charakter dieser Einheit läuft, darf er stattdessen die Position wechseln.
text-sith-assassin--2026 = Wenn ein Charakter eine gegnerische Einheit anschlägt, erneuere 1 Macht; Primär oder Sekundär: er darf auch die Position wechseln oder springen; Primär: erneuere 1 weitere Macht.
text-countless = Wenn diese Einheit angeschlagen wird, erhält sie einen Verletzungsmarker und verliert den Marker „angeschlagen“, allen Schaden und 1 Zustand.
