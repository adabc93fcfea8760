### Was Karten tun, in eigenen Worten: pilots-aggressorassaultfighter.

ability-pilot-ig88a = Zu Beginn der Kampfphase darfst du 1 Berechnungsmarker an ein befreundetes Schiff mit Berechnen auf der Leiste in Reichweite 1–3 geben.
ability-pilot-ig88b = Nachdem dein Angriff verfehlt hat, darfst du einen Bonusangriff mit einer Kanone ausführen.
ability-pilot-ig88c = Nach einer Schub-Aktion darfst du eine Ausweichen-Aktion ausführen.
ability-pilot-ig88d = Einen Segnor-Looping darfst du auch mit der Wendeschablone derselben Seite oder der geraden Schablone derselben Geschwindigkeit fliegen.
