### Was Karten tun, in eigenen Worten: pilots-tielnfighter.

ability-pilot-howlrunner = Ein befreundetes Schiff in Reichweite 0–1 darf bei einem Primärangriff 1 Angriffswürfel neu werfen.
ability-pilot-maulermithel = Bei Angriffsreichweite 1 wirfst du 1 Angriffswürfel mehr.
ability-pilot-ezrabridger-tielnfighter = Bist du bei Angriff oder Verteidigung gestresst, darfst du 1 Macht ausgeben, um bis zu 2 deiner Fokus-Ergebnisse in Erfolge zu ändern.
ability-pilot-ezrabridger = Bist du bei Angriff oder Verteidigung gestresst, darfst du 1 Macht ausgeben, um bis zu 2 deiner Fokus-Ergebnisse in Erfolge zu ändern.
ability-pilot-ezrabridger-sheathipedeclassshuttle = Bist du bei Angriff oder Verteidigung gestresst, darfst du 1 Macht ausgeben, um bis zu 2 deiner Fokus-Ergebnisse in Erfolge zu ändern.
ability-pilot-sabinewren-tielnfighter = Bevor du aktiviert wirst, darfst du eine Fassrolle- oder Schub-Aktion ausführen.
ability-pilot-sabinewren = Bevor du aktiviert wirst, darfst du eine Fassrolle- oder Schub-Aktion ausführen.
ability-pilot-captainrex = Nach deinem Angriff erhält der Verteidiger den Zustand Suppressive Fire.
ability-pilot-zeborrelios-tielnfighter = Bei deiner Verteidigung annullieren Ausweich-Ergebnisse erst kritische, dann normale Treffer.
ability-pilot-zeborrelios = Bei deiner Verteidigung annullieren Ausweich-Ergebnisse erst kritische, dann normale Treffer.
ability-pilot-zeborrelios-sheathipedeclassshuttle = Bei deiner Verteidigung annullieren Ausweich-Ergebnisse erst kritische, dann normale Treffer.
ability-pilot-scourgeskutu = Gegen einen Verteidiger in deinem Zielwinkel wirfst du 1 Angriffswürfel mehr.
ability-pilot-idenversio = Bevor ein befreundeter TIE/ln-Jäger in Reichweite 0–1 Schaden erleiden würde, darfst du eine Ladung ausgeben, um ihn ganz zu verhindern.
ability-pilot-delmeeko = Ein befreundetes Schiff in Reichweite 0–2 darf gegen einen beschädigten Angreifer 1 Verteidigungswürfel neu werfen.
ability-pilot-gideonhask = Gegen einen beschädigten Verteidiger wirfst du 1 Angriffswürfel mehr.
ability-pilot-seynmarana = Beim Angriff darfst du einen kritischen Treffer ausgeben: Der Verteidiger erhält eine verdeckte Schadenskarte, alle übrigen Ergebnisse werden annulliert.
ability-pilot-valenrudor = Nachdem ein befreundetes Schiff in Reichweite 0–1 verteidigt hat, darfst du eine Aktion ausführen.
ability-pilot-nightbeast = Nach einem vollständig ausgeführten blauen Manöver darfst du eine Fokus-Aktion ausführen.
ability-pilot-wampa = Beim Angriff darfst du deine Ladung ausgeben, um 1 Angriffswürfel mehr zu werfen. Nach einer Verteidigung verlierst du sie.
