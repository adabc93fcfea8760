### Co robią karty, naszymi słowami: pilots-sheathipedeclassshuttle.

ability-pilot-ap5 = Statek z dokładnie 1 żetonem stresu może działać, gdy go koordynujesz.
ability-pilot-fennrau-sheathipedeclassshuttle = Gdy wróg w twoim łuku ostrzału przystępuje do walki, a ty nie masz stresu, możesz otrzymać żeton stresu: w tej fazie nie może on w swoich atakach wydawać żetonów na kości.
