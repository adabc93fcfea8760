### Co robią karty, naszymi słowami: pilots-tieadvancedx1.

ability-pilot-darthvader = Po wykonaniu akcji możesz wydać 1 Moc, aby wykonać kolejną.
