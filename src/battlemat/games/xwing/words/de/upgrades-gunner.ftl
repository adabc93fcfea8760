### Was Karten tun, in eigenen Worten: upgrades-gunner.

ability-upgrade-skilledbombardier = Du darfst Vorrichtungen mit einer Schablone gleicher Richtung abwerfen und starten, die um 1 schneller oder langsamer ist.
ability-upgrade-paigetico = Nach einem Primärangriff darfst du eine Bombe abwerfen oder deinen Turm drehen. Nachdem du zerstört wurdest, darfst du eine Bombe abwerfen.
