### Co robią karty, naszymi słowami: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Zamiast zrzucić urządzenie, możesz je wystrzelić z prostym wzornikiem prędkości 1.
