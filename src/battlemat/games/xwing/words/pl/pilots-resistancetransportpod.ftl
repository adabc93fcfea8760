### Co robią karty, naszymi słowami: pilots-resistancetransportpod.

ability-pilot-bb8 = W fazie systemów możesz wykonać czerwoną akcję beczki lub dopalacza.
ability-pilot-rosetico = Atakując lub broniąc się, możesz przerzucić do tylu swoich kości, ile innych przyjaznych statków jest w łuku ataku.
ability-pilot-finn = Atakując lub broniąc się, możesz dodać pusty wynik albo otrzymać 1 żeton wysilenia, aby dodać wynik skupienia.
ability-pilot-vimoradi = Po rozstawieniu wybrany przez ciebie wrogi statek otrzymuje stan Compromising Intel.
