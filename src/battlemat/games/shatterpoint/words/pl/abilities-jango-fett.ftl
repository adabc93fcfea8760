### Co robią zdolności, własnymi słowami: na kartach.

text-capture-wire = Przyciągnij wroga z zasięgu 3 od postaci o zasięg 2; jego jednostka otrzymuje Przygwożdżenie.
text-not-so-fast = Gdy przeciwnik aktywuje jednostkę z rezerwy: postać może wykonać zryw, a potem atak 5 kośćmi na tę jednostkę.
text-im-just-looking-to-get-paid = Gdy ta jednostka osłabi jednostkę główną lub drugorzędną: odśwież 2 Mocy, a postać może leczyć dwa razy.
text-my-client-is-getting-impatient = Po akcji skupienia tej jednostki postać może wykonać skok.
