### Was Karten tun, in eigenen Worten: upgrades-talent.

ability-upgrade-predator = Primärangriffe gegen ein Schiff in deinem Fadenkreuzwinkel: du darfst 1 Angriffswürfel neu werfen.
ability-upgrade-marksmanship = Angriffe gegen ein Schiff in deinem Fadenkreuzwinkel: du darfst 1 Treffer in einen kritischen Treffer ändern.
ability-upgrade-fearless = Primärangriffe im Bugwinkel bei Reichweite 1, wenn du im Bugwinkel des Verteidigers bist: du darfst 1 Ergebnis in einen Treffer ändern.
ability-upgrade-elusive = Während du verteidigst, darfst du für 1 Ladung 1 Verteidigungswürfel neu werfen. Nach einem vollständig ausgeführten roten Manöver erhältst du 1 Ladung zurück.
ability-upgrade-crackshot = Primärangriffe gegen ein Schiff in deinem Fadenkreuzwinkel: bevor Ergebnisse neutralisiert werden, darfst du für 1 Ladung 1 Ausweichen annullieren.
