### Co robią karty, naszymi słowami: pilots-yv666lightfreighter.

ability-pilot-moraloeval = Jeśli miałbyś uciec, możesz wydać 1 ładunek i trafić do rezerwy; na początku następnej fazy planowania stajesz w zasięgu 1 od krawędzi, którą opuściłeś obszar gry.
ability-pilot-nashtahpup = Opuszczasz nosiciela tylko awaryjnie; masz wtedy nazwę, inicjatywę, zdolność i ładunki pilota zniszczonego Hound’s Tooth.
