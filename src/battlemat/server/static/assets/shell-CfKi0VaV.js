var e=`lost-title = Tu niczego nie ma.
lost-load = Strona się nie wczytała.
lost-home = Na początek
`;export{e as default};