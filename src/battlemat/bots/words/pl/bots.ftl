bot-novice = nowicjusz
bot-regular = bywalec
bot-veteran = weteran
bot-master = mistrz
bot-random = nieobliczalny

judged-for = { $and ->
        [yes] Co za tym przemawia: { $for }; co przeciw: { $against }.
       *[no] Co za tym przemawia: { $for }.
    }
judged-even = Następna w kolejności odpowiedź jest niemal równie dobra.
judged-only = Nic innego nie wchodzi w grę.
judged-place = punkt { $x } / { $y }
judged-term-result = wygrana w meczu
