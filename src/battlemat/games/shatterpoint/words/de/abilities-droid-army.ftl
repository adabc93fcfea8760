### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-scuttle = Diese Einheit hat für diesen Zug Überwinden; ein Charakter darf laufen.
text-i-have-been-trained-in-your-jedi-arts = Nach einem Nahkampfangriff dieser Einheit erleidet jede andere gegnerische Einheit im Handgemenge mit dem Angreifer 2 Schaden.
text-appetite-for-destruction = Nach der Kampfaktion dieser Einheit darf ein verbündeter Kampfdroiden-Unterstützungscharakter in Reichweite 3 spurten und dann eines der Ziele mit 5 Würfeln angreifen.
text-another-fine-addition-to-my-collection = Wenn ein Charakter dieser Einheit eine gegnerische Einheit anschlägt, darf er zweimal heilen; war es ein Machtnutzer, erneuere 2 Macht.
text-do-not-let-them-escape = Jeder Charakter dieser Einheit oder einer verbündeten Kampfdroiden-Unterstützungseinheit darf spurten.
text-conquerors-resolve = Ein Charakter dieser Einheit, der um ein aktives Ziel kämpft, hat Schutz und ist standhaft.
