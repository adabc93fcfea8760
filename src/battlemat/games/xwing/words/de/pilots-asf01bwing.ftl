### Was Karten tun, in eigenen Worten: pilots-asf01bwing.

ability-pilot-braylenstramm = Während du gestresst bist, darfst du bis zu 2 deiner Würfel neu werfen.
ability-pilot-tennumb = Du darfst 1 Stressmarker ausgeben, um alle deine Fokus-Ergebnisse in Treffer oder Ausweichen zu ändern.
