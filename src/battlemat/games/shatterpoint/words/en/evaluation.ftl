### What counts when somebody asks how a match stands.

shatterpoint-term-struggle = the struggle
shatterpoint-term-objectives = objectives controlled
shatterpoint-term-health = damage and wounds
shatterpoint-term-places = where characters stand
shatterpoint-term-force = the Force
