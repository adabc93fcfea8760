### Was Karten tun, in eigenen Worten: upgrades-device.

ability-upgrade-protonbombs = Bombe: Schiffe und Drohnen in Reichweite 0–1 erleiden 1 kritischen Schaden.
ability-upgrade-proximitymines = Mine: Das Schiff wirft 2 Angriffswürfel und erleidet 1 Schaden sowie 1 für jeden Treffer oder kritischen Treffer.
ability-upgrade-seismiccharges = Bombe: Ein Hindernis in Reichweite 0–1 zerbirst; Schiffe und Drohnen in Reichweite 0–1 davon erleiden 1 Schaden.
ability-upgrade-connernets = Mine: Das Schiff erleidet 1 Schaden und erhält 3 Ionenmarker.
ability-upgrade-bombletgenerator = Bombe: Schiffe und Drohnen in Reichweite 0–1 werfen 2 Angriffswürfel und erleiden 1 Schaden für jeden Treffer oder kritischen Treffer. Zu Beginn der Aktivierungsphase darfst du 1 Schild ausgeben, um hier 2 Ladungen zurückzuerhalten.
ability-upgrade-electroprotonbomb = Bombe mit Zündermarker: Schiffe in Reichweite 0–2 werfen 4 Angriffswürfel; sie verlieren 1 Schild für jede Leerseite, erhalten 1 Ionenmarker für jeden Fokus oder Treffer und 1 Entwaffnungsmarker für jeden kritischen Treffer. Drohnen erleiden 1 Schaden für jeden Fokus oder Treffer.
ability-upgrade-drk1probedroids = In der Endphase darfst du 1 Ladung ausgeben, um eine Sonde mit einer beliebigen Schablone der Geschwindigkeit 3 abzuwerfen oder zu starten. Deine Schiffe dürfen von ihr aus erfassen und stören.
