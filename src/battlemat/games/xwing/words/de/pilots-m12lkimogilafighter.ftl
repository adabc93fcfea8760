### Was Karten tun, in eigenen Worten: pilots-m12lkimogilafighter.

ability-pilot-toranikulda = Nachdem du angegriffen hast, erleidet jeder Feind in deinem Fadenkreuzwinkel 1 Schaden, falls er keinen grünen Marker abgibt.
ability-pilot-dalanoberos = Zu Beginn der Kampfphase darfst du eine Ladung ausgeben, um einem Schiff in deinem Fadenkreuzwinkel einen Schild zu nehmen und selbst einen zurückzuerhalten.
