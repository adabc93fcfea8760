### Was Karten tun, in eigenen Worten: pilots-nantexclassstarfighter.

ability-pilot-sunfac = Deine Primärangriffe auf eingefangene Schiffe haben 1 Angriffswürfel mehr.
ability-pilot-chertek = Bei Primärangriffen auf eingefangene Schiffe darfst du bis zu 2 Angriffswürfel neu werfen.
ability-pilot-berwerkret = Trifft dein Angriff, darf jedes befreundete Schiff mit Berechnen auf der Leiste, das den Verteidiger erfasst hat, eine rote Berechnen-Aktion durchführen.
ability-pilot-gorgol = In der Systemphase darfst du einen Entwaffnet-Marker erhalten, um einem befreundeten Schiff in Reichweite 1–2 einen Traktormarker zu geben; danach repariert es eine offene Schadenskarte der Art Schiff.
