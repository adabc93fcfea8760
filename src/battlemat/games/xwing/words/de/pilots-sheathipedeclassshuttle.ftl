### Was Karten tun, in eigenen Worten: pilots-sheathipedeclassshuttle.

ability-pilot-ap5 = Ein Schiff mit genau 1 Stressmarker kann handeln, wenn du es koordinierst.
ability-pilot-fennrau-sheathipedeclassshuttle = Kommt ein Feind in deinem Feuerwinkel zum Kämpfen an die Reihe, darfst du, wenn du nicht gestresst bist, einen Stressmarker erhalten: Er kann in dieser Phase bei seinen Angriffen keine Marker für Würfel ausgeben.
