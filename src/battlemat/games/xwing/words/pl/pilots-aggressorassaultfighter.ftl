### Co robią karty, naszymi słowami: pilots-aggressorassaultfighter.

ability-pilot-ig88a = Na początku fazy walki możesz przekazać 1 żeton kalkulacji przyjaznemu statkowi z kalkulacją na pasku w zasięgu 1–3.
ability-pilot-ig88b = Gdy twój atak chybi, możesz wykonać dodatkowy atak działem.
ability-pilot-ig88c = Po akcji dopalacza możesz wykonać akcję uniku.
ability-pilot-ig88d = Pętlę Segnora możesz wykonać według szablonu ostrego skrętu w tę samą stronę albo prostego o tej samej prędkości.
