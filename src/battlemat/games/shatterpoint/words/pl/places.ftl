### Gdzie leżą cele, tak jak czytający widzi pole bitwy od swojej krawędzi.

place-far-left = daleko po lewej
place-far-centre = daleko na środku
place-far-right = daleko po prawej
place-middle-left = pośrodku po lewej
place-centre = w centrum
place-middle-right = pośrodku po prawej
place-near-left = blisko po lewej
place-near-centre = blisko na środku
place-near-right = blisko po prawej
place-far-centre-outer = daleko na środku (dalej od centrum)
place-far-centre-inner = daleko na środku (bliżej centrum)
place-middle-left-outer = pośrodku po lewej (dalej od centrum)
place-middle-left-inner = pośrodku po lewej (bliżej centrum)
place-middle-right-outer = pośrodku po prawej (dalej od centrum)
place-middle-right-inner = pośrodku po prawej (bliżej centrum)
place-near-centre-outer = blisko na środku (dalej od centrum)
place-near-centre-inner = blisko na środku (bliżej centrum)
