"""The table of a PocketModel match: units, cards, zones, the battle being fought.

Its records are in `position`, what finds things among them in `finding`; both are taken from here.
"""

from __future__ import annotations

from battlemat.games.pocketmodel.finding import ZONE_OF as ZONE_OF
from battlemat.games.pocketmodel.finding import ZONES as ZONES
from battlemat.games.pocketmodel.finding import adjacent as adjacent
from battlemat.games.pocketmodel.finding import adjacent_names as adjacent_names
from battlemat.games.pocketmodel.finding import home as home
from battlemat.games.pocketmodel.finding import in_turn_order as in_turn_order
from battlemat.games.pocketmodel.finding import objectives_left as objectives_left
from battlemat.games.pocketmodel.finding import parse_place as parse_place
from battlemat.games.pocketmodel.finding import place_name as place_name
from battlemat.games.pocketmodel.finding import still_in as still_in
from battlemat.games.pocketmodel.finding import unit_of as unit_of
from battlemat.games.pocketmodel.finding import units_in_play as units_in_play
from battlemat.games.pocketmodel.finding import zone_name as zone_name
from battlemat.games.pocketmodel.position import CONTESTED as CONTESTED
from battlemat.games.pocketmodel.position import GONE as GONE
from battlemat.games.pocketmodel.position import RESERVES as RESERVES
from battlemat.games.pocketmodel.position import Battle as Battle
from battlemat.games.pocketmodel.position import Change as Change
from battlemat.games.pocketmodel.position import Objective as Objective
from battlemat.games.pocketmodel.position import Player as Player
from battlemat.games.pocketmodel.position import PocketMatch as PocketMatch
from battlemat.games.pocketmodel.position import Side as Side
from battlemat.games.pocketmodel.position import Step as Step
from battlemat.games.pocketmodel.position import Strike as Strike
from battlemat.games.pocketmodel.position import Table as Table
from battlemat.games.pocketmodel.position import Unit as Unit
