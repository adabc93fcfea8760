### Co robią karty, naszymi słowami: pilots-ut60duwing.

ability-pilot-sawgerrera = Uszkodzone przyjazne statki w zasięgu 0–3 mogą przerzucić 1 kość ataku.
ability-pilot-cassianandor = Na początku fazy aktywacji możesz usunąć 1 żeton stresu przyjaznemu statkowi w zasięgu 1–3.
ability-pilot-benthictwotubes = Po akcji skupienia możesz przekazać 1 żeton skupienia przyjaznemu statkowi w zasięgu 1–2.
ability-pilot-hefftobber = Gdy wróg wykona manewr i jest w zasięgu 0, możesz wykonać akcję.
ability-pilot-bodhirook = Przyjazne statki mogą namierzać obiekty w zasięgu 0–3 od dowolnego przyjaznego statku.
ability-pilot-magvayarro = Gdy broni się przyjazny statek w zasięgu 0–2, atakujący może przerzucić najwyżej 1 kość.
