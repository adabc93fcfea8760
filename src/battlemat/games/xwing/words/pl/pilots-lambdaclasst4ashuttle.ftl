### Co robią karty, naszymi słowami: pilots-lambdaclasst4ashuttle.

ability-pilot-captainkagi = Na początku fazy walki możesz przejąć wszystkie wrogie namierzenia z wybranych przyjaznych statków w zasięgu 0–3.
ability-pilot-lieutenantsai = Po koordynacji, jeśli wybrany statek wykonał akcję z twojego paska, możesz ją też wykonać.
ability-pilot-coloneljendon = Na początku fazy aktywacji możesz wydać ładunek: w tej rundzie przyjazne statki namierzają tylko poza zasięgiem 3.
