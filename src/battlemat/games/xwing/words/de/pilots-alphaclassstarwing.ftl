### Was Karten tun, in eigenen Worten: pilots-alphaclassstarwing.

ability-pilot-majorvynder = Solange du entwaffnet bist, wirfst du 1 Verteidigungswürfel mehr.
ability-pilot-lieutenantkarsabi = Nachdem du einen Entwaffnungsmarker erhalten hast, darfst du, wenn du nicht gestresst bist, 1 Stressmarker erhalten, um ihn zu entfernen.
