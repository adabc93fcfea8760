### Co robią zdolności, własnymi słowami: CT-9904.

text-move-to-position = Postać tej jednostki może wykonać zryw lub wspinaczkę; potem sojusznik w zasięgu 3 może wykonać zryw.
text-reflector-discs = Zanim ta jednostka wybierze cel ataku dystansowego: mierz jego zasięg i linię wzroku od widocznego sojusznika w zasięgu 4.
text-genetically-bred-deadeye = Gdy ta jednostka osłabi jednostkę główną lub drugorzędną atakiem dystansowym w akcji walki, odśwież 2 Mocy. Przed rzutem jej ataku dystansowego możesz zdjąć stany z jednostki celu; każdy dodaje trafienie.
