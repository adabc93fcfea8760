### Was Karten tun, in eigenen Worten: pilots-hyenaclassdroidbomber.

ability-pilot-bombardmentdrone = Statt eine Vorrichtung abzuwerfen, darfst du sie mit derselben Schablone starten.
