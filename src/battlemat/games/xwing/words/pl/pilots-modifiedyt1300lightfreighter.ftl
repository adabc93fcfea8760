### Co robią karty, naszymi słowami: pilots-modifiedyt1300lightfreighter.

ability-pilot-hansolo-modifiedyt1300lightfreighter = Po rzucie w zasięgu 0–1 przeszkody możesz rzucić wszystkimi swoimi kośćmi jeszcze raz; nie jest to przerzut.
