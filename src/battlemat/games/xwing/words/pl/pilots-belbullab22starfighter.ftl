### Co robią karty, naszymi słowami: pilots-belbullab22starfighter.

ability-pilot-generalgrievous = W ataku podstawowym możesz przerzucić do 2 kości, jeśli nie jesteś w łuku ognia obrońcy.
