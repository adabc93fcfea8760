### Co robią karty, naszymi słowami: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Zamiast zrzucić urządzenie, możesz je wystrzelić z prostym wzornikiem prędkości 1.
ability-pilot-sarcoplank = Gdy się bronisz, twoja zwinność równa się prędkości manewru wykonanego w tej rundzie, jeśli jest wyższa.
ability-pilot-unkarplutt = Na początku fazy walki, jeśli inny statek jest w zasięgu 0, ty i każdy statek w zasięgu 0 otrzymujecie po 1 żetonie ściągania.
