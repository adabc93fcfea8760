### What counts when somebody asks how a match stands.

shatterpoint-term-struggle = der Konflikt
shatterpoint-term-objectives = kontrollierte Ziele
shatterpoint-term-health = Schaden und Wunden
shatterpoint-term-places = Stellung der Charaktere
shatterpoint-term-force = die Macht
