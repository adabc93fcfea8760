"""The table of a Shatterpoint match: units and their characters, objectives, order decks, the struggle.

Its records are in `position`, what finds things among them in `finding`; both are taken from here.
"""

from __future__ import annotations

from battlemat.games.shatterpoint.finding import character_of as character_of
from battlemat.games.shatterpoint.finding import characters as characters
from battlemat.games.shatterpoint.finding import characters_of as characters_of
from battlemat.games.shatterpoint.finding import is_unit_card as is_unit_card
from battlemat.games.shatterpoint.finding import new_serial as new_serial
from battlemat.games.shatterpoint.finding import objective_of as objective_of
from battlemat.games.shatterpoint.finding import turn_order as turn_order
from battlemat.games.shatterpoint.finding import unit_of as unit_of
from battlemat.games.shatterpoint.finding import units_of as units_of
from battlemat.games.shatterpoint.position import NOBODY as NOBODY
from battlemat.games.shatterpoint.position import SHATTERPOINT as SHATTERPOINT
from battlemat.games.shatterpoint.position import Activation as Activation
from battlemat.games.shatterpoint.position import Attack as Attack
from battlemat.games.shatterpoint.position import AttackType as AttackType
from battlemat.games.shatterpoint.position import Character as Character
from battlemat.games.shatterpoint.position import Moment as Moment
from battlemat.games.shatterpoint.position import Objective as Objective
from battlemat.games.shatterpoint.position import Phase as Phase
from battlemat.games.shatterpoint.position import Player as Player
from battlemat.games.shatterpoint.position import Roll as Roll
from battlemat.games.shatterpoint.position import ShatterMatch as ShatterMatch
from battlemat.games.shatterpoint.position import Table as Table
from battlemat.games.shatterpoint.position import Tracker as Tracker
from battlemat.games.shatterpoint.position import Unit as Unit
