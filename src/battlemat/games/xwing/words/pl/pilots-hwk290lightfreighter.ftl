### Co robią karty, naszymi słowami: pilots-hwk290lightfreighter.

ability-pilot-kylekatarn = Na początku fazy walki możesz oddać jeden swój żeton skupienia przyjaznemu statkowi w twoim łuku ostrzału.
