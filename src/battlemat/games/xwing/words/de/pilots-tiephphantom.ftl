### Was Karten tun, in eigenen Worten: pilots-tiephphantom.

ability-pilot-whisper = Nachdem dein Angriff getroffen hat, erhältst du 1 Ausweichmarker.
ability-pilot-echo = Du enttarnst dich mit einer Drehungsschablone der Geschwindigkeit 2 statt mit der geraden.
