### Was Karten tun, in eigenen Worten: pilots-tielnfighter.

ability-pilot-howlrunner = Ein befreundetes Schiff in Reichweite 0–1 darf bei einem Primärangriff 1 Angriffswürfel neu werfen.
ability-pilot-maulermithel = Bei Angriffsreichweite 1 wirfst du 1 Angriffswürfel mehr.
