### Was Karten tun, in eigenen Worten: pilots-starviperclassattackplatform.

ability-pilot-princexizor = Verteidigst du, darf nach dem Neutralisieren ein anderes befreundetes Schiff in Reichweite 0–1 im Angriffswinkel einen der übrigen Treffer für dich erleiden.
ability-pilot-guri = Zu Beginn der Kampfphase darfst du 1 Fokusmarker erhalten, wenn ein Feind in Reichweite 0–1 ist.
ability-pilot-dalanoberos-starviperclassattackplatform = Nachdem du ein Manöver vollständig ausgeführt hast, darfst du einen Stressmarker erhalten, um dein Schiff auf der Stelle um 90° zu drehen.
