### Karty taktyki: nasze własne projekty zamiast wydanych kart, których nie znamy.

name-patient-design = Cierpliwy zamysł (karta własna)
name-studied-weakness = Zbadana słabość (karta własna)
name-swinging-logs = Wahadłowe kłody (karta własna)
name-hidden-nets = Ukryte sieci (karta własna)

text-patient-design = Wybierz jedno: przygotuj 1 Moc albo sojusznicza jednostka Imperium Galaktycznego traci 1 obrażenie lub stan.
text-studied-weakness = Wybierz jedno: wroga jednostka otrzymuje Zagrożenie albo sojusznicza postać Imperium Galaktycznego może wykonać zryw.
text-swinging-logs = Wroga jednostka w zasięgu 2 od aktywnego celu otrzymuje 1 obrażenie.
text-hidden-nets = Wroga jednostka w zasięgu 3 od sojuszniczej postaci Ewoka otrzymuje Przygwożdżenie.
