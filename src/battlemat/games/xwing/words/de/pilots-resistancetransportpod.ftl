### Was Karten tun, in eigenen Worten: pilots-resistancetransportpod.

ability-pilot-bb8 = In der Systemphase darfst du eine rote Fassrollen- oder Schub-Aktion durchführen.
ability-pilot-rosetico = Beim Angreifen oder Verteidigen darfst du für jedes andere befreundete Schiff im Angriffswinkel 1 deiner Würfel neu werfen.
ability-pilot-finn = Beim Angreifen oder Verteidigen darfst du eine Leerseite hinzufügen oder 1 Überlastungsmarker erhalten, um einen Fokus hinzuzufügen.
ability-pilot-vimoradi = Nach dem Aufstellen erhält ein feindliches Schiff deiner Wahl den Zustand Compromising Intel.
