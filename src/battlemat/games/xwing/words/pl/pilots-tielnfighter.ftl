### Co robią karty, naszymi słowami: pilots-tielnfighter.

ability-pilot-howlrunner = Przyjazny statek w zasięgu 0–1 może przerzucić 1 kość ataku bronią podstawową.
ability-pilot-maulermithel = W zasięgu ataku 1 rzucasz o 1 kość ataku więcej.
ability-pilot-ezrabridger-tielnfighter = Gdy atakujesz lub się bronisz i masz stres, możesz wydać 1 Moc, aby zmienić do 2 swoich wyników skupienia w sukcesy.
ability-pilot-ezrabridger = Gdy atakujesz lub się bronisz i masz stres, możesz wydać 1 Moc, aby zmienić do 2 swoich wyników skupienia w sukcesy.
ability-pilot-ezrabridger-sheathipedeclassshuttle = Gdy atakujesz lub się bronisz i masz stres, możesz wydać 1 Moc, aby zmienić do 2 swoich wyników skupienia w sukcesy.
ability-pilot-sabinewren-tielnfighter = Przed swoją aktywacją możesz wykonać akcję beczki lub dopalacza.
ability-pilot-sabinewren = Przed swoją aktywacją możesz wykonać akcję beczki lub dopalacza.
ability-pilot-captainrex = Po twoim ataku obrońca otrzymuje stan Suppressive Fire.
ability-pilot-zeborrelios-tielnfighter = Gdy się bronisz, uniki anulują najpierw trafienia krytyczne, potem zwykłe.
ability-pilot-zeborrelios = Gdy się bronisz, uniki anulują najpierw trafienia krytyczne, potem zwykłe.
ability-pilot-zeborrelios-sheathipedeclassshuttle = Gdy się bronisz, uniki anulują najpierw trafienia krytyczne, potem zwykłe.
ability-pilot-scourgeskutu = Przeciw obrońcy w twoim łuku celownika rzucasz o 1 kość ataku więcej.
ability-pilot-idenversio = Zanim przyjazny myśliwiec TIE/ln w zasięgu 0–1 otrzyma uszkodzenia, możesz wydać ładunek, aby im wszystkim zapobiec.
ability-pilot-delmeeko = Przyjazny statek w zasięgu 0–2, który broni się przed uszkodzonym atakującym, może przerzucić 1 kość obrony.
ability-pilot-gideonhask = Przeciw uszkodzonemu obrońcy rzucasz o 1 kość ataku więcej.
ability-pilot-seynmarana = Podczas ataku możesz wydać trafienie krytyczne: obrońca dostaje zakrytą kartę uszkodzenia, a pozostałe wyniki są anulowane.
ability-pilot-valenrudor = Po obronie przyjaznego statku w zasięgu 0–1 możesz wykonać akcję.
ability-pilot-nightbeast = Po w pełni wykonanym niebieskim manewrze możesz wykonać akcję skupienia.
ability-pilot-wampa = Podczas ataku możesz wydać ładunek, aby rzucić o 1 kość ataku więcej. Po obronie tracisz ładunek.
