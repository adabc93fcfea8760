"""Damage, Wounded, Injured, defeated (SP-DMG)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import deal, may_heal
from battlemat.games.shatterpoint.conditions import gain_condition, strike_strained
from battlemat.games.shatterpoint.damage import removals, remove_damage, suffer
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import unit_of
from battlemat.games.shatterpoint.timing import surcharge
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_effect
from tests.rules.shatterpoint.made_up import mission_hurts

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
ANAKIN, ASAJJ, KRYZE = "general-anakin-skywalker", "asajj-ventress-sith-assassin", "clan-kryze-mandalorians"


def bo(tokens: str = "", **more: object) -> ShatterScenario:
    words = f"{BO} at 400,400" + (f" with {tokens}" if tokens else "")
    return table(a=side(words), b=side(f"{MAUL} at 800,800"), **more)  # type: ignore[arg-type]


def hit(t: ShatterScenario, name: str, amount: int) -> ShatterScenario:
    suffer(t.match, t.unit(name), amount, "SP-DMG-01")
    return t


@rule("SP-DMG-01")
def test_damage_is_put_with_what_is_there() -> None:
    t = hit(bo("3 damage"), "bo-katan", 2)
    assert (t.damage("bo-katan"), t.last("damaged")["damage"]) == (5, 5)


@rule("SP-DMG-02")
def test_damage_of_abilities_and_conditions_is_suffered_at_once() -> None:
    """Riposte and a repeated condition go past the pool, which still waits for its step."""
    t = table(a=side(f"{BO} at 400,400 with 1 damage"), b=side(f"{ASAJJ} at 400,450 with pinned")).a("action:combat")
    t.attacks("bo-katan", "asajj", attack="CCF", path="ab")
    assert (t.damage("asajj"), t.asked) == (1 + 3, "b react")
    t.picks("b", "riposte")
    assert t.damage("bo-katan") == 3
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{ASAJJ} at 400,450 with pinned")).a("action:combat")
    t.attacks("bo-katan", "asajj", attack="CCC", path="ab")
    assert (t.damage("asajj"), t.state.attacks[-1].damage) == (1, 3)


@rule("SP-DMG-02")
def test_damage_of_a_mission_is_suffered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up special rule deals it after an action, and in the middle of an attack, past the pool."""
    mission_hurts(monkeypatch, "action-taken", f"b.{ASAJJ}", 2)
    t = table(a=side("lord-maul at 400,400"), b=side(f"{ASAJJ} at 400,550 with 1 damage")).a("action:focus")
    assert (t.damage("asajj"), t.last("damaged")["amount"]) == (3, 2)
    mission_hurts(monkeypatch, "before-dice", f"b.{ASAJJ}", 2)
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{ASAJJ} at 400,450")).a("action:combat")
    t.attacks("bo-katan", "asajj", attack="CCC", path="ab")
    assert (t.damage("asajj"), t.state.attacks[-1].damage) == (2, 3)


@rule("SP-DMG-03")
@pytest.mark.parametrize(("amount", "wounded"), [(7, False), (8, True), (9, True)])
def test_a_unit_is_wounded_at_its_stamina(amount: int, wounded: bool) -> None:
    t = hit(bo(), "bo-katan", amount)
    assert t.unit("bo-katan").wounded is wounded
    assert bool(t.events("wounded")) is wounded


@rule("SP-DMG-06")
def test_a_wounded_unit_suffers_nothing() -> None:
    t = bo("wounded")
    hit(t, "bo-katan", 4)
    gain_condition(t.match, t.unit("bo-katan"), "pinned", None)
    gain_condition(t.match, t.unit("bo-katan"), "pinned", None)
    assert t.damage("bo-katan") == 8


@rule("SP-DMG-07")
def test_damage_is_not_removed_from_a_wounded_unit() -> None:
    t = table(a=side(f"{BO} at 400,400", f"{KRYZE} at 440,400 and 60,60 with wounded, exposed"), b=side())
    assert removals(t.state, t.character("bo-katan")) == [f"exposed:a.{KRYZE}"]
    remove_damage(t.match, t.unit("clan-kryze"), 3, "SP-DMG-07")
    assert t.damage("clan-kryze") == 7


@rule("SP-DMG-09")
def test_damage_above_the_stamina_lies_with_the_rest() -> None:
    t = hit(bo("6 damage"), "bo-katan", 7)
    assert (t.damage("bo-katan"), len(t.events("wounded")), t.momentum("b")) == (13, 1, 2)


@rule("SP-DMG-10")
def test_a_wounded_unit_is_not_wounded_again() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded")).a("action:combat")
    t.attacks("bo-katan", "maul", attack="CCCC", path="abcf").passes("a", "a")
    assert (t.damage("maul"), t.events("wounded"), t.momentum("a")) == (11, [], 1)
    assert t.unit("maul").wounded is True


@rule("SP-DMG-11")
def test_what_a_wounded_unit_still_undergoes_and_does() -> None:
    """It is attacked, afflicted and pushed; it reacts at a surcharge; a Shatterpoint card may activate it."""
    asajj = f"{ASAJJ} at 400,450 with wounded"
    t = table(a=side(f"{BO} at 400,400"), b=side(asajj)).a("action:combat")
    t.attacks("bo-katan", "asajj", attack="CC", path="ab")
    assert t.conditions("asajj") == ["pinned"]
    t.picks("b", "riposte")
    assert (t.damage("bo-katan"), t.force("b")) == (2, 8)
    t = table(a=side(f"{ASAJJ} at 400,300"), b=side(f"{BO} at 400,400 with wounded"))
    t.picks("a", "force-push").goes("a", 400, 500)
    assert t.at("bo-katan") == (400, 552.4, 0)
    kryze = f"{KRYZE} at 60,60 and 120,60"
    t = table(a=side(f"{BO} at 400,400 with wounded", kryze, deck="shatterpoint"), b=side(), step="orders")
    t.a(f"activate:a.{BO}").passes_until("a act")
    assert (t.asked, t.unit("bo-katan").injured) == ("a act", 1)


@rule("SP-DMG-14")
def test_after_its_routine_a_unit_contests_and_suffers_again() -> None:
    words = f"{BO} at 400,400 with wounded, 1 injured"
    t = table(a=side(words), b=side(), step="activate", objectives="X at 400,440")
    assert (t.unit("bo-katan").wounded, t.unit("bo-katan").injured, t.damage("bo-katan")) == (False, 2, 0)
    hit(t, "bo-katan", 2)
    assert t.damage("bo-katan") == 2
    t.ends_activation()
    assert t.controls("X") == "a"


@rule("SP-DMG-16")
def test_every_wounded_and_injured_token_counts_for_the_surcharge() -> None:
    t = bo("wounded, 2 injured")
    assert surcharge(t.state, t.unit("bo-katan")) == 3
    t.unit("bo-katan").wounded = False
    t.picks("a", "jet-pack")
    assert t.force("a") == 9 - 1 - 2
    asajj = table(a=side(f"{BO} at 400,400"), b=side(f"{ASAJJ} at 400,450 with wounded, 2 injured")).a("action:combat")
    asajj.attacks("bo-katan", "asajj").picks("b", "riposte")
    assert asajj.force("b") == 9 - 3


def heal_five_times(use: Use) -> Flow[None]:
    yield from may_heal(use, use.members[0], 5)


@rule("SP-DMG-17")
def test_healing_does_not_remove_injured_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    give_effect(monkeypatch, "jet-pack", heal_five_times)
    t = bo("3 damage, 1 injured, exposed").picks("a", "jet-pack")
    heals = [f"damage:a.{BO}", f"exposed:a.{BO}", f"damage:a.{BO}", f"damage:a.{BO}"]
    assert not any("injured" in option for option in t.options("a"))
    t.a(*heals)
    assert (t.asked, t.damage("bo-katan"), t.unit("bo-katan").injured) == ("a act", 0, 1)
    t.ends_activation()
    assert t.unit("bo-katan").injured == 1


# Defeat


def doomed(tokens: str, *others: str, step: str = "end-turn", objectives: str = "") -> ShatterScenario:
    """Bo-Katan (durability 2) has just been activated."""
    t = table(
        a=side(f"{BO} at 400,400 with {tokens}", *others),
        b=side(f"{MAUL} at 800,800"),
        step=step,
        activates="bo-katan",
        objectives=objectives,
    )
    return t.passes_all() if step == "end-turn" else t


@rule("SP-DMG-18")
@pytest.mark.parametrize(("injured", "defeated"), [(1, False), (2, True), (3, True)])
def test_a_unit_is_defeated_at_its_durability(injured: int, defeated: bool) -> None:
    t = doomed(f"{injured} injured")
    assert t.unit("bo-katan").defeated is defeated
    assert bool(t.events("defeated")) is defeated


@rule("SP-DMG-18")
def test_it_happens_in_step_10_after_the_token_has_moved() -> None:
    t = doomed("2 injured", objectives="X at 400,440")
    story = t.story()
    assert story.index("control") < story.index("token-moved") < story.index("defeated") < story.index("turn-over")


@rule("SP-DMG-19")
def test_only_the_unit_just_activated_is_checked() -> None:
    t = doomed("1 injured", f"{KRYZE} at 60,60 and 120,60 with 3 injured")
    assert not t.unit("clan-kryze").defeated
    assert t.unit("clan-kryze").characters[0].on_field


@rule("SP-DMG-20")
def test_a_doomed_unit_acts_and_scores_once_more() -> None:
    t = doomed("wounded, 1 injured", step="activate", objectives="X at 400,440")
    t.a("action:focus").passes_until("a act").a("action:take-cover").passes("a")
    t.ends_activation()
    assert t.controls("X") == "a"
    assert (t.token, t.unit("bo-katan").defeated) == ("a1", True)


@rule("SP-DMG-21")
def test_a_wounded_token_does_not_count() -> None:
    assert not doomed("wounded, 1 injured").unit("bo-katan").defeated


@rule("SP-DMG-22")
def test_a_defeated_unit_leaves_with_all_its_tokens() -> None:
    words = f"{KRYZE} at 400,400 and 460,400 with 2 injured, 3 damage, 1 hunker, exposed"
    t = table(a=side(words, f"{BO} at 60,60"), b=side(f"{MAUL} at 800,800"), step="end-turn").passes_all()
    unit = t.unit("clan-kryze")
    assert not any(character.on_field for character in unit.characters)
    assert (unit.damage, unit.injured, unit.hunker, unit.wounded, unit.conditions) == (0, 0, 0, False, {})


@rule("SP-DMG-24")
def test_a_defeat_gives_no_momentum() -> None:
    assert doomed("2 injured").momentum("b") == doomed("1 injured").momentum("b") == 2


@rule("SP-DMG-25")
def test_a_doomed_unit_can_be_wounded_once_more() -> None:
    t = doomed("2 injured", step="act")
    before = t.momentum("b")
    hit(t, "bo-katan", 8)
    assert t.momentum("b") == before + 1
    t.a("action:focus").passes_all()
    assert t.unit("bo-katan").defeated


@rule("SP-DMG-26")
def test_the_force_pool_keeps_its_size() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400 with 3 injured", f"{BO} at 60,60", pool=7, force=5), step="end-turn")
    t.passes_all()
    assert (t.unit("anakin").defeated, t.state.players[0].pool, t.force("a")) == (True, 7, 5)


# What a wound brings about


@rule("SP-DMG-27")
def test_a_wound_wins_a_struggle_before_its_effect_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of an ability the opponent's momentum reaches the token: the struggle is won at once."""
    seen: list[tuple[bool, int, int]] = []

    def resolve(use: Use) -> None:
        deal(use, unit_of(use.s, f"b.{MAUL}"), 11)
        seen.append((unit_of(use.s, f"b.{MAUL}").wounded, use.s.tracker.momentum[0], use.s.tracker.won_by))

    give_effect(monkeypatch, "jet-pack", resolve)
    t = bo(token=-4, momentum=(4, 1)).picks("a", "jet-pack")
    assert seen == [(True, 5, 0)]
    story = t.story()
    assert story.index("wounded") < story.index("momentum")


@rule("SP-DMG-28")
def test_a_repeated_condition_is_dealt_by_whoever_would_have_given_it() -> None:
    """Anakin's tree gives Strained to a Strained Secondary on the brink: the wound is his, the token moves."""
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{REX} at 400,450 with strained, 8 damage"))
    t.a("action:combat").attacks("anakin", "rex", attack="CCC", path="abc")
    assert (t.unit("rex").wounded, t.token) == (True, "a1")


@rule("SP-DMG-28")
def test_strained_damage_is_dealt_by_nobody() -> None:
    """Asajj's own Strained wounds her after Riposte in Anakin's attack: nobody did it."""
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{ASAJJ} at 400,450 with strained, 6 damage"))
    t.a("action:combat").attacks("anakin", "asajj").picks("b", "riposte")
    assert (t.unit("asajj").wounded, t.token, t.momentum("a")) == (True, "0", 2)
    t = table(a=side(f"{BO} at 400,400 with strained, 7 damage"), b=side())
    strike_strained(t.match, t.unit("bo-katan"), t.unit("bo-katan").conditions["strained"])
    assert [moment.by for moment in t.state.waiting if moment.kind == "unit-wounded"] == [""]


@rule("SP-DMG-03")
def test_a_unit_that_lost_its_wounded_token_is_wounded_by_the_next_damage_only() -> None:
    """This Wasn't the Plan leaves 10 damage on a unit with a stamina of 8."""
    a = side("bo-katan-kryze at 400,400", "lord-maul at 60,60", deck="shatterpoint bo-katan-kryze lord-maul")
    t = table(a=a, b=side(), mission="first-contact", struggle="this-wasnt-the-plan", step="orders")
    bo = t.unit("bo-katan")
    stamina = bo.card.stamina
    bo.wounded, bo.damage = True, stamina + 5
    t.a("keep").picks("a", "bo-katan")
    assert (bo.wounded, bo.damage, t.momentum("b")) == (False, stamina + 2, 1)
    suffer(t.match, bo, 1, "SP-DMG-01")
    assert (bo.wounded, bo.damage, t.momentum("b")) == (True, stamina + 3, 2)
