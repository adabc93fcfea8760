### Co robią karty, naszymi słowami: pilots-lancerclasspursuitcraft.

ability-pilot-ketsuonyo = Na początku fazy walki możesz dać 1 żeton ściągania statkowi w zasięgu 0–1 w przednim łuku i łuku wieżyczki.
ability-pilot-asajjventress = Na początku fazy walki możesz wydać 1 Moc: wróg w zasięgu 0–2 w łuku wieżyczki otrzymuje 1 żeton stresu, chyba że usunie zielony żeton.
ability-pilot-sabinewren-lancerclasspursuitcraft = Gdy bronisz się przed statkiem w zasięgu 0–2 w łuku wieżyczki, możesz dodać wynik skupienia.
