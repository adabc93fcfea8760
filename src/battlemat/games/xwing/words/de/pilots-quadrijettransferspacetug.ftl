### Was Karten tun, in eigenen Worten: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Statt eine Vorrichtung abzuwerfen, darfst du sie mit der Geraden der Geschwindigkeit 1 starten.
ability-pilot-sarcoplank = Wenn du verteidigst, darf deine Wendigkeit die Geschwindigkeit sein, mit der du in dieser Runde geflogen bist.
ability-pilot-unkarplutt = Zu Beginn der Kampfphase erhalten du und alle Schiffe in Reichweite 0 je 1 Traktormarker, sofern dort welche sind.
