### Was Karten tun, in eigenen Worten: pilots-upsilonclassshuttle.

ability-pilot-captaincardinal = Solange du eine Ladung hast, dürfen befreundete Schiffe niedrigerer Initiative in Reichweite 1–2 beim Angreifen und Verteidigen 1 Fokusergebnis neu werfen. Du verlierst eine Ladung, wenn ein Feind in Reichweite 0–3 zerstört wird.
ability-pilot-lieutenanttavson = Nachdem du Schaden erlitten hast, darfst du eine Ladung ausgeben, um eine Aktion durchzuführen.
ability-pilot-pettyofficerthanisson = In der Aktivierungs- und der Kampfphase darfst du, nachdem ein Schiff in deinem Bugwinkel in Reichweite 0–2 Stress erhalten hat, eine Ladung ausgeben, um ihm einen Traktormarker zu geben.
ability-pilot-lieutenantdormitz = Beim Aufbau dürfen, sobald du platziert bist, andere befreundete Schiffe überall in Reichweite 0–2 von dir platziert werden.
ability-pilot-majorstridan = Wenn du koordinierst oder eine deiner Aufwertungen nutzt, darfst du befreundete Schiffe in Reichweite 2–3 behandeln, als wären sie in Reichweite 0 oder 1.
