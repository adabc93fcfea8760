### Co robią karty, naszymi słowami: pilots-rz1awing.

ability-pilot-jakefarrell = Po akcji beczki lub dopalacza możesz wybrać przyjazny statek w zasięgu 0–1; może on wykonać akcję skupienia.
