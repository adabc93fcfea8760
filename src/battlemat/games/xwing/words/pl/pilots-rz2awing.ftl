### Co robią karty, naszymi słowami: pilots-rz2awing.

ability-pilot-lulolampar = W stresie rzucasz o 1 kość więcej w ataku bronią podstawową i o 1 kość mniej w obronie.
ability-pilot-tallissanlintra = Gdy atakuje wróg w twoim łuku celowniczym, możesz wydać 1 ładunek: obrońca rzuca o 1 kość więcej.
ability-pilot-greersonnel = Po pełnym wykonaniu manewru możesz obrócić wieżyczkę.
ability-pilot-zaribangel = Wykonujesz akcję także po częściowo wykonanym manewrze.
