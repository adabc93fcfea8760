### Co robią karty, naszymi słowami: pilots-ewing.

ability-pilot-gavindarklighter = Przyjazne statki atakujące statek w twoim przednim łuku mogą zmienić 1 trafienie na krytyczne.
