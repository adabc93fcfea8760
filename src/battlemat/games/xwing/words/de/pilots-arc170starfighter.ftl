### Was Karten tun, in eigenen Worten: pilots-arc170starfighter.

ability-pilot-sharabey = Bei Primärangriffen und beim Verteidigen darfst du deine Zielerfassung auf das feindliche Schiff ausgeben, um einen Fokus hinzuzufügen.
ability-pilot-ibtisam = Nach einem vollständig ausgeführten Manöver darfst du, wenn du gestresst bist, 1 Angriffswürfel werfen: Ein Treffer oder kritischer Treffer entfernt 1 Stressmarker.
ability-pilot-wolffe = Bei Primärangriffen im Bugwinkel darfst du 1 Ladung ausgeben, um 1 Würfel neu zu werfen; im Heckwinkel darfst du 1 Ladung zurückerhalten, um 1 mehr zu werfen.
ability-pilot-sinker = Ein befreundetes Schiff in Reichweite 1–2 in deinem linken oder rechten Winkel darf 1 Würfel seines Primärangriffs neu werfen.
ability-pilot-jag = Nachdem ein befreundetes Schiff in Reichweite 1–2 in deinem linken oder rechten Winkel verteidigt hat, darfst du den Angreifer erfassen.
