### Was Karten tun, in eigenen Worten: pilots-tiereaper.

ability-pilot-vizier = Nach einem vollständig ausgeführten Manöver 1 deiner Querruder darfst du koordinieren; dann entfällt dein Aktionsschritt.
ability-pilot-majorvermeil = Gegen einen Verteidiger ohne grüne Marker darfst du eine Leerseite oder einen Fokus in einen Treffer ändern.
ability-pilot-captainferoph = Gegen einen Angreifer ohne grüne Marker darfst du eine Leerseite oder einen Fokus in ein Ausweichen ändern.
