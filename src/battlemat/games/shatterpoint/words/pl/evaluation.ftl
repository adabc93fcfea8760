### What counts when somebody asks how a match stands.

shatterpoint-term-struggle = zmagania
shatterpoint-term-objectives = kontrolowane cele
shatterpoint-term-health = obrażenia i rany
shatterpoint-term-places = ustawienie postaci
shatterpoint-term-force = Moc
