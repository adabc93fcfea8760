### Wo die Ziele liegen, wie man das Schlachtfeld von der eigenen Kante aus sieht.

place-far-left = hinten links
place-far-centre = hinten in der Mitte
place-far-right = hinten rechts
place-middle-left = in der Mitte links
place-centre = im Zentrum
place-middle-right = in der Mitte rechts
place-near-left = vorn links
place-near-centre = vorn in der Mitte
place-near-right = vorn rechts
place-far-centre-outer = hinten in der Mitte (außen)
place-far-centre-inner = hinten in der Mitte (innen)
place-middle-left-outer = in der Mitte links (außen)
place-middle-left-inner = in der Mitte links (innen)
place-middle-right-outer = in der Mitte rechts (außen)
place-middle-right-inner = in der Mitte rechts (innen)
place-near-centre-outer = vorn in der Mitte (außen)
place-near-centre-inner = vorn in der Mitte (innen)
