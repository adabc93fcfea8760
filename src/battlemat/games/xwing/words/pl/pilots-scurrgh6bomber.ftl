### Co robią karty, naszymi słowami: pilots-scurrgh6bomber.

ability-pilot-solsixxa = Jeśli miałbyś zrzucić urządzenie z prostym wzornikiem prędkości 1, możesz użyć dowolnego innego wzornika prędkości 1.
ability-pilot-captainnym = Możesz wydać 1 ładunek, aby przyjazna bomba lub mina nie wybuchła. Jeśli atak na ciebie przesłania bomba lub mina, rzucasz 1 dodatkową kością obrony.
