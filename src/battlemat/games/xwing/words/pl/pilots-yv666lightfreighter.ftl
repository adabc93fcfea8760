### Co robią karty, naszymi słowami: pilots-yv666lightfreighter.

ability-pilot-moraloeval = Jeśli miałbyś uciec, możesz wydać 1 ładunek i trafić do rezerwy; na początku następnej fazy planowania stajesz w zasięgu 1 od krawędzi, którą opuściłeś obszar gry.
ability-pilot-nashtahpup = Opuszczasz nosiciela tylko awaryjnie; masz wtedy nazwę, inicjatywę, zdolność i ładunki pilota zniszczonego Hound’s Tooth.
ability-pilot-bossk = Po neutralizacji wyników twojego ataku podstawowego możesz zamienić trafienie krytyczne na dwa trafienia.
ability-pilot-lattsrazzi = Na początku fazy starcia możesz wydać namierzenie statku w zasięgu 1: otrzymuje on 1 żeton ściągania.
