### Co robią karty, naszymi słowami: pilots-belbullab22starfighter.

ability-pilot-generalgrievous = W ataku podstawowym możesz przerzucić do 2 kości, jeśli nie jesteś w łuku ognia obrońcy.
ability-pilot-wattambor = W ataku podstawowym możesz przerzucić dokładnie tyle kości, ile przyjaznych statków z żetonem kalkulacji jest w zasięgu 1 od obrońcy.
ability-pilot-captainsear = Przyjazny statek w zasięgu 0–3, który ma obrońcę swojego ataku podstawowego w łuku celowniczym, może wydać 1 żeton kalkulacji, aby anulować unik.
