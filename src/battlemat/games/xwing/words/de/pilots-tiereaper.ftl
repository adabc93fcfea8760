### Was Karten tun, in eigenen Worten: pilots-tiereaper.

ability-pilot-vizier = Nach einem vollständig ausgeführten Manöver 1 deiner Querruder darfst du koordinieren; dann entfällt dein Aktionsschritt.
