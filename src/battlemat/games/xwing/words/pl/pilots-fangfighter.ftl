### Co robią karty, naszymi słowami: pilots-fangfighter.

ability-pilot-oldteroch = Na początku fazy walki możesz wybrać wrogi statek w zasięgu 1; jeśli jesteś w jego przednim łuku, traci on wszystkie zielone żetony.
