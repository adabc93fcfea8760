### Was Karten tun, in eigenen Worten: pilots-btla4ywing.

ability-pilot-norrawexley = Verteidigst du und ist ein feindliches Schiff in Reichweite 0–1, kommt ein Ausweichen zu deinen Ergebnissen hinzu.
ability-pilot-norrawexley-btla4ywing = Verteidigst du und ist ein feindliches Schiff in Reichweite 0–1, kommt ein Ausweichen zu deinen Ergebnissen hinzu.
ability-pilot-hortonsalm = Beim Angriff darfst du genau so viele Würfel neu werfen, wie andere befreundete Schiffe in Reichweite 0–1 des Verteidigers sind.
ability-pilot-drearenthal = Ein befreundetes Schiff ohne Punkte, das ein Ziel in deinem Feuerwinkel angreift, darf 1 Angriffswürfel neu werfen.
ability-pilot-kavil = Angriffe mit anderen Waffen als denen des Bugwinkels haben 1 Angriffswürfel mehr.
ability-pilot-dutchvander = Nach deiner Zielerfassungsaktion darf ein befreundetes Schiff deiner Wahl in Reichweite 1–3 dasselbe Objekt erfassen, wie weit es auch entfernt ist.
ability-pilot-evaanverlaine = Zu Beginn der Kampfphase darfst du einen Fokusmarker ausgeben: Ein befreundetes Schiff in Reichweite 0–1 verteidigt bis zum Rundenende mit 1 Würfel mehr.
