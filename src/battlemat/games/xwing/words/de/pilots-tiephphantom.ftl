### Was Karten tun, in eigenen Worten: pilots-tiephphantom.

ability-pilot-whisper = Nachdem dein Angriff getroffen hat, erhältst du 1 Ausweichmarker.
