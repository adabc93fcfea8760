### Was Karten tun, in eigenen Worten: pilots-resistancetransportpod.

ability-pilot-bb8 = In der Systemphase darfst du eine rote Fassrollen- oder Schub-Aktion durchführen.
ability-pilot-rosetico = Beim Angreifen oder Verteidigen darfst du bis zu so viele deiner Würfel neu werfen, wie andere befreundete Schiffe im Angriffswinkel sind.
ability-pilot-finn = Beim Angreifen oder Verteidigen darfst du eine Leerseite hinzufügen oder 1 Überlastungsmarker erhalten, um einen Fokus hinzuzufügen.
ability-pilot-vimoradi = Nach dem Aufstellen erhält ein feindliches Schiff deiner Wahl den Zustand Compromising Intel.
