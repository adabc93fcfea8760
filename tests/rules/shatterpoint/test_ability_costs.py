"""What abilities cost and how often they are used (SP-ABL-15 to SP-ABL-23, SP-ABL-31, SP-ABL-32)."""

from __future__ import annotations

import tomllib

import pytest

from battlemat.games.shatterpoint.content import FOLDER
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.timing import _ways_to_pay, can_use
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_text, give_value

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
ANAKIN, ASAJJ, KRYZE = "general-anakin-skywalker", "asajj-ventress-sith-assassin", "clan-kryze-mandalorians"
DOOKU, KALANI = "count-dooku-separatist-leader", "kalani-super-tactical-droid"
Patch = pytest.MonkeyPatch


def shot_at_anakin(tokens: str = "", force: int = 9) -> ShatterScenario:
    """Rex has shot at Anakin, whose Deflect costs nothing by itself."""
    t = table(a=side(f"{REX} at 400,600"), b=side(f"{ANAKIN} at 400,400{tokens}", force=force))
    return t.a("action:combat").attacks("rex", "anakin", type="ranged")


@rule("SP-ABL-15")
def test_every_active_and_reactive_ability_has_a_printed_cost_and_no_other() -> None:
    for file in (FOLDER / "abilities").iterdir():
        for record in tomllib.loads(file.read_text(encoding="utf-8"))["ability"]:
            assert ("cost" in record) is (record["kind"] in ("active", "reactive")), record["id"]


@rule("SP-ABL-15")
def test_a_cost_of_nothing() -> None:
    t = shot_at_anakin(force=0).picks("b", "deflect")
    assert (t.damage("rex"), t.force("b"), t.events("force-spent")) == (2, 0, [])


@rule("SP-ABL-16")
@pytest.mark.parametrize(("injured", "change", "spent"), [(0, -2, 0), (1, -2, 1), (0, 1, 2), (2, 1, 4)])
def test_a_cost_never_falls_below_nothing_and_the_surcharge_stays(injured: int, change: int, spent: int) -> None:
    t = table(a=side(f"{BO} at 400,400 with {injured} injured", force=5), b=side())
    give_value(t, "bo-katan", "ability-cost", change)
    assert t.picks("a", "jet-pack").force("a") == 5 - spent


@rule("SP-ABL-16")
def test_a_reduced_cost_can_be_paid_with_less() -> None:
    t = table(a=side(f"{ASAJJ} at 400,400", force=1), b=side(f"{MAUL} at 400,480"))
    assert t.refused("a", f"use:a.{ASAJJ}>force-push") == "SP-UNI-24"
    give_value(t, "asajj", "ability-cost", -1)
    assert can_use(t.state, t.unit("asajj"), t.unit("asajj").abilities[1])


@rule("SP-ABL-17")
def test_force_is_spent_before_the_effect() -> None:
    t = table(a=side(f"{ASAJJ} at 400,400", force=3), b=side(f"{MAUL} at 400,480")).picks("a", "force-push")
    assert (t.asked, t.force("a")) == ("a push", 1)
    t = table(a=side(f"{ASAJJ} at 400,400", force=1), b=side(f"{MAUL} at 400,480"))
    assert t.refused("a", f"use:a.{ASAJJ}>force-push") == "SP-UNI-24"


@rule("SP-ABL-18")
@pytest.mark.parametrize(("tokens", "spent"), [("", 1), (" with wounded", 2), (" with wounded, 1 injured", 3)])
def test_one_more_force_for_each_wounded_and_injured_token(monkeypatch: Patch, tokens: str, spent: int) -> None:
    give_text(monkeypatch, "deflect", cost=1)
    assert shot_at_anakin(tokens).picks("b", "deflect").force("b") == 9 - spent


@rule("SP-ABL-19")
@pytest.mark.parametrize(("force", "usable"), [(0, False), (1, True)])
def test_the_surcharge_applies_to_abilities_that_cost_nothing(force: int, usable: bool) -> None:
    t = shot_at_anakin(" with 1 injured", force)
    assert (t.asked == "b react") is usable


@rule("SP-ABL-20")
@pytest.mark.parametrize(("injured", "most"), [(0, 3), (1, 2), (2, 1)])
def test_the_surcharge_does_not_strengthen_an_ability(injured: int, most: int) -> None:
    """Dooku spends up to 3 Force to turn as many strikes into failures; of 3 ready ones the surcharge is no part."""
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{DOOKU} at 400,450 with {injured} injured", force=3))
    t.a("action:combat").dice_of("SSSSS" + "FF", "F" * 7).a(f"melee:a.{BO}.1>b.{DOOKU}.1")
    t.picks("b", "surely")
    if most > 1:
        assert t.options("b") == [f"choose:{number}" for number in range(1, most + 1)]
        t.b(f"choose:{most}")
    assert (t.last("results")["attack"]["strike"], t.force("b")) == (5 - most, 0)


@rule("SP-ABL-20")
def test_the_surcharge_alone_is_not_enough() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{DOOKU} at 400,450 with 3 injured", force=3))
    t.a("action:combat").dice_of("SSSSSFF", "F" * 7).a(f"melee:a.{BO}.1>b.{DOOKU}.1")
    assert (t.asked, t.last("results")["successes"]) == ("a tree", 5)


# How often


@rule("SP-ABL-22")
def test_each_ability_once_per_turn() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side()).picks("a", "jet-pack").passes("a")
    assert t.refused("a", f"use:a.{BO}>jet-pack") == "SP-ABL-22"
    twice = table(a=side(f"{ASAJJ} at 400,400"), b=side())
    twice.picks("a", "dexterity").passes("a").picks("a", "dexterity").passes("a")
    assert twice.refused("a", f"use:a.{ASAJJ}>dathomirian-dexterity") == "SP-ABL-22"


@rule("SP-ABL-22")
def test_a_reactive_ability_once_per_turn() -> None:
    t = table(a=side(f"{KRYZE} at 400,450 and 350,400"), b=side(f"{ASAJJ} at 400,400")).a("action:combat")
    t.attacks("clan-kryze.1", "asajj").picks("b", "riposte").attacks("clan-kryze.2", "asajj")
    assert (t.damage("clan-kryze"), t.asked) == (2, "a act")


@rule("SP-ABL-23")
def test_every_turn_starts_afresh() -> None:
    """Riposte, used in the turn of A, may be used again in the next turn, B's own, and in every later one."""
    t = table(a=side(f"{BO} at 400,450", f"{REX} at 60,60"), b=side(f"{ASAJJ} at 400,400", f"{MAUL} at 800,800"))
    t.a("action:combat").attacks("bo-katan", "asajj").picks("b", "riposte")
    riposte = next(ability for ability in t.unit("asajj").abilities if ability.id == "riposte")
    assert not can_use(t.state, t.unit("asajj"), riposte)
    t.ends_activation()
    assert (t.last("turn")["turn"], t.last("turn")["player"]) == (6, 1)
    assert can_use(t.state, t.unit("asajj"), riposte)


# The icon


def to_the_icon(t: ShatterScenario) -> ShatterScenario:
    """Asajj's attack reaches the Active ability icon of her other stance."""
    return t.a("action:combat").attacks("asajj", "bo-katan", attack="CCCC", path="abcg")


def asajj_flipped() -> ShatterScenario:
    return table(a=side(f"{ASAJJ} at 400,400 with flipped", force=0), b=side(f"{BO} at 400,450"))


@rule("SP-ABL-31")
def test_the_icon_does_not_give_an_action(monkeypatch: Patch) -> None:
    give_text(monkeypatch, "dathomirian-dexterity", action=True)
    give_text(monkeypatch, "force-push", action=True)
    assert to_the_icon(asajj_flipped().a("action:focus")).asked == "a act"
    t = to_the_icon(asajj_flipped())
    assert t.asked == "a free-ability"
    t.picks("a", "dexterity").passes("a")
    assert t.state.activation is not None
    assert (t.question("a").about["left"], t.force("a")) == (0, 0)
    assert t.state.activation.actions == ["combat", "ability"]


@rule("SP-ABL-04", "SP-ABL-31")
def test_an_ability_without_action_takes_none_through_the_icon() -> None:
    """The Combat action alone is spent."""
    t = to_the_icon(asajj_flipped()).picks("a", "dexterity").passes("a")
    assert t.state.activation is not None
    assert (t.question("a").about["left"], t.state.activation.actions) == (1, ["combat"])


@rule("SP-ABL-32")
def test_a_free_use_counts_as_a_use() -> None:
    def network() -> ShatterScenario:
        droids = "b1-battle-droids at 460,400 and 60,60"
        return table(a=side(f"{KALANI} at 400,400", droids), b=side(f"{MAUL} at 400,600"), activates="kalani")

    def to_icon(t: ShatterScenario) -> ShatterScenario:
        t.a("action:combat").attacks("kalani", "maul", type="ranged", attack="CCC", path="ab")
        return t.passes("a", "a").takes("c")

    free = to_icon(network())
    assert free.asked == "a free-ability"
    free.picks("a", "tactical-network").passes_until("a act")
    assert free.refused("a", f"use:a.{KALANI}>tactical-network") == "SP-ABL-22"
    used = to_icon(network().picks("a", "tactical-network").passes_until("a act"))
    assert "free-ability" not in used.asked


@rule("SP-ABL-30")
@pytest.mark.parametrize("tokens", ["", ", 1 injured", ", 2 injured"])
def test_the_icon_pays_for_an_ability_of_two_force(tokens: str) -> None:
    """Neither the printed cost nor the surcharge: there is no Force at all."""
    t = table(a=side(f"{ASAJJ} at 400,400 with flipped{tokens}", force=0), b=side(f"{BO} at 400,450"))
    to_the_icon(t).picks("a", "force-push").goes("a", 400, 600)
    assert (t.force("a"), t.events("force-spent")) == (0, [])
    assert t.at("bo-katan")[1] > 600


@rule("SP-ABL-06")
def test_a_reaction_declined_costs_nothing() -> None:
    """Anakin's costs two Force; play goes on without it."""
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    t.attacks("anakin", "maul")
    assert f"use:a.{ANAKIN}>im-going-to-end-this" in t.options("a")
    t.passes("a")
    assert (t.asked, t.force("a"), t.events("force-spent"), len(t.events("attack"))) == ("a act", 9, [], 1)


@rule("SP-ABL-17")
@pytest.mark.parametrize(
    ("force", "cost", "extra", "ways"),
    [
        (3, 2, 1, ["pay:force", "pay:damage"]),
        (2, 2, 1, ["pay:damage"]),
        (0, 2, 1, []),
        (1, 0, 1, ["pay:force"]),
    ],
)
def test_damage_pays_a_printed_cost_and_never_the_surcharge(force: int, cost: int, extra: int, ways: list[str]) -> None:
    t = table(a=side("lord-maul at 400,400", force=force), b=side())
    assert _ways_to_pay(t.state, t.state.players[0].units[0], cost, extra) == ways
