### Co robią karty, naszymi słowami: pilots-auzituckgunship.

ability-pilot-wullffwarro = Będąc uszkodzonym, w ataku podstawowym możesz rzucić 1 dodatkową kością.
ability-pilot-lowhhrick = Gdy przyjazny statek w zasięgu 0–1 zostaje obrońcą, możesz wydać 1 żeton wzmocnienia: otrzymuje on 1 żeton uniku.
