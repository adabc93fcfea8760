"""Barriss Offee, Ahsoka as a Padawan, Nahdar Vebb and the Padawan Learners."""

from __future__ import annotations

from battlemat.games.shatterpoint.damage import removals
from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack, AttackType
from tests.rule_marks import rule

BARRISS, AHSOKA, NAHDAR = "barriss-offee-jedi-padawan", "padawan-ahsoka-tano", "nahdar-vebb-jedi-knight"
LEARNERS, TROOPERS = "padawan-learners", "501st-clone-troopers"
ANAKIN, BO, MAUL = "general-anakin-skywalker", "bo-katan-kryze", "lord-maul"


def pool(t: ShatterScenario, attacker: str, defender: str, type: AttackType = "melee", in_action: bool = True) -> int:
    one, other = t.character(attacker), t.character(defender)
    return attack_pool(t.state, Attack(0, one.id, other.id, type, in_action))


def test_slip_away_for_the_republic() -> None:
    def attacked(ally: str) -> ShatterScenario:
        t = table(a=side(f"{ally} at 460,400", f"{BARRISS} at 340,400"), b=side(f"{BO} at 400,400"))
        return t.a("action:combat", f"melee:a.{ally}.1>b.{BO}.1")

    t = attacked(ANAKIN).picks("a", "slip-away").moves("barriss", "reposition", 200, 400)
    assert (t.at("barriss"), t.unit("barriss").hunker) == ((200, 400, 0), 1)
    assert attacked(MAUL).asked != "a react"


def test_faithful_padawan_fights_beside_a_master() -> None:
    units = f"{ANAKIN} at 460,400", f"{BARRISS} at 340,400", f"{TROOPERS} at 400,460 and 60,60"
    t = table(a=side(*units), b=side(f"{BO} at 400,400"))
    assert [pool(t, name, "bo-katan") for name in ("barriss", "anakin", "501st")] == [8, 10, 5]
    t.character("barriss").x = 100
    assert [pool(t, name, "bo-katan") for name in ("barriss", "anakin")] == [8, 8]
    t.character("anakin").x = 800
    assert pool(t, "barriss", "bo-katan") == 6


def test_faithful_padawan_comforts() -> None:
    near, far = f"{ANAKIN} at 460,400 with 2 damage, strained", f"{MAUL} at 555,400 with 2 damage"
    t = table(a=side(f"{BARRISS} at 340,400 with 6 damage", near, far), b=side()).a("action:recover")
    t.a(f"damage:a.{BARRISS}")
    assert t.options("a") == [f"damage:a.{ANAKIN}", f"strained:a.{ANAKIN}", "pass"]
    t.a(f"damage:a.{ANAKIN}")
    assert (t.damage("anakin"), t.conditions("anakin"), t.asked) == (1, ["strained"], "a act")
    t = table(a=side(f"{BARRISS} at 340,400", near), b=side()).a("action:recover").a(f"strained:a.{ANAKIN}")
    assert (t.damage("anakin"), t.conditions("anakin"), t.asked) == (2, [], "a act")
    for words in ("", " with wounded"):
        assert table(a=side(f"{BARRISS} at 340,400", f"{ANAKIN} at 460,400{words}"), b=side()).a(
            "action:recover"
        ).asked == ("a act")
    assert table(a=side(f"{BARRISS} at 340,400", near), b=side()).a("action:focus").asked == "a act"


def test_race_ya() -> None:
    others = f"{ANAKIN} at 700,400", f"{MAUL} at 800,800", f"{TROOPERS} at 60,60 and 120,60"
    t = table(a=side(f"{AHSOKA} at 400,400", *others), b=side(), step="activate")
    while t.asked == "a tactic":
        t.picks("a", "race-ya")
    assert t.options("a") == [f"dash:a.{ANAKIN}.1", "pass"]
    assert t.moves("anakin", "dash", 700, 420).at("anakin") == (700, 420, 0)


def fight(hero: str, ally: str, far: bool = False) -> ShatterScenario:
    """The ally attacks Maul in a Combat action, the hero looks on from beside it."""
    places = "400,300 and 860,60" if ally == TROOPERS else "400,300"
    t = table(
        a=side(f"{ally} at {places}", f"{hero} at {800 if far else 480},300"),
        b=side(f"{MAUL} at 480,420"),
        activates=ally,
    )
    t.a("action:combat").attacks(f"{ally}.1", "maul", type="ranged")
    return t.passes("a") if t.asked == "a attack" else t


def test_getting_ahead_of_yourself() -> None:
    t = fight(AHSOKA, TROOPERS).picks("a", "getting-ahead").moves("ahsoka", "jump", 480, 320)
    t.attacks("ahsoka", "maul", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert fight(AHSOKA, TROOPERS, far=True).asked == "a act"
    assert fight(AHSOKA, "cc-7567-captain-rex").asked == "a act"


def test_i_will_hold_them_off() -> None:
    for foe, dice in ((f"{MAUL} at 400,450", 10), (f"{BO} at 400,450", 9), (f"{TROOPERS} at 400,450 and 60,60", 8)):
        t = table(a=side(f"{NAHDAR} at 400,400"), b=side(foe)).a("action:combat")
        t.dice_of("F" * dice, "F" * 5).a(f"melee:a.{NAHDAR}.1>b.{foe.split(' ')[0]}.1").picks("a", "hold-them-off")
        assert t.last("rolled")["attack"] == {"failure": dice}
    ally = table(a=side(f"{BO} at 400,400", f"{NAHDAR} at 60,60"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    assert ally.a(f"melee:a.{BO}.1>b.{MAUL}.1").asked != "a react"


def test_i_got_carried_away() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{NAHDAR} at 400,700")).a("action:move")
    t.moves("maul", "advance", 400, 450).picks("b", "carried-away").moves("nahdar", "dash")
    assert t.no_way("b", 400, 760) == "SP-MOV-49"
    assert t.goes("b", 400, 650).at("nahdar") == (400, 650, 0)
    bo = table(a=side(f"{BO} at 400,400"), b=side(f"{NAHDAR} at 400,700")).a("action:move")
    assert bo.moves("bo-katan", "advance", 400, 450).asked == "a act"


def test_ive_been_waiting_for_this() -> None:
    def comes(foe: str, y: float) -> ShatterScenario:
        t = table(a=side(foe), b=side(f"{NAHDAR} at 400,580 with 3 damage", force=0)).a("action:move")
        return t.moves(foe.split(" ")[0] + ".1", "advance", 400, y)

    t = comes(f"{BO} at 400,400", 480).b(*[f"damage:b.{NAHDAR}"] * 2)
    assert (t.damage("nahdar"), t.force("b")) == (1, 1)
    assert comes(f"{BO} at 400,400", 450).asked == "a act"
    assert comes(f"{TROOPERS} at 400,400 and 60,60", 480).asked == "a movement"


@rule("SP-MOV-21")
def test_ive_been_waiting_for_a_reposition_too() -> None:
    """It is an advance in every respect: Gideon repositions in his combat tree or by an ability, and she waits."""
    t = table(
        a=side("boushh-leia-organa at 400,400"), b=side(f"{NAHDAR} at 400,580 with 3 damage", force=0), step="activate"
    )
    t.moves("boushh", "reposition", 400, 480).b(*[f"damage:b.{NAHDAR}"] * 2)
    assert (t.damage("nahdar"), t.force("b")) == (1, 1)


def test_force_rush() -> None:
    def rush(x: float) -> ShatterScenario:
        t = table(a=side(f"{LEARNERS} at 400,400 and 60,60", f"{ANAKIN} at 560,400"), b=side())
        return t.picks("a", "force-rush").moves("learners.1", "dash", x, 400).passes("a")

    assert [c.focus for c in rush(450).unit("learners").characters] == [1, 1]
    assert rush(390).character("learners.1").focus == 0


def test_the_learners_deflect() -> None:
    t = table(a=side("cc-7567-captain-rex at 400,550"), b=side(f"{LEARNERS} at 400,400 and 60,60"))
    t.a("action:combat").attacks("rex", "learners.1", type="ranged").picks("b", "deflect")
    assert t.damage("rex") == 2


def test_stretch_out_with_your_feelings() -> None:
    t = table(
        a=side(f"{LEARNERS} at 400,400 and 60,60", f"{ANAKIN} at 560,400 with 2 damage"), b=side(f"{BO} at 400,450")
    )
    assert removals(t.state, t.character("learners.1")) == []
    t.a("action:combat").attacks("learners.1", "bo-katan", attack="C", path="a").a(f"damage:a.{ANAKIN}")
    assert t.damage("anakin") == 1
