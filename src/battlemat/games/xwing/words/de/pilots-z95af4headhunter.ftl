### Was Karten tun, in eigenen Worten: pilots-z95af4headhunter.

ability-pilot-airencracken = Nach deinem Angriff darfst du ein befreundetes Schiff in Reichweite 1 wählen; es darf eine Aktion ausführen, als wäre sie rot.
ability-pilot-lieutenantblount = Bei Primärangriffen darfst du 1 Würfel mehr werfen, wenn ein anderes befreundetes Schiff in Reichweite 0–1 des Verteidigers ist.
ability-pilot-ndrusuhlak = Bei Primärangriffen wirfst du 1 Würfel mehr, wenn kein anderes befreundetes Schiff in Reichweite 0–2 ist.
ability-pilot-kaatoleeachos = Zu Beginn der Kampfphase darfst du einem befreundeten Schiff in Reichweite 0–2 einen Fokus- oder Ausweichmarker abnehmen.
