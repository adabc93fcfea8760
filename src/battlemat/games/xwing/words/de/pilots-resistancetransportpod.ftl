### Was Karten tun, in eigenen Worten: pilots-resistancetransportpod.

ability-pilot-bb8 = In der Systemphase darfst du eine rote Fassrollen- oder Schub-Aktion ausführen.
ability-pilot-rosetico = Du darfst für jedes andere befreundete Schiff im Angriffswinkel 1 deiner Würfel neu werfen.
ability-pilot-finn = Während du angreifst oder verteidigst, darfst du ein leeres Ergebnis hinzufügen oder 1 Überlastung nehmen, um ein Fokus-Ergebnis hinzuzufügen.
ability-pilot-vimoradi = Nach dem Aufstellen erhält ein feindliches Schiff den Zustand Compromising Intel.
