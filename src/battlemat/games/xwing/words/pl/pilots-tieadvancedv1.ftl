### Co robią karty, naszymi słowami: pilots-tieadvancedv1.

ability-pilot-grandinquisitor = Możesz wydać 1 Moc, aby mieć premię zasięgu 1 w zasięgu ataku 2–3 albo odmówić jej atakującemu w zasięgu ataku 1.
