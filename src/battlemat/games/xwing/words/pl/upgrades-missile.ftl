### Co robią karty, naszymi słowami: upgrades-missile.

ability-upgrade-clustermissiles = Po tym ataku możesz wykonać go jeszcze raz jako atak dodatkowy, bez namierzenia, przeciw innemu statkowi w zasięgu 0–1 od pierwszego.
ability-upgrade-discordmissiles = Na początku fazy starcia możesz wydać 1 żeton kalkulacji i 1 ładunek, aby wystrzelić rój brzęczących droidów z prostym lub łukowym wzornikiem prędkości 3. Czepia się wrogów, którzy na niego wlecą, i gryzie tych, których dotyka.
