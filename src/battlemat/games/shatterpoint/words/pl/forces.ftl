### Jakie są gotowe oddziały.

force-republic-and-nite-owls = Mocne uderzenie w zwartym szyku: prowadzą Jedi, za nimi żołnierze i Mandalorianie.
force-collective-and-separatists = Szybcy i bezwzględni: z przodu pchnięcia i skoki, z tyłu droidy trzymające cele.
force-blades-of-mandalore = Mandalorianie z obu stron: ruchliwi, groźni z dystansu i wręcz.
force-generals-of-the-line = Dowódcy i ich oddziały: dużo skupienia, dużo strzałów, mało pośpiechu.
