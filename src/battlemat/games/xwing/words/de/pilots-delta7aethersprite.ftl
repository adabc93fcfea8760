### Was Karten tun, in eigenen Worten: pilots-delta7aethersprite.

ability-pilot-anakinskywalker = Nach einem vollständig ausgeführten Manöver darfst du 1 Macht ausgeben, um einen Stressmarker zu entfernen, wenn ein feindliches Schiff in Reichweite 0–1 in deinem Bugwinkel oder in deinem Zielwinkel ist.
ability-pilot-obiwankenobi = Nachdem ein befreundetes Schiff in Reichweite 0–2 einen Fokusmarker ausgegeben hat, darfst du ihm für 1 Macht einen neuen verschaffen.
ability-pilot-plokoon = Zu Beginn der Kampfphase darfst du 1 Macht ausgeben und ein anderes befreundetes Schiff in Reichweite 0–2 wählen: Gib ihm einen deiner grünen Marker oder nimm einen orangen von ihm.
ability-pilot-macewindu = Nach einem vollständig ausgeführten roten Manöver erhältst du 1 Macht zurück.
ability-pilot-luminaraunduli = Verteidigt ein befreundetes Schiff in Reichweite 0–2 außerhalb des Zielwinkels des Angreifers, darfst du für 1 Macht einen kritischen in einen normalen Treffer oder einen Treffer in ein Fokus-Ergebnis ändern.
ability-pilot-saeseetiin = Nachdem ein befreundetes Schiff in Reichweite 0–2 sein Rad aufgedeckt hat, darfst du es für 1 Macht auf ein anderes Manöver gleicher Geschwindigkeit und Schwierigkeit stellen.
ability-pilot-barrissoffee = Greift ein befreundetes Schiff in Reichweite 0–2 einen Verteidiger in seinem Zielwinkel an, darfst du für 1 Macht ein Fokus-Ergebnis in einen Treffer oder einen Treffer in einen kritischen ändern.
ability-pilot-ahsokatano = Nach einem vollständig ausgeführten Manöver darfst du 1 Macht ausgeben und ein befreundetes Schiff in Reichweite 0–1 wählen; es darf eine Aktion ausführen, auch wenn es gestresst ist.
