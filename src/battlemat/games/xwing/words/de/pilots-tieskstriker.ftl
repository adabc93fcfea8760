### Was Karten tun, in eigenen Worten: pilots-tieskstriker.

ability-pilot-puresabacc = Bei Angriffen darfst du 1 Würfel mehr werfen, solange du höchstens 1 Schadenskarte hast.
ability-pilot-countdown = Nachdem bei einem Angriff auf dich Ergebnisse neutralisiert wurden, darfst du, wenn du nicht gestresst bist, 1 Schaden erleiden und 1 Stressmarker erhalten, um alle Ergebnisse aufzuheben.
