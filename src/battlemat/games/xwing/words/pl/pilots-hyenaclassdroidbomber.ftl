### Co robią karty, naszymi słowami: pilots-hyenaclassdroidbomber.

ability-pilot-bombardmentdrone = Zamiast zrzucić urządzenie, możesz je wystrzelić z tym samym wzornikiem.
