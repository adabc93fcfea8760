"""The steps of an attack from the dice pools on (SP-ATK-16 to SP-ATK-45)."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.pools import attack_pool, defense_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import chart, give_stance, give_value

REX, BO, MAUL = "cc-7567-captain-rex", "bo-katan-kryze", "lord-maul"
ANAKIN, ASAJJ, KRYZE = "general-anakin-skywalker", "asajj-ventress-sith-assassin", "clan-kryze-mandalorians"
Patch = pytest.MonkeyPatch


def duel(attacker: str = BO, defender: str = MAUL, tokens: str = "", defending: str = "") -> ShatterScenario:
    """Two characters next to each other; the attacker has taken a Combat action."""
    t = table(a=side(f"{attacker} at 400,400{tokens}"), b=side(f"{defender} at 400,450{defending}"))
    return t.a("action:combat")


def melee(attacker: str, defender: str) -> Attack:
    return Attack(0, f"a.{attacker}.1", f"b.{defender}.1", "melee", False)


@rule("SP-ATK-16")
@pytest.mark.parametrize(("kind", "tokens", "dice"), [(MAUL, "", 7), (MAUL, " with flipped", 6), (ANAKIN, "", 8)])
def test_the_pool_is_the_value_of_the_active_stance(kind: str, tokens: str, dice: int) -> None:
    t = duel(kind, BO, tokens)
    assert t.attacks(kind, "bo-katan").last("rolled")["attack"] == {"failure": dice}


@rule("SP-ATK-16")
def test_each_type_has_its_own_value() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded"))
    assert attack_pool(t.state, Attack(0, f"a.{ANAKIN}.1", f"b.{MAUL}.1", "ranged", False)) == 6
    assert attack_pool(t.state, Attack(0, f"a.{ANAKIN}.1", f"b.{MAUL}.1", "melee", False)) == 8


@rule("SP-ATK-17", "SP-DIC-12")
@pytest.mark.parametrize(("added", "removed", "dice"), [(1, -2, 6), (1, -8, 0), (0, -9, 0), (20, 0, 27)])
def test_dice_are_added_before_dice_are_removed(added: int, removed: int, dice: int) -> None:
    """7 dice: one more and eight fewer are none; taken away first they would leave one. There is no upper limit."""
    t = duel()
    give_value(t, "bo-katan", "attack-dice", added)
    give_value(t, "maul", "fewer-attack-dice", removed)
    t.dice(*[7] * dice, *[5] * 5).a(f"melee:a.{BO}.1>b.{MAUL}.1")
    assert t.last("rolled") == {"attack": {"failure": dice} if dice else {}, "defense": {"failure": 5}}


@rule("SP-ATK-18", "SP-DIC-12")
@pytest.mark.parametrize(("added", "removed", "dice"), [(2, -3, 4), (1, -9, 0)])
def test_the_defense_pool_is_built_the_same_way(added: int, removed: int, dice: int) -> None:
    t = duel()
    give_value(t, "maul", "defense-dice", added)
    give_value(t, "bo-katan", "fewer-defense-dice", removed)
    assert max(0, defense_pool(t.state, melee(BO, MAUL))) == dice
    t.dice(*[7] * 7, *[5] * dice).a(f"melee:a.{BO}.1>b.{MAUL}.1")
    assert t.last("rolled")["defense"] == ({"failure": dice} if dice else {})


@rule("SP-ATK-21")
def test_an_attack_with_a_given_number_of_dice_replaces_the_base_only() -> None:
    """Tactical Network grants a droid an attack with 5 dice; its Focus die comes on top of them."""
    t = table(
        a=side("kalani-super-tactical-droid at 400,400", "b1-battle-droids at 460,400 and 60,60"),
        b=side(f"{MAUL} at 460,600"),
    )
    t.character("b1.1").focus = 1
    t.picks("a", "tactical-network").passes("a").a("choose:attack")
    pool = 5 + 1 + 1  # and one for Kalani's concentrated fire
    t.attacks("b1.1", "maul", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": pool}


@rule("SP-ATK-22")
def test_both_pools_are_rolled_before_anything_is_modified() -> None:
    t = duel(ANAKIN).attacks("anakin", "maul", attack="CSSEEFFF", defense="BBEEF")
    assert t.last("rolled") == {
        "attack": {"crit": 1, "strike": 2, "expertise": 2, "failure": 3},
        "defense": {"block": 2, "expertise": 2, "failure": 1},
    }
    assert t.last("results")["successes"] == 3 + 2 - 2


@rule("SP-ATK-23")
def test_disarmed_and_exposed_remove_expertise_before_the_roll_is_modified() -> None:
    both = duel(ANAKIN, MAUL, " with disarmed", " with exposed")
    both.attacks("anakin", "maul", attack="SSSEEE", defense="BEEE")
    result = both.last("results")
    assert "expertise" not in result["attack"]
    assert "expertise" not in result["defense"]
    assert result["successes"] == 2
    neither = duel(ANAKIN).attacks("anakin", "maul", attack="SSSEEE", defense="BEEE").last("results")
    assert (neither["successes"], neither["attack"]["expertise"]) == (3 + 2 - 2, 3)


@rule("SP-ATK-24")
def test_the_attacker_modifies_the_attack_roll_before_the_defender(monkeypatch: Patch) -> None:
    """The crit that the attacker's row adds is there when the defender turns a crit into a strike."""
    give_stance(monkeypatch, MAUL, defense_chart=chart(e1=("crit>strike",)))
    give_stance(monkeypatch, BO, melee_chart=chart(e1=("crit",)))
    t = duel().attacks("bo-katan", "maul", attack="E", defense="E")
    assert t.last("results")["attack"] == {"strike": 1, "expertise": 1, "failure": 6}


@rule("SP-ATK-25")
def test_the_attacker_modifies_the_defense_roll_before_the_defender(monkeypatch: Patch) -> None:
    """Both blocks-to-failures find only the rolled block; the one the defender adds afterwards stays."""
    give_stance(monkeypatch, BO, melee_chart=chart(e1=("block>failure", "block>failure")))
    give_stance(monkeypatch, MAUL, defense_chart=chart(e2=("block",)))
    t = duel().attacks("bo-katan", "maul", attack="E", defense="BEE")
    assert t.last("results")["defense"] == {"block": 1, "expertise": 2, "failure": 3}


@rule("SP-ATK-27")
def test_without_successes_the_tree_is_skipped(monkeypatch: Patch) -> None:
    give_stance(monkeypatch, BO, melee_chart=chart(e1=("damage",)))
    t = duel().attacks("bo-katan", "maul", attack="SSE", defense="BB")
    assert (t.last("results")["successes"], t.events("tree-option")) == (0, [])
    assert (t.damage("maul"), t.asked) == (1, "a act")


@rule("SP-ATK-28")
def test_as_many_options_as_successes() -> None:
    t = duel().attacks("bo-katan", "maul", attack="CSSS")
    assert (t.asked, t.question("a").about["left"]) == ("a tree", 4)
    t.takes("a", "b", "c").takes("f").passes("a", "a")
    assert (len(t.events("tree-option")), t.asked) == (4, "a act")
    assert t.damage("maul") == 2 + 1 + 2 + 1


@rule("SP-ATK-30")
def test_charts_of_the_attacker_then_of_the_defender_then_abilities(monkeypatch: Patch) -> None:
    """10A the attacker's dash, 10B Asajj's jump, 10C the support of the Death Troopers, 10D Asajj's Riposte."""
    give_stance(monkeypatch, "dark-troopers", melee_chart=chart(e1=("dash",)))
    give_stance(monkeypatch, ASAJJ, defense_chart=chart(e1=("jump",)))
    t = table(
        a=side("dark-troopers at 400,400 and 860,60", "death-troopers at 320,400 and 800,860"),
        b=side(f"{ASAJJ} at 400,450"),
    )
    t.a("action:combat").attacks("dark-troopers.1", "asajj", attack="E", defense="E")
    asked = []
    while t.asked != "a attack" and t.asked != "a act":
        asked.append(f"{t.asked} {t.options('a' if t.asked[0] == 'a' else 'b')[0].partition('.')[0]}")
        t.passes(t.asked[0])
    assert asked == ["a movement dash:a", "b movement jump:b", "a react use:a", "b react use:b"]


@rule("SP-ATK-31")
def test_an_identity_of_the_attacker_comes_before_a_reaction_of_the_defender() -> None:
    """Anakin's shot wounds Ahsoka: This Is Where the Fun Begins moves the token in 10C, her Deflect comes in 10D."""
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side("ahsoka-tano-jedi-no-more at 400,600 with 8 damage"))
    t.a("action:combat").attacks("anakin", "ahsoka", type="ranged", attack="C", path="a")
    assert (t.token, t.damage("anakin")) == ("a1", 0)
    t.passes_until("b react")
    assert "use:b.ahsoka-tano-jedi-no-more>deflect" in t.options("b")
    t.picks("b", "deflect")
    assert t.damage("anakin") == 2


@rule("SP-ATK-34")
def test_chart_damage_is_suffered_without_successes(monkeypatch: Patch) -> None:
    give_stance(monkeypatch, BO, melee_chart=chart(e1=("damage", "damage")))
    t = duel().attacks("bo-katan", "maul", attack="SE", defense="B")
    assert (t.last("results")["successes"], t.damage("maul")) == (0, 2)


@rule("SP-ATK-35")
@pytest.mark.parametrize(("pool", "path", "suffered"), [(1, "a", 1), (2, "ab", 2 + 1 - 1)])
def test_the_pool_changes_before_it_is_applied(pool: int, path: str, suffered: int) -> None:
    """Death Troopers have Protection: one less of what the options put into the pool."""
    troopers = "death-troopers at 400,450 and 800,800"
    t = table(a=side(f"{BO} at 400,400"), b=side(troopers)).a("action:combat")
    t.attacks("bo-katan", "b.death", attack="C" * pool, path=path)
    assert t.damage("b.death") == suffered
    assert t.events("protected")


@rule("SP-ATK-36")
def test_the_whole_unit_suffers() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{KRYZE} at 400,450 and 800,800")).a("action:combat")
    t.attacks("bo-katan", "clan-kryze.1", attack="CC", path="ab")
    assert t.damage("clan-kryze") == 3
    assert not any(hasattr(character, "damage") for character in t.unit("clan-kryze").characters)


@rule("SP-ATK-38", "SP-DMG-06")
def test_a_wounded_unit_is_attacked_moved_and_gains_conditions_but_no_damage() -> None:
    t = duel(BO, MAUL, defending=" with wounded")
    t.attacks("bo-katan", "maul", attack="CCCC", path="abcf").goes("a", 400, 500).passes("a")
    assert (t.damage("maul"), t.conditions("maul"), t.at("maul")) == (11, ["pinned"], (400, 475.4, 0))


@rule("SP-ATK-45")
def test_damage_in_a_defense_chart_strikes_the_attacker_afterwards(monkeypatch: Patch) -> None:
    give_stance(monkeypatch, MAUL, defense_chart=chart(e1=("damage", "damage")))
    t = duel().attacks("bo-katan", "maul", attack="C", defense="E")
    assert (t.state.attacks[-1].damage, t.damage("bo-katan")) == (0, 0)
    t.takes("a")
    assert (t.damage("bo-katan"), t.damage("maul")) == (2, 2)
