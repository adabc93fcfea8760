### Co robią karty, naszymi słowami: pilots-modifiedtielnfighter.

ability-pilot-overseeryushyn = Zanim przyjazny statek bez stresu w zasięgu 1 otrzyma żeton rozbrojenia, możesz wydać ładunek: zamiast tego otrzymuje żeton stresu.
ability-pilot-foremanproach = Przed swoją walką możesz otrzymać żeton rozbrojenia, aby wrogi statek w twoim łuku celownika w zasięgu 1–2 otrzymał żeton promienia ściągającego.
ability-pilot-ahhav = Przeciw większemu statkowi rzucasz 1 dodatkową kością, atakując i broniąc się.
ability-pilot-captainseevor = Zanim w twoim ataku lub obronie rzucone zostaną kości ataku, możesz wydać 1 ładunek, jeśli nie jesteś w łuku celowniczym wrogiego statku: otrzymuje on 1 żeton zakłócenia.
