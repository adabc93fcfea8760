### Co robią karty, naszymi słowami: pilots-resistancetransportpod.

ability-pilot-bb8 = W fazie systemów możesz wykonać czerwoną akcję beczki lub dopalacza.
ability-pilot-rosetico = Możesz przerzucić 1 swoją kość za każdy inny przyjazny statek w łuku ataku.
ability-pilot-finn = Gdy atakujesz lub się bronisz, możesz dodać pudło albo otrzymać 1 żeton wysilenia, aby dodać skupienie.
ability-pilot-vimoradi = Po rozstawieniu wrogi statek otrzymuje stan Compromising Intel.
