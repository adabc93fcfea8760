### Was Karten tun, in eigenen Worten: pilots-hwk290lightfreighter.

ability-pilot-kylekatarn = Zu Beginn der Kampfphase darfst du einen deiner Fokusmarker an ein befreundetes Schiff in deinem Feuerwinkel geben.
ability-pilot-janors = Greift ein befreundetes Schiff in deinem Feuerwinkel mit seiner Primärwaffe an, darfst du, wenn du nicht gestresst bist, einen Stressmarker erhalten: Es wirft 1 Würfel mehr.
ability-pilot-roarkgarnet = Zu Beginn der Kampfphase darfst du ein Schiff in deinem Feuerwinkel wählen: Es kämpft in dieser Phase mit Initiative 7.
ability-pilot-torkilmux = Zu Beginn der Kampfphase darfst du ein Schiff in deinem Feuerwinkel wählen: Es kämpft in dieser Phase mit Initiative 0.
ability-pilot-dacebonearm = Nachdem ein Feind in Reichweite 0–3 einen Ionenmarker erhalten hat, darfst du 3 Ladungen ausgeben: Er erhält 2 weitere.
ability-pilot-palobgodalhi = Zu Beginn der Kampfphase darfst du einem Feind in deinem Feuerwinkel in Reichweite 0–2 einen Fokus- oder Ausweichmarker wegnehmen.
