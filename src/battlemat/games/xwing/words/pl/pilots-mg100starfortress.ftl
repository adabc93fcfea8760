### Co robią karty, naszymi słowami: pilots-mg100starfortress.

ability-pilot-edonkappehl = Po w pełni wykonanym niebieskim lub białym manewrze możesz zrzucić urządzenie, jeśli w tej rundzie żadnego nie umieściłeś.
ability-pilot-cat = W ataku podstawowym rzucasz 1 dodatkową kością, jeśli obrońca jest w zasięgu 0–1 od przyjaznego urządzenia.
ability-pilot-finchdallow = Zamiast zrzucić bombę, możesz umieścić ją w dowolnym miejscu w kontakcie ze swoim statkiem.
ability-pilot-benteene = Po ataku na statek w twoim łuku wieżyczki otrzymuje on stan Rattled.
ability-pilot-vennie = Gdy się bronisz, możesz dodać wynik skupienia, jeśli atakujący jest w łuku wieżyczki przyjaznego statku.
