### Where objectives lie, as the reader sees the battlefield from their own edge.

place-far-left = far left
place-far-centre = far centre
place-far-right = far right
place-middle-left = middle left
place-centre = centre
place-middle-right = middle right
place-near-left = near left
place-near-centre = near centre
place-near-right = near right
place-far-centre-outer = outer far centre
place-far-centre-inner = inner far centre
place-middle-left-outer = outer middle left
place-middle-left-inner = inner middle left
place-middle-right-outer = outer middle right
place-middle-right-inner = inner middle right
place-near-centre-outer = outer near centre
place-near-centre-inner = inner near centre
