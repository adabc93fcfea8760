### Was Karten tun, in eigenen Worten: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Statt eine Vorrichtung abzuwerfen, darfst du sie mit der Geraden der Geschwindigkeit 1 starten.
ability-pilot-sarcoplank = Während du verteidigst, ist deine Wendigkeit so hoch wie die Geschwindigkeit deines Manövers dieser Runde, wenn diese höher ist.
ability-pilot-unkarplutt = Zu Beginn der Kampfphase erhalten, wenn ein anderes Schiff in Reichweite 0 ist, du und jedes Schiff in Reichweite 0 je 1 Traktorstrahlmarker.
