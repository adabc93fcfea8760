### Co robią karty, naszymi słowami: pilots-t70xwing.

ability-pilot-poedameron = Po wykonaniu akcji możesz wydać ładunek, aby wykonać białą akcję tak, jakby była czerwona.
ability-pilot-elloasty = Odkryta czerwona pętla Tallona jest dla ciebie biała, jeśli masz najwyżej 2 żetony stresu.
ability-pilot-niennunb = Po otrzymaniu żetonu stresu możesz go usunąć, jeśli wrogi statek jest w twoim przednim łuku w zasięgu 0–1.
ability-pilot-temminwexley = Po w pełni wykonanym manewrze o prędkości 2–4 możesz wykonać akcję dopalacza.
ability-pilot-karekun = Dopalacz możesz wykonać także z szablonem ostrego skrętu o prędkości 1.
ability-pilot-jessikapava = Gdy atakujesz lub się bronisz, możesz wydać swój ładunek albo jednorazowy ładunek astromecha, aby przerzucić do tylu kości, ile innych przyjaznych statków jest w zasięgu 0–1.
ability-pilot-jophseastriker = Po utracie osłony otrzymujesz żeton uniku.
ability-pilot-lieutenantbastian = Gdy statek w zasięgu 1–2 dostanie kartę uszkodzenia, możesz go namierzyć.
ability-pilot-jaycristubbs = Po w pełni wykonanym niebieskim manewrze możesz zdjąć żeton stresu z przyjaznego statku w zasięgu 0–1.
