### Was Karten tun, in eigenen Worten: pilots-vcx100lightfreighter.

ability-pilot-chopper = Zu Beginn der Kampfphase erhält jedes feindliche Schiff in Reichweite 0 zwei Störsignale.
