### Co robią karty, naszymi słowami: pilots-tieagaggressor.

ability-pilot-lieutenantkestal = Po rzucie obrońcy możesz wydać 1 żeton skupienia, aby anulować wszystkie jego pudła i skupienia.
ability-pilot-doubleedge = Gdy chybisz atakiem z wieżyczki lub pociskiem, możesz wykonać dodatkowy atak inną bronią.
