### Was Karten tun, in eigenen Worten: pilots-modifiedtielnfighter.

ability-pilot-overseeryushyn = Bevor ein nicht gestresstes befreundetes Schiff in Reichweite 1 einen Entwaffnet-Marker erhalten würde, darfst du deine Ladung ausgeben: Es erhält stattdessen einen Stressmarker.
ability-pilot-foremanproach = Bevor du kämpfst, darfst du einen Entwaffnet-Marker erhalten, um einem feindlichen Schiff in Reichweite 1–2 in deinem Fadenkreuzwinkel einen Traktormarker zu geben.
ability-pilot-ahhav = Gegen ein größeres Schiff wirfst du 1 Würfel mehr, ob du angreifst oder verteidigst.
ability-pilot-captainseevor = Bevor bei deinem Angriff oder deiner Verteidigung Angriffswürfel geworfen werden, darfst du 1 Ladung ausgeben, wenn du nicht im Fadenkreuzwinkel des feindlichen Schiffs bist: Es erhält 1 Störsignalmarker.
