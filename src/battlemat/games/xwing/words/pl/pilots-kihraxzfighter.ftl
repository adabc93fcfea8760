### Co robią karty, naszymi słowami: pilots-kihraxzfighter.

ability-pilot-graz = Będąc za drugim statkiem, rzucasz 1 dodatkową kością, atakując i broniąc się.
