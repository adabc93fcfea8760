### What counts when somebody asks how a match stands.

skytear-term-structures = towers and Nexus
skytear-term-victory = victory cards
skytear-term-heroes = heroes
skytear-term-minions = minions
skytear-term-lanes = hold on the lanes
skytear-term-cards = cards in hand
