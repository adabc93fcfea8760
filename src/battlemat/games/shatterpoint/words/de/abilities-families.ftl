### Fähigkeiten, die viele Einheiten haben, mit anderen Zahlen oder Verbündeten.

text-coordinated-fire--212th-clone-troopers = Wenn ein anderer verbündeter Charakter der Galaktischen Republik in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf fixiert.
text-coordinated-fire--republic-clone-commandos = Wenn ein anderer verbündeter Charakter der Galaktischen Republik in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, erleidet die Einheit des Ziels vor dem Wurf 1 Schaden.
text-coordinated-fire--naboo-royal-handmaidens = Wenn ein anderer verbündeter Charakter der Galaktischen Republik in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf entwaffnet.
text-coordinated-fire--nightsister-acolytes = Wenn ein anderer verbündeter Dathomirianer in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf ungeschützt.
text-coordinated-fire--leia-organa-freedom-fighter = Wenn ein anderer verbündeter Charakter der Rebellenallianz in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf ungeschützt.
text-coordinated-fire--rebel-commandos = Wenn ein anderer verbündeter Charakter der Rebellenallianz in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, erleidet die Einheit des Ziels vor dem Wurf 1 Schaden.
text-coordinated-fire--ewok-hunters = Wenn ein anderer verbündeter Ewok in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf fixiert.
text-coordinated-fire--dark-troopers = Wenn ein anderer verbündeter Charakter des Galaktischen Imperiums in einer Kampfaktion ein Ziel in Reichweite 5 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf gestresst.
text-enfeeble--fifth-brother = Wenn ein anderer verbündeter Charakter des Inquisitorius in einer Kampfaktion ein Ziel in Reichweite 4 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf ungeschützt.
text-enfeeble--fourth-sister = Wenn ein anderer verbündeter Charakter des Inquisitorius in einer Kampfaktion ein Ziel in Reichweite 4 dieser Einheit angreift, wird die Einheit des Ziels vor dem Wurf fixiert.
text-supporting-fire--arf-clone-troopers = Nachdem ein anderer verbündeter Charakter der Galaktischen Republik in Reichweite 5 in einer Kampfaktion angegriffen hat: der Angreifer darf spurten.
text-supporting-fire--death-troopers = Nachdem ein anderer verbündeter Charakter des Galaktischen Imperiums in Reichweite 5 in einer Kampfaktion angegriffen hat: der Angreifer darf spurten.
text-supporting-fire--fils-clones = Nachdem ein anderer verbündeter Charakter der Galaktischen Republik in Reichweite 5 in einer Kampfaktion angegriffen hat: der Angreifer darf heilen.
text-supporting-fire--elite-squad-troopers = Nachdem ein anderer verbündeter Charakter des Galaktischen Imperiums in Reichweite 5 in einer Kampfaktion angegriffen hat: seine Einheit darf einen Duckmarker erhalten.
text-supporting-fire--elite-squad-troopers-b = Nachdem ein anderer verbündeter Charakter des Galaktischen Imperiums in Reichweite 5 in einer Kampfaktion angegriffen hat: der Angreifer darf heilen.
text-supporting-assault = Nachdem ein anderer verbündeter Charakter der Galaktischen Republik in Reichweite 5 in einer Kampfaktion angegriffen hat: ein Charakter dieser Einheit darf spurten.
text-pack-hunter--cc-3636-commander-wolffe = Diese Einheit würfelt 2 Würfel mehr bei Nahkampfangriffen auf einen Gegner, der mit einem anderen verbündeten Klontruppler im Handgemenge ist.
text-saturation-fire = Wenn diese Einheit einen Gegner angreift, der um ein aktives Ziel kämpft, würfelt sie 2 Würfel mehr.
text-close-range-annihilation = Wenn ein Charakter dieser Einheit einen Gegner in Reichweite 3 angreift, darf er bis zu 2 seiner Angriffswürfel neu werfen.
text-immovable = Charaktere dieser Einheit können von Fähigkeiten weder geschoben noch gezogen werden.
text-headlong-assault = Jeder Charakter dieser Einheit darf spurten; endet einer in Reichweite 2 eines Gegners, hat die Einheit in diesem Zug Wucht [1] und führt eine Fokusaktion aus.
