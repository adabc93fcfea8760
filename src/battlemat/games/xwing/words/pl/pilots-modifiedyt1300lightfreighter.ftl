### Co robią karty, naszymi słowami: pilots-modifiedyt1300lightfreighter.

ability-pilot-hansolo-modifiedyt1300lightfreighter = Po rzucie w zasięgu 0–1 przeszkody możesz rzucić wszystkimi swoimi kośćmi jeszcze raz; nie jest to przerzut.
ability-pilot-landocalrissian-modifiedyt1300lightfreighter = Po pełnym wykonaniu niebieskiego manewru wybrany przyjazny statek w zasięgu 0–3 może wykonać akcję.
ability-pilot-chewbacca = Gdy masz otrzymać odkrytą kartę uszkodzenia, możesz wydać ładunek, aby przyjąć ją zakrytą.
