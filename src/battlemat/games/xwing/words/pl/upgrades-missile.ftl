### Co robią karty, naszymi słowami: upgrades-missile.

ability-upgrade-clustermissiles = Po tym ataku możesz wykonać go jeszcze raz jako atak dodatkowy, bez namierzenia, przeciw innemu statkowi w zasięgu 0–1 od pierwszego.
