### Was Karten tun, in eigenen Worten: pilots-tieddefender.

ability-pilot-rexlerbrath = Trifft dein Angriff, während du einen Ausweichmarker hast, legt der Verteidiger eine Schadenskarte offen.
ability-pilot-colonelvessery = Greifst du ein von jemandem erfasstes Schiff an, darfst du es nach dem Angriffswurf erfassen.
ability-pilot-countessryad = Würdest du ein gerades Manöver ausführen, darfst du seine Schwierigkeit erhöhen und es als Koiogran-Wende ausführen.
