### Co robią karty, naszymi słowami: pilots-fangfighter.

ability-pilot-oldteroch = Na początku fazy walki możesz wybrać wrogi statek w zasięgu 1; jeśli jesteś w jego przednim łuku, traci on wszystkie zielone żetony.
ability-pilot-fennrau = Gdy atakujesz lub się bronisz w zasięgu ataku 1, możesz rzucić o 1 kość więcej.
ability-pilot-kadsolus = Po w pełni wykonanym czerwonym manewrze otrzymujesz 2 żetony skupienia.
ability-pilot-joyrekkoff = Podczas ataku możesz wydać ładunek swojej torpedy: obrońca rzuca o 1 kość obrony mniej.
