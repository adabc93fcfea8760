"""Anakin, Rex, the 501st and Ahsoka."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import keyword

ANAKIN = "general-anakin-skywalker at 400,400"
REX = "cc-7567-captain-rex"
TROOPERS = "501st-clone-troopers"
AHSOKA = "ahsoka-tano-jedi-no-more at 400,400"
MAUL = "lord-maul at 400,460"


def test_force_jump_and_force_speed() -> None:
    t = table(a=side(AHSOKA), b=side())
    t.picks("a", "force-speed").moves("ahsoka", "advance", 400, 590)
    assert t.at("ahsoka") == (400, 590, 0)
    assert t.refused("a", "use:a.ahsoka-tano-jedi-no-more>force-speed") == "SP-ABL-22"


def test_deflect_needs_a_failure() -> None:
    for attack, offered in (("SSSSSF", True), ("SSSSSS", False)):
        t = table(a=side(f"{REX} at 400,550"), b=side(ANAKIN, force=0))
        t.a("action:combat").attacks("rex", "anakin", type="ranged", attack=attack.ljust(7, attack[-1]), path="")
        t.takes("stop")
        assert (t.asked == "b react") is offered
        if offered:
            t.picks("b", "deflect")
            assert t.damage("rex") == 2


def test_im_going_to_end_this_costs_two_force() -> None:
    t = table(a=side(ANAKIN, force=1), b=side(MAUL))
    t.a("action:combat").attacks("anakin", "maul")
    assert t.asked == "a act"


def test_this_is_where_the_fun_begins_for_a_secondary() -> None:
    t = table(a=side(ANAKIN + " with 2 damage"), b=side("bo-katan-kryze at 400,450 with 7 damage"))
    t.a("action:combat").attacks("anakin", "bo-katan", attack="C", path="a")
    assert (t.token, t.asked) == ("a1", "a react")


def test_this_is_where_the_fun_begins_for_nobody_less() -> None:
    t = table(a=side(ANAKIN), b=side("death-troopers at 400,450 and 60,60 with 6 damage"))
    t.a("action:combat").attacks("anakin", "death-troopers.1", attack="CC", path="ab").passes_all()
    assert (t.unit("death-troopers").wounded, t.token) == (True, "0")


def rex_watches(distance: float, tokens: str = "") -> ShatterScenario:
    t = table(
        a=side(f"{TROOPERS} at 400,200 and 800,200", f"{REX} at {400 - distance},200{tokens}"),
        b=side("lord-maul at 400,400"),
        activates="501st",
    )
    t.a("action:combat").attacks("501st.1", "maul", type="ranged")
    return t.passes("a") if t.asked == "a attack" else t


def test_im_always_first_kid() -> None:
    t = rex_watches(150)
    t.picks("a", "always-first").moves("rex", "dash", 250, 220)
    t.attacks("rex", "maul", type="ranged", dice=5, attack="C")
    assert t.last("rolled")["attack"] == {"crit": 1, "failure": 4}


def test_im_always_first_kid_needs_to_be_near_and_unwounded() -> None:
    assert rex_watches(150).asked == "a react"
    assert rex_watches(195).asked == "a act"
    assert rex_watches(150, " with wounded").asked == "a act"


def test_get_a_move_on_soldier() -> None:
    t = table(a=side(f"{REX} at 400,400", f"{TROOPERS} at 600,400 and 660,400"), b=side(), step="activate")
    t.picks("a", "501st-clone-troopers.1").moves("501st.1", "dash", 600, 450).a("choose:yes")
    assert (t.at("501st.1"), t.unit("501st").hunker, t.unit("rex").hunker) == ((600, 450, 0), 1, 0)


def test_defensive_maneuver_and_bring_it_on() -> None:
    t = table(
        a=side(f"{TROOPERS} at 400,400 and 460,400 with 2 damage", f"{REX} at 500,400"), b=side(), activates="501st"
    )
    t.picks("a", "defensive-maneuver").moves("501st.1", "dash", 400, 420).passes("a")
    assert t.unit("501st").hunker == 1
    t.picks("a", "501st-clone-troopers.2").a("damage:a.501st-clone-troopers")
    assert t.damage("501st") == 1


def test_bring_it_on_comes_before_the_next_action() -> None:
    t = table(
        a=side(f"{TROOPERS} at 400,400 and 460,400 with 2 damage", f"{REX} at 500,400"), b=side(), activates="501st"
    )
    t.a("action:take-cover").passes("a")
    assert t.asked != "a act"
    t.picks("a", "501st-clone-troopers.2").a("damage:a.501st-clone-troopers")
    assert (t.damage("501st"), t.asked) == (1, "a act")


def test_defensive_maneuver_without_moving_gives_nothing() -> None:
    t = table(a=side(f"{TROOPERS} at 400,400 and 460,400"), b=side())
    t.picks("a", "defensive-maneuver").passes("a")
    assert t.unit("501st").hunker == 0


def test_brothers_in_arms() -> None:
    for tokens, steadfast in ((" with 1 hunker", 1), ("", 0)):
        t = table(a=side(f"{TROOPERS} at 400,400 and 460,400{tokens}"), b=side())
        assert keyword(t.state, t.character("501st.2"), "steadfast") == steadfast


def test_coordinated_fire() -> None:
    t = table(a=side(ANAKIN, f"{TROOPERS} at 400,700 and 460,700"), b=side(MAUL))
    t.a("action:combat", "melee:a.general-anakin-skywalker.1>b.lord-maul.1").picks("a", "coordinated-fire")
    assert t.conditions("maul") == ["strained"]


def test_too_fast_for_you_only_in_melee() -> None:
    t = table(a=side(f"{REX} at 400,550"), b=side(AHSOKA))
    t.a("action:combat").attacks("rex", "ahsoka", type="ranged", attack="C", path="a")
    assert t.damage("ahsoka") == 2


def wounds_an_ally() -> ShatterScenario:
    """Maul wounds Rex next to Ahsoka."""
    t = table(
        a=side("lord-maul at 400,460"),
        b=side(f"{REX} at 400,520 with 8 damage", "ahsoka-tano-jedi-no-more at 400,600 with 3 damage"),
    )
    return t.a("action:combat").attacks("maul", "rex", attack="C", path="a")


def test_fierce_protector_heals() -> None:
    t = wounds_an_ally()
    t.moves("ahsoka", "advance", 450, 470).picks("b", "heal").b(*["damage:b.ahsoka-tano-jedi-no-more"] * 3)
    assert t.damage("ahsoka") == 0


def test_fierce_protector_attacks_with_five_dice() -> None:
    t = wounds_an_ally()
    t.moves("ahsoka", "advance", 450, 470).picks("b", "choose:attack")
    t.attacks("ahsoka", "maul", dice=5, attack="C", path="a")
    assert t.damage("maul") == 2


def test_fierce_protector_is_for_others() -> None:
    """Her own wound does not call her."""
    t = table(a=side(MAUL), b=side("ahsoka-tano-jedi-no-more at 400,520 with 8 damage", f"{REX} at 60,60"))
    t.a("action:combat").attacks("maul", "ahsoka", attack="C", path="a").passes("b")
    assert (t.unit("ahsoka").wounded, t.asked) == (True, "a act")


def test_fierce_protector_must_go_toward_the_culprit() -> None:
    t = wounds_an_ally().moves("ahsoka", "advance")
    assert t.no_way("b", 400, 700) == "SP-MOV-49"


def test_too_fast_for_you() -> None:
    """She suffers half of the pool, rounded up, and the attacker the rest."""
    t = table(a=side(MAUL), b=side("ahsoka-tano-jedi-no-more at 400,520"))
    t.a("action:combat").attacks("maul", "ahsoka", attack="CCC", path="abc")
    pool = t.state.attacks[-1].damage
    t.picks("b", "too-fast")
    shares = [(event["unit"].partition(".")[0], event["amount"]) for event in t.events("damaged")]
    assert (pool, shares[:2], t.force("b")) == (5, [("a", 2), ("b", 3)], 7)
