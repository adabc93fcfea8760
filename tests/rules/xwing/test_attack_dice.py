"""Attack, steps 2 and 3: rolling and modifying dice, obstruction (XW-ATK-02, -03, XW-ATK-30 to XW-ATK-70)."""

from __future__ import annotations

from collections import Counter

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, changes, modifies, triggered
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import ATTACK_FACES, DEFENSE_FACES, Add, Change, Modification, Reroll, Spend
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACKS,
    AFTER_NEUTRALIZE,
    ATTACK_DICE,
    CANNOT,
    DEFENSE_DICE,
    MOST_ATTACK_DICE,
    MOST_DEFENSE_DICE,
)
from tests.rule_marks import rule

X, TIE = "a.redsquadronveteran", "b.academypilot"
"""Attack 3 and agility 2; attack 2 and agility 3."""
XTEXT, TIETEXT, DECIMATORTEXT = "pilot:redsquadronveteran", "pilot:academypilot", "pilot:patrolleader"
NEAR, MIDDLE, FAR = "400,400", "400,500", "400,590"
"""At ranges 1, 2 and 3 of a ship at 400,300."""


def fight(*things: str) -> XWingScenario:
    return table(*things, phase="engagement")


def duel(mine: str = "", theirs: str = "", at: str = MIDDLE) -> XWingScenario:
    """An X-wing (x) that is about to attack a TIE fighter (b), which looks away."""
    return fight(f"{X}@400,300{mine}=x", f"{TIE}@{at}{theirs}=b")


def results(t: XWingScenario, dice: str) -> list[str]:
    """The dice of the attack as they are now."""
    return [die.face for die in getattr(t.state.attacks[-1], f"{dice}_dice")]


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    for pilot in (XTEXT, TIETEXT, DECIMATORTEXT):
        monkeypatch.setitem(ABILITIES, pilot, [])


def more(card: str, value: str, *amounts: int) -> None:
    """The card changes a number by each of these amounts."""
    for amount in amounts:

        @changes(card, value)
        def change(x: Use, amount: int = amount) -> int:
            return amount


def forbid(card: str, what: str) -> None:
    @changes(card, CANNOT, what=(what,))
    def forbidden(x: Use) -> bool:
        return True


def dice_ability(card: str, whose: str, side: str, how: Modification) -> None:
    @modifies(card, whose, side)  # type: ignore[arg-type]
    def ability(x: Use) -> Modification:
        return how


# The dice -------------------------------------------------------------------------------------------------------------


@rule("XW-ATK-02", "XW-ATK-03")
def test_the_faces_of_the_dice() -> None:
    assert Counter(ATTACK_FACES) == {"hit": 3, "crit": 1, "focus": 2, "blank": 2}
    assert Counter(DEFENSE_FACES) == {"evade": 3, "focus": 2, "blank": 3}


@rule("XW-ATK-30")
def test_everything_that_changes_the_number_of_attack_dice_is_added() -> None:
    more(XTEXT, ATTACK_DICE, -1, 1)
    t = duel(at=NEAR)
    t.attack("front>b", attack="blank blank blank blank", defense="blank blank blank")
    assert len(t.rolled("attack")) == 4


@rule("XW-ATK-31")
def test_no_more_than_six_attack_dice() -> None:
    more(XTEXT, ATTACK_DICE, 2, 2)
    t = duel(at=NEAR).attack("front>b", attack="blank " * 6, defense="blank blank blank")
    assert (sum(t.terms("attack").values()) > 5, len(t.rolled("attack"))) == (True, 6)


@rule("XW-ATK-31")
def test_no_fewer_than_no_attack_dice() -> None:
    more(XTEXT, ATTACK_DICE, -2, -2)
    t = duel().attack("front>b", defense="blank blank blank")
    assert (t.rolled("attack"), len(t.events("missed"))) == ([], 1)


@rule("XW-ATK-32")
def test_a_maximum_applies_last() -> None:
    more(XTEXT, MOST_ATTACK_DICE, 3)
    more(XTEXT, ATTACK_DICE, 1)
    more(TIETEXT, MOST_DEFENSE_DICE, 2)
    more(TIETEXT, DEFENSE_DICE, 1)
    t = duel(at=NEAR).attack("front>b", attack="blank blank blank", defense="blank blank")
    assert (len(t.rolled("attack")), len(t.rolled("defense"))) == (3, 2)


@rule("XW-ATK-33")
def test_all_dice_are_rolled() -> None:
    t = duel("+focus", at=NEAR).attack("front>b", attack="focus blank blank blank")
    assert (t.asked, len(t.rolled("attack"))) == ("a modify-attack", 4)  # nobody was asked how many
    assert t.story()[-2:] == ["attack", "attack-rolled"]


@rule("XW-ATK-34")
def test_six_dice_can_each_be_rerolled() -> None:
    more(XTEXT, ATTACK_DICE, 3)
    t = duel(f">{TIE}").attack("front>b", attack="blank " * 6)
    t.a("lock")
    assert t.options("a") == [f"die-{number}" for number in range(1, 7)]


# Range ----------------------------------------------------------------------------------------------------------------


@rule("XW-ATK-35", "XW-ATK-36", "XW-ATK-58", "XW-ARC-30")
@pytest.mark.parametrize(("at", "attacking", "defending"), [(NEAR, 4, 3), (MIDDLE, 3, 3), (FAR, 3, 4)])
def test_range_bonuses(at: str, attacking: int, defending: int) -> None:
    t = duel(at=at).attack("front>b", attack="blank " * attacking, defense="blank " * defending)
    assert (len(t.rolled("attack")), len(t.rolled("defense"))) == (attacking, defending)


@rule("XW-ATK-37")
@pytest.mark.parametrize(("at", "attacking", "defending"), [(NEAR, 4, 3), (FAR, 3, 4)])
def test_range_bonuses_of_a_special_weapon(at: str, attacking: int, defending: int) -> None:
    t = duel("&ioncannon", at=at).attack("ioncannon>b", attack="blank " * attacking, defense="blank " * defending)
    assert (len(t.rolled("attack")), len(t.rolled("defense"))) == (attacking, defending)


@rule("XW-ATK-38")
@pytest.mark.parametrize(("weapon", "at", "dice"), [("iontorpedoes", FAR, 4), ("clustermissiles", NEAR, 3)])
def test_no_range_bonuses_with_ordnance(weapon: str, at: str, dice: int) -> None:
    t = duel(f"&{weapon}>{TIE}", at=at).attack(f"{weapon}>b", attack="blank " * dice).no_modifying()
    assert (t.terms("attack"), t.terms("defense")) == ({"weapon": dice}, {"agility": 3})


@rule("XW-ATK-35", "XW-ATK-39", "XW-ABL-02")
def test_range_bonus_at_range_0() -> None:
    t = fight("a.arvelcrynyd@400,300=x", f"{TIE}@400,340=b")
    assert t.range("x", "b") == 0
    t.attack("front>b", attack="blank blank blank", defense="blank blank blank")
    assert t.terms("attack") == {"weapon": 2, "range": 1}


# Modifying attack dice ------------------------------------------------------------------------------------------------


@rule("XW-ATK-40")
def test_the_defender_modifies_attack_dice_first() -> None:
    dice_ability(TIETEXT, "attack", "defender", Change(("hit",), "focus"))
    t = duel("+focus").attack("front>b", attack="hit hit blank", defense="blank blank blank")
    assert t.asked == "b modify-attack"
    t.b(f"{TIE}/{TIETEXT}")
    assert (t.asked, results(t, "attack")) == ("a modify-attack", ["focus", "hit", "blank"])
    t.a("focus")
    assert t.last("dice-changed")["results"] == ["hit", "hit", "blank"]


@rule("XW-ATK-41")
def test_the_defender_does_not_come_back_to_attack_dice() -> None:
    dice_ability(TIETEXT, "attack", "defender", Reroll(1))
    t = (
        duel(f"+focus>{TIE}", "+focus")
        .attack("front>b", attack="focus blank blank")
        .faces("focus", "focus focus focus")
    )
    t.b("pass").a("lock", ["die-2"])
    assert t.asked == "a modify-attack"
    t.a("focus")
    assert t.asked == "b modify-defense"


@rule("XW-ATK-42")
@pytest.mark.parametrize("order", [("lock", ["die-2", "die-3"], "focus"), ("focus", "lock", ["die-2", "die-3"])])
def test_lock_and_focus_in_one_attack(order: tuple[str, ...]) -> None:
    t = duel(f"+focus>{TIE}").attack("front>b", attack="focus blank blank")
    t.faces("hit hit" if order[0] == "focus" else "focus hit", "blank blank blank").a(*order)
    assert t.last("hit")["hits"] == 3
    assert (t.tokens("x"), t.locks("x")) == ({}, [])


@rule("XW-ABL-04", "XW-ATK-43")
def test_a_die_rerolled_for_the_defender_is_not_rerolled_by_the_attacker() -> None:
    dice_ability(TIETEXT, "attack", "defender", Reroll(1))
    t = duel(f">{TIE}").attack("front>b", attack="hit blank blank").faces("blank")
    t.b(f"{TIE}/{TIETEXT}", ["die-1"]).a("lock")
    assert t.options("a") == ["die-2", "die-3"]


@rule("XW-ATK-44")
def test_an_added_result_is_a_die_like_others() -> None:
    dice_ability(TIETEXT, "defense", "defender", Add("focus"))
    t = duel(theirs="+focus").attack("front>b", attack="hit hit blank", defense="blank blank evade")
    t.b(f"{TIE}/{TIETEXT}")
    assert results(t, "defense") == ["blank", "blank", "evade", "focus"]
    t.b("focus")  # it can be modified, and it cancels
    assert t.last("dice-changed")["results"] == ["blank", "blank", "evade", "evade"]
    assert t.events("missed")


@rule("XW-ATK-45", "XW-ATK-51", "XW-ABL-10")
def test_a_changed_result_and_no_second_time() -> None:
    dice_ability(XTEXT, "attack", "attacker", Change(("focus",), "hit"))
    t = duel("+focus").attack("front>b", attack="focus hit focus")
    t.a(f"{X}/{XTEXT}")
    assert results(t, "attack") == ["hit", "hit", "focus"]
    assert t.options("a") == ["focus", "pass"]


@rule("XW-ATK-46")
def test_a_rerolled_result_is_gone() -> None:
    dice_ability(XTEXT, "attack", "attacker", Reroll(1))
    t = duel("+focus").attack("front>b", attack="hit focus focus").faces("blank").a(f"{X}/{XTEXT}", ["die-1"])
    assert results(t, "attack") == ["blank", "focus", "focus"]


@rule("XW-ATK-47")
def test_a_spent_result_leaves_the_pool() -> None:
    dice_ability(XTEXT, "attack", "attacker", Spend(("crit",)))
    t = duel().attack("front>b", attack="hit hit crit", defense="blank blank blank").a(f"{X}/{XTEXT}")
    assert t.last("dice-changed")["results"] == ["hit", "hit"]
    assert (t.last("hit")["hits"], t.last("hit")["crits"]) == (2, 0)


@rule("XW-ATK-48")
def test_dice_are_modified_in_their_steps_only() -> None:
    @triggered(TIETEXT, AFTER_NEUTRALIZE, of="any", may=True)
    def pause(m: XMatch, x: Use) -> None: ...

    t = duel(theirs="+evade").attack("front>b", attack="hit blank blank", defense="blank blank blank").b("pass")
    assert (t.asked, t.state.attacks[-1].step) == ("b ability", "neutralize")
    assert t.refused("b", "evade-blank")


@rule("XW-ATK-49")
def test_a_rerolled_die_can_still_be_changed_but_not_rerolled() -> None:
    dice_ability(XTEXT, "attack", "attacker", Reroll(3))
    t = duel(f"+focus>{TIE}").attack("front>b", attack="blank blank blank").faces("focus focus focus")
    t.a(f"{X}/{XTEXT}", ["die-1", "die-2", "die-3"])
    assert t.options("a") == ["focus", "pass"]
    t.faces("blank blank blank").a("focus")
    assert t.last("hit")["hits"] == 3


@rule("XW-ATK-50", "XW-ABL-45")
def test_results_of_the_other_ship_are_not_spent() -> None:
    dice_ability(XTEXT, "attack", "attacker", Spend(("focus",)))
    dice_ability(TIETEXT, "defense", "defender", Spend(("focus",)))
    t = duel().attack("front>b", attack="hit hit hit", defense="focus blank blank")
    assert t.options("b") == [f"{TIE}/{TIETEXT}", "pass"]  # and nobody asked the attacker
    t = duel().attack("front>b", attack="focus hit hit", defense="blank blank blank")
    assert t.options("a") == [f"{X}/{XTEXT}", "pass"]
    t.a("pass")
    assert t.events("hit")  # nor the defender, without a focus result


@rule("XW-ATK-51", "XW-ABL-11")
def test_a_dice_ability_is_used_once_in_each_attack() -> None:
    dice_ability(XTEXT, "attack", "attacker", Reroll(1))

    @triggered(XTEXT, AFTER_ATTACKS, when=lambda x: not x.attack.bonus, bonus_attack=True)
    def again(m: XMatch, x: Use) -> Flow[None]:
        yield from attack.bonus_attack(m, x.ship)

    t = duel("+focus").attack("front>b", attack="blank blank focus").faces("blank", "blank blank blank")
    t.a(f"{X}/{XTEXT}", ["die-1"])
    assert t.options("a") == ["focus", "pass"]
    t.a("pass").attack("front>b", attack="blank blank focus")
    assert t.options("a") == ["focus", f"{X}/{XTEXT}", "pass"]


@rule("XW-ATK-52")
def test_cancelling_is_no_modification() -> None:
    forbid(TIETEXT, "defense-dice-modified")
    forbid(XTEXT, "attack-dice-modified")
    t = duel("+focus", "+focus").attack("front>b", attack="hit hit focus", defense="evade focus blank")
    assert t.last("hit")["hits"] == 1  # nobody could spend focus


@rule("XW-ATK-53")
def test_a_cancelled_result_is_ignored_from_then_on() -> None:
    t = duel("&crackshot").attack("front>b", attack="hit hit blank", defense="evade evade blank")
    t.a(f"{X}/upgrade:crackshot")
    assert t.last("cancelled")["defense"] == ["evade", "blank"]
    assert (t.last("hit")["hits"], t.damage("b")) == (1, 1)


@rule("XW-ATK-54")
def test_the_number_of_dice_is_no_modification() -> None:
    forbid(XTEXT, "attack-dice-modified")
    t = duel("+focus", at=NEAR).attack("front>b", attack="focus blank blank blank", defense="blank blank blank")
    assert t.terms("attack") == {"weapon": 3, "range": 1}


@rule("XW-ATK-55")
def test_a_die_is_not_changed_to_a_face_it_does_not_have() -> None:
    dice_ability(TIETEXT, "attack", "defender", Change(("focus",), "evade"))
    t = duel("+focus").attack("front>b", attack="focus hit hit").b(f"{TIE}/{TIETEXT}")
    assert results(t, "attack") == ["focus", "hit", "hit"]


@rule("XW-ATK-56")
def test_a_fixed_number_of_dice_is_rerolled() -> None:
    dice_ability(XTEXT, "defense", "attacker", Reroll(2, exactly=True))
    t = duel().attack("front>b", attack="hit hit blank", defense="evade evade blank").a(f"{X}/{XTEXT}")
    assert t.options("a") == ["die-1", "die-2", "die-3"]
    t.a("die-1").faces("blank blank")
    assert t.options("a") == ["die-2", "die-3"]
    t.a("die-2")
    assert t.last("dice-changed")["results"] == ["blank", "blank", "blank"]


@rule("XW-ATK-56")
def test_fewer_dice_are_rerolled_if_there_are_no_more() -> None:
    dice_ability(XTEXT, "defense", "attacker", Reroll(2, exactly=True))
    more(TIETEXT, DEFENSE_DICE, -2)
    t = duel().attack("front>b", attack="hit hit blank", defense="evade").faces("blank").a(f"{X}/{XTEXT}")
    assert t.last("dice-changed")["results"] == ["blank"]


@rule("XW-ATK-57")
def test_a_modification_needs_its_state_when_it_is_used() -> None:
    computer = "a.tempestsquadronpilot/ship:advancedtargetingcomputer"

    def attacks() -> XWingScenario:
        t = fight("a.tempestsquadronpilot@400,300>b+focus=x", f"{TIE}@{MIDDLE}=b")
        t.attack("front>b", attack="hit focus blank")
        assert t.terms("attack") == {"weapon": 2, "ship:advancedtargetingcomputer": 1}
        return t

    both = attacks().a(computer)
    assert both.options("a") == ["focus", "lock", "pass"]
    both.faces("hit").a("lock", ["die-3"])
    assert results(both, "attack") == ["crit", "focus", "hit"]
    spent = attacks().faces("hit").a("lock", ["die-3"])
    assert spent.options("a") == ["focus", "pass"]


# Defense dice ---------------------------------------------------------------------------------------------------------


def at_x(*things: str, theirs: str = "", at: str = MIDDLE) -> XWingScenario:
    """A TIE fighter (b) is about to attack an X-wing (x, agility 2), which looks away."""
    return fight(f"{X}@400,300,180{theirs}=x", f"{TIE}@{at},180=b", *things)


@rule("XW-ATK-59")
def test_everything_that_changes_the_number_of_defense_dice_is_added() -> None:
    t = at_x("asteroid@400,440", theirs="+strain", at=FAR)
    t.attack("front>x", attack="blank blank", defense="blank blank blank")
    assert t.terms("defense") == {"agility": 2, "range": 1, "obstructed": 1, "strain": -1}
    assert len(t.rolled("defense")) == 3


@rule("XW-ATK-60")
def test_no_more_than_six_defense_dice() -> None:
    more(TIETEXT, DEFENSE_DICE, 1, 1, 3)
    t = duel().attack("front>b", attack="blank blank blank", defense="blank " * 6)
    assert len(t.rolled("defense")) == 6


@rule("XW-ATK-61")
def test_agility_0_still_rolls_additional_dice() -> None:
    t = fight(f"{X}@400,300", "b.patrolleader@400,605,90^left=deci", "asteroid@400,440")
    t.until("attack", X).attack("front>deci", attack="blank blank blank", defense="blank blank")
    assert t.terms("defense") == {"agility": 0, "range": 1, "obstructed": 1}
    assert len(t.rolled("defense")) == 2
    more(DECIMATORTEXT, DEFENSE_DICE, 1)
    able = fight(f"{X}@400,300", "b.patrolleader@400,540,90^left=deci")
    able.until("attack", X).attack("front>deci", attack="blank blank blank", defense="blank")
    assert (able.terms("defense"), len(able.rolled("defense"))) == ({"agility": 0, DECIMATORTEXT: 1}, 1)


@rule("XW-ATK-63")
@pytest.mark.parametrize("amounts", [(-1, 1), (1, -1)])
def test_less_than_none_is_kept_while_it_is_added_up(amounts: tuple[int, int]) -> None:
    more(DECIMATORTEXT, DEFENSE_DICE, *amounts)
    t = fight(f"{X}@400,300", "b.patrolleader@400,540,90^left=deci").until("attack", X).attack("front>deci")
    assert [amount for _, amount in t.last("defense-rolled")["terms"]] == [0, *amounts]
    assert t.rolled("defense") == []


@rule("XW-ATK-62")
def test_more_dice_are_not_more_agility() -> None:
    t = at_x(theirs="&stealthdevice+focus", at=FAR).attack(
        "front>x", attack="blank blank", defense="focus blank blank blank"
    )
    assert (t.asked, len(t.rolled("defense"))) == ("a modify-defense", 4)
    assert attack.agility(t.state, t.ship("x")) == 2


@rule("XW-ATK-64")
def test_the_attacker_modifies_defense_dice_first() -> None:
    dice_ability(XTEXT, "defense", "attacker", Reroll(1))
    t = duel(theirs="+evade").attack("front>b", attack="hit hit blank", defense="evade blank blank")
    assert t.asked == "a modify-defense"
    t.faces("blank").a(f"{X}/{XTEXT}", ["die-1"])
    assert (t.asked, results(t, "defense")) == ("b modify-defense", ["blank", "blank", "blank"])


@rule("XW-ATK-65")
def test_focus_and_evade_in_one_attack() -> None:
    t = duel(theirs="+focus+evade").attack("front>b", attack="hit hit hit", defense="focus focus blank")
    t.b("evade-blank", "focus")
    assert t.last("dice-changed")["results"] == ["evade", "evade", "evade"]
    assert (t.events("hit"), t.tokens("b")) == ([], {})


@rule("XW-ATK-66")
def test_a_defense_die_is_rerolled_once() -> None:
    dice_ability(XTEXT, "defense", "attacker", Reroll(1))
    dice_ability(TIETEXT, "defense", "defender", Reroll(1))
    t = duel().attack("front>b", attack="hit hit blank", defense="evade blank blank")
    t.faces("blank").a(f"{X}/{XTEXT}", ["die-1"]).b(f"{TIE}/{TIETEXT}")
    assert t.options("b") == ["die-2", "die-3"]


# Obstruction ----------------------------------------------------------------------------------------------------------


@rule("XW-ATK-68")
def test_ships_and_devices_obstruct_without_effect() -> None:
    t = fight(f"{X}@400,300=x", f"{TIE}@{MIDDLE}=b", "a.academypilot@400,370=friend", "a:protonbomb@400,440")
    t.attack("front>b", attack="blank blank blank", defense="blank blank blank")
    across = t.question("a").about["across"]
    t.a(max(across, key=lambda line: len(across[line])))
    assert set(t.last("attack")["obstructed"]) == {"a.academypilot", "protonbomb-1"}
    assert t.terms("defense") == {"agility": 3}


@rule("XW-ATK-69")
def test_several_obstacles_give_one_die() -> None:
    t = fight(f"{X}@400,300=x", f"{TIE}@{FAR}=b", "asteroid@400,380", "debris@400,500")
    t.attack("front>b", attack="blank blank blank", defense="blank " * 5)
    assert len(t.last("attack")["obstructed"]) == 2
    assert t.terms("defense") == {"agility": 3, "range": 1, "obstructed": 1}


@rule("XW-ATK-70")
def test_gas_clouds_turn_one_blank() -> None:
    t = fight(f"{X}@400,300=x", f"{TIE}@{FAR}+focus=b", "gas@400,380", "gas@400,500")
    t.attack("front>b", attack="hit hit blank", defense="blank blank focus focus focus")
    assert len(t.last("attack")["obstructed"]) == 2
    assert t.options("b") == ["focus", "gas-cloud", "pass"]
    t.b("gas-cloud")
    assert results(t, "defense") == ["evade", "blank", "focus", "focus", "focus"]
    assert t.options("b") == ["focus", "pass"]


@rule("XW-ATK-70")
def test_a_gas_cloud_that_the_attacker_ignores_turns_no_blank() -> None:
    han = "a.outerrimsmuggler@400,300^front&qira{}"
    for lock, asked in (("", "b modify-defense"), (">obstacle-1", "b attack")):
        t = fight(han.format(lock), f"{TIE}@400,590,180=b", "gas@400,440")
        t.until("attack", "a.outerrimsmuggler").attack("double_turret>b", attack="hit hit hit", defense="blank " * 5)
        assert (t.asked, "obstructed" in t.terms("defense")) == (asked, not lock)


@rule("XW-ATK-70")
def test_an_asteroid_turns_no_blank() -> None:
    t = fight(f"{X}@400,300=x", f"{TIE}@{FAR}=b", "asteroid@400,400")
    t.attack("front>b", attack="hit hit blank", defense="blank " * 5)
    assert t.events("hit")  # nobody was asked
