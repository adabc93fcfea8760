### Was Karten tun, in eigenen Worten: pilots-scavengedyt1300.

ability-pilot-rey = Ist das feindliche Schiff in deinem Bugwinkel, darfst du 1 Macht ausgeben, um eine Leerseite in einen Treffer oder ein Ausweichen zu ändern.
