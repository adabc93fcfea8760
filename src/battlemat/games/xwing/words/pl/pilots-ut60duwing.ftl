### Co robią karty, naszymi słowami: pilots-ut60duwing.

ability-pilot-sawgerrera = Uszkodzony przyjazny statek w zasięgu 0–3 może przerzucić 1 kość ataku.
ability-pilot-cassianandor = Na początku fazy aktywacji możesz usunąć 1 żeton stresu z przyjaznego statku w zasięgu 1–3.
ability-pilot-benthictwotubes = Po akcji skupienia możesz oddać żeton skupienia przyjaznemu statkowi w zasięgu 1–2.
ability-pilot-hefftobber = Gdy wrogi statek wykona manewr i jest w zasięgu 0, możesz wykonać akcję.
