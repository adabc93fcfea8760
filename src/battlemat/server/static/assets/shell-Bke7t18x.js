var e=`lost-title = There is nothing here.
lost-load = This page did not load.
lost-home = To the start
`;export{e as default};