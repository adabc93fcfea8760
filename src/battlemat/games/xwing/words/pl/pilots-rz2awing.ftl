### Co robią karty, naszymi słowami: pilots-rz2awing.

ability-pilot-lulolampar = Mając stres, rzucasz 1 dodatkową kością w ataku podstawowym i 1 mniej w obronie.
ability-pilot-greersonnel = Po w pełni wykonanym manewrze możesz obrócić wieżyczkę.
