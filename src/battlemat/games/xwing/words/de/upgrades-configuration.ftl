### Was Karten tun, in eigenen Worten: upgrades-configuration.

ability-upgrade-servomotorsfoils = Geschlossen: Primärangriffe mit 1 Angriffswürfel weniger. Bevor du aktivierst, darfst du diese Karte umdrehen.
    .front = Primärangriffe mit 1 Angriffswürfel weniger. Bevor du aktivierst, darfst du diese Karte umdrehen.
    .back = Bevor du aktivierst, darfst du diese Karte umdrehen.
ability-upgrade-calibratedlasertargeting = Primärangriffe auf ein Schiff in deinem Fadenkreuzwinkel: ein Fokus-Ergebnis kommt hinzu.
ability-upgrade-grapplingstruts = Geschlossen: Endet ein Manöver auf einem Asteroiden oder einer Trümmerwolke mit höchstens einem Freund darauf, darfst du diese Karte umdrehen. Offen: Du ignorierst Hindernisse; auf einem bleibst du statt zu fliegen, verlierst 1 Stress und drehst dich um 90° zur Seite deines Rades, außer es zeigt 2 geradeaus. Nach einem Manöver drehe sie zurück.
    .front = Endet ein Manöver auf einem Asteroiden oder einer Trümmerwolke mit höchstens einem Freund darauf, darfst du diese Karte umdrehen.
    .back = Du ignorierst Hindernisse; auf einem bleibst du statt zu fliegen, verlierst 1 Stress und drehst dich um 90° zur Seite deines Rades, außer es zeigt 2 geradeaus. Nach einem Manöver drehe sie zurück.
ability-upgrade-integratedsfoils = Geschlossen: Primärangriffe auf ein Schiff außerhalb deines Fadenkreuzwinkels mit 1 Würfel weniger. Bevor du aktivierst, darfst du diese Karte umdrehen.
    .front = Primärangriffe auf ein Schiff außerhalb deines Fadenkreuzwinkels mit 1 Würfel weniger. Bevor du aktivierst, darfst du diese Karte umdrehen.
    .back = Bevor du aktivierst, darfst du diese Karte umdrehen.
ability-upgrade-landingstruts = Geschlossen: Endet ein Manöver auf einem Asteroiden oder einer Trümmerwolke mit höchstens einem Freund darauf, darfst du diese Karte umdrehen. Offen: Du ignorierst Hindernisse; auf einem bleibst du statt zu fliegen, verlierst 1 Stress und drehst dich um 90° zur Seite deines Rades, außer es zeigt 2 geradeaus. Nach einem Manöver drehe sie zurück.
    .front = Endet ein Manöver auf einem Asteroiden oder einer Trümmerwolke mit höchstens einem Freund darauf, darfst du diese Karte umdrehen.
    .back = Du ignorierst Hindernisse; auf einem bleibst du statt zu fliegen, verlierst 1 Stress und drehst dich um 90° zur Seite deines Rades, außer es zeigt 2 geradeaus. Nach einem Manöver drehe sie zurück.
ability-upgrade-os1arsenalloadout = Mit genau 1 Entwaffnungsmarker kannst du erfasste Ziele weiterhin mit Torpedos und Raketen angreifen, darfst die Zielerfassung dabei aber nicht ausgeben.
ability-upgrade-pivotwing = Geschlossen: Du wirfst 1 Verteidigungswürfel weniger; nach einem Stillstand darfst du dich um 90° oder 180° drehen. Bevor du aktivierst, darfst du diese Karte umdrehen.
    .front = Du wirfst 1 Verteidigungswürfel weniger; nach einem Stillstand darfst du dich um 90° oder 180° drehen. Bevor du aktivierst, darfst du diese Karte umdrehen.
    .back = Bevor du aktivierst, darfst du diese Karte umdrehen.
ability-upgrade-xg1assaultconfiguration = Mit genau 1 Entwaffnungsmarker kannst du weiterhin mit Kanonen angreifen, mit höchstens 3 Angriffswürfeln.
ability-upgrade-corsairrefit = Ein Bonusangriff je Runde mit einer Kanone, einem Geschützturm oder einer Rakete, für 1 Energie.
