### Co robią karty, naszymi słowami: pilots-nabooroyaln1starfighter.

ability-pilot-anakinskywalker-nabooroyaln1starfighter = Zanim odkryjesz tarczę, możesz wydać 1 Moc, aby wykonać beczkę; nie jest to akcja.
ability-pilot-padmeamidala = Wrogowie w twoim przednim łuku mogą w ataku zmodyfikować tylko 1 wynik skupienia.
