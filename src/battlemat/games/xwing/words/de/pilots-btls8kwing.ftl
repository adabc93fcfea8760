### Was Karten tun, in eigenen Worten: pilots-btls8kwing.

ability-pilot-mirandadoni = Bei einem Primärangriff darfst du 1 Schild ausgeben, um 1 Würfel mehr zu werfen, oder ohne Schilde 1 Würfel weniger werfen, um 1 Schild zurückzuerhalten.
ability-pilot-esegetuketu = Befreundete Schiffe in Reichweite 0–2 dürfen beim Angreifen und Verteidigen deine Fokusmarker ausgeben.
