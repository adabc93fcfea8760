### Was Karten tun, in eigenen Worten: pilots-tieskstriker.

ability-pilot-countdown = Während du ungestresst verteidigst, darfst du nach dem Neutralisieren 1 Schaden und 1 Stressmarker nehmen, um alles Übrige aufzuheben.
ability-pilot-puresabacc = Mit höchstens 1 Schadenskarte darfst du 1 Angriffswürfel mehr werfen.
ability-pilot-duchess = Du entscheidest selbst, ob du deine adaptiven Querruder einsetzt, auch gestresst.
