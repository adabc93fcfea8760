"""The rulebook's worked examples, each `check` of SP-EXA to the letter where the example has more than one end."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.records import Chart, Ranged, Row
from battlemat.games.shatterpoint.scenario import box, side, table
from battlemat.games.shatterpoint.struggle import has_momentum
from battlemat.games.shatterpoint.values import keyword
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_stance, give_value
from tests.rules.shatterpoint.made_up import lend

ANAKIN = "general-anakin-skywalker"
AHSOKA = "ahsoka-tano-jedi-no-more"
KALANI = "kalani-super-tactical-droid"
KRYZE = "clan-kryze-mandalorians"


@rule("SP-EXA-01")
def test_three_characters_in_two_units() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400", "501st-clone-troopers at 500,400 and 560,400"), b=side())
    units = t.state.players[0].units
    assert [len(unit.characters) for unit in units] == [1, 2]


@rule("SP-EXA-02")
def test_anakins_stamina_and_durability() -> None:
    card = UNITS[ANAKIN]
    assert (card.unique_names, card.characters) == (("Anakin Skywalker",), 1)
    t = table(a=side(f"{ANAKIN} at 400,400 with 9 damage"), b=side())
    suffer(t.match, t.unit(ANAKIN), 1, "SP-DMG-01")
    assert (t.damage(ANAKIN), t.unit(ANAKIN).wounded) == (10, False)
    suffer(t.match, t.unit(ANAKIN), 1, "SP-DMG-01")
    assert t.unit(ANAKIN).wounded
    for injured in (2, 3):
        t = table(a=side(f"{ANAKIN} at 400,400 with {injured} injured", "lord-maul at 100,100"), b=side())
        assert not t.unit(ANAKIN).defeated
        assert t.ends_activation().unit(ANAKIN).defeated is (injured == 3)


@rule("SP-EXA-03")
def test_no_force_jump_without_force() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400", force=0), b=side("lord-maul at 400,450"))
    assert f"use:a.{ANAKIN}>force-jump" not in t.options("a")


@rule("SP-EXA-05")
@pytest.mark.parametrize(("failures", "damage"), [(1, 2), (0, 0)])
def test_deflect_needs_a_failure(monkeypatch: pytest.MonkeyPatch, failures: int, damage: int) -> None:
    """Two strikes and a failure, or strikes only; asked once the attack is resolved, with its damage suffered."""
    give_stance(monkeypatch, KALANI, ranged=Ranged(attack=2 + failures, defense=4, range=4))
    t = table(a=side(f"{KALANI} at 400,600"), b=side(f"{ANAKIN} at 400,400"))
    t.a("action:combat").attacks("kalani", "anakin", type="ranged", attack="SS", defense="BB")
    assert t.last("rolled")["attack"] == ({"strike": 2, "failure": 1} if failures else {"strike": 2})
    if failures:
        assert t.options("b") == [f"use:b.{ANAKIN}>deflect", "pass"]
        t.picks("b", "deflect")
    assert (t.asked, t.damage("kalani")) == ("a act", damage)


@rule("SP-EXA-06")
@pytest.mark.parametrize(
    ("foe", "heals"), [("lord-maul at 400,450 with 10 damage", True), (f"{KALANI} at 400,450 with 9 damage", False)]
)
def test_a_wounded_primary_lets_the_republic_heal(foe: str, heals: bool) -> None:
    """The token moves for a Secondary, too, but then nobody heals; one who is not of the Republic never does."""
    friends = ("cc-7567-captain-rex at 440,400 with 3 damage", "bo-katan-kryze at 100,100 with 3 damage")
    t = table(a=side(f"{ANAKIN} at 400,400 with 1 damage", *friends), b=side(foe))
    t.a("action:combat").attacks("anakin", foe.split()[0], attack="C", path="a")
    assert (t.token, t.momentum("a")) == ("a1", 2)
    if not heals:
        assert t.options("a") == [f"use:a.{ANAKIN}>im-going-to-end-this", "pass"]
        assert t.passes("a").asked == "a act"
        return
    offered = t.options("a")
    assert [any(name in option for option in offered) for name in (ANAKIN, "rex", "bo-katan")] == [True, True, False]


@rule("SP-EXA-08")
def test_maul_flips_back_in_a_later_activation() -> None:
    a = side("lord-maul at 400,400", deck="lord-maul shatterpoint", discard="")
    t = table(a=a, b=side(f"{ANAKIN} at 800,800")).picks("a", "flip").ends_activation()
    assert t.unit("maul").stance.name == "Sinister Cunning"
    t.stops_after("order-revealed", player=0).picks("a", "activate").passes_until("a act")
    assert t.unit("maul").stance.name == "Sinister Cunning"
    t.picks("a", "flip")
    assert t.unit("maul").stance.name == "Dark Rage"


@rule("SP-EXA-09")
def test_punch_adds_one_strike_for_three_expertise(monkeypatch: pytest.MonkeyPatch) -> None:
    give_stance(monkeypatch, "bo-katan-kryze", melee_chart=Chart("Punch", (Row(1, ("strike",)),)))
    t = table(a=side("bo-katan-kryze at 400,400"), b=side("lord-maul at 400,450"))
    t.a("action:combat").attacks("bo-katan", "maul", attack="EEE")
    assert (t.last("results")["attack"].get("strike"), t.last("results")["successes"]) == (1, 1)


@rule("SP-EXA-13")
def test_gar_saxon_with_sharpshooter_3() -> None:
    """6 + 1 + 3 dice; a target with Cover [2] adds none, and his Focus action gave him a hunker token."""
    saxon = "gar-saxon-merciless-commander"
    dice = []
    for cover in (0, 2):
        t = table(a=side(f"{saxon} at 400,300"), b=side("lord-maul at 400,480"))
        give_value(t, saxon, "keyword:sharpshooter", 1)
        give_value(t, "maul", "keyword:cover", cover)
        t.a("action:focus")
        assert t.unit(saxon).hunker == 1
        t.a("action:combat").attacks("gar", "maul", type="ranged")
        assert t.last("rolled")["attack"] == {"failure": 10}
        dice.append(t.last("rolled")["defense"])
    assert dice[0] == dice[1]


@rule("SP-EXA-14")
def test_bo_katan_takes_a_focus_action_at_range_2() -> None:
    t = table(a=side("bo-katan-kryze at 400,300", f"{KRYZE} at 400,516.2 and 60,60"), b=side())
    t.a("action:move").moves("bo-katan", "advance", 400, 400).picks("a", "stronger-together")
    assert t.character("bo-katan").focus == 1
    assert [event["action"] for event in t.events("action")] == ["move", "focus"]


@rule("SP-EXA-21")
def test_kalani_contests_on_the_objectives_own_elevation() -> None:
    """Two foes below do not count."""
    walkway = box(400, 500, 200, 60, 150, bottom=140, opaque=False, passable=True)
    foes = side("b1-battle-droids at 500,570 and 450,590")
    t = table(a=side(f"{KALANI} at 400,400"), b=foes, terrain=[walkway], objectives="X at 450,500,150")
    t.a("action:move").moves("kalani", "climb", 400, 500, 150).ends_activation()
    assert (t.at("kalani"), t.controls("X")) == ((400, 500, 150), "a")


@rule("SP-EXA-22")
def test_each_trooper_dashes_on_its_own_elevation_or_down() -> None:
    platform = box(400, 400, 100, 100, 120)
    t = table(a=side("501st-clone-troopers at 400,400,120 and 700,100"), b=side(), terrain=[platform])
    t.picks("a", "defensive-maneuver").moves("501st.1", "dash", 400, 475).moves("501st.2", "dash", 700, 130)
    assert (t.at("501st.1"), t.at("501st.2")) == ((400, 475, 0), (700, 130, 0))


@rule("SP-EXA-24")
def test_a_base_up_to_the_edge_is_wholly_on_the_platform() -> None:
    t = table(a=side("gar-saxon-merciless-commander at 300,400,80"), b=side(), terrain=[box(400, 400, 300, 100, 80)])
    t.a("action:move").moves("gar", "advance", 300, 430, 80)
    assert t.at("gar") == (300, 430, 80)


@rule("SP-EXA-27")
def test_north_east_is_away_and_a_wire_pulls_toward() -> None:
    t = table(a=side("asajj-ventress-sith-assassin at 400,400"), b=side("lord-maul at 500,400"))
    t.picks("a", "force-push").goes("a", 600, 500)
    x, y, _ = t.at("maul")
    assert (round(x - 500, 1), round(y - 400, 1)) == (107.8, 107.8)
    t = table(a=side("jango-fett-bounty-hunter at 400,400"), b=side("jedi-master-luminara-unduli at 520,400"))
    t.picks("a", "capture-wire")
    assert t.no_way("a", 700, 400) == "SP-MOV-48"
    t.goes("a", 400, 400)
    assert t.at("luminara")[0] < 520


@rule("SP-EXA-33", "SP-EXA-34")
def test_the_rolls_after_the_charts() -> None:
    """What expertise was rolled has been turned into strikes and blocks; it counts for nothing itself."""
    t = table(a=side(f"{AHSOKA} at 400,400"), b=side("lord-maul at 400,460")).a("action:focus", "action:combat")
    t.attacks("ahsoka", "maul", attack="SSSCEEFF", defense="BEEEF")
    result = t.last("results")
    counted = [{face: n for face, n in result[roll].items() if face != "expertise"} for roll in ("attack", "defense")]
    assert counted == [{"strike": 3, "crit": 1, "failure": 2}, {"block": 2, "failure": 1}]
    assert result["successes"] == 4


@rule("SP-EXA-36")
def test_the_pool_of_seven_before_it_is_suffered(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int, list[str]]] = []
    lend(
        monkeypatch,
        "revenge-i-must-have-revenge",
        "would-suffer",
        does=lambda use: seen.append((use.attack.damage, use.unit.damage, sorted(use.unit.conditions))),
    )
    t = table(a=side(f"{AHSOKA} at 400,400"), b=side("lord-maul at 400,460")).a("action:focus", "action:combat")
    t.attacks("ahsoka", "maul", attack="SSSCEEFF", defense="BEEEF")
    pool = []
    for option in "abc":
        t.takes(option)
        pool.append(t.state.attacks[-1].damage)
    t.takes("d")
    assert (pool, seen) == ([2, 3, 6], [(7, 0, ["disarmed", "strained"])])


@rule("SP-EXA-39")
def test_the_attack_is_over_and_the_focus_die_used() -> None:
    t = table(a=side(f"{AHSOKA} at 400,400"), b=side("lord-maul at 400,460")).a("action:focus", "action:combat")
    t.attacks("ahsoka", "maul", attack="SSSCEEFF", defense="BEEEF", path="abcd")
    t.b("effect:heal", "strained:b.lord-maul").moves("maul", "jump", 450, 520)
    assert (t.asked, t.state.attacks, t.character("ahsoka").focus) == ("a act", [], 0)


@rule("SP-EXA-44")
def test_only_who_contests_near_bo_katan_is_protected() -> None:
    """Both stand within range 3 of her, one of them at an active objective, the other at an inactive one."""
    t = table(
        a=side("bo-katan-kryze at 400,400", f"{KRYZE} at 500,400 and 300,400"),
        b=side(),
        objectives="X at 540,400; (Y) at 260,400",
    )
    for word in ("protection", "steadfast"):
        assert [keyword(t.state, t.character(f"{KRYZE}.{n}"), word) for n in (1, 2)] == [1, 0]


@rule("SP-EXA-45")
def test_four_turns_of_the_tracker_one_by_one() -> None:
    a = side("lord-maul at 100,100", "bo-katan-kryze at 200,100", deck="lord-maul bo-katan-kryze")
    b = side("asajj-ventress-sith-assassin at 700,800", "cc-7567-captain-rex at 800,800")
    t = table(a=a, b=b, turn=1, step="turn", objectives="X at 100,150; Y at 200,150; Z at 700,750")
    seen = []
    for _ in range(4):
        if t.asked.endswith("order-card"):
            t.picks(t.asked[0], "activate")
        t.passes_until(f"{'ab'[t.state.active]} act")
        t.ends_activation()
        seen.append((t.token, t.momentum("a"), t.momentum("b")))
    assert seen == [("0", 1, 1), ("b1", 1, 1), ("a1", 1, 1), ("0", 2, 2)]
    assert [space for space in range(-8, 9) if has_momentum(t.state.tracker, space) >= 0] == [-8, -7, 7, 8]


@rule("SP-EXA-46")
def test_a_unit_wounded_twice_leaves_in_its_second_recovery_turn() -> None:
    """Stamina 7: it suffers 7, recovers, suffers 9, recovers, scores, and is defeated."""
    a = side(f"{KRYZE} at 400,400 and 460,400", "lord-maul at 100,100", deck=f"{KRYZE} shatterpoint", force=0)
    t = table(
        a=a, b=side("asajj-ventress-sith-assassin at 800,800", force=0), objectives="X at 430,450", token=-1, active="b"
    )
    unit = t.unit(KRYZE)
    for injured, amount in ((1, 7), (2, 9)):
        before = t.momentum("b")
        suffer(t.match, unit, amount, "SP-DMG-01")
        assert (unit.wounded, t.momentum("b") - before) == (True, 1)
        t.ends_activation()
        if t.asked == "a joker-unit":
            t.picks("a", KRYZE)
        assert t.asked == "a act"
        assert (unit.wounded, unit.injured, unit.damage, unit.defeated) == (False, injured, 0, False)
        t.a("action:focus")
        seen = len(t.story())
        t.ends_activation()
        assert t.last("token-moved")["player"] == 0
        told = [
            kind for kind in t.story()[seen:] if kind in ("activation-over", "token-moved", "defeated", "turn-over")
        ]
        assert told == ["activation-over", "token-moved", *["defeated"] * (injured == 2), "turn-over"]
        t.passes_until("b act")
    assert unit.defeated


@rule("SP-EXA-25")
def test_count_dooku_stops_15_mm_further_at_the_edge() -> None:
    dooku = "count-dooku-separatist-leader"
    t = table(
        a=side(f"{ANAKIN} at 400,380,100 with flipped"),
        b=side(f"{dooku} at 400,{452.5 - UNITS[dooku].base / 2},100"),
        terrain=[box(400, 400, 200, 135, 100)],
    )
    before = t.at("dooku")[1]
    t.a("action:combat").attacks("anakin", "dooku", attack="C", path="a").goes("a", 400, 600)
    assert t.at("dooku")[1] - before == pytest.approx(15)


@rule("SP-EXA-26")
def test_barriss_pushes_a_magnaguard_into_a_wall_60_mm_ahead() -> None:
    start = 485 - 60 - UNITS["magnaguard"].base / 2
    t = table(
        a=side("barriss-offee-jedi-padawan at 400,300"),
        b=side(f"magnaguard at 400,{start} and 800,100"),
        terrain=[box(400, 495, 300, 20, 100)],
    )
    t.picks("a", "force-push").goes("a", 400, 600)
    assert t.at("magnaguard.1") == (400, start + 60, 0)
