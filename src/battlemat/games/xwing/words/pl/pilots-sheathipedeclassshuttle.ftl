### Co robią karty, naszymi słowami: pilots-sheathipedeclassshuttle.

ability-pilot-ap5 = Statek z dokładnie 1 żetonem stresu może działać, gdy go koordynujesz.
