### Was Karten tun, in eigenen Worten: pilots-hyenaclassdroidbomber.

ability-pilot-bombardmentdrone = Statt eine Vorrichtung abzuwerfen, darfst du sie mit derselben Schablone starten.
ability-pilot-dbs404 = Du kannst Primärangriffe in Reichweite 0 durchführen. In Angriffsreichweite 0–1 wirfst du 1 Würfel mehr und erleidest 1 kritischen Schaden, nachdem der Angriff getroffen hat.
ability-pilot-dbs32c = Zu Beginn der Kampfphase darfst du 1 Berechnungsmarker ausgeben, um zu koordinieren. Du kannst nur Schiffe mit Networked Calculations koordinieren.
ability-pilot-baktoidprototype = Deine Spezialangriffe brauchen weder Marker noch Zielerfassung gegen ein Schiff, das ein befreundetes Schiff mit Vernetzten Berechnungen erfasst hat.
