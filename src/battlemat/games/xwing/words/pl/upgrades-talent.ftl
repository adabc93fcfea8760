### Co robią karty, naszymi słowami: upgrades-talent.

ability-upgrade-predator = Atak bronią podstawową na statek w łuku celowniczym: możesz przerzucić 1 kość ataku.
ability-upgrade-marksmanship = Atak na statek w łuku celowniczym: możesz zmienić 1 trafienie na krytyczne.
ability-upgrade-fearless = Atak bronią podstawową przedniego łuku w zasięgu 1, gdy jesteś w przednim łuku obrońcy: możesz zmienić 1 wynik na trafienie.
ability-upgrade-elusive = Gdy się bronisz, możesz wydać 1 ładunek, aby przerzucić 1 kość obrony. Po pełnym wykonaniu czerwonego manewru odzyskujesz 1 ładunek.
ability-upgrade-crackshot = Atak bronią podstawową na statek w łuku celowniczym: przed zniesieniem wyników możesz wydać 1 ładunek, aby anulować 1 unik.
ability-upgrade-composure = Gdy twoja akcja się nie powiedzie i nie masz zielonego żetonu, możesz wykonać akcję skupienia.
ability-upgrade-debrisgambit = Gdy w zasięgu 0–1 jest przeszkoda, twoje czerwone akcje uniku są białe.
ability-upgrade-dedicated = Gdy broni się inny przyjazny statek, limitowany lub również z tą kartą, w twoim bocznym łuku w zasięgu 0–2, możesz otrzymać 1 żeton wysilenia (jeśli go nie masz), aby przerzucił pudło.
ability-upgrade-ensnare = Na końcu fazy aktywacji, jeśli jesteś ściągany, możesz przekazać 1 żeton ściągania statkowi w łuku wieżyczki w zasięgu 0–1.
ability-upgrade-fanatical = Atak bronią podstawową bez osłon: możesz zmienić 1 skupienie na trafienie.
ability-upgrade-graviticdeflection = Gdy się bronisz, możesz przerzucić dokładnie tyle kości obrony, ile ściąganych statków jest w łuku ataku.
ability-upgrade-heroic = Jeśli rzucisz dwiema lub więcej kośćmi i wypadną same pudła, możesz przerzucić dowolne z nich.
ability-upgrade-intimidation = Wrogowie w zasięgu 0 rzucają o 1 kość obrony mniej.
ability-upgrade-juke = Gdy atakujesz z żetonem uniku, możesz zmienić 1 unik obrońcy na skupienie.
ability-upgrade-lonewolf = Bez innego przyjaznego statku w zasięgu 0–2 możesz wydać 1 ładunek, aby przerzucić 1 swoją kość.
ability-upgrade-outmaneuver = Atak z przedniego łuku, gdy jesteś poza łukami ostrzału obrońcy: obrońca rzuca o 1 kość mniej.
ability-upgrade-ruthless = Gdy atakujesz, możesz zadać 1 uszkodzenie innemu przyjaznemu statkowi w zasięgu 0–1 od obrońcy i zmienić 1 wynik na trafienie.
ability-upgrade-saturationsalvo = Atak torpedą lub pociskiem: możesz wydać jeszcze 1 ładunek broni; obrońca przerzuca dwie wskazane kości obrony.
ability-upgrade-selfless = Gdy broni się inny przyjazny statek w zasięgu 0–1, a ty jesteś w łuku ataku, możesz przyjąć 1 uszkodzenie krytyczne, aby anulować trafienie krytyczne.
ability-upgrade-snapshot = Gdy wróg wykona manewr, możesz go zaatakować tą bronią w ataku dodatkowym. Jej kości nie można modyfikować.
ability-upgrade-squadleader = Koordynowany statek może wykonać tylko akcję, którą masz także na swoim pasku.
ability-upgrade-swarmtactics = Na początku fazy walki możesz na tę rundę użyczyć swojej inicjatywy przyjaznemu statkowi w zasięgu 1.
ability-upgrade-treacherous = Gdy się bronisz, możesz wydać 1 ładunek i wybrać statek przesłaniający atak: anuluj 1 wynik, a ten statek otrzymuje 1 żeton wysilenia. Ładunek wraca, gdy statek w zasięgu 0–3 zostanie zniszczony.
ability-upgrade-trickshot = Ataki przesłonięte przeszkodą o 1 kość ataku więcej.
ability-upgrade-daredevil = Białą akcję dopalacza możesz potraktować jako czerwoną, aby użyć szablonu ostrego skrętu o prędkości 1.
