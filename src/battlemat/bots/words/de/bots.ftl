bot-novice = Neuling
bot-regular = Stammgast
bot-veteran = Veteran
bot-master = Meister
bot-random = planlos

judged-for = { $and ->
        [yes] Was dafür spricht: { $for }; dagegen: { $against }.
       *[no] Was dafür spricht: { $for }.
    }
judged-even = Die nächstbeste Antwort ist etwa gleich gut.
judged-only = Etwas anderes kommt nicht infrage.
judged-place = die Stelle { $x } / { $y }
judged-term-result = der Sieg in der Partie
