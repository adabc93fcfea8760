### Was Karten tun, in eigenen Worten: pilots-modifiedyt1300lightfreighter.

ability-pilot-hansolo-modifiedyt1300lightfreighter = Nach einem Wurf in Reichweite 0–1 eines Hindernisses darfst du alle deine Würfel noch einmal werfen; das gilt nicht als Neuwurf.
ability-pilot-landocalrissian-modifiedyt1300lightfreighter = Nachdem du ein blaues Manöver vollständig ausgeführt hast, darf ein befreundetes Schiff deiner Wahl in Reichweite 0–3 eine Aktion durchführen.
ability-pilot-chewbacca = Bekämst du eine offene Schadenskarte, darfst du eine Ladung ausgeben, um sie verdeckt zu nehmen.
