### Co robią karty, naszymi słowami: upgrades-talent.

ability-upgrade-predator = Atak bronią podstawową na statek w łuku celowniczym: możesz przerzucić 1 kość ataku.
ability-upgrade-marksmanship = Atak na statek w łuku celowniczym: możesz zmienić 1 trafienie na krytyczne.
ability-upgrade-fearless = Atak bronią podstawową przedniego łuku w zasięgu 1, gdy jesteś w przednim łuku obrońcy: możesz zmienić 1 wynik na trafienie.
ability-upgrade-elusive = Gdy się bronisz, możesz wydać 1 ładunek, aby przerzucić 1 kość obrony. Po pełnym wykonaniu czerwonego manewru odzyskujesz 1 ładunek.
ability-upgrade-crackshot = Atak bronią podstawową na statek w łuku celowniczym: przed zniesieniem wyników możesz wydać 1 ładunek, aby anulować 1 unik.
