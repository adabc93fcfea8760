### Was Karten tun, in eigenen Worten: pilots-tiefofighter.

ability-pilot-midnight = Bei Angriff oder Verteidigung gegen ein von dir erfasstes Schiff können dessen Würfel nicht modifiziert werden.
ability-pilot-commandermalarus = Zu Beginn der Kampfphase darfst du eine Ladung ausgeben und einen Stressmarker erhalten; für den Rest der Runde darfst du alle deine Fokus-Ergebnisse in Erfolge ändern.
ability-pilot-scorch = Bei einem Primärangriff darfst du, wenn du nicht gestresst bist, einen Stressmarker erhalten, um 1 Angriffswürfel mehr zu werfen.
ability-pilot-static = Bei einem Primärangriff darfst du deine Zielerfassung auf dem Verteidiger und einen Fokusmarker ausgeben, um alle Ergebnisse in kritische Treffer zu ändern.
ability-pilot-longshot = Deine Primärangriffe in Angriffsreichweite 3 haben 1 Angriffswürfel mehr.
ability-pilot-muse = Zu Beginn der Kampfphase darfst du einem befreundeten Schiff in Reichweite 0–1 einen Stressmarker nehmen.
ability-pilot-tn3465 = Greift ein anderes befreundetes Schiff an und bist du in Reichweite 0–1 des Verteidigers, darfst du 1 kritischen Schaden erleiden, um eines seiner Ergebnisse in einen kritischen Treffer zu ändern.
ability-pilot-lieutenantrivas = Nachdem ein von dir nicht erfasstes Schiff in Reichweite 1–2 einen roten oder orangen Marker erhalten hat, darfst du es erfassen.
ability-pilot-null = Solange du nicht beschädigt bist, gilt deine Initiative als 7.
