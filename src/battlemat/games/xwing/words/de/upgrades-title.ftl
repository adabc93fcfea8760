### Was Karten tun, in eigenen Worten: upgrades-title.

ability-upgrade-ghost = Ein Attack Shuttle oder eine Fähre der Sheathipede-Klasse kann bei dir andocken; sie dockt nur an deinen hinteren Stegen ab.
ability-upgrade-blackone = Nach einem SLAM verliert diese Karte ihre Ladung; dann darfst du 1 Ionenmarker nehmen, um 1 Entwaffnung zu entfernen. Ohne Ladung ist kein SLAM möglich.
ability-upgrade-dauntless = Nach einem teilweise ausgeführten Manöver darfst du eine weiße Aktion als rote ausführen.
ability-upgrade-ig2000 = Du hast die Pilotenfähigkeiten deiner anderen Schiffe mit diesem Titel.
ability-upgrade-marauder = Primärangriffe nach hinten: Du darfst 1 Würfel neu werfen.
ability-upgrade-millenniumfalcon = Während du mit einem Ausweichmarker verteidigst, darfst du 1 Verteidigungswürfel neu werfen.
ability-upgrade-moldycrow = Du hast nach vorn eine Primärwaffe mit 3 Würfeln. In der Endphase behältst du bis zu 2 Fokusmarker.
ability-upgrade-outrider = Versperrt ein Hindernis deinen Angriff, wirft der Verteidiger 1 Würfel weniger. Nach einem vollständig ausgeführten Manöver durch oder auf ein Hindernis darfst du 1 deiner roten oder orangen Marker entfernen.
ability-upgrade-punishingone = Primärangriffe auf ein Schiff in deinem Bugwinkel mit 1 Würfel mehr.
ability-upgrade-reysmillenniumfalcon = Mit höchstens 2 Stressmarkern kannst du weiterhin rote Segnor-Loopings sowie Schub- und Drehen-Aktionen ausführen.
ability-upgrade-scimitar = Nach dem Aufstellen darfst du dich tarnen. Nachdem du dich enttarnt hast, darfst du einem Feind in deinem Fadenkreuzwinkel einen Störmarker geben.
ability-upgrade-shadowcaster = Trifft dein Angriff ein Schiff, das in deinem Turmwinkel und deinem Bugwinkel ist, erhält es 1 Traktorstrahlmarker.
ability-upgrade-slavei = Nachdem du eine Wende oder Drehung aufgedeckt hast, darfst du dein Rad auf dieselbe zur anderen Seite stellen.
ability-upgrade-soullessone = Während du gegen ein Schiff außerhalb deiner Feuerwinkel verteidigst, darfst du 1 Verteidigungswürfel neu werfen.
ability-upgrade-st321 = Nachdem du koordiniert hast, darfst du einen Feind in Reichweite 0–3 des koordinierten Schiffes erfassen, egal wie weit er von dir entfernt ist.
ability-upgrade-virago = In der Endphase darfst du für 1 Ladung eine rote Schub-Aktion ausführen.
ability-upgrade-houndstooth = Ein Z-95-AF4-Kopfjäger kann bei dir andocken.
ability-upgrade-phantom = Du kannst aus Reichweite 0–1 andocken.
ability-upgrade-landosmillenniumfalcon = Eine Rettungskapsel kann bei dir andocken; solange sie an Bord ist, dürfen ihre Schilde Schaden für dich nehmen. Bei Primärangriffen gegen gestresste Schiffe wirfst du 1 Würfel mehr.
