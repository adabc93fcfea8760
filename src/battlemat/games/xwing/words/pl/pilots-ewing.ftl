### Co robią karty, naszymi słowami: pilots-ewing.

ability-pilot-gavindarklighter = Przyjazny statek, który atakuje statek w twoim przednim łuku, może zmienić trafienie na trafienie krytyczne.
