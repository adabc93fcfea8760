### Was Karten tun, in eigenen Worten: pilots-ewing.

ability-pilot-gavindarklighter = Ein befreundetes Schiff, das ein Schiff in deinem Bugwinkel angreift, darf einen Treffer in einen kritischen Treffer ändern.
