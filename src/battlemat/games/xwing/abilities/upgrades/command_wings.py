"""Commands of wing leaders: their wingmates take damage for them (XW-EPC-07)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, take_result
from battlemat.games.xwing.abilities.phrases import in_attack_arc, you_defend
from battlemat.games.xwing.cards.content import PILOTS, UPGRADES
from battlemat.games.xwing.combat.dice import count
from battlemat.games.xwing.lists.fitting import Fitted
from battlemat.games.xwing.lists.wings import wings
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch
from battlemat.games.xwing.timing.moments import BEFORE_NEUTRALIZE

MOST_HELPERS = 2


def wingmates(s: Table, leader: Ship) -> list[Ship]:
    """The ships of a leader's wing, in play or not."""
    squad = [ship for ship in s.ships if ship.owner == leader.owner]
    fitted = [Fitted(PILOTS[ship.pilot], tuple(UPGRADES[card.id] for card in ship.upgrades)) for ship in squad]
    return [squad[place] for place in wings(fitted)[squad.index(leader)]]


def helpers(x: Use) -> list[Ship]:
    """The wingmates in the attack arc that could still take a result."""
    if not count(x.attack.attack_dice, "hit", "crit"):
        return []
    return [ship for ship in wingmates(x.s, x.ship) if ship.place == IN_PLAY and in_attack_arc(x, ship)]


def leads_a_wing(card: str) -> None:
    """While you defend, up to two wingmates suffer a damage to cancel a result of the same kind."""

    @triggered(
        card,
        BEFORE_NEUTRALIZE,
        of="enemy",
        when=you_defend,
        able=lambda x: bool(helpers(x)),
        may=True,
    )
    def cover(m: XMatch, x: Use) -> Flow[None]:
        done: list[Ship] = []
        while len(done) < MOST_HELPERS:
            ship = yield from choose_ship(m, x, lambda: [one for one in helpers(x) if one not in done], may=bool(done))
            if ship is None:
                return
            done.append(ship)
            yield from take_result(m, x, ship)


for name in ("agentoftheempire", "firstorderelite", "veteranwingleader"):
    leads_a_wing(f"upgrade:{name}")
