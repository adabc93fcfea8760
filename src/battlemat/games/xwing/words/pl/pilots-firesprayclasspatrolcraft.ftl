### Co robią karty, naszymi słowami: pilots-firesprayclasspatrolcraft.

ability-pilot-bobafett = Gdy atakujesz lub się bronisz, możesz przerzucić dokładnie tyle swoich kości, ile wrogich statków jest w zasięgu 0–1.
ability-pilot-emonazzameen = Zrzucając urządzenie, zamiast szablonu prostego 1 możesz użyć szablonu prostego 3 lub ostrego skrętu 3.
ability-pilot-kathscarlet = Atakując bronią podstawową, rzucasz o 1 kość więcej, jeśli w zasięgu 0 obrońcy jest przyjazny statek bez kropek.
ability-pilot-koshkafrost = Gdy atakujesz statek ze stresem lub się przed nim bronisz, możesz przerzucić 1 swoją kość.
ability-pilot-krassistrelix = Broń specjalna z łuku przedniego może też strzelać z łuku tylnego. W ataku bronią specjalną możesz przerzucić 1 kość ataku.
