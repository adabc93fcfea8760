### Was Karten tun, in eigenen Worten: pilots-tieddefender.

ability-pilot-rexlerbrath = Nachdem dein Angriff getroffen hat, wird, wenn du einen Ausweichmarker hast, eine Schadenskarte des Verteidigers aufgedeckt.
