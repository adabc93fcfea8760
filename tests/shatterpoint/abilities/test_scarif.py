"""Jyn Erso, Bodhi Rook, Baze Malbus and Chirrut Îmwe."""

from __future__ import annotations

from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.struggle import gain_momentum
from battlemat.games.shatterpoint.values import keyword

GUARDIANS, BODHI, JYN = "baze-malbus-and-chirrut-imwe", "bodhi-rook", "jyn-erso-stardust"
MAUL, AURRA, BO = "lord-maul", "aurra-sing", "bo-katan-kryze"


def test_i_fear_nothing() -> None:
    words = f"{GUARDIANS} at 400,400 and 460,400 with 2 injured, 3 damage, pinned"
    t = table(a=side(words, force=2), step="activate").a("choose:damage", "choose:condition")
    assert (t.force("a"), t.damage(GUARDIANS), t.conditions(GUARDIANS)) == (3, 2, [])
    well = table(a=side(f"{GUARDIANS} at 400,400 and 460,400 with 3 damage", force=2), step="activate")
    assert (well.asked, well.force("a")) == ("a act", 2)


def test_weve_been_in_worse_cages_than_this_one() -> None:
    t = table(a=side(f"{GUARDIANS} at 400,400 and 460,400 with flipped")).picks("a", "worse-cages")
    t.moves(f"{GUARDIANS}.1", "dash", 400, 440).moves(f"{GUARDIANS}.2", "dash", 460, 440)
    assert t.asked == "a act"
    t = table(a=side(f"{GUARDIANS} at 400,400 and 460,400")).picks("a", "worse-cages")
    t.moves(f"{GUARDIANS}.1", "reposition", 400, 540)
    assert t.asked == "a act"


def test_guardians_of_the_whills() -> None:
    """Each stance has keywords of its own; turning the card is a chance to focus."""
    t = table(a=side(f"{GUARDIANS} at 400,400 and 460,400"))
    names = ("steadfast", "impact", "cover", "sharpshooter")
    assert [keyword(t.state, t.character(GUARDIANS), name) for name in names] == [1, 1, 0, 0]
    t.picks("a", "flip").a("choose:yes")
    assert [keyword(t.state, t.character(GUARDIANS), name) for name in names] == [0, 0, 1, 1]
    assert t.character(GUARDIANS).focus == 1


def test_guardians_keep_still_when_others_turn_their_card() -> None:
    t = table(a=side(f"{JYN} at 600,600", f"{GUARDIANS} at 400,400 and 460,400")).picks("a", "flip")
    assert t.asked == "a act"


def tied(controller: str) -> ShatterScenario:
    foes = side(f"{MAUL} at 420,480", f"{AURRA} at 480,480")
    t = table(a=side(f"{GUARDIANS} at 400,400 and 460,400"), b=foes, objectives=f"X at 430,440 {controller}".strip())
    return t.ends_activation()


def test_hes_praying_for_the_door_to_open() -> None:
    t = tied("b").a("choose:yes")
    assert (t.controls("X"), t.force("a"), t.events("control-removed")) == ("", 8, [{"objective": "X"}])
    before = tied("").momentum("a")
    gained = [tied("").a(answer).momentum("a") for answer in ("choose:yes", "pass")]
    assert gained[0] == gained[1] + 1 >= before


def test_the_door_stays_shut() -> None:
    """Without Force, or with only one of them at the objective."""
    for first, force in (("400,400", 0), ("800,800", 9)):
        foes = side(f"{MAUL} at 420,480", *[f"{AURRA} at 480,480"] * (not force))
        a = side(f"{GUARDIANS} at {first} and 460,400", force=force)
        assert table(a=a, b=foes, objectives="X at 430,440 b").ends_activation().asked != "a agree"


def test_rogue_one_pulling_away() -> None:
    """With a Spy's unit Bodhi goes, too."""
    t = table(a=side(f"{BODHI} at 400,400", f"{JYN} at 500,500")).picks("a", "pulling-away").a(f"choose:a.{JYN}")
    t.moves(JYN, "dash", 500, 540).moves(BODHI, "dash", 400, 440)
    assert (t.at(BODHI), t.asked) == ((400, 440, 0), "a act")
    t = table(a=side(f"{BODHI} at 400,400", f"{GUARDIANS} at 500,500 and 560,500")).picks("a", "pulling-away")
    t.a(f"choose:a.{GUARDIANS}").moves(f"{GUARDIANS}.1", "dash", 500, 540)
    assert t.asked == "a act"


def test_i_just_need_an_open_line() -> None:
    def line(foe: str = "800,800") -> ShatterScenario:
        return table(a=side(f"{BODHI} at 400,400"), b=side(f"{MAUL} at {foe}"), objectives="X at 400,450 a")

    t = line().dice_of("EES").picks("a", "open-line").passes("b")
    assert (t.momentum("a"), t.momentum("b")) == (3, 1)
    t = line().picks("a", "open-line").b("choose:yes")
    assert (t.momentum("a"), t.momentum("b")) == (1, 0)
    assert "open-line" not in str(line("400,540").options("a"))


def test_galen_said() -> None:
    a = side(f"{BODHI} at 400,400", f"{JYN} at 500,400", f"{GUARDIANS} at 450,500 and 800,800")
    t = table(a=a, b=side(), objectives="X at 480,450")
    names = JYN, f"{GUARDIANS}.1", f"{GUARDIANS}.2"
    assert [keyword(t.state, t.character(name), "steadfast") for name in (JYN, BODHI)] == [1, 1]
    exposed = [keyword(t.state, t.character(name), "immunity-exposed") for name in names]
    assert exposed == [1, 0, 0]
    gain_condition(t.match, t.unit(JYN), "exposed", None)
    assert t.conditions(JYN) == []
    t.objective("X").active = False
    assert keyword(t.state, t.character(BODHI), "steadfast") == 0


def test_this_is_a_rebellion_isnt_it() -> None:
    a = side(f"{JYN} at 400,400", f"{GUARDIANS} at 600,600 and 860,860")
    t = table(a=a, b=side(f"{MAUL} at 600,800"), step="activate")
    t.a(f"choose:a.{GUARDIANS}.1", "choose:attack").attacks(f"{GUARDIANS}.1", MAUL, type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    t = table(a=a, b=side(), step="activate").a(f"choose:a.{JYN}.1", "choose:dash").moves(JYN, "dash", 400, 440)
    assert (t.at(JYN), t.asked) == ((400, 440, 0), "a act")


def test_reckless_aggressive_and_undisciplined() -> None:
    """Two dice for each other foe in the brawl that is not Wounded."""
    foes = side(f"{MAUL} at 400,450", f"{AURRA} at 450,400", f"{BO} at 350,400 with wounded")
    t = table(a=side(f"{JYN} at 400,400"), b=foes).a("action:combat", f"melee:a.{JYN}.1>b.{MAUL}.1")
    t.picks("a", "reckless")
    assert t.state.attacks[-1].bonus == 2
    alone = table(a=side(f"{JYN} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    alone.dice_of("F" * 7, "F" * 5).a(f"melee:a.{JYN}.1>b.{MAUL}.1")
    assert "reckless" not in str(alone.options("a"))
    shot = table(a=side(f"{JYN} at 400,400"), b=side(f"{MAUL} at 400,560", f"{AURRA} at 470,400 with wounded"))
    assert "reckless" not in str(shot.a("action:combat", f"ranged:a.{JYN}.1>b.{MAUL}.1").options("a"))


def test_i_rebel() -> None:
    t = table(a=side(f"{JYN} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:combat").attacks(JYN, MAUL)
    t.picks("a", "i-rebel").moves(JYN, "dash", 400, 340)
    assert (t.at(JYN), t.unit(JYN).used["i-rebel"]) == ((400, 340, 0), 1)


def test_i_rebel_is_for_her_own_attacks() -> None:
    t = table(a=side(f"{BO} at 400,400", f"{JYN} at 800,800"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    assert t.attacks(BO, MAUL).asked == "a act"


def test_the_time_to_fight_comes_once_and_for_momentum_of_the_opponent() -> None:
    units = f"{JYN} at 400,400 with 3 damage", f"{BO} at 800,800 with 7 damage"
    for player, used in ((0, False), (1, True)):
        t = table(a=side(*units), b=side(), token=-3)
        t.unit(JYN).used |= {"the-time-to-fight-is-now": 1} if used else {}
        gain_momentum(t.match, player, "SP-MIS-39")
        assert t.ends_activation().asked != "a heal"


def test_the_time_to_fight_is_now() -> None:
    """Momentum for an ability when there is no Force; healing once when the opponent gains some."""
    t = table(a=side(f"{BODHI} at 400,400", f"{JYN} at 500,500", force=0)).picks("a", "pulling-away")
    assert (t.momentum("a"), t.force("a")) == (0, 0)
    enough = table(a=side(f"{BODHI} at 400,400", f"{JYN} at 500,500", force=1)).picks("a", "pulling-away")
    assert (enough.momentum("a"), enough.force("a")) == (1, 0)
    t = table(a=side(f"{JYN} at 400,400 with 3 damage", f"{BO} at 800,800 with 7 damage"), momentum=(1, 1))
    suffer(t.match, t.unit(BO), 1, "SP-ATK-29")
    t.ends_activation().a(f"damage:a.{JYN}", f"damage:a.{JYN}")
    assert t.damage(JYN) == 1
    twice = table(a=side(f"{JYN} at 400,400 with 5 damage", f"{BO} at 800,800"), token=-3)
    gain_momentum(twice.match, 1, "SP-MIS-39")
    gain_momentum(twice.match, 1, "SP-MIS-39")
    twice.ends_activation().a(f"use:a.{JYN}>the-time-to-fight-is-now", f"damage:a.{JYN}", f"damage:a.{JYN}")
    assert (twice.damage(JYN), twice.asked == "a heal") == (3, False)
    without = table(a=side(f"{BODHI} at 400,400", force=0))
    assert "pulling-away" not in str(without.options("a"))
