### Was Karten tun, in eigenen Worten: pilots-asf01bwing.

ability-pilot-braylenstramm = Solange du gestresst bist, darfst du beim Angreifen oder Verteidigen bis zu 2 Würfel neu werfen.
ability-pilot-tennumb = Beim Angreifen oder Verteidigen darfst du 1 Stressmarker ausgeben, um alle deine Fokusergebnisse in Treffer oder Ausweichen zu ändern.
