"""Keywords (SP-KEY)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Standing, Use, standing
from battlemat.games.shatterpoint.abilities.verbs import may_attack, may_move
from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.engagement import gain_hunker
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.movement import move_kinds
from battlemat.games.shatterpoint.names import KEYWORD_VALUES
from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.records import Effect
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import Attack, AttackType
from battlemat.games.shatterpoint.values import is_immune, keyword
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import chart, give_effect, give_stance, give_value
from tests.rules.shatterpoint.made_up import icons, mission_hurts

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
ANAKIN, ASAJJ, KRYZE = "general-anakin-skywalker", "asajj-ventress-sith-assassin", "clan-kryze-mandalorians"
GAR, WING, COMMANDOS = "gar-saxon-merciless-commander", "wing-guard", "republic-clone-commandos"
CONDITIONS = ("strained", "disarmed", "exposed", "pinned")


def guarded(tokens: str = "") -> ShatterScenario:
    return table(a=side(f"{WING} at 400,400 and 460,400{tokens}"), b=side(f"{MAUL} at 800,800"))


def immune_while_hunkered(t: ShatterScenario, condition: str) -> ShatterScenario:
    """The Wing Guard is immune to a condition as long as it has a hunker token."""
    standing(t.state)[f"keyword:immunity-{condition}"] = [
        Standing(t.unit(WING), lambda s, unit, about: int(unit.hunker > 0), "", 0)
    ]
    return t


@rule("SP-KEY-01")
def test_an_ability_gives_a_keyword_and_the_keyword_its_rule() -> None:
    """Droids that contest an objective have Protection: one damage less; without the objective all of it."""
    for objectives, damage in (("X at 400,640", 1), ("", 2)):
        t = table(a=side(f"{BO} at 400,400"), b=side("b1-battle-droids at 400,600 and 60,860"), objectives=objectives)
        assert keyword(t.state, t.character("b1.1"), "protection") == (damage == 1)
        t.a("action:combat").attacks("bo-katan", "b1.1", type="ranged", attack="C", path="a").takes()
        assert t.damage("b1") == damage


@rule("SP-KEY-02")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_an_immune_unit_does_not_gain_the_condition(condition: str) -> None:
    t = guarded()
    give_value(t, WING, KEYWORD_VALUES[f"immunity-{condition}"], 1)
    gain_condition(t.match, t.unit(WING), condition, None)
    gain_condition(t.match, t.unit(WING), condition, None)
    assert (t.conditions(WING), t.damage(WING)) == ([], 0)
    for other in CONDITIONS:
        gain_condition(t.match, t.unit(WING), other, None)
    assert t.conditions(WING) == sorted(set(CONDITIONS) - {condition})


@rule("SP-KEY-03")
def test_a_unit_that_becomes_immune_loses_the_condition() -> None:
    """With its hunker token the Wing Guard becomes immune to Exposed; all else stays, and nothing is suffered."""
    t = immune_while_hunkered(guarded(" with exposed, pinned"), "exposed")
    assert gain_hunker(t.match, t.unit(WING))
    assert (t.conditions(WING), t.damage(WING), t.last("condition-removed")["condition"]) == (["pinned"], 0, "exposed")


@rule("SP-KEY-03")
def test_strained_goes_without_damage() -> None:
    t = immune_while_hunkered(guarded(" with strained"), "strained")
    assert gain_hunker(t.match, t.unit(WING))
    assert (t.conditions(WING), t.damage(WING)) == ([], 0)


@rule("SP-KEY-03")
@pytest.mark.parametrize(("y", "left"), [(500, ["pinned"]), (520, [])])
def test_immunity_that_comes_with_a_place(y: float, left: list[str]) -> None:
    """Bo-Katan gives immunity to those within 3 and moves there: the condition goes when her movement ends."""
    t = table(a=side(f"{BO} at 400,400", f"{KRYZE} at 400,700 and 60,60 with pinned"), b=side(f"{MAUL} at 800,800"))
    bo = t.character("bo-katan")
    standing(t.state)["keyword:immunity-pinned"] = [
        Standing(t.unit("bo-katan"), lambda s, unit, about: int(within(bo, about, 3)), "", 0)
    ]
    t.a("action:move").moves("bo-katan", "advance", 400, y).passes_until("a act")
    assert t.conditions("clan-kryze") == left


@rule("SP-KEY-04")
def test_immunities_exist_side_by_side() -> None:
    t = guarded()
    for name in ("pinned", "exposed", "exposed"):
        give_value(t, WING, KEYWORD_VALUES[f"immunity-{name}"], 1)
    for condition in CONDITIONS:
        gain_condition(t.match, t.unit(WING), condition, None)
    assert t.conditions(WING) == ["disarmed", "strained"]
    assert keyword(t.state, t.character(WING), "immunity-exposed") == 1


@rule("SP-KEY-09")
@pytest.mark.parametrize(("name", "type_", "printed"), [("sharpshooter", "ranged", 6), ("impact", "melee", 7)])
def test_impact_and_sharpshooter_add_up(name: str, type_: str, printed: int) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded"))
    give_value(t, "bo-katan", KEYWORD_VALUES[name], 2)
    give_value(t, "bo-katan", KEYWORD_VALUES[name], 1)
    t.a("action:focus").passes_until("a act")
    attack = Attack(0, f"a.{BO}.1", f"b.{MAUL}.1", "melee" if type_ == "melee" else "ranged", False)
    assert attack_pool(t.state, attack) == printed + 1 + 3


@rule("SP-KEY-11")
def test_protection_does_not_help_against_strained_or_abilities() -> None:
    words = "death-troopers at 400,400 and 460,400 with strained"
    t = table(a=side(words), b=side(f"{MAUL} at 800,800"))
    assert keyword(t.state, t.character("death-troopers"), "protection")
    t.a("action:move").moves("death-troopers.1", "advance", 400, 420)
    assert t.damage("death-troopers") == 3
    t = table(a=side("death-troopers at 400,450 and 60,60"), b=side(f"{ASAJJ} at 400,400")).a("action:combat")
    t.attacks("death-troopers.1", "asajj").picks("b", "riposte")
    assert t.damage("death-troopers") == 2


@rule("SP-KEY-11")
def test_protection_does_not_help_against_a_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    mission_hurts(monkeypatch, "action-taken", "a.death-troopers", 3)
    t = table(a=side("death-troopers at 400,400 and 460,400"), b=side(f"{MAUL} at 800,800"))
    assert keyword(t.state, t.character("death-troopers"), "protection")
    assert t.a("action:focus").damage("death-troopers") == 3


# Scale


def scaling(*foes: str) -> ShatterScenario:
    """Commandos with ascension cables beside a roof 230 mm up."""
    return table(
        a=side(f"{COMMANDOS} at 400,400 and 60,60"),
        b=side(*foes),
        terrain=[box(400, 480, 100, 100, 230)],
    )


@rule("SP-KEY-13")
@pytest.mark.parametrize("kind", ["advance", "dash"])
def test_scale_climbs_in_place_of_an_advance_or_a_dash(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    def offer(t: ShatterScenario) -> ShatterScenario:
        return t.picks("a", "defensive-maneuver").moves("commandos.1", kind)

    def resolve(use: Use) -> Flow[None]:
        yield from may_move(use, use.members, kind)

    give_effect(monkeypatch, "defensive-maneuver--exp", resolve)
    t = offer(scaling(f"{MAUL} at 800,800"))
    assert [option.partition(":")[0] for option in t.options("a")] == [kind, "climb"]
    t.picks("a", "climb:").goes("a", 400, 480, 230)
    assert (t.at("commandos.1"), t.last("moved")["how"]) == ((400, 480, 230), "climb")
    t = offer(scaling(f"{MAUL} at 800,800")).picks("a", f"{kind}:")
    assert t.no_way("a", 400, 480, 230) in ("SP-MOV-09", "SP-MOV-17")


@rule("SP-KEY-14")
@pytest.mark.parametrize(("tokens", "kinds"), [("", ["dash"]), (" with wounded", ["advance", "climb"])])
def test_scale_does_not_lift_the_ban_of_an_engagement(tokens: str, kinds: list[str]) -> None:
    t = scaling(f"{MAUL} at 400,340{tokens}")
    assert move_kinds(t.state, t.character("commandos.1"), "advance") == kinds


# Steadfast


@rule("SP-KEY-17")
def test_steadfast_does_not_stop_pushes_of_abilities() -> None:
    t = table(a=side(f"{ASAJJ} at 400,300"), b=side(f"{BO} at 400,400"), objectives="X at 400,440")
    assert keyword(t.state, t.character("bo-katan"), "steadfast")
    assert t.picks("a", "force-push").goes("a", 400, 500).at("bo-katan") == (400, 552.4, 0)


@rule("SP-KEY-17")
def test_steadfast_does_not_stop_shoves_of_charts(monkeypatch: pytest.MonkeyPatch) -> None:
    give_stance(monkeypatch, ANAKIN, melee_chart=chart(e1=("shove",)))
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{BO} at 400,450"), objectives="X at 400,490")
    t.a("action:combat").attacks("anakin", "bo-katan", attack="E")
    assert t.goes("a", 400, 500).at("bo-katan") == (400, 475.4, 0)
    assert t.events("steadfast") == []


@rule("SP-KEY-18")
def test_steadfast_is_fresh_in_every_attack() -> None:
    """Two attacks with one shove each: neither moves her, and nobody is asked whether to push."""
    t = table(a=side(f"{KRYZE} at 400,400 and 450,450"), b=side(f"{BO} at 400,450"), objectives="X at 400,490")
    t.a("action:combat")
    for number in (1, 2):
        t.attacks(f"clan-kryze.{number}", "bo-katan", attack="C", path="b")
        assert t.question("a").about["pull"]
        t.passes("a")
    assert (t.at("bo-katan"), len(t.events("steadfast"))) == ((400, 450, 0), 2)


@rule("SP-KEY-18")
def test_the_first_shove_counts_even_if_it_would_have_been_declined() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400 with flipped"), b=side(f"{BO} at 400,450"), objectives="X at 400,500")
    t.a("action:combat").attacks("anakin", "bo-katan", attack="CC", path="a").passes("a").takes("f")
    assert t.goes("a", 400, 500).at("bo-katan") == (400, 475.4, 0)


# Whose, and when


@rule("SP-KEY-19")
def test_most_keywords_belong_to_a_character() -> None:
    """Bo-Katan gives Steadfast to those within 3 that contest: one of the two does not."""
    t = table(
        a=side(f"{BO} at 400,400", f"{KRYZE} at 500,400 and 700,400"), b=side(), objectives="X at 500,440; Y at 700,440"
    )
    assert [keyword(t.state, c, "steadfast") for c in t.unit("clan-kryze").characters] == [1, 0]
    assert [keyword(t.state, c, "protection") for c in t.unit("clan-kryze").characters] == [1, 0]


@rule("SP-KEY-19")
@pytest.mark.parametrize("number", [1, 2])
def test_immunity_of_one_character_protects_the_unit(number: int) -> None:
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400"), b=side())
    standing(t.state)["keyword:immunity-pinned"] = [
        Standing(t.unit("clan-kryze"), lambda s, unit, about: int(about.id.endswith(f".{number}")), "", 0)
    ]
    assert is_immune(t.state, t.unit("clan-kryze"), "pinned")
    gain_condition(t.match, t.unit("clan-kryze"), "pinned", None)
    assert t.conditions("clan-kryze") == []


@rule("SP-KEY-20")
def test_protection_comes_before_reactions_to_damage() -> None:
    """A pool of 8 is 7 when Ahsoka halves it: 4 for her and 3 for Maul."""
    t = table(a=side(f"{MAUL} at 400,460"), b=side("ahsoka-tano-jedi-no-more at 400,400"))
    give_value(t, "ahsoka", "keyword:protection", 1)
    t.a("action:combat").attacks("maul", "ahsoka", attack="SSSE", path="aef")
    t.passes("a", "a").takes("g").passes("a", "a")
    assert t.state.attacks[-1].damage == 2 + 2 + 1 + 2 + 1 - 1
    t.picks("b", "too-fast")
    assert (t.damage("ahsoka"), t.damage("maul")) == (4, 3)


@rule("SP-KEY-22")
@pytest.mark.parametrize(("before", "dice"), [(True, 8), (False, 7)])
def test_sharpshooter_is_read_when_the_focus_action_is_taken(before: bool, dice: int) -> None:
    """Bo-Katan shoots with 6 dice and a Focus die; Sharpshooter [1] helps only if she had it at the Focus action."""
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,600"))
    given = (f"a.{BO}", "sharpshooter", 1)
    if before:
        t.state.lasting.append(given)
    t.a("action:focus").passes_until("a act")
    if not before:
        t.state.lasting.append(given)
    t.a("action:combat").attacks("bo-katan", "maul", type="ranged")
    assert t.last("rolled")["attack"] == {"failure": dice}


# Impact and Sharpshooter, to the die


def dice_of(t: ShatterScenario, foe: str, type_: AttackType) -> int:
    """How many dice Bo-Katan rolls."""
    t.attacks("bo-katan", foe, type=type_)
    return sum(t.last("rolled")["attack"].values())


@rule("SP-KEY-05", "SP-KEY-06", "SP-KEY-07")
@pytest.mark.parametrize(
    ("name", "type_", "foe", "printed"),
    [("impact", "melee", f"{MAUL} at 400,450", 7), ("sharpshooter", "ranged", f"{MAUL} at 400,600", 6)],
)
def test_focus_and_a_keyword_add_dice(name: str, type_: AttackType, foe: str, printed: int) -> None:
    """The Focus die and two of the keyword; without the Focus action none of them."""
    for focused, dice in ((True, printed + 1 + 2), (False, printed)):
        t = table(a=side(f"{BO} at 400,400"), b=side(foe))
        give_value(t, "bo-katan", KEYWORD_VALUES[name], 2)
        if focused:
            t.a("action:focus").passes_until("a act")
        assert dice_of(t.a("action:combat"), "maul", type_) == dice


@rule("SP-KEY-05", "SP-KEY-06")
def test_the_dice_of_a_keyword_are_for_this_activation() -> None:
    """An attack in a later turn has neither the Focus die nor the others."""
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 60,60"))
    give_value(t, "bo-katan", "keyword:impact", 2)
    t.a("action:focus").passes_until("a act")
    assert (t.character("bo-katan").focus, t.character("bo-katan").impact) == (1, 2)
    t.ends_activation()
    assert (t.character("bo-katan").focus, t.character("bo-katan").impact) == (0, 0)


@rule("SP-KEY-08")
def test_a_shot_first_and_a_blow_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Focus with Impact [2]: the shot of an ability has the Focus die, the blow of the action the two others."""

    def resolve(use: Use) -> Flow[None]:
        yield from may_attack(use, use.members, types=("ranged",))

    give_effect(monkeypatch, "jet-pack", resolve)
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,600", f"{REX} at 460,400 with wounded"))
    give_value(t, "bo-katan", "keyword:impact", 2)
    t.a("action:focus").passes_until("a act")
    assert dice_of(t.picks("a", "jet-pack"), "maul", "ranged") == 6 + 1
    assert dice_of(t.a("action:combat"), "rex", "melee") == 7 + 2


# Protection


@rule("SP-KEY-10", "SP-KEY-12")
@pytest.mark.parametrize(("pool", "suffered"), [(1, 0), (4, 3), (5, 4)])
def test_two_protections_take_one_damage(monkeypatch: pytest.MonkeyPatch, pool: int, suffered: int) -> None:
    hits: list[Effect] = ["damage"] * pool
    icons(monkeypatch, UNITS[BO].stances[0], *hits)
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450"))
    give_value(t, "maul", "keyword:protection", 1)
    give_value(t, "maul", "keyword:protection", 1)
    t.a("action:combat").attacks("bo-katan", "maul", attack="S", path="a")
    assert t.damage("maul") == suffered


@rule("SP-KEY-17")
def test_steadfast_does_not_stop_pulls_of_abilities() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 400,550"), objectives="X at 400,590")
    assert keyword(t.state, t.character("bo-katan"), "steadfast")
    t.picks("a", "no-place-to-run").a("pay:force").goes("a", 400, 450)
    assert t.at("bo-katan") == (400, 473.8, 0)
