### Co robią karty, naszymi słowami: pilots-upsilonclassshuttle.

ability-pilot-captaincardinal = Dopóki masz ładunek, przyjazne statki o niższej inicjatywie w zasięgu 1–2 mogą w ataku i obronie przerzucić 1 wynik skupienia. Tracisz ładunek, gdy wróg w zasięgu 0–3 zostanie zniszczony.
ability-pilot-lieutenanttavson = Po otrzymaniu uszkodzenia możesz wydać ładunek, aby wykonać akcję.
ability-pilot-pettyofficerthanisson = W fazach aktywacji i walki, gdy statek w twoim przednim łuku w zasięgu 0–2 otrzyma stres, możesz wydać ładunek, aby dać mu żeton ściągania.
ability-pilot-lieutenantdormitz = Podczas przygotowania, gdy już cię umieszczono, inne przyjazne statki można umieścić gdziekolwiek w zasięgu 0–2 od ciebie.
ability-pilot-majorstridan = Gdy koordynujesz lub używasz swojego ulepszenia, możesz traktować przyjazne statki w zasięgu 2–3, jakby były w zasięgu 0 lub 1.
