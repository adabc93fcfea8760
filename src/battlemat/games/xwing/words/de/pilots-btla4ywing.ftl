### Was Karten tun, in eigenen Worten: pilots-btla4ywing.

ability-pilot-norrawexley = Verteidigst du und ist ein feindliches Schiff in Reichweite 0–1, kommt ein Ausweichen zu deinen Ergebnissen hinzu.
ability-pilot-norrawexley-btla4ywing = Verteidigst du und ist ein feindliches Schiff in Reichweite 0–1, kommt ein Ausweichen zu deinen Ergebnissen hinzu.
ability-pilot-hortonsalm = Beim Angriff darfst du je anderem befreundeten Schiff in Reichweite 0–1 des Verteidigers 1 Würfel neu werfen.
ability-pilot-drearenthal = Ein befreundetes Schiff ohne Punkte, das ein Ziel in deinem Feuerwinkel angreift, darf 1 Angriffswürfel neu werfen.
ability-pilot-kavil = Angriffe mit anderen Waffen als denen des Bugwinkels haben 1 Angriffswürfel mehr.
