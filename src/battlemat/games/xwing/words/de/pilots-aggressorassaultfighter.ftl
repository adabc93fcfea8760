### Was Karten tun, in eigenen Worten: pilots-aggressorassaultfighter.

ability-pilot-ig88a = Zu Beginn der Kampfphase darfst du einen Berechnungsmarker einem befreundeten Schiff in Reichweite 1–3 geben, das berechnen kann.
ability-pilot-ig88b = Nachdem dein Angriff verfehlt hat, darfst du einen Bonusangriff mit einer Kanone durchführen.
ability-pilot-ig88c = Nach einer Schub-Aktion darfst du eine Ausweich-Aktion durchführen.
