### Co robią karty, naszymi słowami: pilots-m3ainterceptor.

ability-pilot-quinnjast = Na początku fazy walki możesz otrzymać żeton rozbrojenia, aby odzyskać ładunek jednego ze swoich ulepszeń.
ability-pilot-serissu = Przyjazny statek w zasięgu 0–1, który się broni, może przerzucić 1 kość.
ability-pilot-laetinashera = Po ataku lub obronie otrzymujesz 1 żeton uniku, jeśli atak nie trafił.
ability-pilot-inaldra = Atakując lub broniąc się, możesz otrzymać 1 uszkodzenie, aby przerzucić dowolną liczbę swoich kości.
ability-pilot-genesisred = Po namierzeniu masz tyle żetonów skupienia i uniku, ile ma namierzony statek.
ability-pilot-sunnybounder = Gdy po rzucie lub przerzucie wszystkie twoje kości w ataku lub obronie pokazują to samo, możesz dodać jeszcze jeden taki wynik.
