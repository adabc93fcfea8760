### Was Karten tun, in eigenen Worten: pilots-m3ainterceptor.

ability-pilot-quinnjast = Zu Beginn der Kampfphase darfst du einen Entwaffnet-Marker erhalten, um eine Ladung einer deiner Aufwertungen zurückzuerhalten.
