"""Who is chosen, who moves, who is near: operations that speak of the same character or unit more than once."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

REX, TROOPERS, HUNTER = "cc-7567-captain-rex", "501st-clone-troopers", "clone-sergeant-hunter"
GWARM, PIRATES, SEV, HUNTERS = "gwarm", "weequay-pirates", "sev-and-scorch", "bounty-hunters"
BO, MAUL = "bo-katan-kryze", "lord-maul"


def soldiers(tokens: str = "") -> ShatterScenario:
    troopers = f"{TROOPERS} at 600,400 and 660,400{tokens}"
    t = table(a=side(f"{REX} at 400,400", troopers), b=side(), step="activate")
    return t.picks("a", f"{TROOPERS}.1")


def test_get_a_move_on_gives_hunker_to_whoever_stays() -> None:
    t = soldiers().passes("a").a("choose:yes")
    assert (t.at("501st.1"), t.unit("501st").hunker, t.asked) == ((600, 400, 0), 1, "a act")


def test_get_a_move_on_gives_hunker_to_whoever_is_pinned() -> None:
    t = soldiers(" with pinned").a(f"dash:a.{TROOPERS}.1").a("choose:yes")
    assert (t.at("501st.1"), t.unit("501st").hunker, t.conditions("501st")) == ((600, 400, 0), 1, [])


def test_get_a_move_on_can_be_declined_altogether() -> None:
    t = soldiers().passes("a").passes("a")
    assert (t.unit("501st").hunker, t.asked) == (0, "a act")


@pytest.mark.parametrize(("tokens", "answer"), [("", "pass"), (" with pinned", f"dash:a.{HUNTER}.1")])
def test_striking_distance_without_a_dash(tokens: str, answer: str) -> None:
    t = table(a=side(f"{HUNTER} at 400,400{tokens}"), b=side(f"{BO} at 400,460"))
    t.picks("a", "striking-distance").a(answer)
    assert t.options("a") == [f"melee:a.{HUNTER}.1>b.{BO}.1", "pass"]
    t.attacks(HUNTER, "bo-katan", attack="CCC", dice=5)
    assert t.state.attacks[-1].attack.crit == 3


def test_striking_distance_with_a_dash() -> None:
    t = table(a=side(f"{HUNTER} at 400,400"), b=side(f"{BO} at 400,560"))
    t.picks("a", "striking-distance").moves(HUNTER, "dash", 400, 500)
    assert t.options("a") == [f"melee:a.{HUNTER}.1>b.{BO}.1", "pass"]


@pytest.mark.parametrize("unit", [SEV, HUNTERS])
def test_each_member_dashes_toward_a_foe_of_its_own(unit: str) -> None:
    """One goes east, one west; neither goes where no foe is."""
    foes = side(f"{BO} at 800,450", f"{MAUL} at 100,450")
    t = table(a=side(f"{unit} at 400,450 and 460,450"), b=foes, step="activate")
    t.moves(f"{unit}.1", "dash")
    assert t.no_way("a", 400, 520) == "SP-MOV-49"
    t.goes("a", 330, 450).moves(f"{unit}.2", "dash")
    assert t.no_way("a", 460, 520) == "SP-MOV-49"
    t.goes("a", 530, 450)
    assert (t.at(f"{unit}.1"), t.at(f"{unit}.2")) == ((330, 450, 0), (530, 450, 0))


def test_nobody_dashes_toward_a_foe_where_there_is_none() -> None:
    t = table(a=side(f"{SEV} at 400,450 and 460,450"), b=side(f"{MAUL} defeated"), step="activate")
    assert t.asked == "a act"


def test_spotchka_rations_reach_a_unit_of_which_somebody_is_near() -> None:
    """The pirate far away heals: its unit is within 3."""
    pirates = f"{PIRATES} at 500,400 and 800,800 with 2 damage"
    t = table(a=side(f"{GWARM} at 400,400", pirates), b=side()).picks("a", "spotchka")
    t.picks("a", f"{PIRATES}.2").picks("a", "damage:").picks("a", "damage:")
    assert t.damage("pirates") == 0


def test_spotchka_rations_do_not_reach_a_unit_far_away() -> None:
    pirates = f"{PIRATES} at 700,800 and 800,800 with 2 damage"
    t = table(a=side(f"{GWARM} at 400,400", pirates), b=side()).picks("a", "spotchka")
    assert (t.damage("pirates"), t.asked) == (2, "a act")
