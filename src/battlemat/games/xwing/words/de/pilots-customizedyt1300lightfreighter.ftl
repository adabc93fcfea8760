### Was Karten tun, in eigenen Worten: pilots-customizedyt1300lightfreighter.

ability-pilot-landocalrissian = Nachdem du Würfel geworfen hast, darfst du, wenn du nicht gestresst bist, einen Stressmarker erhalten, um alle deine Leerseiten neu zu werfen.
ability-pilot-landocalrissian-escapecraft = Nachdem du Würfel geworfen hast, darfst du, wenn du nicht gestresst bist, einen Stressmarker erhalten, um alle deine Leerseiten neu zu werfen.
ability-pilot-l337 = Ohne Schilde sind deine Drehungen leichter.
ability-pilot-l337-escapecraft = Ohne Schilde sind deine Drehungen leichter.
ability-pilot-hansolo = Bei deiner Verteidigung oder deinem Primärangriff darfst du 1 Würfel mehr werfen, wenn ein Hindernis den Angriff versperrt.
