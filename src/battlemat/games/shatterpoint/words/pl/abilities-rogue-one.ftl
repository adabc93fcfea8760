### Co robią zdolności, własnymi słowami: Cassian Andor, K-2SO, Pathfinders.

text-we-need-to-blend-in = Wybierz inną sojuszniczą jednostkę Sojuszu Rebeliantów: po jednej postaci z obu jednostek może wykonać zryw; jeśli tamta to szpieg, obie otrzymują znacznik przyczajenia.
text-this-town-is-ready-to-blow = Gdy przeciwnik zdobędzie kartę zmagań, rzuć 3 kośćmi ataku: każda wroga jednostka walcząca o aktywny cel otrzymuje 1 obrażenie za każde trafienie i wyszkolenie.
text-make-ten-men-feel-like-a-hundred = Raz na turę, gdy wrogi atak osłabi sojuszniczą jednostkę, postać z innej może wykonać zryw, a szpieg zamiast tego marsz. Sojusznicy z Sojuszu Rebeliantów aktywowani kartą Shatterpoint mają w tej turze Impet [1] i Celność [1].
text-why-does-she-get-a-blaster-and-i-dont = Wybierz inną sojuszniczą postać Sojuszu Rebeliantów: postać może wykonać zryw w jej stronę; potem tamta jednostka może otrzymać znacznik przyczajenia albo stracić stan.
text-congratulations-you-are-being-rescued = Gdy wróg osłabi innego sojusznika z Sojuszu Rebeliantów w zasięgu 4, postać może wykonać zryw w jego stronę i zaatakować go 5 kośćmi.
text-goodbye = Gdy wrogi atak osłabi tę jednostkę, atakująca otrzymuje Przygwożdżenie i Zmęczenie, a sojuszniczy szpieg w zasięgu 3 może wykonać zryw. Na koniec twojej tury, jeśli jest osłabiona lub okaleczona, możesz oddać do 2 znaczników postępu, by przesunąć znacznik zmagań o tyle pól w swoją stronę; wtedy ta jednostka zostaje pokonana.
text-lockdown = Póki ta jednostka nie jest osłabiona, przeciwnik nie może odebrać ani przejąć twojej kontroli nad celami, o które ona walczy.
text-cloak-and-dagger = Gdy ta jednostka zaczyna akcję walki: jej pierwszy atak ma 3 kości więcej, a przeciw jednostce głównej 1 obrażenie więcej za każde trafienie krytyczne; potem akcja się kończy.
text-camouflage = Na koniec przygotowania ta jednostka może otrzymać znacznik przyczajenia.
text-pathfinders = Odporność na Przygwożdżenie, Mobilność; ze znacznikiem przyczajenia postacie mogą zamiast zrywu wykonać marsz.
