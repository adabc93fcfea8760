### Was Karten tun, in eigenen Worten: pilots-vt49decimator.

ability-pilot-captainoicunn = Du kannst Primärangriffe in Reichweite 0 durchführen.
