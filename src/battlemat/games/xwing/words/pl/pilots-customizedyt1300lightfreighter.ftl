### Co robią karty, naszymi słowami: pilots-customizedyt1300lightfreighter.

ability-pilot-landocalrissian = Po rzucie kośćmi, jeśli nie masz stresu, możesz otrzymać żeton stresu, aby przerzucić wszystkie swoje puste wyniki.
ability-pilot-landocalrissian-escapecraft = Po rzucie kośćmi, jeśli nie masz stresu, możesz otrzymać żeton stresu, aby przerzucić wszystkie swoje puste wyniki.
ability-pilot-l337 = Bez osłon twoje manewry łuku są łatwiejsze.
ability-pilot-l337-escapecraft = Bez osłon twoje manewry łuku są łatwiejsze.
ability-pilot-hansolo = Gdy się bronisz lub atakujesz bronią podstawową, a atak jest przesłonięty przeszkodą, możesz rzucić o 1 kość więcej.
