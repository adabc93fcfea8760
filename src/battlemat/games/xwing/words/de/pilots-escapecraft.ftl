### Was Karten tun, in eigenen Worten: pilots-escapecraft.

ability-pilot-outerrimpioneer = Befreundete Schiffe in Reichweite 0–1 können angreifen, während sie auf Hindernissen stehen.
