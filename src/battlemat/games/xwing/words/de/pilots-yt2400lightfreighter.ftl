### Was Karten tun, in eigenen Worten: pilots-yt2400lightfreighter.

ability-pilot-dashrendar = Während du dich bewegst, ignorierst du Hindernisse.
ability-pilot-leebo = Nachdem du angegriffen oder verteidigt hast, erhältst du einen Berechnungsmarker, wenn du einen ausgegeben hast.
