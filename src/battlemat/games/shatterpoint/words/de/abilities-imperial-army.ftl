# Veers, Snowtroopers, Firebrand

text-you-have-your-orders = Wähle eine verbündete Sturmtruppen-Einheit oder Sekundäreinheit des Galaktischen Imperiums: jeder ihrer Charaktere darf spurten.
text-i-will-have-results = Ein verbündeter Sturmtruppen-Unterstützungscharakter in Reichweite 4 darf spurten; dann darf er einen Duckmarker erhalten, einen Zustand verlieren oder mit 5 Würfeln angreifen.
text-prepare-for-a-surface-attack = Am Ende des Aufbaus lege die Befehlskarte einer verbündeten Sturmtruppen-Einheit aus dem Deck in die Reserve und mische; ihre Charaktere dürfen spurten. Verbündete Sturmtruppen werfen 1 Verteidigungswürfel mehr.
text-we-are-the-storm = Wenn diese Einheit aktiviert wird, wähle ein Ziel: Gegner in Reichweite 2 davon dürfen spurten, dann erleiden gegnerische Einheiten dort 3 Schaden und verbündete 1, und niemand kontrolliert es mehr.
text-press-on = Eine verbündete Unterstützungseinheit des Galaktischen Imperiums darf einen Zustand verlieren; dann darf einer ihrer Charaktere spurten.
text-dogged-assault = Nach der Kampfaktion einer anderen verbündeten Sturmtruppen-Einheit in Reichweite 5 darf diese kostenlos in Deckung gehen.
text-imperial-discipline = Verbündete Soldaten des Galaktischen Imperiums in Reichweite 3 dürfen statt eines Zustands 1 Schaden erleiden. Verbündete Sturmtruppen behalten und erhalten Duckmarker auch im Handgemenge.
text-forced-march = Diese Einheit darf 1 Schaden erleiden, um einen Zustand zu verlieren.
text-prescribed-fire = Wähle ein Ziel in Reichweite 3: jeder Charakter in Reichweite 2 davon darf spurten; dann erleidet jede Einheit in Reichweite 2 davon 2 Schaden und verliert alle Duckmarker.
text-cant-stand-the-heat = Wenn eine gegnerische Einheit eine Bewegungsaktion im Handgemenge mit dieser nicht angeschlagenen Einheit beendet: sie wird entwaffnet und gestresst.
