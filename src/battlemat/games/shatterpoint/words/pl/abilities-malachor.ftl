# Ahsoka Tano, Darth Vader

text-i-am-no-jedi = Raz na turę, gdy ta jednostka osłabi wrogą jednostkę: odśwież 1 Moc, a postać może wykonać skok; jeśli główną lub drugorzędną, odśwież jeszcze 1 Moc albo wykonaj atak 5 kośćmi.
text-anakin-skywalker-was-weak = Jeśli nie ma Zmęczenia, odśwież 1 Moc; potem ta jednostka traci 1 obrażenie i stan, a postać może wykonać zryw.
text-the-power-within-will-soon-serve-the-emperor = Na koniec aktywacji ta jednostka otrzymuje Zmęczenie; jej postać do końca tury walczy o aktywny cel w zasięgu 3.
