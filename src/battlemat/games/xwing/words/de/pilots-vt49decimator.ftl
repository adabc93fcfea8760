### Was Karten tun, in eigenen Worten: pilots-vt49decimator.

ability-pilot-rearadmiralchiraneau = Greifst du ein Schiff auf einer verstärkten Seite an, darfst du 1 Fokus-Ergebnis in einen kritischen Treffer ändern.
ability-pilot-captainoicunn = Du kannst in Reichweite 0 Primärangriffe ausführen.
