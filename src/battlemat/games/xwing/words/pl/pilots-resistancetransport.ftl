### Co robią karty, naszymi słowami: pilots-resistancetransport.

ability-pilot-covanell = Jeśli twój odkryty manewr jest czerwony, rzucasz o 1 kość więcej w obronie i w ataku podstawowym.
