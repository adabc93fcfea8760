### Was Karten tun, in eigenen Worten: pilots-scurrgh6bomber.

ability-pilot-solsixxa = Würdest du eine Vorrichtung mit der Geraden der Geschwindigkeit 1 abwerfen, darfst du jede andere Schablone der Geschwindigkeit 1 benutzen.
ability-pilot-captainnym = Du darfst 1 Ladung ausgeben, damit eine befreundete Bombe oder Mine nicht detoniert. Ist ein Angriff auf dich durch eine Bombe oder Mine versperrt, wirfst du 1 Verteidigungswürfel mehr.
