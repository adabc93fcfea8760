lost-title = Hier ist nichts.
lost-load = Diese Seite wurde nicht geladen.
lost-home = Zum Anfang
