### Was Karten tun, in eigenen Worten: pilots-starviperclassattackplatform.

ability-pilot-princexizor = Verteidigst du, darf nach dem Neutralisieren ein anderes befreundetes Schiff in Reichweite 0–1 im Angriffswinkel einen der übrigen Treffer für dich erleiden.
