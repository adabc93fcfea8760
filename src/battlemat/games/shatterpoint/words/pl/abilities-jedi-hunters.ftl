### Co robią zdolności, własnymi słowami: Darth Vader i Obi-Wan Kenobi.

text-vaders-fury = Każda postać tej jednostki może wykonać marsz. Jej następny atak w tej aktywacji ma w puli 2 obrażenia więcej.
text-the-sith-lord-strikes-back = Gdy atak osłabi tę jednostkę, postać może wykonać zryw i atak wręcz 5 kośćmi na napastnika.
text-your-hatred-makes-you-powerful = Gdy sojusznik z Republiki Galaktycznej lub Imperium Galaktycznego atakuje wręcz w akcji walki, jego jednostka może otrzymać 2 obrażenia za 3 kości więcej.
text-run = Postać tej jednostki albo inny sojusznik w zwarciu może się leczyć i przemieścić.
text-mind-trick = Gdy wróg w zasięgu 5 atakuje sojusznika, a jego jednostka nie ma Rozbrojenia, otrzymuje je.
text-greater-purpose = Odporność na Zagrożenie; gdy ta jednostka miałaby je otrzymać, jedna postać może się leczyć.
text-last-stand-of-the-jedi = Za każdy znacznik okaleczenia ta jednostka rzuca 2 kośćmi ataku i obrony więcej.
