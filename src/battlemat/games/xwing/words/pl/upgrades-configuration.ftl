### Co robią karty, naszymi słowami: upgrades-configuration.

ability-upgrade-servomotorsfoils = Zamknięte: ataki bronią podstawową o 1 kość ataku mniej. Przed aktywacją możesz odwrócić tę kartę.
