### Was Karten tun, in eigenen Worten: pilots-tieadvancedx1.

ability-pilot-darthvader = Nachdem du eine Aktion ausgeführt hast, darfst du für 1 Macht eine weitere ausführen.
ability-pilot-maarekstele = Würde dein Angriffsziel eine offene Schadenskarte erhalten, ziehst du drei Karten und wählst, welche es bekommt.
ability-pilot-vedfoslo = Wenn du ein Manöver ausführst, darfst du stattdessen eines gleicher Richtung und Schwierigkeit fliegen, das um 1 schneller oder langsamer ist.
ability-pilot-zertikstrom = In der Endphase darfst du deine Zielerfassung auf einem feindlichen Schiff ausgeben, um eine seiner Schadenskarten aufzudecken.
