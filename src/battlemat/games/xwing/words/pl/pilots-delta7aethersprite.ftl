### Co robią karty, naszymi słowami: pilots-delta7aethersprite.

ability-pilot-anakinskywalker = Po w pełni wykonanym manewrze, jeśli wrogi statek jest w twoim przednim łuku w zasięgu 0–1 lub w łuku celownika, możesz wydać 1 Moc, aby usunąć żeton stresu.
ability-pilot-obiwankenobi = Gdy przyjazny statek w zasięgu 0–2 wyda żeton skupienia, możesz wydać 1 Moc, aby otrzymał nowy.
ability-pilot-plokoon = Na początku fazy walki możesz wydać 1 Moc i wybrać inny przyjazny statek w zasięgu 0–2: oddaj mu swój zielony żeton albo weź od niego pomarańczowy.
ability-pilot-macewindu = Po w pełni wykonanym czerwonym manewrze odzyskujesz 1 Moc.
ability-pilot-luminaraunduli = Gdy przyjazny statek w zasięgu 0–2 broni się poza łukiem celownika atakującego, możesz wydać 1 Moc, aby zmienić trafienie krytyczne w zwykłe albo trafienie w skupienie.
ability-pilot-saeseetiin = Gdy przyjazny statek w zasięgu 0–2 odkryje tarczę, możesz wydać 1 Moc, aby ustawić na niej inny manewr o tej samej prędkości i trudności.
ability-pilot-barrissoffee = Gdy przyjazny statek w zasięgu 0–2 atakuje obrońcę w swoim łuku celownika, możesz wydać 1 Moc, aby zmienić skupienie w trafienie albo trafienie w krytyczne.
ability-pilot-ahsokatano = Po w pełni wykonanym manewrze możesz wydać 1 Moc i wybrać przyjazny statek w zasięgu 0–1; może on wykonać akcję, nawet mając stres.
