### Was Karten tun, in eigenen Worten: pilots-tiereaper.

ability-pilot-vizier = Nach einem vollständig ausgeführten Manöver 1 deiner Querruder darfst du koordinieren; dann entfällt dein Aktionsschritt.
ability-pilot-majorvermeil = Greifst du ein Schiff ohne grüne Marker an, darfst du 1 leeres oder Fokus-Ergebnis in einen Treffer ändern.
ability-pilot-captainferoph = Verteidigst du gegen ein Schiff ohne grüne Marker, darfst du 1 leeres oder Fokus-Ergebnis in ein Ausweichen ändern.
