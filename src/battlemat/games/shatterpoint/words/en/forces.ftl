### What the ready-made strike forces are like.

force-republic-and-nite-owls = Hard hitters who stay together: Jedi lead, troopers and Mandalorians follow.
force-collective-and-separatists = Fast and ruthless: shoves and jumps in front, droids that hold objectives behind.
force-blades-of-mandalore = Mandalorians from both sides: mobile, at home at range and up close.
force-generals-of-the-line = Commanders and their troops: much focus, many shots, little hurry.
