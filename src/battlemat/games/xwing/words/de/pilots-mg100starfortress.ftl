### Was Karten tun, in eigenen Worten: pilots-mg100starfortress.

ability-pilot-edonkappehl = Nach einem vollständig ausgeführten blauen oder weißen Manöver darfst du eine Vorrichtung abwerfen, wenn du in dieser Runde noch keine platziert hast.
ability-pilot-cat = Bei Primärangriffen wirfst du 1 Würfel mehr, wenn der Verteidiger in Reichweite 0–1 einer befreundeten Vorrichtung ist.
ability-pilot-finchdallow = Statt eine Bombe abzuwerfen, darfst du sie irgendwo an deinem Schiff anliegend platzieren.
ability-pilot-benteene = Nachdem du ein Schiff in deinem Turmwinkel angegriffen hast, erhält es den Zustand Rattled.
ability-pilot-vennie = Wenn du verteidigst, darfst du ein Fokusergebnis hinzufügen, wenn der Angreifer im Turmwinkel eines befreundeten Schiffs ist.
