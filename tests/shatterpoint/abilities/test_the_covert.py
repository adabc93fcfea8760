"""The Armorer, Paz Vizsla and their covert."""

from __future__ import annotations

from battlemat.games.shatterpoint.pools import defense_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.timing import surcharge
from battlemat.games.shatterpoint.values import keyword

COVERT, PAZ, ARMORER = "covert-mandalorians", "paz-vizsla", "the-armorer"
MAUL, AURRA, BO, KRYZE = "lord-maul", "aurra-sing", "bo-katan-kryze", "clan-kryze-mandalorians"


def test_mandalorian_armaments() -> None:
    for word, other in (("impact", "sharpshooter"), ("sharpshooter", "impact")):
        t = table(a=side(f"{COVERT} at 400,400 and 460,400")).picks("a", "armaments").a(f"choose:{word}")
        assert [keyword(t.state, t.character(COVERT), name) for name in (word, other)] == [1, 0]


def test_we_are_mandalorians() -> None:
    """Each unit within 4 may shed something; then the Supporting characters there may jump."""
    units = f"{BO} at 500,400 with 2 damage, pinned", f"{KRYZE} at 400,500 and 860,860"
    t = table(a=side(f"{PAZ} at 400,400 with 1 damage", *units), step="activate")
    assert t.options("a") == [f"choose:a.{PAZ}", f"choose:a.{BO}", "pass"]
    t.a(f"choose:a.{BO}", "choose:condition", f"choose:a.{PAZ}")
    assert (t.conditions(BO), t.damage(BO), t.damage(PAZ)) == ([], 2, 0)
    assert t.options("a") == [f"jump:a.{KRYZE}.1", "pass"]


def attacked(paz: str) -> ShatterScenario:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450", f"{PAZ} at {paz}")).a("action:combat")
    return t.attacks(BO, MAUL)


def test_ill_cover_the_rear() -> None:
    t = attacked("400,540").picks("b", "cover-the-rear").moves(PAZ, "jump", 400, 600)
    t.attacks(PAZ, BO, type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert attacked("400,800").asked == "a act"
    assert attacked("400,540 with flipped").asked == "a act"


def test_go_there_are_too_many() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{PAZ} at 400,450 with 7 damage, pinned"))
    t.a("action:combat").attacks(BO, PAZ, attack="C", path="a").picks("b", "too-many")
    paz = t.unit(PAZ)
    assert (paz.wounded, paz.injured, paz.damage, t.conditions(PAZ)) == (False, 2, 0, [])
    t.attacks(PAZ, BO, dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_too_many_only_for_attacks() -> None:
    t = table(a=side(f"{PAZ} at 400,400 with 5 damage, strained")).a("action:focus")
    assert t.unit(PAZ).wounded
    assert t.asked != "a react"


def test_descendant_of_the_great_house_vizsla() -> None:
    for tokens, steadfast in ((" with flipped", 1), ("", 0)):
        t = table(a=side(f"{PAZ} at 400,400{tokens}"))
        assert keyword(t.state, t.character(PAZ), "steadfast") == steadfast
    units = f"{PAZ} at 400,400 with 1 injured", f"{BO} at 600,600"
    hurt = table(a=side(*units, deck=f"{PAZ} {BO}"), b=side(), step="orders")
    assert hurt.last("activated") == {"unit": f"a.{PAZ}"}
    fresh = table(a=side(f"{PAZ} at 400,400", units[1], deck=f"{PAZ} {BO}"), b=side(), step="orders")
    assert f"reserve:a.{PAZ}" in fresh.options("a")


def test_both_hunter_and_prey() -> None:
    t = table(a=side(f"{ARMORER} at 400,400"), b=side(f"{MAUL} at 400,600", f"{AURRA} at 800,800"))
    t.picks("a", "hunter-and-prey").a(f"choose:b.{MAUL}.1", f"advance:a.{ARMORER}.1")
    assert t.no_way("a", 400, 330) == "SP-MOV-49"
    t.goes("a", 400, 520)
    assert (t.conditions(ARMORER), t.conditions(MAUL)) == (["exposed"], ["exposed"])
    t = table(a=side(f"{ARMORER} at 400,400"), b=side(f"{MAUL} at 400,600")).picks("a", "hunter-and-prey").passes("a")
    assert (t.conditions(ARMORER), t.conditions(MAUL)) == ([], [])


def test_just_as_we_shape_mandalorian_steel() -> None:
    t = table(a=side(f"{ARMORER} at 400,400 with 7 damage, 1 injured"), b=side(f"{AURRA} at 400,450"))
    pools = [
        defense_pool(t.state, Attack(0, f"b.{AURRA}.1", f"a.{ARMORER}.1", type_, False))
        for type_ in ("melee", "ranged")
    ]
    assert pools == [5 + 1, 5 + 2]


def test_our_survival_is_our_strength() -> None:
    """No surcharge for Mandalorians, however battered; others pay it."""
    a = side(f"{BO} at 400,400 with 1 injured", f"{ARMORER} at 600,600", f"{MAUL} at 100,600 with 1 injured")
    t = table(a=a, b=side())
    assert [surcharge(t.state, t.unit(name)) for name in (BO, MAUL)] == [0, 1]
    assert t.picks("a", "jet-pack").force("a") == 8
    alone = table(a=side(f"{BO} at 400,400 with 1 injured"), b=side())
    assert alone.picks("a", "jet-pack").force("a") == 7
