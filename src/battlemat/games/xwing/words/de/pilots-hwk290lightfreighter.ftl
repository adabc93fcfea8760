### Was Karten tun, in eigenen Worten: pilots-hwk290lightfreighter.

ability-pilot-kylekatarn = Zu Beginn der Kampfphase darfst du einen deiner Fokusmarker an ein befreundetes Schiff in deinem Feuerwinkel geben.
