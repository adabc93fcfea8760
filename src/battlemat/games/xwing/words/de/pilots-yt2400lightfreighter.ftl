### Was Karten tun, in eigenen Worten: pilots-yt2400lightfreighter.

ability-pilot-dashrendar = Während du dich bewegst, ignorierst du Hindernisse.
