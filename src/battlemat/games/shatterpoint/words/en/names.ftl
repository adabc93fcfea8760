### Names of cards that are called otherwise in another language; all others keep their printed name.

name-general-anakin-skywalker = General Anakin Skywalker
name-cc-7567-captain-rex = CC-7567 Captain Rex
name-501st-clone-troopers = 501st Clone Troopers
name-ahsoka-tano-jedi-no-more = Ahsoka Tano, Jedi No More
name-bo-katan-kryze = Bo-Katan Kryze
name-clan-kryze-mandalorians = Clan Kryze Mandalorians
name-lord-maul = Lord Maul
name-gar-saxon-merciless-commander = Gar Saxon, Merciless Commander
name-mandalorian-super-commandos = Mandalorian Super Commandos
name-asajj-ventress-sith-assassin = Asajj Ventress, Sith Assassin
name-kalani-super-tactical-droid = Kalani, Super Tactical Droid
name-b1-battle-droids = B1 Battle Droids
name-force-jump = Force Jump
name-im-going-to-end-this = I'm Going to End This
name-deflect = Deflect
name-this-is-where-the-fun-begins = This Is Where the Fun Begins
name-force-push = Force Push
name-whats-the-matter-too-fast-for-you = What's the Matter, Too Fast for You?
name-defensive-maneuver = Defensive Maneuver
name-mandalorians-are-stronger-together = Mandalorians Are Stronger Together
name-ive-got-you-in-my-sights = I've Got You in My Sights
name-lord-maul--dark-rage = Dark Rage
name-lord-maul--sinister-cunning = Sinister Cunning
name-ahsoka-tano-jedi-no-more--form-v-shien-reverse-grip = Form V Shien Reverse Grip
