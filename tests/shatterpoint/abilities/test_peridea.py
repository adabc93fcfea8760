"""Morgan Elsbeth, Enoch and the Night Troopers."""

from __future__ import annotations

from random import Random

from battlemat.core import conformance
from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack

MORGAN, ENOCH, NIGHT = "morgan-elsbeth", "enoch-captain-of-the-guard", "night-troopers"
MAUL, AURRA, BO, DEATH = "lord-maul", "aurra-sing", "bo-katan-kryze", "death-troopers"


def test_by_your_command_grand_admiral() -> None:
    a = side(f"{ENOCH} at 400,400", f"{NIGHT} at 600,600 and 660,600", f"{DEATH} at 100,600 and 160,600")
    t = table(a=a).picks("a", "by-your-command").a(f"choose:a.{NIGHT}.1").moves(f"{NIGHT}.1", "dash", 600, 640)
    t.moves(ENOCH, "dash", 400, 440)
    assert (t.at(ENOCH), t.asked) == ((400, 440, 0), "a act")
    t = table(a=a).picks("a", "by-your-command").a(f"choose:a.{DEATH}.1").moves("a.death-troopers.1", "dash", 100, 640)
    assert t.asked == "a act"


def test_die_well() -> None:
    def fight(attacker: str) -> ShatterScenario:
        t = table(a=side(attacker, f"{ENOCH} at 500,300"), b=side(f"{MAUL} at 400,450")).a("action:combat")
        name = t.state.players[0].units[0].characters[0].id
        return t.a(f"melee:{name}>b.{MAUL}.1")

    t = fight(f"{NIGHT} at 400,400 and 860,860").picks("a", "die-well")
    assert t.conditions(NIGHT) == ["exposed"]
    assert t.state.attacks[-1].exposed or t.conditions(MAUL) == ["exposed"]
    assert not fight(f"{BO} at 400,400").asked.endswith("react")
    far = table(a=side(f"{NIGHT} at 400,400 and 860,860", f"{ENOCH} at 900,100"), b=side(f"{MAUL} at 400,450"))
    assert not far.a("action:combat", f"melee:a.{NIGHT}.1>b.{MAUL}.1").asked.endswith("react")


def fate() -> ShatterScenario:
    a = side(f"{MORGAN} at 400,400", f"{NIGHT} at 600,600 and 660,600 with 1 damage", deck=f"{NIGHT} {MORGAN}")
    return table(a=a, b=side(), step="activate")


def test_fate_has_decided_our_next_move() -> None:
    """On top: dash and focus. At the bottom: each unit of the sisterhood may heal."""
    t = fate()
    assert t.question("a").about["card"] == f"a.{NIGHT}"
    t.a("choose:deck-top").moves(MORGAN, "dash", 400, 440)
    assert (t.character(MORGAN).focus, t.state.players[0].deck[-1]) == (1, f"a.{NIGHT}")
    t = fate().a("choose:deck-bottom").a(f"choose:a.{NIGHT}.1", f"damage:a.{NIGHT}")
    assert (t.damage(NIGHT), t.state.players[0].deck[-1]) == (0, f"a.{MORGAN}")
    assert t.character(MORGAN).focus == 0


def test_fate_is_told_to_nobody_else() -> None:
    """The card is known to its player alone, and still after it was put back on top."""
    t = fate()
    conformance.nothing_leaks(t.match, Random(1))
    t.a("choose:deck-top", "pass")
    for seed in range(4):
        assert t.match.determinize(0, Random(seed)).state.players[0].deck[-1] == f"a.{NIGHT}"
    tops = {t.match.determinize(1, Random(seed)).state.players[0].deck[-1] for seed in range(9)}
    assert tops == {f"a.{NIGHT}", f"a.{MORGAN}"}


def test_manipulating_hand() -> None:
    t = table(a=side(f"{MORGAN} at 400,400"), b=side(f"{MAUL} at 400,600", f"{AURRA} at 850,850"))
    t.picks("a", "manipulating-hand").a("pay:force").goes("a", 460, 600)
    assert (t.at(MAUL), t.asked) == ((460, 600, 0), "a act")


def test_nobody_to_command() -> None:
    for alone, ability in ((ENOCH, "by-your-command"), (MORGAN, "manipulating-hand")):
        t = table(a=side(f"{alone} at 400,400"), b=side(f"{MAUL} at 850,850"))
        assert ability not in str(t.options("a"))


def test_you_will_die_here_alone() -> None:
    """Three dice more in a Combat action against somebody without company."""
    for aurra, dice in (("800,800", 3), ("400,540", 0)):
        t = table(a=side(f"{MORGAN} at 400,400"), b=side(f"{MAUL} at 400,450", f"{AURRA} at {aurra}"))
        blow = Attack(0, f"a.{MORGAN}.1", f"b.{MAUL}.1", "melee", True)
        assert attack_pool(t.state, blow) == 7 + dice
        blow.in_action = False
        assert attack_pool(t.state, blow) == 7


def test_my_life_for_the_sisterhood() -> None:
    """She suffers for what allies within 3 would pay."""
    t = table(a=side(f"{NIGHT} at 400,400 and 460,400", f"{MORGAN} at 500,500", force=0))
    t.picks("a", "dark-innervation")
    assert (t.damage(MORGAN), t.damage(NIGHT)) == (1, 0)
    rich = table(a=side(f"{NIGHT} at 400,400 and 460,400", f"{MORGAN} at 500,500")).picks("a", "dark-innervation")
    assert rich.options("a") == ["pay:force", f"pay:a.{MORGAN}"]
    for words in (f"{MORGAN} at 800,800", f"{MORGAN} at 500,500 with wounded"):
        poor = table(a=side(f"{NIGHT} at 400,400 and 460,400", words, force=0))
        assert "dark-innervation" not in str(poor.options("a"))


def test_my_loyalty() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MORGAN} at 400,450 with 9 damage")).a("action:combat")
    t.attacks(BO, MORGAN, attack="C", path="a").passes_until("b movement").passes("b").attacks(MORGAN, BO, dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_dark_innervation() -> None:
    t = table(a=side(f"{NIGHT} at 400,400 and 460,400")).picks("a", "dark-innervation")
    assert not any(option.startswith("advance") for option in t.options("a"))
    hurt = table(a=side(f"{NIGHT} at 400,400 and 460,400 with 1 injured")).picks("a", "dark-innervation")
    hurt.moves(f"{NIGHT}.1", "advance", 400, 540)
    assert hurt.at(f"{NIGHT}.1") == (400, 540, 0)


def test_unnatural_vigor() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{NIGHT} at 400,450 and 860,860 with 1 injured")).a("action:combat")
    t.dice_of("EEESFFF", "F" * 5).a(f"melee:a.{BO}.1>b.{NIGHT}.1").picks("b", "unnatural-vigor")
    assert t.last("results")["attack"].get("expertise") == 1
    plain = table(a=side(f"{BO} at 400,400"), b=side(f"{NIGHT} at 400,450 and 860,860")).a("action:combat")
    plain.dice_of("SSSSFFF", "F" * 5).a(f"melee:a.{BO}.1>b.{NIGHT}.1")
    other = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450", f"{NIGHT} at 800,800 and 860,860"))
    other.a("action:combat").dice_of("EEESFFF", "F" * 5).a(f"melee:a.{BO}.1>b.{MAUL}.1")
    assert (plain.asked, other.asked) == ("a tree", "a tree")


def test_animated_beyond_death() -> None:
    def wounded(morgan: str) -> ShatterScenario:
        b = f"{NIGHT} at 600,600 and 860,860 with 1 injured", f"{MORGAN} at {morgan}"
        t = table(a=side(f"{BO} at 400,400"), b=side(*b, f"{ENOCH} at 400,450 with 8 damage")).a("action:combat")
        return t.attacks(BO, ENOCH, attack="C", path="a")

    assert wounded("700,700").unit(NIGHT).injured == 0
    assert wounded("100,900").unit(NIGHT).injured == 1
    assert wounded("700,700 with wounded").unit(NIGHT).injured == 1


def test_undying_loyalty() -> None:
    """It rises again, from reserve into the deck; once Injured it gives no momentum and is never reserved."""

    def struck(tokens: str) -> ShatterScenario:
        words = f"{NIGHT} at 400,450 and 860,860 with 7 damage{tokens}"
        b = side(words, f"{ENOCH} at 800,100", deck=ENOCH, reserve=NIGHT)
        t = table(a=side(f"{BO} at 400,400"), b=b).a("action:combat")
        return t.attacks(BO, f"{NIGHT}.1", attack="C", path="a")

    t = struck("")
    unit = t.unit(NIGHT)
    assert (unit.wounded, unit.injured, unit.damage, t.momentum("a")) == (False, 1, 0, 2)
    assert (t.state.players[1].reserve, sorted(t.state.players[1].deck)) == (None, [f"b.{ENOCH}", f"b.{NIGHT}"])
    assert struck(", 1 injured").momentum("a") == 1
    orders = side(f"{NIGHT} at 400,400 and 460,400 with 1 injured", f"{ENOCH} at 600,600", deck=f"{NIGHT} {ENOCH}")
    assert table(a=orders, b=side(), step="orders").last("activated") == {"unit": f"a.{NIGHT}"}
