### Was Fähigkeiten bewirken, in eigenen Worten: Moff Gideon, Death Trooper Escort, Agent Kallus.

text-imperial-efficiency = Wähle diese Einheit oder eine verbündete Unterstützungseinheit des Galaktischen Imperiums: jeder ihrer Charaktere darf spurten oder, wenn die Einheit Schaden hat, die Position wechseln.
text-disciplined = Nach einem Angriff auf diese Einheit, wenn sie nicht angeschlagen ist: jeder Charakter darf die Position auf ein aktives Ziel zu wechseln; ist dann keiner im Handgemenge, erhält sie einen Duckmarker.
text-long-live-the-empire = Wähle ein aktives Ziel und eine verbündete Unterstützungseinheit des Galaktischen Imperiums: einer ihrer Charaktere darf die Position auf das Ziel zu wechseln, und die Einheit erleidet 2 Schaden. Schlägt sie das an, darf sie den Marker „angeschlagen“, allen Schaden und einen Zustand sofort gegen einen Verletzungsmarker tauschen.
text-assume-that-i-know-everything = Eine Befehlskarte zu reservieren kostet deinen Gegner 1 Macht mehr.
text-you-have-something-i-want = Nahkampfangriffe Verbündeter des Galaktischen Imperiums in Kampfaktionen haben 1 Würfel mehr gegen Gegner, die um ein aktives, nicht von dir kontrolliertes Ziel kämpfen. Du gewinnst Gleichstände an aktiven Zielen, um die diese Einheit kämpft.
text-prepared-for-any-encounter = Diese Einheit hat für den Zug Scharfschütze [2] und Wucht [2] und führt kostenlos eine Fokusaktion aus.
text-imperial-intelligence = Wenn ein Verbündeter angreift oder verteidigt, wirf bis zu einen Würfel je Merkmal neu, das er mit dieser Einheit teilt.
text-uncertain-loyalties = Am Ende des Aufbaus wähle die Merkmale dieser Einheit für das Spiel: Galaktisches Imperium, Spion und Trupp oder Rebellenallianz, Schurke und Spectre.
