"""The energy of huge ships, their resource tracker, and stress that energy pays for (XW-HUG)."""

from __future__ import annotations

from typing import Any

from battlemat.games.xwing.cards.content import extra_content
from battlemat.games.xwing.cards.records import Charges, Grants, Upgrade
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import damage, energy, tokens
from tests.rule_marks import rule
from tests.rules.xwing.huge import CR90, EARLY, GR75, RAIDER
from tests.rules.xwing.made_up import LATER

ME = f"a.{CR90}"


def waiting(more: str, pilot: str = CR90) -> XWingScenario:
    """A huge ship that has done nothing yet, in a phase in which somebody else is asked first."""
    return table(f"a.{pilot}@400,200#1-straight{more}=me", EARLY)


def tracker(t: XWingScenario) -> tuple[int, int]:
    """Energy and shields as everybody sees them."""
    shown: dict[str, Any] = next(ship for ship in t.view(None)["ships"] if ship["id"] == t.ship("me").id)
    return shown["huge"]["energy"], shown["shields"]


@rule("XW-HUG-25")
def test_energy_follows_the_rules_of_charges() -> None:
    t = waiting("$6", RAIDER)
    assert energy.recover(t.match, t.ship("me")) == 0
    assert (t.energy("me"), t.events("energy-recovered")) == (6, [])  # never above the limit
    energy.spend(t.match, t.ship("me"))
    energy.spend(t.match, t.ship("me"), 3)
    assert t.energy("me") == 2
    assert energy.lose(t.match, t.ship("me")) == 1
    assert t.last("energy-lost") == {"ship": f"a.{RAIDER}", "amount": 1, "left": 1}
    assert energy.lose(t.match, t.ship("me"), 3) == 1  # as much as there is
    assert t.energy("me") == 0
    assert energy.lose(t.match, t.ship("me")) == 0
    assert len(t.events("energy-lost")) == 2  # nothing was lost, and nothing is told


@rule("XW-HUG-26")
def test_upgrades_add_energy_on_the_ship_card() -> None:
    t = waiting("&luminous", GR75)
    assert t.energy("me") == 6
    assert t.charges("me", "luminous") == 0
    assert waiting("", GR75).energy("me") == 4


@rule("XW-HUG-27")
def test_only_the_symbols_on_the_ship_card_recover_energy() -> None:
    cell = Upgrade(
        id="cell", name="Cell", type="cargo", slots=("cargo",), points=1, huge=True,
        charges=Charges(value=1, recovers=1), grants=Grants(energy=0),
    )  # fmt: skip
    with extra_content(cell):
        t = table(f"{ME}@400,200&cell:0$1=me", LATER, phase="end")
        t.until_phase("planning")
        assert (t.energy("me"), t.charges("me", "cell")) == (3, 1)


@rule("XW-HUG-37")
def test_the_tracker_goes_down() -> None:
    t = waiting("$5!8", RAIDER)
    assert tracker(t) == (5, 8)
    t.happens(damage.suffer(t.match, t.ship("me"), 3))
    energy.spend(t.match, t.ship("me"), 2)
    assert tracker(t) == (3, 5)
    assert t.last("energy-spent") == {"ship": f"a.{RAIDER}", "amount": 2, "left": 3}


@rule("XW-HUG-38")
def test_the_tracker_goes_up_to_the_limit() -> None:
    t = waiting("$6")
    assert energy.recover(t.match, t.ship("me"), 3) == 1
    assert tracker(t) == (7, 7)
    assert t.last("energy-recovered") == {"ship": ME, "amount": 1, "left": 7}


@rule("XW-HUG-75")
def test_stress_is_paid_with_energy_at_once() -> None:
    t = waiting("$2")
    t.happens(tokens.gain(t.match, t.ship("me"), "stress", 3))
    assert (t.energy("me"), t.tokens("me")) == (0, {"stress": 1})
    assert t.story()[-7:] == ["gained", "removed", "energy-spent"] * 2 + ["gained"]


@rule("XW-HUG-76")
def test_recovered_energy_pays_for_stress() -> None:
    t = waiting("$0+stress")
    assert energy.recover(t.match, t.ship("me"), 3) == 3
    assert (t.energy("me"), t.tokens("me")) == (2, {})
    four = waiting("$0+4stress")
    energy.recover(four.match, four.ship("me"), 3)
    assert (four.energy("me"), four.tokens("me")) == (0, {"stress": 1})


@rule("XW-HUG-76", "XW-HUG-27")
def test_energy_of_the_end_phase_pays_for_stress_as_well() -> None:
    t = table(f"{ME}@400,200$0+stress=me", LATER, phase="end").until_phase("planning")
    assert (t.energy("me"), t.tokens("me")) == (1, {})


def test_standard_ships_have_no_energy_and_keep_their_stress() -> None:
    t = table("a.redsquadronveteran@400,400#1-straight=x", f"b.{CR90}@700,400#1-straight=me", EARLY)
    t.happens(tokens.gain(t.match, t.ship("x"), "stress"))
    assert (energy.active(t.state, t.ship("x")), t.tokens("x")) == (0, {"stress": 1})
    assert "huge" not in t.view(None)["ships"][0]
