"""The table of a Skytear match: heroes, minions, tokens, cards, the stack, what lasts for a while.

Its records are in `position`, what finds things among them in `finding`; both are taken from here.
"""

from __future__ import annotations

from battlemat.games.skytear.finding import acting_of as acting_of
from battlemat.games.skytear.finding import attackable as attackable
from battlemat.games.skytear.finding import clockwise as clockwise
from battlemat.games.skytear.finding import commands as commands
from battlemat.games.skytear.finding import decides_for as decides_for
from battlemat.games.skytear.finding import figure_of as figure_of
from battlemat.games.skytear.finding import hero_of as hero_of
from battlemat.games.skytear.finding import heroes_of as heroes_of
from battlemat.games.skytear.finding import illusion_of as illusion_of
from battlemat.games.skytear.finding import lanes_in_order as lanes_in_order
from battlemat.games.skytear.finding import minions_of as minions_of
from battlemat.games.skytear.finding import pile_of as pile_of
from battlemat.games.skytear.finding import pile_of_hero as pile_of_hero
from battlemat.games.skytear.finding import reserve_of as reserve_of
from battlemat.games.skytear.finding import speaker as speaker
from battlemat.games.skytear.finding import target_of as target_of
from battlemat.games.skytear.finding import team as team
from battlemat.games.skytear.position import NOBODY as NOBODY
from battlemat.games.skytear.position import NOWHERE as NOWHERE
from battlemat.games.skytear.position import SHARED_FROM as SHARED_FROM
from battlemat.games.skytear.position import Acting as Acting
from battlemat.games.skytear.position import Effect as Effect
from battlemat.games.skytear.position import Figure as Figure
from battlemat.games.skytear.position import Hero as Hero
from battlemat.games.skytear.position import Illusion as Illusion
from battlemat.games.skytear.position import Lasting as Lasting
from battlemat.games.skytear.position import Lead as Lead
from battlemat.games.skytear.position import Looking as Looking
from battlemat.games.skytear.position import Minion as Minion
from battlemat.games.skytear.position import Outsider as Outsider
from battlemat.games.skytear.position import Phase as Phase
from battlemat.games.skytear.position import Pile as Pile
from battlemat.games.skytear.position import Pillar as Pillar
from battlemat.games.skytear.position import Player as Player
from battlemat.games.skytear.position import Progress as Progress
from battlemat.games.skytear.position import Readiness as Readiness
from battlemat.games.skytear.position import SkyMatch as SkyMatch
from battlemat.games.skytear.position import Table as Table
from battlemat.games.skytear.position import Target as Target
from battlemat.games.skytear.position import Token as Token
