### Was Karten tun, in eigenen Worten: pilots-kihraxzfighter.

ability-pilot-graz = Hinter dem anderen Schiff wirfst du 1 Würfel mehr, ob du angreifst oder verteidigst.
