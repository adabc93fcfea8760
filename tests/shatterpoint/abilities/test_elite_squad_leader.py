"""CT-9904."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table

LEADER, IDEN, REX = "ct-9904-elite-squad-leader", "commander-iden-versio", "cc-7567-captain-rex"
BO, MAUL = "bo-katan-kryze", "lord-maul"
SHOT = f"ranged:a.{LEADER}.1>b.{BO}.1"


def test_move_to_position() -> None:
    t = table(a=side(f"{LEADER} at 400,400", f"{IDEN} at 400,560", f"{REX} at 60,60"), b=side())
    t.picks("a", "move-to-position").moves("ct-9904", "dash", 400, 420)
    assert t.options("a") == [f"dash:a.{LEADER}.1", f"dash:a.{IDEN}.1", "pass"]
    t.moves("iden", "dash", 400, 590)
    assert t.at("iden") == (400, 590, 0)


def behind_a_wall(ally: str) -> ShatterScenario:
    """Bo-Katan stands where CT-9904 cannot see her."""
    return table(
        a=side(f"{LEADER} at 400,400", f"{IDEN} at {ally}"),
        b=side(f"{BO} at 400,560"),
        terrain=[box(400, 480, 200, 20, 100)],
    ).a("action:combat")


def test_reflector_discs() -> None:
    t = behind_a_wall("560,480").picks("a", "reflector-discs")
    assert SHOT in t.options("a")
    t.attacks("ct-9904", "bo-katan", type="ranged")
    assert (t.last("rolled")["attack"], t.character("ct-9904").aims_from) == ({"failure": 7}, "")
    assert behind_a_wall("560,480").passes("a").asked == "a act"
    assert behind_a_wall("860,480").asked == "a act"


def test_expendable_distraction() -> None:
    t = table(a=side(f"{LEADER} at 400,400", f"{REX} at 400,620"), b=side(f"{BO} at 400,560"))
    t.a("action:combat").passes("a").a(SHOT).dice_of("F" * 10, "F" * 4).a("choose:yes")
    assert (t.damage("rex"), t.last("rolled")["attack"]) == (2, {"failure": 10})


def test_genetically_bred_deadeye_readies_force() -> None:
    t = table(a=side(f"{LEADER} at 400,400", force=1), b=side(f"{BO} at 400,560 with 7 damage"))
    t.a("action:combat").attacks("ct-9904", "bo-katan", type="ranged", attack="C", path="a")
    assert t.force("a") == 3
    t = table(a=side(f"{LEADER} at 400,400", force=1), b=side(f"{BO} at 400,460 with 7 damage"))
    t.a("action:combat").attacks("ct-9904", "bo-katan", attack="C", path="a")
    assert t.force("a") == 1


def test_genetically_bred_deadeye_strips_conditions() -> None:
    t = table(a=side(f"{LEADER} at 400,400"), b=side(f"{BO} at 400,560 with pinned, strained")).a("action:combat")
    t.dice_of("F" * 7, "F" * 4).a(SHOT, "choose:pinned", "pass")
    assert (t.conditions("bo-katan"), t.last("results")["attack"]) == (["strained"], {"strike": 1, "failure": 7})
