"""Which card to play: combat cards by what they change about the battle, objective cards by what they replace."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from battlemat.core.decision import Pick
from battlemat.core.game import Appraisal
from battlemat.games.pocketmodel.appraisal.chances import (
    AGAIN,
    HIDDEN_DEFENSE,
    NEVER,
    ONE_AGAIN,
    SIX,
    UnitView,
    Values,
    View,
    exchange,
)
from battlemat.games.pocketmodel.content import CARDS, Card
from battlemat.games.pocketmodel.effects import (
    AutoHitFrom,
    AutoHitOnPair,
    CancelAbility,
    CancelBonus,
    Condition,
    Damage,
    Deploy,
    Filter,
    Forbid,
    IgnoreIcon,
    Modify,
    NoAutoHit,
    Per,
    PreventDamage,
    Reroll,
    SetDie,
    SurviveRoll,
    TurbolaserAny,
)
from battlemat.games.pocketmodel.values import can_use

SideView = Mapping[str, Any]

KEPT = 0.05
"""What a card in the hand is worth: little, for hands are refilled after every battle."""
OTHERS_TOO = 0.3
"""What it is worth that the other units in the zone gain as well, for each of them."""
SOMETHING = 0.2
"""What an ability is worth that is not foreseen."""
FORBIDS = 0.7
"""What it is worth that no card can be played against one's own."""
CANCELS = 0.4
"""What it is worth that the card against one's own has no ability, whichever it is."""
PER_STAR = 0.4
"""What a star that is brought in is worth, and a token that is placed besides."""


class Fight:
    """A battle from the side of a player who is asked for a card."""

    __slots__ = ("foe", "index", "own", "theirs", "unit", "units", "view")

    def __init__(self, view: View, unit: str) -> None:
        sides = view["battle"]["sides"]
        self.view = view
        self.units: dict[str, UnitView] = {
            other["id"]: other for player in view["players"] for other in player["units"]
        }
        self.index = 0 if sides[0]["unit"] == unit else 1
        self.own: SideView = sides[self.index]
        self.theirs: SideView = sides[1 - self.index]
        self.unit, self.foe = self.units[unit], self.units[self.theirs["unit"]]

    def with_card(self, card: Card | None) -> float:
        """What the battle is worth when this card is played, or none."""
        mine, others = shown(self.own), shown(self.theirs)
        for effect in played_effects(self.theirs):
            if not isinstance(effect, Modify):  # the values that are shown know it
                Fight(self.view, self.theirs["unit"]).add(effect, others, mine)
        extra = 0.0 if card is None else self.foresee(card, mine, others)
        return extra + exchange(self.view, self.unit, self.foe, mine, others)

    def foresee(self, card: Card, mine: Values, others: Values) -> float:
        """Add what a card would change to the values; return what else it is worth."""
        assert card.bonus_stat is not None
        if not self.cancelled(CancelBonus):
            mine.add(card.bonus_stat, card.bonus)
        usable = can_use(self.unit["stars"], self.unit["icons"], card) and not self.cancelled(CancelAbility)
        if card.ability is None or not usable:
            return 0.0
        return sum(self.add(effect, mine, others) for effect in card.ability.effects)

    def cancelled(self, effect: type[CancelAbility] | type[CancelBonus]) -> bool:
        """Whether the card on the other side takes something away from whatever is played now."""
        return any(isinstance(one, effect) for one in played_effects(self.theirs))

    def add(self, effect: Any, mine: Values, others: Values) -> float:
        """Add what one effect changes to the values; return what else it is worth."""
        if isinstance(effect, Modify):
            return self.modify(effect, mine, others) if self.holds(effect.condition) else 0.0
        if isinstance(effect, Reroll | SetDie):
            return mend(effect, mine, others)
        if isinstance(effect, AutoHitFrom):
            mine.automatic = min(mine.automatic, effect.value)
        elif isinstance(effect, AutoHitOnPair):
            mine.pairs = True
        elif isinstance(effect, NoAutoHit):
            others.automatic = NEVER
        elif isinstance(effect, PreventDamage):
            mine.prevented += effect.amount
        elif isinstance(effect, SurviveRoll):
            mine.survives = (7 - effect.min) / 6
        elif isinstance(effect, IgnoreIcon):
            mine.damage += "armor" in self.foe["icons"]
        elif isinstance(effect, TurbolaserAny):
            mine.damage += "turbolaser" in self.unit["icons"] and self.foe["stars"] < 4
        else:
            return self.besides(effect)
        return 0.0

    def modify(self, effect: Modify, mine: Values, others: Values) -> float:
        """A bonus for the own unit, or a malus for the other one."""
        amount = effect.amount
        if effect.per is not None:
            amount *= sum(self.counts(unit, effect.per) for unit in self.units.values())
            amount = amount if effect.max is None else min(amount, effect.max)
        if effect.target == "opposing":
            others.add(effect.stat, amount)
            return 0.0
        mine.add(effect.stat, amount)
        return OTHERS_TOO * len(self.friends()) if effect.target == "friendly_in_zone" else 0.0

    def besides(self, effect: Any) -> float:
        """What an effect is worth that does not change this battle."""
        if isinstance(effect, Damage):
            sign = -1.0 if effect.target == "self" else 1.0
            return sign * PER_STAR * effect.amount
        if isinstance(effect, Deploy):
            return PER_STAR * effect.stars
        if isinstance(effect, Forbid):
            return 0.0 if self.theirs["card"] else FORBIDS
        if isinstance(effect, CancelAbility | CancelBonus):
            return CANCELS if self.theirs["ability"] or not self.theirs["card"] else 0.0
        return SOMETHING

    def friends(self) -> list[UnitView]:
        """The own side's other units in the zone."""
        zone, owner = self.unit["zone"], self.unit["owner"]
        return [
            other
            for other in self.units.values()
            if other["zone"] == zone and other["owner"] == owner and other is not self.unit
        ]

    def counts(self, unit: UnitView, per: Per) -> bool:
        """Whether a unit is one of those that make an amount larger."""
        return (
            unit["zone"] == self.unit["zone"]
            and (unit["owner"] == self.unit["owner"]) == (per.side == "friendly")
            and (per.icon is None or per.icon in unit["icons"])
            and (not per.stars or unit["stars"] in per.stars)
            and not (per.others and unit is self.unit)
        )

    def holds(self, condition: Condition | None) -> bool:
        """Whether a condition holds, or may hold when the unit has hit."""
        if condition is None:
            return True
        friendly = condition.friendly_in_play
        own_home = f"home-{self.view['players'][self.unit['owner']]['seat']}"
        return (
            (condition.role is None or condition.role == ("attacker", "defender")[self.index])
            and (condition.opposing is None or fits(self.foe, condition.opposing))
            and (condition.self is None or fits(self.unit, condition.self))
            and (condition.zone is None or self.unit["zone"] == own_home)
            and (friendly is None or any(fits(unit, friendly) for unit in self.friendly_in_play()))
        )

    def friendly_in_play(self) -> Iterable[UnitView]:
        """The own side's units on the table."""
        units: list[UnitView] = self.view["players"][self.unit["owner"]]["units"]
        return [unit for unit in units if unit["zone"] != "reserves"]


def played_effects(side: SideView) -> Iterable[Any]:
    """The effects of a card that has been played for a side, if its ability works."""
    ability = CARDS[side["card"]].ability if side["card"] and side["ability"] else None
    return () if ability is None else ability.effects


def fits(unit: UnitView, wanted: Filter) -> bool:
    """Whether a unit is one of those a card describes, as far as battles ask for it."""
    return (
        (wanted.icon is None or wanted.icon in unit["icons"])
        and (not wanted.any_icon or not wanted.any_icon.isdisjoint(unit["icons"]))
        and (wanted.domain is None or wanted.domain == unit["domain"])
        and (not wanted.stars or unit["stars"] in wanted.stars)
        and (wanted.affiliation is None or wanted.affiliation == unit["affiliation"])
        and (not wanted.damaged or unit["tokens"] > 0)
    )


def mend(effect: Reroll | SetDie, mine: Values, others: Values) -> float:
    """What may be done about the dice after they have fallen."""
    if effect.whose == "opposing":
        others.thwarted = True
    elif isinstance(effect, SetDie):
        mine.mended = SIX
    else:
        mine.mended = AGAIN if effect.dice == "both" else ONE_AGAIN
    return 0.0


def shown(side: SideView) -> Values:
    """The values a battle shows for one side now."""
    sums = [sum(amount for _, amount in side[stat]) for stat in ("attack", "damage", "defense")]
    return Values(sums[0], sums[1], sums[2])


def combat_card(view: View, decision: Pick) -> list[Appraisal]:
    """The card that improves the exchange most; hands are refilled after every battle, so cards are cheap."""
    fight = Fight(view, decision.about["unit"])
    found = [Appraisal("pass", fight.with_card(None) + KEPT)]
    return found + [Appraisal(card, fight.with_card(CARDS[card])) for card in decision.ids if card != "pass"]


def objective_card(view: View, decision: Pick) -> list[Appraisal]:
    """A known objective with a good Defense and an ability is better than an unknown card."""
    places = {objective["place"]: objective for player in view["players"] for objective in player["objectives"]}
    found = [Appraisal("pass", 0.0)]
    for option in decision.ids:
        if option != "pass":
            card, _, place = option.partition(">")
            old = places[place]
            if old["face_up"]:
                value = CARDS[card].defense - old["defense"] - 0.5
            else:
                value = CARDS[card].defense - (old["defense"] if old["card"] else HIDDEN_DEFENSE) + 0.5
            found.append(Appraisal(option, value))
    return found
