### Was Karten tun, in eigenen Worten: pilots-tiecapunisher.

ability-pilot-deathrain = Nachdem du eine Vorrichtung abgeworfen oder gestartet hast, darfst du eine Aktion durchführen.
ability-pilot-redline = Du kannst 2 Zielerfassungen haben. Nach einer Aktion darfst du ein Ziel erfassen.
