### Was Karten tun, in eigenen Worten: pilots-tieagaggressor.

ability-pilot-lieutenantkestal = Nach dem Wurf des Verteidigers darfst du 1 Fokusmarker ausgeben, um alle seine leeren und Fokus-Ergebnisse aufzuheben.
ability-pilot-doubleedge = Verfehlt dein Turm- oder Raketenangriff, darfst du einen Bonusangriff mit einer anderen Waffe ausführen.
