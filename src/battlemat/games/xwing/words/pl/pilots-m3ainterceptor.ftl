### Co robią karty, naszymi słowami: pilots-m3ainterceptor.

ability-pilot-quinnjast = Na początku fazy walki możesz otrzymać żeton rozbrojenia, aby odzyskać ładunek jednego ze swoich ulepszeń.
