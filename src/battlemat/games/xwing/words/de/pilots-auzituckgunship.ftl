### Was Karten tun, in eigenen Worten: pilots-auzituckgunship.

ability-pilot-wullffwarro = Primärangriffe, während du beschädigt bist: Du darfst 1 Würfel mehr werfen.
ability-pilot-lowhhrick = Wird ein befreundetes Schiff in Reichweite 0–1 angegriffen, darfst du 1 Verstärkungsmarker ausgeben, um ihm 1 Ausweichmarker zu geben.
