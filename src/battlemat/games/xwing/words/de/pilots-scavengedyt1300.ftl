### Was Karten tun, in eigenen Worten: pilots-scavengedyt1300.

ability-pilot-rey = Ist das feindliche Schiff in deinem Bugwinkel, darfst du 1 Macht ausgeben, um eine Leerseite in einen Treffer oder ein Ausweichen zu ändern.
ability-pilot-chewbacca-scavengedyt1300 = Wird ein befreundetes Schiff in Reichweite 0–3 zerstört, darfst du, bevor es entfernt wird, eine Aktion und danach einen Bonusangriff durchführen.
ability-pilot-hansolo-scavengedyt1300 = Beim Aufbau darfst du überall jenseits von Reichweite 3 feindlicher Schiffe platziert werden.
