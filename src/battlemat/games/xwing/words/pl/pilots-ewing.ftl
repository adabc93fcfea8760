### Co robią karty, naszymi słowami: pilots-ewing.

ability-pilot-gavindarklighter = Przyjazne statki atakujące statek w twoim przednim łuku mogą zmienić 1 trafienie na krytyczne.
ability-pilot-corranhorn = Przy inicjatywie 0 możesz wykonać dodatkowy atak podstawowy na wroga w swoim łuku celowniczym; wtedy na początku następnej fazy planowania otrzymujesz żeton rozbrojenia.
