### Was Karten tun, in eigenen Worten: pilots-nantexclassstarfighter.

ability-pilot-sunfac = Deine Primärangriffe auf eingefangene Schiffe haben 1 Angriffswürfel mehr.
ability-pilot-chertek = Bei Primärangriffen auf eingefangene Schiffe darfst du bis zu 2 Angriffswürfel neu werfen.
