### Co robią karty, naszymi słowami: pilots-tiecapunisher.

ability-pilot-deathrain = Po zrzuceniu lub wystrzeleniu urządzenia możesz wykonać akcję.
ability-pilot-redline = Możesz mieć 2 namierzenia. Po akcji możesz uzyskać namierzenie.
