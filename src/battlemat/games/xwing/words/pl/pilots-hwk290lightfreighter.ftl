### Co robią karty, naszymi słowami: pilots-hwk290lightfreighter.

ability-pilot-kylekatarn = Na początku fazy walki możesz oddać jeden swój żeton skupienia przyjaznemu statkowi w twoim łuku ostrzału.
ability-pilot-janors = Gdy przyjazny statek w twoim łuku ostrzału wykonuje atak podstawowy, a ty nie masz stresu, możesz otrzymać żeton stresu: rzuca on 1 kością więcej.
ability-pilot-roarkgarnet = Na początku fazy walki możesz wybrać statek w swoim łuku ostrzału: w tej fazie walczy on z inicjatywą 7.
ability-pilot-torkilmux = Na początku fazy walki możesz wybrać statek w swoim łuku ostrzału: w tej fazie walczy on z inicjatywą 0.
ability-pilot-dacebonearm = Gdy wróg w zasięgu 0–3 otrzyma żeton jonów, możesz wydać 3 ładunki: otrzymuje jeszcze 2.
ability-pilot-palobgodalhi = Na początku fazy walki możesz zabrać żeton skupienia lub uniku wrogowi w swoim łuku ostrzału, w zasięgu 0–2.
