### Co robią zdolności, własnymi słowami: Inquisitorius.

text-force-repulse = Wybierz postać tej jednostki; odepchnij każdą inną postać w zasięgu 2 od niej, także sojuszników, o zasięg 2.
text-resolve = Postać tej jednostki, która walczy o aktywny cel, ma Protekcję i Niezłomność.
text-force-pull = Przyciągnij wroga z zasięgu 3 o zasięg 2.
text-you-know-who-we-are = Postać tej jednostki i sojusznicza drugorzędna lub wsparcia postać Inkwizytoriusa mogą wykonać zryw.
text-secrets-uncovered = Odbierz przeciwnikowi kontrolę nad aktywnym celem.
text-the-temple-records-are-quite-complete = Gdy ta jednostka jest celem ataku wręcz: możesz odwrócić jej kartę postawy; przeciw użytkownikowi Mocy rzuć 2 kośćmi obrony więcej.
text-clearly-you-were-a-poor-student = Gdy sojusznik z Imperium Galaktycznego osłabi wrogą jednostkę: odśwież 1 Moc, a sojusznicza postać Inkwizytoriusa może się leczyć; oba jeszcze raz, jeśli osłabiono użytkownika Mocy.
text-call-the-hunt = Sojusznicza postać wsparcia Inkwizytoriusa może wykonać zryw, a potem atak 5 kośćmi.
text-your-fear-betrays-you = Gdy ta jednostka atakuje: przerzuć do tylu kości, ile aktywnych celów kontroluje przeciwnik.
