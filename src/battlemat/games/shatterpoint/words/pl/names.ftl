### Nazwy kart z polskiego wydania; pozostałe noszą nazwę drukowaną.

name-general-anakin-skywalker = Generał Anakin Skywalker
name-cc-7567-captain-rex = CC-7567 kapitan Rex
name-501st-clone-troopers = Żołnierze-klony z legionu 501
name-ahsoka-tano-jedi-no-more = Ahsoka Tano, była Jedi
name-bo-katan-kryze = Bo-Katan Kryze
name-clan-kryze-mandalorians = Mandalorianie z klanu Kryze
name-lord-maul = Lord Maul
name-gar-saxon-merciless-commander = Gar Saxon, bezlitosny dowódca
name-mandalorian-super-commandos = Mandaloriańscy superkomandosi
name-asajj-ventress-sith-assassin = Asajj Ventress, Sith-zabójczyni
name-kalani-super-tactical-droid = Kalani, superdroid taktyczny
name-b1-battle-droids = Droidy bojowe B1
name-force-jump = Skok Mocy
name-im-going-to-end-this = Położę temu kres
name-deflect = Odbicie
name-this-is-where-the-fun-begins = No to zaczynajmy zabawę
name-force-push = Pchnięcie Mocą
name-whats-the-matter-too-fast-for-you = Co jest, nie nadążasz?
name-defensive-maneuver = Manewr obronny
name-mandalorians-are-stronger-together = Siła mandaloriańskiej jedności
name-ive-got-you-in-my-sights = Mam cię na celowniku
name-lord-maul--dark-rage = Mroczny Gniew
name-lord-maul--sinister-cunning = Złowieszcza Przebiegłość
name-ahsoka-tano-jedi-no-more--form-v-shien-reverse-grip = Forma V Shien – odwrócony chwyt
