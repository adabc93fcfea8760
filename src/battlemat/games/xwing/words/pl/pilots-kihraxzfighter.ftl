### Co robią karty, naszymi słowami: pilots-kihraxzfighter.

ability-pilot-graz = Będąc za drugim statkiem, rzucasz 1 dodatkową kością, atakując i broniąc się.
ability-pilot-talonbanecobra = Rzucasz 1 dodatkową kością, atakując w zasięgu 1 i broniąc się w zasięgu 3.
ability-pilot-captainjostero = Gdy wrogi statek, który się nie broni, otrzyma uszkodzenie, możesz wykonać na niego dodatkowy atak.
ability-pilot-viktorhel = Po obronie atakujący otrzymuje żeton stresu, chyba że rzuciłeś dokładnie 2 kośćmi obrony.
