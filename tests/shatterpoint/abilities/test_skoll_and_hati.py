"""Baylan Skoll, Shin Hati and the HK-87 Assassin Droids."""

from __future__ import annotations

from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.engagement import gain_hunker
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.struggle import win_struggle
from battlemat.games.shatterpoint.values import keyword

BAYLAN, SHIN, HK = "baylan-skoll", "shin-hati-eager-apprentice", "hk-87-assassin-droids"
MAUL, AURRA, BO = "lord-maul", "aurra-sing", "bo-katan-kryze"


def test_power_such_as_youve_never_dreamed() -> None:
    t = table(a=side(f"{BAYLAN} at 400,400"), b=side(f"{MAUL} at 400,590")).picks("a", "power-such")
    t.goes("a", 400, 400)
    assert (t.at(MAUL), t.unit(BAYLAN).hunker) == ((400, 513.8, 0), 1)


def test_force_enhanced_dexterity() -> None:
    t = table(a=side(f"{BAYLAN} at 400,400"))
    for y in (440, 480):
        t.picks("a", "dexterity").moves(BAYLAN, "dash", 400, y)
    assert (t.unit(BAYLAN).hunker, "dexterity" in str(t.options("a"))) == (2, False)


def test_impatience_for_victory_at_the_set_up() -> None:
    t = table(a=side(f"{BAYLAN} at 400,400", f"{SHIN} at 460,400"), b=side(), step="first-struggle")
    t.b("map:A")
    assert [t.unit(name).hunker for name in (BAYLAN, SHIN)] == [1, 1]


def test_impatience_for_victory_after_a_lost_struggle() -> None:
    for winner, tokens in ((1, 1), (0, 0)):
        t = table(a=side(f"{BAYLAN} at 400,400", f"{SHIN} at 460,400"))
        win_struggle(t.match, winner, "SP-MIS-34")
        t.ends_activation()
        assert [t.unit(name).hunker for name in (BAYLAN, SHIN)] == [tokens, tokens]


def test_impatience_for_victory_keeps_tokens() -> None:
    """Another unit keeps them until its activation ends."""
    a = side(f"{SHIN} at 400,400 with 2 hunker", f"{BAYLAN} at 600,600")
    t = table(a=a, step="activate").a("choose:yes")
    assert t.unit(SHIN).hunker == 2
    t.ends_activation()
    assert t.unit(SHIN).hunker == 0
    own = table(a=side(f"{BAYLAN} at 400,400 with 2 hunker"), step="activate")
    assert (own.asked, own.unit(BAYLAN).hunker) == ("a act", 0)


def test_one_must_destroy_in_order_to_create() -> None:
    """Hunker tokens while engaged, which an attacker turns into expertise."""
    t = table(a=side(f"{BO} at 400,400", f"{BAYLAN} at 800,800"), b=side(f"{MAUL} at 400,450"))
    assert gain_hunker(t.match, t.unit(BO), 2)
    t.a("action:combat").dice_of("S" * 7, "F" * 5).a(f"melee:a.{BO}.1>b.{MAUL}.1")
    assert t.options("a") == ["choose:1", "choose:2", "pass"]
    t.a("choose:2")
    assert (t.unit(BO).hunker, t.last("results")["attack"]["expertise"]) == (0, 2)


def test_nothing_is_destroyed_for_the_opponent_or_without_tokens() -> None:
    bare = table(a=side(f"{BO} at 400,400", f"{BAYLAN} at 800,800"), b=side(f"{MAUL} at 400,450"))
    assert bare.a("action:combat").attacks(BO, MAUL).events("ability") == []
    foe = table(a=side(f"{BO} at 400,400 with 1 hunker"), b=side(f"{MAUL} at 400,450", f"{BAYLAN} at 800,800"))
    assert foe.a("action:combat").attacks(BO, MAUL).events("ability") == []


def test_furious_rush() -> None:
    t = table(a=side(f"{SHIN} at 400,400"), b=side(f"{MAUL} at 400,560")).picks("a", "furious-rush")
    assert t.moves(SHIN, "dash", 400, 460).conditions(MAUL) == ["exposed"]
    t = table(a=side(f"{SHIN} at 400,400"), b=side(f"{MAUL} at 400,560")).picks("a", "furious-rush").passes("a")
    assert t.conditions(MAUL) == []


def test_trained_to_be_something_more() -> None:
    a = side(f"{BAYLAN} at 400,400", f"{SHIN} at 400,600")
    t = table(a=a, b=side(f"{MAUL} at 400,450", f"{AURRA} at 460,600")).a("action:combat").attacks(BAYLAN, MAUL)
    t.passes_until("a react").picks("a", "something-more").a("choose:reposition").moves(SHIN, "reposition", 400, 520)
    assert t.options("a") == [f"melee:a.{SHIN}.1>b.{MAUL}.1", "pass"]
    t.attacks(SHIN, MAUL, dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_shin_follows_force_users_alone() -> None:
    t = table(a=side(f"{AURRA} at 400,400", f"{SHIN} at 400,600"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    t.passes("a")
    assert t.asked == "a act"


def test_impatience() -> None:
    """Never in reserve, never pinned or disarmed; tokens in place of Force."""
    t = table(a=side(f"{SHIN} at 400,400", f"{BO} at 600,600", deck=f"{SHIN} {BO}"), b=side(), step="orders")
    assert t.asked == "a act"  # nothing but activating her is left
    for condition in ("pinned", "disarmed", "exposed"):
        gain_condition(t.match, t.unit(SHIN), condition, None)
    assert t.conditions(SHIN) == ["exposed"]
    t = table(a=side(f"{SHIN} at 400,400 with 2 hunker", force=1)).picks("a", "furious-rush")
    assert t.options("a") == ["choose:0", "choose:1"]
    assert (t.a("choose:1").unit(SHIN).hunker, t.force("a")) == (1, 1)
    poor = table(a=side(f"{SHIN} at 400,400 with 1 hunker", force=0)).picks("a", "furious-rush")
    assert poor.unit(SHIN).hunker == 0


def shot(tokens: str) -> ShatterScenario:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{HK} at 400,550 and 860,860{tokens}")).a("action:combat")
    return t.attacks(BO, f"{HK}.1", type="ranged")


def test_avoidance_protocols() -> None:
    t = shot(" with 2 hunker").picks("b", "avoidance").moves(f"{HK}.1", "dash", 400, 600).passes("b")
    assert (t.unit(HK).hunker, t.at(f"{HK}.1")) == (0, (400, 600, 0))
    assert shot("").asked == "a act"


def test_unstoppable_machine() -> None:
    t = table(a=side(f"{HK} at 400,400 and 700,700"), b=side(f"{MAUL} at 400,450", f"{AURRA} at 700,750"))
    words = [keyword(t.state, t.character(f"{HK}.{n}"), k) for n in (1, 2) for k in ("protection", "steadfast")]
    assert words == [1, 1, 0, 0]
