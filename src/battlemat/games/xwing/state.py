"""The table of an X-Wing match: ships, obstacles, devices, decks, the attack being resolved, the ability queue.

Its records are in `position`, what finds things among them in `finding`; both are taken from here.
"""

from __future__ import annotations

from battlemat.games.xwing.finding import aboard as aboard
from battlemat.games.xwing.finding import device_of as device_of
from battlemat.games.xwing.finding import find_ship as find_ship
from battlemat.games.xwing.finding import forget as forget
from battlemat.games.xwing.finding import huge_of as huge_of
from battlemat.games.xwing.finding import in_play as in_play
from battlemat.games.xwing.finding import obstacle_of as obstacle_of
from battlemat.games.xwing.finding import once as once
from battlemat.games.xwing.finding import placed as placed
from battlemat.games.xwing.finding import seat as seat
from battlemat.games.xwing.finding import ship_of as ship_of
from battlemat.games.xwing.finding import squad as squad
from battlemat.games.xwing.finding import still_in as still_in
from battlemat.games.xwing.position import IN_PLAY as IN_PLAY
from battlemat.games.xwing.position import REMOVED as REMOVED
from battlemat.games.xwing.position import RESERVE as RESERVE
from battlemat.games.xwing.position import WAITING as WAITING
from battlemat.games.xwing.position import Attack as Attack
from battlemat.games.xwing.position import AttackStep as AttackStep
from battlemat.games.xwing.position import Card as Card
from battlemat.games.xwing.position import Condition as Condition
from battlemat.games.xwing.position import DamageCard as DamageCard
from battlemat.games.xwing.position import Device as Device
from battlemat.games.xwing.position import Die as Die
from battlemat.games.xwing.position import Fleet as Fleet
from battlemat.games.xwing.position import HugeDeck as HugeDeck
from battlemat.games.xwing.position import HugeShip as HugeShip
from battlemat.games.xwing.position import InitiativeChange as InitiativeChange
from battlemat.games.xwing.position import Lasting as Lasting
from battlemat.games.xwing.position import Obstacle as Obstacle
from battlemat.games.xwing.position import Phase as Phase
from battlemat.games.xwing.position import Player as Player
from battlemat.games.xwing.position import Pointing as Pointing
from battlemat.games.xwing.position import Queue as Queue
from battlemat.games.xwing.position import Ship as Ship
from battlemat.games.xwing.position import Table as Table
from battlemat.games.xwing.position import Waiting as Waiting
from battlemat.games.xwing.position import XMatch as XMatch
