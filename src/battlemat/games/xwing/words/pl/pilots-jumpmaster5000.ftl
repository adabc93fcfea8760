### Co robią karty, naszymi słowami: pilots-jumpmaster5000.

ability-pilot-dengar = Gdy obronisz się przed statkiem w przednim łuku, możesz wydać 1 ładunek na dodatkowy atak na niego.
ability-pilot-teltrevura = Jeśli masz zostać zniszczony, możesz wydać 1 ładunek: odrzuć wszystkie karty uszkodzeń, otrzymaj 5 uszkodzeń i przejdź do rezerwy. W następnej fazie planowania wracasz przy swojej krawędzi.
ability-pilot-manaroo = Na początku fazy walki możesz przekazać wszystkie zielone żetony przyjaznemu statkowi w zasięgu 0–1.
