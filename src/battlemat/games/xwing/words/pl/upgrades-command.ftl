### Co robią karty, naszymi słowami: upgrades-command.

ability-upgrade-agentoftheempire = Dowódca klucza, w którym lecą 2 do 5 myśliwców TIE/ln. Gdy się bronisz, najwyżej 2 statki z klucza w łuku ataku mogą otrzymać po 1 uszkodzeniu lub uszkodzeniu krytycznym, aby anulować po jednym takim wyniku.
ability-upgrade-firstorderelite = Dowódca klucza, w którym lecą 2 lub 3 myśliwce TIE/fo albo TIE/sf. Gdy się bronisz, najwyżej 2 statki z klucza w łuku ataku mogą otrzymać po 1 uszkodzeniu lub uszkodzeniu krytycznym, aby anulować po jednym takim wyniku.
ability-upgrade-veteranwingleader = Dowódca klucza, w którym lecą 2 do 5 innych statków twojego typu. Gdy się bronisz, najwyżej 2 statki z klucza w łuku ataku mogą otrzymać po 1 uszkodzeniu lub uszkodzeniu krytycznym, aby anulować po jednym takim wyniku.
ability-upgrade-dreadnoughthunter = Gdy twój atak zadaje odkrytą kartę uszkodzenia ogromnemu statkowi w twoim łuku celowniczym, możesz zastosować jej efekt precyzyjnego strzału, w którymkolwiek jego łuku jesteś.
ability-upgrade-admiralozzel = Przyjazny duży lub ogromny statek w zasięgu 0–3, wykonując manewr, może otrzymać 1 uszkodzenie, aby wykonać zamiast niego manewr tego samego kierunku i trudności o prędkości o 1 większej lub mniejszej.
ability-upgrade-azmorigan = W fazie końcowej możesz wybrać do 2 przyjaznych statków w zasięgu 0–1: każdy zachowuje 1 żeton kalkulacji lub uniku.
ability-upgrade-captainneeda = Gdy przyjazny statek w zasięgu 0–4 odsłoni tarczę, możesz wydać 1 ładunek: ustawia na niej inny manewr tej samej prędkości i trudności.
ability-upgrade-strategiccommander = Gdy przyjazny statek w zasięgu 0–4 odsłoni tarczę, możesz wydać 1 ładunek: ustawia na niej inny manewr tej samej prędkości i trudności.
ability-upgrade-carlistrieekan = Gdy przyjazny statek w zasięgu 0–2 zostanie zniszczony, możesz wybrać przyjazny statek w zasięgu 0–2: może on wykonać czerwoną akcję uniku.
ability-upgrade-jandodonna = Przyjazne statki w zasięgu 0–3 mogą wydawać twoje żetony skupienia i uniku jak własne.
ability-upgrade-raymusantilles = Gdy zostaniesz zniszczony, każdy przyjazny statek w zasięgu 0–1 otrzymuje 1 żeton skupienia, a ty schodzisz z pola dopiero na końcu fazy końcowej.
ability-upgrade-stalwartcaptain = Gdy zostaniesz zniszczony, schodzisz z pola dopiero na końcu fazy końcowej.
