### Was Karten tun, in eigenen Worten: pilots-tieininterceptor.

ability-pilot-turrphennir = Nach einem Angriff darfst du eine Fassrollen- oder Schub-Aktion durchführen, auch gestresst.
