### Co robią karty, naszymi słowami: pilots-resistancetransport.

ability-pilot-covanell = Jeśli twój odkryty manewr jest czerwony, rzucasz o 1 kość więcej w obronie i w ataku podstawowym.
ability-pilot-pammichnerrogoode = Mając najwyżej 2 żetony stresu, możesz wykonywać czerwone manewry mimo stresu.
ability-pilot-nodinchavdri = Po koordynowaniu lub byciu koordynowanym możesz wykonać akcję ze swojego paska jako czerwoną, nawet w stresie, jeśli masz najwyżej 2 żetony stresu.
