### Was Karten tun, in eigenen Worten: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Statt eine Vorrichtung abzuwerfen, darfst du sie mit der Geraden der Geschwindigkeit 1 starten.
