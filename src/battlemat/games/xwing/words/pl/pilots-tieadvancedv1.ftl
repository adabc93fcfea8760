### Co robią karty, naszymi słowami: pilots-tieadvancedv1.

ability-pilot-grandinquisitor = Możesz wydać 1 Moc, aby mieć premię zasięgu 1 w zasięgu ataku 2–3 albo odmówić jej atakującemu w zasięgu ataku 1.
ability-pilot-seventhsister = W swoich atakach podstawowych możesz przed neutralizacją wyników wydać 2 Moce, aby anulować jeden unik.
