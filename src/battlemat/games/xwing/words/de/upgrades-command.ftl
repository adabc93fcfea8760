### Was Karten tun, in eigenen Worten: upgrades-command.

ability-upgrade-agentoftheempire = Führt als Rottenführer 2 bis 5 TIE/ln-Jäger. Während du verteidigst, dürfen bis zu 2 Schiffe der Rotte im Angriffswinkel je 1 Schaden oder kritischen Schaden erleiden, um je ein solches Ergebnis aufzuheben.
ability-upgrade-firstorderelite = Führt als Rottenführer 2 oder 3 TIE/fo- oder TIE/sf-Jäger. Während du verteidigst, dürfen bis zu 2 Schiffe der Rotte im Angriffswinkel je 1 Schaden oder kritischen Schaden erleiden, um je ein solches Ergebnis aufzuheben.
ability-upgrade-veteranwingleader = Führt als Rottenführer 2 bis 5 andere Schiffe deines Typs. Während du verteidigst, dürfen bis zu 2 Schiffe der Rotte im Angriffswinkel je 1 Schaden oder kritischen Schaden erleiden, um je ein solches Ergebnis aufzuheben.
ability-upgrade-dreadnoughthunter = Teilt dein Angriff einem riesigen Schiff in deinem Fadenkreuzwinkel eine offene Schadenskarte zu, darfst du ihren Präzisionsschuss anwenden, egal in welchem seiner Winkel du bist.
ability-upgrade-admiralozzel = Führt ein befreundetes großes oder riesiges Schiff in Reichweite 0–3 ein Manöver aus, darf es 1 Schaden erleiden, um stattdessen eines derselben Richtung und Schwierigkeit auszuführen, um 1 schneller oder langsamer.
ability-upgrade-azmorigan = In der Endphase darfst du bis zu 2 befreundete Schiffe in Reichweite 0–1 wählen: Jedes behält 1 Berechnungs- oder Ausweichmarker.
ability-upgrade-captainneeda = Hat ein befreundetes Schiff in Reichweite 0–4 sein Rad aufgedeckt, darfst du 1 Ladung ausgeben: Es stellt sein Rad auf ein anderes Manöver derselben Geschwindigkeit und Schwierigkeit.
ability-upgrade-strategiccommander = Hat ein befreundetes Schiff in Reichweite 0–4 sein Rad aufgedeckt, darfst du 1 Ladung ausgeben: Es stellt sein Rad auf ein anderes Manöver derselben Geschwindigkeit und Schwierigkeit.
ability-upgrade-carlistrieekan = Nachdem ein befreundetes Schiff in Reichweite 0–2 zerstört wurde, darfst du ein befreundetes Schiff in Reichweite 0–2 wählen: Es darf eine rote Ausweichen-Aktion ausführen.
ability-upgrade-jandodonna = Befreundete Schiffe in Reichweite 0–3 können deine Fokus- und Ausweichmarker wie eigene ausgeben.
ability-upgrade-raymusantilles = Wirst du zerstört, erhält jedes befreundete Schiff in Reichweite 0–1 1 Fokusmarker, und du verlässt das Spiel erst am Ende der Endphase.
ability-upgrade-stalwartcaptain = Wirst du zerstört, verlässt du das Spiel erst am Ende der Endphase.
