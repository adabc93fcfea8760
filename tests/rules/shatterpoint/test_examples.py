"""The rulebook's worked examples (SP-EXA)."""

from __future__ import annotations

from battlemat.games.shatterpoint.battlefield import battlefield, objective_height
from battlemat.games.shatterpoint.build import ForceList, SquadList, violations
from battlemat.games.shatterpoint.content import STANCES, UNITS
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, flat_ground, side, table
from battlemat.games.shatterpoint.values import keyword
from tests.rule_marks import rule

AHSOKA = "ahsoka-tano-jedi-no-more at 400,400"
MAUL = "lord-maul at 400,460"
ANAKIN = "general-anakin-skywalker"


def duel() -> ShatterScenario:
    """Ahsoka has focused and attacks Lord Maul as in the long example."""
    t = table(a=side(AHSOKA), b=side(MAUL))
    t.a("action:focus", "action:combat")
    return t


def fight(t: ShatterScenario) -> ShatterScenario:
    return t.attacks("ahsoka", "maul", attack="SSSCEEFF", defense="BEEEF", path="abcd")


@rule("SP-EXA-01")
def test_single_and_multi_character_units() -> None:
    assert (UNITS[ANAKIN].characters, UNITS["501st-clone-troopers"].characters) == (1, 2)


@rule("SP-EXA-02")
def test_anakins_card() -> None:
    card = UNITS[ANAKIN]
    assert (card.squad_points, card.force, card.stamina, card.durability, card.type) == (7, 4, 11, 3, "primary")
    assert card.tags == {"501st", "Force User", "Galactic Republic", "Jedi"}


@rule("SP-EXA-03")
def test_force_jump() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400", force=1), b=side("lord-maul at 400,450"))
    t.picks("a", "force-jump").moves("anakin", "jump", 500, 400)
    assert t.at("anakin") == (500, 400, 0)
    assert t.force("a") == 0


@rule("SP-EXA-04")
def test_im_going_to_end_this() -> None:
    kalani = "kalani-super-tactical-droid at 400,450"
    t = table(a=side(f"{ANAKIN} at 400,400", force=2), b=side(kalani, "lord-maul at 350,400"))
    t.a("action:combat").attacks("anakin", "kalani")
    t.picks("a", "im-going-to-end-this")
    assert [o for o in t.options("a") if o != "pass"] == [
        f"melee:{t.character('anakin').id}>{t.character('kalani').id}",
    ]
    assert t.force("a") == 0


@rule("SP-EXA-05")
def test_deflect() -> None:
    kalani = "kalani-super-tactical-droid at 400,600"
    t = table(a=side(kalani), b=side(f"{ANAKIN} at 400,400"))
    t.a("action:combat").attacks("kalani", "anakin", type="ranged", attack="SS", defense="BB")
    t.picks("b", "deflect")
    assert t.damage("kalani") == 2


@rule("SP-EXA-06")
def test_this_is_where_the_fun_begins() -> None:
    t = table(
        a=side(f"{ANAKIN} at 400,400", "cc-7567-captain-rex at 440,400 with 3 damage"),
        b=side("lord-maul at 400,450 with 10 damage"),
    )
    t.a("action:combat").attacks("anakin", "maul", attack="C", path="a")
    assert t.token == "a1"
    assert t.momentum("a") == 2
    assert t.asked == "a heal"


@rule("SP-EXA-08")
def test_maul_flips_his_stance_once() -> None:
    t = table(a=side(MAUL), b=side())
    assert t.unit("maul").stance.name == "Dark Rage"
    t.picks("a", "flip")
    assert t.unit("maul").stance.name == "Sinister Cunning"
    assert t.refused("a", "flip:a.lord-maul") == "SP-STA-05"


@rule("SP-EXA-10")
def test_expertise_in_play() -> None:
    commandos = "mandalorian-super-commandos at 400,460 and 800,800"
    t = table(a=side(commandos), b=side(AHSOKA + " with flipped"))
    t.a("action:combat").attacks("commandos", "ahsoka", attack="CSSSFF", defense="BBEEEF")
    result = t.last("results")
    assert result["attack"] == {"failure": 2}
    assert result["defense"]["block"] == 4
    assert (result["successes"], t.damage("ahsoka")) == (0, 0)
    assert "jump:b.ahsoka-tano-jedi-no-more.1" in t.options("b")


@rule("SP-EXA-12")
def test_too_fast_for_you() -> None:
    t = table(a=side(MAUL), b=side(AHSOKA))
    t.a("action:combat").attacks("maul", "ahsoka", attack="SSSS", path="aef")
    t.passes("a", "a").takes("g").passes("a", "a")
    t.picks("b", "too-fast")
    assert (t.damage("ahsoka"), t.damage("maul")) == (4, 3)


@rule("SP-EXA-13")
def test_gar_saxons_sharpshooter() -> None:
    t = table(a=side("gar-saxon-merciless-commander at 400,300"), b=side("lord-maul at 400,480 with 2 hunker"))
    assert keyword(t.state, t.character("gar"), "sharpshooter") == 2
    t.a("action:focus", "action:combat")
    t.attacks("gar", "maul", type="ranged")
    assert t.last("rolled") == {"attack": {"failure": 9}, "defense": {"failure": 5}}


@rule("SP-EXA-15")
def test_the_same_unique_name() -> None:
    padawan = next(unit.id for unit in UNITS.values() if unit.name == "Padawan Ahsoka Tano")
    force = ForceList(
        "Two Ahsokas",
        [
            SquadList("ahsoka-tano-jedi-no-more", "bo-katan-kryze", "clan-kryze-mandalorians"),
            SquadList(ANAKIN, padawan, "501st-clone-troopers"),
        ],
        "shifting-priorities",
    )
    assert "SP-BLD-04" in [violation.rule for violation in violations(force)]


@rule("SP-EXA-17")
def test_the_same_elevation_beats_numbers() -> None:
    walkway = box(400, 400, 300, 60, 120, bottom=110, opaque=False, passable=True)
    t = table(
        a=side(f"{ANAKIN} at 400,380"),
        b=side("mandalorian-super-commandos at 380,400,120 and 430,400,120"),
        terrain=[walkway],
        objectives="X at 400,450",
    )
    t.ends_activation()
    assert t.controls("X") == "a"


@rule("SP-EXA-18")
def test_nobody_on_the_elevation_of_the_objective() -> None:
    roof = box(400, 400, 200, 200, 120)
    t = table(
        a=side("cc-7567-captain-rex at 280,400"),
        b=side("b1-battle-droids at 290,270 and 350,270"),
        terrain=[roof],
        objectives="X at 330,330,120",
    )
    t.ends_activation()
    assert t.controls("X") == "b"


@rule("SP-EXA-19")
def test_both_characters_count_as_having_moved() -> None:
    t = table(a=side("clan-kryze-mandalorians at 400,400 and 450,400"), b=side(MAUL.replace("460", "800")))
    t.a("action:move").moves("kryze.1", "advance", 400, 380).passes("a")
    assert t.asked == "a react"
    assert [o for o in t.options("a") if "stronger-together" in o]


@rule("SP-EXA-20")
def test_an_advance_may_end_halfway() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side())
    t.a("action:move").moves("anakin", "advance", 400, 495)
    assert t.at("anakin") == (400, 495, 0)


@rule("SP-EXA-21")
def test_kalani_climbs_to_an_objective() -> None:
    walkway = box(400, 500, 200, 60, 150, bottom=140, opaque=False, passable=True)
    t = table(
        a=side("kalani-super-tactical-droid at 400,400"), b=side(), terrain=[walkway], objectives="X at 450,500,150"
    )
    t.a("action:move").moves("kalani", "climb", 400, 500, 150).ends_activation()
    assert t.controls("X") == "a"


@rule("SP-EXA-22")
def test_a_dash_does_not_go_up() -> None:
    platform = box(400, 500, 100, 100, 120)
    t = table(a=side("501st-clone-troopers at 400,420 and 800,100"), b=side(), terrain=[platform])
    t.picks("a", "defensive-maneuver").moves("501st.1", "dash")
    assert t.no_way("a", 400, 500, 120) == "SP-MOV-17"


@rule("SP-EXA-23")
def test_asajj_pushes_rex() -> None:
    t = table(a=side("asajj-ventress-sith-assassin at 400,400"), b=side("cc-7567-captain-rex at 400,500"))
    t.picks("a", "force-push").goes("a", 400, 600)
    assert t.at("rex") == (400, 652.4, 0)


@rule("SP-EXA-24")
def test_no_base_hangs_over_an_edge() -> None:
    platform = box(400, 400, 300, 100, 80)
    t = table(a=side("gar-saxon-merciless-commander at 300,400,80"), b=side(), terrain=[platform])
    t.a("action:move").moves("gar", "advance")
    assert t.no_way("a", 300, 433, 80) == "SP-MOV-25"


@rule("SP-EXA-25")
def test_a_shove_stops_at_the_edge() -> None:
    platform = box(400, 400, 200, 135, 100)
    t = table(
        a=side(f"{ANAKIN} at 400,380,100 with flipped"),
        b=side("asajj-ventress-sith-assassin at 400,432.5,100"),
        terrain=[platform],
    )
    t.a("action:combat").attacks("anakin", "asajj", attack="C", path="a")
    t.goes("a", 400, 600)
    assert t.at("asajj") == (400, 447.5, 100)


@rule("SP-EXA-26")
def test_a_push_into_a_wall() -> None:
    t = table(
        a=side("asajj-ventress-sith-assassin at 400,300"),
        b=side("b1-battle-droids at 400,400 and 800,100"),
        terrain=[box(400, 495, 300, 20, 100)],
    )
    t.picks("a", "force-push").goes("a", 400, 600)
    assert t.at("b1.1") == (400, 460, 0)


@rule("SP-EXA-27")
def test_away_and_toward() -> None:
    t = table(a=side("asajj-ventress-sith-assassin at 400,400"), b=side("lord-maul at 500,400"))
    t.picks("a", "force-push")
    assert t.no_way("a", 600, 501) == "SP-MOV-48"
    t.goes("a", 600, 500)
    t = table(a=side("lord-maul at 400,400"), b=side("bo-katan-kryze at 500,400"))
    t.picks("a", "no-place-to-run").a("pay:force")
    assert t.no_way("a", 600, 400) == "SP-MOV-48"


@rule("SP-EXA-28")
def test_engaged_or_not() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side("lord-maul at 500,400"))
    assert are_engaged(t.state, t.character("anakin"), t.character("maul"))
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side("lord-maul at 500,400,120"), terrain=[box(520, 400, 100, 99, 120)])
    assert not are_engaged(t.state, t.character("anakin"), t.character("maul"))


@rule("SP-EXA-29", "SP-EXA-30", "SP-EXA-31", "SP-EXA-32")
def test_the_attack_example_target_and_dice() -> None:
    t = duel()
    assert "melee:a.ahsoka-tano-jedi-no-more.1>b.lord-maul.1" in t.options("a")
    fight(t)
    assert t.last("rolled") == {
        "attack": {"crit": 1, "strike": 3, "expertise": 2, "failure": 2},
        "defense": {"block": 1, "expertise": 3, "failure": 1},
    }


@rule("SP-EXA-33", "SP-EXA-34", "SP-EXA-35")
def test_the_attack_example_results() -> None:
    t = fight(duel())
    result = t.last("results")
    assert (result["attack"]["strike"], result["attack"]["crit"], result["attack"]["failure"]) == (3, 1, 2)
    assert (result["defense"]["block"], result["successes"]) == (2, 4)
    assert t.state.attacks[-1].noted == [[], ["heal", "jump"]]


@rule("SP-EXA-36", "SP-EXA-37")
def test_the_attack_example_damage() -> None:
    t = duel().attacks("ahsoka", "maul", attack="SSSCEEFF", defense="BEEEF", path="abc")
    pool = t.state.attacks[-1]
    assert (pool.damage, t.damage("maul"), t.conditions("maul")) == (6, 0, ["disarmed"])
    t.takes("d")
    assert (t.damage("maul"), t.unit("maul").wounded) == (7, False)
    assert t.conditions("maul") == ["disarmed", "strained"]


@rule("SP-EXA-38", "SP-EXA-39")
def test_the_attack_example_after_the_attack() -> None:
    t = fight(duel())
    t.b("effect:heal", "strained:b.lord-maul").moves("maul", "jump", 450, 520)
    assert (t.damage("maul"), t.conditions("maul"), t.at("maul")) == (7, ["disarmed"], (450, 520, 0))
    assert t.asked == "a act"
    assert t.character("ahsoka").focus == 0


@rule("SP-EXA-38")
def test_jumping_first_costs_three_damage() -> None:
    t = fight(duel())
    t.b("effect:jump").moves("maul", "jump", 450, 520)
    assert (t.damage("maul"), t.conditions("maul")) == (10, ["disarmed"])


@rule("SP-EXA-40")
def test_bo_katan_recovers_from_her_wound() -> None:
    t = table(a=side("bo-katan-kryze at 400,400 with wounded, pinned, exposed"), b=side(), step="activate")
    t.a("pinned:a.bo-katan-kryze")
    unit = t.unit("bo-katan")
    assert (unit.damage, unit.injured, unit.wounded, t.conditions("bo-katan")) == (0, 1, False, ["exposed"])


@rule("SP-EXA-41")
def test_a_high_walkway_cannot_be_reached_by_an_advance() -> None:
    for height, refusal in ((100.0, "SP-MOV-09"), (76.2, "")):
        walkway = box(400, 500, 200, 80, height, bottom=height - 10, opaque=False, passable=True)
        t = table(a=side("bo-katan-kryze at 400,400"), b=side(), terrain=[walkway])
        t.a("action:move").moves("bo-katan", "advance")
        if refusal:
            assert t.no_way("a", 400, 500, height) == refusal
        else:
            t.goes("a", 400, 500, height)


@rule("SP-EXA-42")
def test_a_ladder() -> None:
    t = table(
        a=side(f"{ANAKIN} at 400,300"),
        b=side(),
        terrain=[box(400, 460, 200, 120, 100)],
        ladders=[[(400, 395, 0), (400, 405, 100)]],
    )
    t.a("action:move").moves("anakin", "dash", 400, 365)
    assert t.asked == "a transition"
    assert t.no_way("a", 400, 460, 100) == "SP-TER-22"
    t.goes("a", 400, 425, 100)
    assert t.at("anakin") == (400, 425, 100)


@rule("SP-EXA-43")
def test_mandalorians_are_stronger_together() -> None:
    t = table(
        a=side("bo-katan-kryze at 400,400 with 3 damage", "clan-kryze-mandalorians at 500,400 and 550,400"), b=side()
    )
    t.a("action:move").moves("bo-katan", "advance", 400, 410).picks("a", "stronger-together")
    t.moves("bo-katan", "dash", 400, 420).a("damage:a.bo-katan-kryze", "damage:a.bo-katan-kryze")
    assert (t.character("bo-katan").focus, t.damage("bo-katan"), t.state.activation.left) == (1, 1, 1)  # type: ignore[union-attr]
    assert t.refused("a", "action:focus") == "SP-TRN-13"


@rule("SP-EXA-44")
def test_protection_and_steadfast_near_bo_katan() -> None:
    for tokens, expected in (("", 1), (" with wounded", 0)):
        t = table(
            a=side("bo-katan-kryze at 400,400", f"clan-kryze-mandalorians at 500,400 and 800,400{tokens}"),
            b=side(),
            objectives="X at 500,450; Y at 800,450",
        )
        near, far = t.character("kryze-mandalorians.1"), t.character("kryze-mandalorians.2")
        for word in ("protection", "steadfast"):
            assert (keyword(t.state, near, word), keyword(t.state, far, word)) == (expected, 0)


@rule("SP-EXA-45")
def test_four_turns_of_the_tracker() -> None:
    a = side("lord-maul at 100,100", "bo-katan-kryze at 200,100", deck="lord-maul bo-katan-kryze")
    b = side("asajj-ventress-sith-assassin at 700,800", "cc-7567-captain-rex at 800,800")
    t = table(a=a, b=b, turn=1, step="turn", objectives="X at 100,150; Y at 200,150; Z at 700,750")
    for _ in range(4):
        while t.asked and not t.asked.endswith(" act"):
            seat = t.asked[0]
            t.picks(seat, "activate") if "order-card" in t.asked else t._answer(seat, [t.options(seat)[-1]])
        t.ends_activation()
    assert (t.token, t.momentum("a"), t.momentum("b")) == ("0", 2, 2)


@rule("SP-EXA-14")
def test_touching_the_range_2_tool_is_within_range_2() -> None:
    for apart, offered in ((116.2, True), (116.3, False)):
        t = table(
            a=side("bo-katan-kryze at 400,300", f"clan-kryze-mandalorians at 400,{400 + apart} and 60,60"), b=side()
        )
        t.a("action:move").moves("bo-katan", "advance", 400, 400)
        assert t.asked == ("a react" if offered else "a act")


@rule("SP-EXA-16")
def test_an_objective_under_a_walkway_rises_onto_it() -> None:
    field = battlefield(flat_ground([box(400, 400, 300, 60, 120, bottom=110, opaque=False, passable=True)])).field
    assert objective_height(field, 410, 405) == 120
    assert objective_height(field, 410, 480) == 0
    assert objective_height(field, 410, 430) is None


@rule("SP-EXA-46")
def test_the_life_of_a_unit() -> None:
    t = table(a=side("bo-katan-kryze at 400,400 with wounded", "lord-maul at 100,100"), b=side(), step="activate")
    t.passes("a").ends_activation() if t.asked == "a movement" else t.ends_activation()
    unit = t.unit("bo-katan")
    assert (unit.injured, unit.damage, unit.defeated) == (1, 0, False)
    t = table(
        a=side("bo-katan-kryze at 400,400 with wounded, 1 injured", "lord-maul at 100,100"),
        b=side(),
        step="activate",
        objectives="X at 400,450",
    )
    t.ends_activation()
    unit = t.unit("bo-katan")
    assert unit.defeated
    assert t.controls("X") == "a"
    assert t.story().index("token-moved") < t.story().index("defeated")


@rule("SP-EXA-09")
def test_only_the_row_that_fits_counts() -> None:
    chart = STANCES["b1-battle-droids--countless"].melee_chart
    assert chart is not None
    assert chart.row(3) == ("strike",)
