### Was Karten tun, in eigenen Worten: pilots-alphaclassstarwing.

ability-pilot-majorvynder = Während du entwaffnet bist, wirfst du 1 Verteidigungswürfel mehr.
ability-pilot-lieutenantkarsabi = Erhältst du ungestresst eine Entwaffnung, darfst du 1 Stressmarker nehmen, um sie zu entfernen.
