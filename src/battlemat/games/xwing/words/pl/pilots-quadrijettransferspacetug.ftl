### Co robią karty, naszymi słowami: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Zamiast zrzucić urządzenie, możesz je wystrzelić z prostym wzornikiem prędkości 1.
ability-pilot-sarcoplank = Gdy się bronisz, twoja zwrotność może być równa prędkości, z jaką leciałeś w tej rundzie.
ability-pilot-unkarplutt = Na początku fazy starcia ty i wszystkie statki w zasięgu 0 otrzymujecie po 1 żetonie ściągania, jeśli jakieś tam są.
