### Was Karten tun, in eigenen Worten: pilots-auzituckgunship.

ability-pilot-wullffwarro = Bei Primärangriffen darfst du 1 Würfel mehr werfen, solange du beschädigt bist.
ability-pilot-lowhhrick = Wird ein befreundetes Schiff in Reichweite 0–1 Verteidiger, darfst du 1 Verstärkungsmarker ausgeben: Es erhält 1 Ausweichmarker.
