### What counts when somebody asks how a match stands.

skytear-term-structures = wieże i Nexus
skytear-term-victory = karty zwycięstwa
skytear-term-heroes = bohaterowie
skytear-term-minions = żołnierze
skytear-term-lanes = panowanie na ścieżkach
skytear-term-cards = karty na ręce
