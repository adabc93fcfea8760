# Baylan Skoll, Shin Hati, HK-87

text-power-such-as-youve-never-dreamed = Ziehe einen Gegner in Reichweite 3 um Reichweite 2 heran; dann erhält diese Einheit einen Duckmarker.
text-force-enhanced-dexterity = Jeder Charakter dieser Einheit darf spurten; tat es einer, erhält die Einheit einen Duckmarker. Zweimal je Aktivierung einsetzbar.
text-impatience-for-victory-will-guarantee-defeat = Eine andere verbündete Einheit darf ihre Duckmarker bis zum Ende ihrer Aktivierung behalten. Am Ende des Aufbaus und wenn der Gegner einen Konflikt gewinnt, erhält jede verbündete Einheit einen Duckmarker.
text-one-must-destroy-in-order-to-create = Verbündete Einheiten behalten und erhalten Duckmarker auch im Handgemenge. Ein angreifender Verbündeter darf Duckmarker seiner Einheit ablegen und je 1 Kompetenz hinzufügen.
text-furious-rush--shin-hati-eager-apprentice = Ein Charakter darf spurten; dann wird die Einheit eines Gegners im Handgemenge mit dieser Einheit ungeschützt.
text-trained-to-be-something-more = Nach der Kampfaktion einer anderen verbündeten Machtnutzer-Einheit: ein Charakter darf die Position wechseln oder einen Duckmarker erhalten und dann eines der Ziele mit 5 Würfeln angreifen.
text-impatience = Die Befehlskarte dieser Einheit kann nicht reserviert werden. Sie ist immun gegen „fixiert“ und „entwaffnet“. Sie darf Duckmarker ablegen, um ihre Fähigkeiten zu bezahlen: jeder ist 1 Macht wert.
text-avoidance-protocols = Nach einem Angriff auf diese Einheit: sie legt alle Duckmarker ab; hatte sie welche, darf jeder Charakter spurten.
text-unstoppable-machine = Ein Charakter dieser Einheit im Handgemenge mit einem gegnerischen Primärcharakter hat Schutz und ist standhaft.
