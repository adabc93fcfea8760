### Was Karten tun, in eigenen Worten: pilots-tiesabomber.

ability-pilot-captainjonus = Ein befreundetes Schiff in Reichweite 0–1 darf bei einem Torpedo- oder Raketenangriff bis zu 2 Würfel neu werfen.
ability-pilot-deathfire = Nachdem du zerstört wurdest, darfst du noch einmal angreifen und eine Vorrichtung abwerfen oder starten.
ability-pilot-tomaxbren = Nach dem Nachladen darfst du 1 Ladung eines Talents zurückerhalten.
ability-pilot-majorrhymer = Du darfst Torpedos und Raketen um eine Reichweite näher oder weiter einsetzen, als ihre Karten sagen, innerhalb von Reichweite 0–3.
