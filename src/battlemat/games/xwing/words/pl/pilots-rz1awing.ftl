### Co robią karty, naszymi słowami: pilots-rz1awing.

ability-pilot-jakefarrell = Po akcji beczki lub dopalacza możesz wybrać przyjazny statek w zasięgu 0–1; może on wykonać akcję skupienia.
ability-pilot-arvelcrynyd = Możesz atakować bronią podstawową w zasięgu 0. Akcję dopalacza, którą blokuje inny statek, wykonujesz tak daleko, jak jest miejsce.
