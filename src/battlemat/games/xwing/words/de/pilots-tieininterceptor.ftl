### Was Karten tun, in eigenen Worten: pilots-tieininterceptor.

ability-pilot-soontirfel = Zu Beginn der Kampfphase erhältst du 1 Fokusmarker, wenn ein Feind in deinem Fadenkreuzwinkel ist.
ability-pilot-turrphennir = Nach deinem Angriff darfst du eine Fassrollen- oder Schub-Aktion ausführen, auch gestresst.
