### Words of the Skytear content, by id: names, and what cards and skills do.
### The facts and operations they belong to are in content/*.toml.

## Factions

faction-kurumo = Kurumo
    .about = Mark an enemy, then strike hard; few HP, so whoever hits first wins.
    .realm = Kaeno
    .worship = A target enemy hero in LOS gains Marked, then this hero's worship skill is triggered. A hero that is already Marked may be targeted again.
faction-liothan = Liothan
    .about = Tough fighters who change their shape and grow stronger by it.
    .realm = Grialth
    .worship = A friendly hero within 3 hexes gains Shapeshifted; LOS is not needed. A hero choosing itself may become Exhausted first, so that the condition lasts through its next activation.
faction-nupten = Nupten
    .about = Illusions act from afar: heroes reach where they do not stand.
    .realm = Utsesh
    .worship = May first put the hero's illusion on the hero's own hex; then the illusion moves up to 3 hexes, through everything, to a hex without figures or tokens. Nupten heroes with a friendly illusion in LOS are projected and have its owner's illusion skill.
faction-taulot = Taulot
    .about = Pillars hold the ground they stand on; patient, hard to move.
    .realm = Xotlan
    .worship = May remove one friendly pillar to trigger the worship skill, then places one pillar on a target empty hex in LOS. There are never more pillars than Taulot heroes. A pillar skill works while a friendly pillar is in LOS.

## Runes, classes, ranges, types of cards

rune-fire = fire
rune-air = air
rune-earth = earth
rune-ice = ice
class-assassin = assassin
class-defender = defender
class-healer = healer
class-mage = mage
    .text = All damage of a mage pierces: armor does not reduce it.
class-warrior = warrior
range-melee = melee
range-ranged = ranged
type-action = action
    .text = Played by the active hero while the stack is empty.
type-reaction = reaction
    .text = Played by any hero of yours on the battlefield, whenever you have priority.
source-house = Our own design
source-rulebook = From the rulebook
source-public = Publicly known

## Icons of skills

icon-worship = Worship
    .text = Triggered by this hero's Worship action.
icon-shapeshift = Shapeshifted
    .text = Works while this hero is Shapeshifted.
icon-pillar = Pillar
    .text = Works while this hero has a friendly pillar in LOS.
icon-illusion = Illusion
    .text = Given to every friendly Nupten hero that has this hero's illusion in LOS.
icon-none = Always
    .text = Always works.

## Conditions

condition-slow = Slow
    .text = The Move action is 2 hexes shorter.
condition-fast = Fast
    .text = The Move action is 2 hexes longer.
condition-frenzy = Frenzy
    .text = The hero may take two Attack actions in its activation.
condition-disarmed = Disarmed
    .text = Damage of Attack and Skirmish is halved, rounded up, before armor.
condition-marked = Marked
    .text = Skills and cards of Kurumo do more to this hero.
condition-shapeshifted = Shapeshifted
    .text = Skills with the Shapeshifted icon work for this hero.

## Battlefields

board-two-lane = Two-lane battlefield
board-three-lane = Three-lane battlefield
lane-left = left lane
    .place = the left lane
lane-middle = middle lane
    .place = the middle lane
lane-right = right lane
    .place = the right lane
dome-centre = dome
    .place = the dome
dome-left = left dome
    .place = the left dome
dome-right = right dome
    .place = the right dome
base-own = your base
    .place = your base
base-enemy = enemy base
    .place = the enemy base
base-south = base of the south
    .place = the base of the south
base-north = base of the north
    .place = the base of the north
open-ground = open ground
    .place = open ground
side-own = your side
    .mark = yours
side-enemy = the enemy
    .mark = enemy
side-south = the south
    .mark = south
side-north = the north
    .mark = north

## Areas

area-rhombus-4 = four hexes as a rhombus
area-triangle-3 = three hexes touching each other
area-line-3 = three hexes in a row
area-ray-3 = three hexes in a row starting next to the caster
area-hook-3 = a hook of three hexes next to the caster
area-ring-6 = the six hexes around the caster
area-flower-7 = a hex and its six neighbours

## Heroes

hero-akhuti = Akhuti
    .title = Radiant Voice
hero-corjof = Corjof
    .title = Grey Watch
hero-cotlic = Cotlic
    .title = Hand of Taulot
hero-gulbjarn = Gulbjarn
hero-haburat = Haburat
hero-sakoshi = Sakoshi
hero-tlakali = Tlakali
    .title = High Scarifier
hero-yami = Yami

## Skills of heroes

skill-bear-fury = Bear Fury
    .text = Gulbjarn's Skirmish damage hits every enemy hero in the area instead of one hero.
skill-blessing-of-taulot = Blessing of Taulot
    .text = Cotlic has +1 Armor.
skill-blood-price = Blood Price
    .text = A target friendly hero heals 2 HP.
skill-feral-majesty = Feral Majesty
    .text = Gulbjarn has +1 Skirmish damage for each Shapeshifted friendly hero within 3 hexes, himself included.
skill-high-watch = High Watch
    .text = Cover hexes do not hide enemies from Corjof.
skill-hunters-mark = Hunter's Mark
    .text = Until this activation ends, Sakoshi's Attack actions against Marked heroes pierce.
skill-mirrored-spears = Mirrored Spears
    .text = A projected hero has +1 Attack.
skill-pounce = Pounce
    .text = Yami moves up to 2 hexes, then deals 1 damage to the hero this Worship targeted.
skill-raven-wings = Raven Wings
    .text = Corjof moves through blocking elements, and his Move action is 1 hex longer.
skill-resonating-light = Resonating Light
    .text = A projected hero has +1 Armor.
skill-retribution = Retribution
    .text = When an Attack action of Akhuti has resolved, another enemy in LOS takes 1+ damage.
skill-scarred-flock = Scarred Flock
    .text = In the Heroes Phase, damage to friendly minions in Tlakali's LOS is prevented.
skill-scent-of-guilt = Scent of Guilt
    .text = Yami has +1 Attack against Marked heroes.
skill-shield-brother = Shield Brother
    .text = Other friendly heroes adjacent to Haburat have +1 Armor.
skill-strength-of-the-king = Strength of the King
    .text = Cotlic's Worship may remove any number of pillars. For each pillar it removed he has +1 Skirmish damage until this activation ends.
skill-thin-the-herd = Thin the Herd
    .text = Sakoshi has +1 Skirmish damage against Marked heroes.

## Power cards

card-blinding-peck = Blinding Peck
    .text = A target enemy hero has LOS only within 1 hex until the turn ends.
card-bow-to-me = Bow to Me
    .text = Each enemy hero in LOS that is already Marked loses 2 HP; then each enemy hero in LOS gains Marked.
card-clear-mind = Clear Mind
    .text = Remove any conditions you choose from the caster, then Predict 2.
card-coming-storm = Coming Storm
    .text = Each enemy hero in LOS takes 1 damage and gains Slow.
card-creeping-darkness = Creeping Darkness
    .text = A target enemy hero gains Disarmed.
card-crippling-precision = Crippling Precision
    .text = A target enemy hero takes 1 damage and gains Slow; if it is Marked, it also gains Disarmed.
card-dodge = Dodge
    .text = The caster moves up to 1 hex.
card-dragon-strike = Dragon Strike
    .text = The caster gains Frenzy and has +1 Attack until its activation ends.
card-feather-storm = Feather Storm
    .text = Target a hex: every enemy in the area takes 2+ damage, then heroes hit are pushed 1 hex.
card-feral-vitality = Feral Vitality
    .text = The caster heals 5 HP and gains Shapeshifted.
card-grapple = Grapple
    .text = Pull a target enemy hero up to 2 hexes; if it is then adjacent to the caster, it takes 1 damage.
card-hurricane-blow = Hurricane Blow
    .text = A target enemy takes 1 damage and is then pushed 2 hexes.
card-ice-wall = Ice Wall
    .text = Target a hex: three hexes in a row without figures, the target among them, are blocked until the caster's next activation. No figure may enter them and LOS may not pass through them.
card-ignite = Ignite
    .text = A target enemy hero takes 1 damage and has 1 mana less this turn.
card-life-steal = Life Steal
    .text = A target enemy hero takes 2 damage; the caster heals as many HP as that hero lost.
card-lightning-blades = Lightning Blades
    .text = Every enemy adjacent to the caster or to the caster's illusion takes 3 damage.
card-lord-of-many = Lord of Many
    .text = Spawn 1 minion at a lane control token in LOS.
card-mud-flood = Mud Flood
    .text = Target a hex: every enemy in the area takes 1 damage and heroes hit gain Slow.
card-my-kingdom = My Kingdom
    .text = Place up to 2 pillars on empty hexes in LOS, within the pillar limit; then each enemy hero adjacent to a friendly pillar takes 2+ damage.
card-presence = Presence
    .text = The caster counts 1 more for control this turn. Predict 2.
card-protection = Protection
    .text = A target friendly hero has +2 Armor until its next activation.
card-redirection = Redirection
    .text = One Attack action on the stack that targets the target friendly hero is aimed at the caster or the caster's illusion instead. Its requirements are checked when it resolves.
card-ruse = Ruse
    .text = The caster moves up to 2 hexes.
card-sacrifice = Sacrifice
    .text = As a cost, Defeat 1 friendly minion in LOS. A target friendly hero heals 2 HP.
card-shuriken-storm = Shuriken Storm
    .text = Target a hex: every enemy in the area takes 2+ damage, Marked heroes 1 more.
card-skytear-flux = Skytear Flux
    .text = Choose a friendly hero on the battlefield: it has 1 more mana this turn. Once per game, first player only.
card-soul-tornado = Soul Tornado
    .text = Every enemy in the ray takes 2 damage; then heroes hit are pushed 1 hex.
card-thousandth-ritual = Thousandth Ritual
    .text = Defeat up to 2 friendly minions in LOS. For each of them, an enemy hero in LOS takes 2 damage and a friendly hero in LOS heals 2 HP.
card-time-bend = Time Bend
    .text = A target friendly hero gains Fast and may move up to 2 hexes.
card-time-glitch = Time Glitch
    .text = Swap the caster with its illusion if no figure stands on the illusion's hex.
card-turtle-formation = Turtle Formation
    .text = The caster and each adjacent friendly hero have +2 Armor until the caster's next activation.
card-unbridled-hatred = Unbridled Hatred
    .text = A target adjacent enemy takes 2+ damage, 1 more for each friendly pillar in the caster's LOS.
card-unknown-terrain = Unknown Terrain
    .text = Target a hex: it and its neighbours count as cover hexes for friendly heroes until the caster's next activation. Predict 1.
card-word-of-nupten = Word of Nupten
    .text = Cancel the effect directly below this one on the stack if the target enemy hero generated it.

## Victory cards

victory-at-the-gates = At the Gates
    .text = When the dome has been resolved, each lane's control token is next to that lane's enemy tower or, if that tower has been destroyed, within 3 hexes of the enemy Nexus.
victory-clean-sweep = Clean Sweep
    .text = Win both lanes and the dome in the same Minions Phase.
victory-left-tower = Break the Left
    .text = Destroy the enemy tower on your left.
victory-right-tower = Break the Right
    .text = Destroy the enemy tower on your right.
victory-rout = Rout
    .text = Defeat six enemy minions in one turn.
victory-siege = Siege
    .text = Make enemy towers and the enemy Nexus lose eight HP in all.
victory-six-controls = Hold the Ground
    .text = Win six challenges, lanes and the dome together.
victory-three-domes = Master of the Dome
    .text = Win the dome three times.
victory-three-heroes = Champions Fall
    .text = Defeat three enemy heroes.
victory-two-heroes-turn = Bloody Day
    .text = Defeat two enemy heroes in one turn.

## Outsiders

outsider-rift-stalker = Rift Stalker
outsider-stone-maw = Stone Maw
outsider-gale-wraith = Gale Wraith
outsider-ember-hydra = Ember Hydra
outsider-frost-colossus = Frost Colossus
outsider-arrival = If it is not on the battlefield, place it on a free hex of its dome. If it is, you may do the same or leave it where it stands.
skill-crush = Crush
    .text = An adjacent enemy hero takes 2+ damage.
skill-fire-breath = Fire Breath
    .text = Every enemy in the ray takes 1+ damage.
skill-ice-bulwark = Ice Bulwark
    .text = Friendly heroes adjacent to it have +1 Armor until the next Minions Phase.
skill-leap = Leap
    .text = Place it on a free hex adjacent to an enemy hero within 3 hexes.
skill-rending-wake = Rending Wake
    .text = Every enemy around it takes 2 damage.
skill-scatter = Scatter
    .text = Push each enemy hero within 2 hexes 2 hexes.
skill-smouldering-gaze = Smouldering Gaze
    .text = An enemy hero in LOS gains Disarmed.
skill-swallow = Swallow
    .text = Defeat up to 2 enemy minions adjacent to it.
skill-tailwind = Tailwind
    .text = Each friendly hero within 3 hexes gains Fast.
skill-tremor = Tremor
    .text = Each enemy hero within 2 hexes gains Slow.

## Teams

team-fire-and-ice = Fire and Ice
team-earth-and-air = Earth and Air
