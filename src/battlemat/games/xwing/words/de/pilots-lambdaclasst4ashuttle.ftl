### Was Karten tun, in eigenen Worten: pilots-lambdaclasst4ashuttle.

ability-pilot-captainkagi = Zu Beginn der Kampfphase darfst du alle feindlichen Zielerfassungen befreundeter Schiffe deiner Wahl in Reichweite 0–3 auf dich ziehen.
ability-pilot-lieutenantsai = Hat das von dir koordinierte Schiff eine Aktion aus deiner Leiste ausgeführt, darfst du sie ebenfalls ausführen.
ability-pilot-coloneljendon = Zu Beginn der Aktivierungsphase darfst du eine Ladung ausgeben: In dieser Runde erfassen befreundete Schiffe nur Ziele jenseits von Reichweite 3.
