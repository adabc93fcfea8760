### Was Karten tun, in eigenen Worten: pilots-lancerclasspursuitcraft.

ability-pilot-ketsuonyo = Zu Beginn der Kampfphase darfst du einem Schiff in Reichweite 0–1 in deinem Bug- und Turmwinkel 1 Traktorstrahlmarker geben.
ability-pilot-asajjventress = Zu Beginn der Kampfphase darfst du 1 Macht ausgeben: Ein Feind in Reichweite 0–2 in deinem Turmwinkel erhält 1 Stressmarker, außer er entfernt einen grünen Marker.
ability-pilot-sabinewren-lancerclasspursuitcraft = Verteidigst du gegen ein Schiff in Reichweite 0–2 in deinem Turmwinkel, darfst du ein Fokus-Ergebnis hinzufügen.
