# Krennic, Death Trooper Specialist, Shoretroopers

text-deploy-the-garrison = Sojusznicza postać wsparcia szturmowców może wykonać zryw w stronę aktywnego celu; jej jednostka otrzymuje znacznik przyczajenia, a ona może zaatakować 5 kośćmi.
text-your-concerns-are-hardly-warranted = Gdy inna sojusznicza jednostka zostanie osłabiona, a ta nie jest: przeciwnik otrzymuje o 1 znacznik postępu mniej.
text-we-stand-here-amidst-my-achievement = Gdy inna sojusznicza jednostka główna lub drugorzędna osłabi wrogą jednostkę: postać może wykonać zryw, a potem atak 5 kośćmi.
text-peace-and-security-for-the-galaxy = High Aspirations: na koniec jej aktywacji przejmij kontrolę nad aktywnym celem, o który ta jednostka walczy, i zachowaj ją do początku następnej tury. Arrogance: póki nie jest osłabiona, jej pierwsza zdolność w turze kosztuje o 1 Moc mniej.
text-imperial-brutality = Postać tej jednostki albo sojuszniczej jednostki wsparcia Imperium Galaktycznego może wykonać zryw; jeśli jej jednostka jest w zwarciu, ona i jednostka wroga z tego zwarcia otrzymują Zagrożenie.
text-garrison-force = Póki ta jednostka ma znacznik przyczajenia, jej ataki poza jej aktywacją mają 1 kość więcej. Postać tej jednostki, która walczy o aktywny cel, ma Niezłomność i Protekcję.
