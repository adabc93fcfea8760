### Co robią karty, naszymi słowami: pilots-tieddefender.

ability-pilot-rexlerbrath = Jeśli trafisz, mając żeton uniku, obrońca odsłania kartę uszkodzenia.
ability-pilot-colonelvessery = Gdy atakujesz namierzony przez kogoś statek, po rzucie kośćmi ataku możesz go namierzyć.
ability-pilot-countessryad = Gdy masz wykonać manewr prosto, możesz zwiększyć jego trudność, aby wykonać go jako zwrot Koiograna.
