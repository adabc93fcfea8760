"""Dark Troopers, B2 Battle Droids, Elite Squad, Death Troopers and others without a leader of their own."""

from __future__ import annotations

from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import keyword

DARK = "dark-troopers"
B2 = "b2-battle-droids"
ELITE = "elite-squad-troopers"
DEATH = "death-troopers"


def places(kind: str, first: str, rest: str = "800,800 and 740,800") -> str:
    """A unit with its first character where it matters and the others far away."""
    others = rest.split(" and ")[: UNITS[kind].characters - 1]
    return f"{kind} at {' and '.join([first, *others])}"


def test_immovable() -> None:
    t = table(a=side("asajj-ventress-sith-assassin at 400,300"), b=side(places(DARK, "400,400")))
    t.picks("a", "force-push")
    assert (t.at("dark-troopers.1"), t.asked) == ((400, 400, 0), "a act")


def test_unrelenting() -> None:
    t = table(a=side(places(DARK, "400,400")), b=side())
    gain_condition(t.match, t.unit("dark"), "pinned", None)
    gain_condition(t.match, t.unit("dark"), "strained", None)
    assert t.conditions("dark") == ["strained"]
    assert keyword(t.state, t.character("dark"), "protection") == 1


def shot_by_droids(objectives: str) -> ShatterScenario:
    t = table(a=side(places(B2, "400,400")), b=side("lord-maul at 400,520"), objectives=objectives)
    attack = next(o for o in t.a("action:combat").options("a") if "b2-battle-droids.1>" in o)
    return t.a(attack)


def test_saturation_fire() -> None:
    t = shot_by_droids("X at 400,570")
    before = t.state.attacks[-1].bonus
    t.picks("a", "saturation-fire")
    assert (before, t.state.attacks[-1].bonus) == (0, 2)
    assert "saturation-fire" not in str(shot_by_droids("X at 100,100").options("a"))


def test_close_range_annihilation() -> None:
    t = table(a=side(places(B2, "400,400")), b=side("lord-maul at 400,450"))
    t.a("action:combat").attacks("b2.1", "maul")
    assert t.asked == "a reroll"
    t.dice_of("C").a("choose:failure", "pass")
    assert t.last("results")["attack"]["crit"] == 1


def test_close_range_annihilation_is_for_targets_within_3() -> None:
    t = table(a=side(places(B2, "400,400")), b=side("lord-maul at 400,620"))
    t.a("action:combat").attacks("b2.1", "maul", type="ranged")
    assert (t.last("rolled")["attack"].keys(), t.asked) == ({"failure"}, "a act")


def supported(supporter: str, tokens: str = "") -> ShatterScenario:
    """Dark Troopers attack Maul near a unit that supports them."""
    t = table(
        a=side(places(DARK, "400,400") + tokens, places(supporter, "480,400", "860,860 and 860,800")),
        b=side("lord-maul at 400,450"),
    )
    t.a("action:combat").attacks("dark-troopers.1", "maul")
    return t


def test_supporting_fire_of_the_death_troopers() -> None:
    t = supported(DEATH)
    t.picks("a", "supporting-fire").moves("dark-troopers.1", "dash", 400, 390)
    assert t.at("dark-troopers.1") == (400, 390, 0)


def test_supporting_fire_of_the_elite_squad() -> None:
    t = supported(ELITE, " with 2 damage")
    t.picks("a", "troopers-b").a("damage:a.dark-troopers")
    assert t.damage("dark") == 1
    t = supported(ELITE)
    t.a(f"use:a.{ELITE}>supporting-fire--elite-squad-troopers", "choose:yes")
    assert t.last("hunker-refused")["unit"] == "a.dark-troopers"


def test_coordinated_fire_of_the_dark_troopers() -> None:
    t = table(a=side(places(DEATH, "400,400"), places(DARK, "300,300", "860,860")), b=side("lord-maul at 400,450"))
    t.a("action:combat")
    t.a(next(o for o in t.options("a") if "death-troopers.1>" in o)).picks("a", "coordinated-fire")
    assert t.conditions("maul") == ["strained"]


def test_tactical_advance() -> None:
    for dashes, focus in ((True, 1), (False, 0)):
        t = table(a=side(places(DEATH, "400,400")), b=side("lord-maul at 100,100"))
        t.picks("a", "tactical-advance")
        if dashes:
            t.moves("death-troopers.1", "dash", 400, 420)
        t.passes("a")
        assert t.character("death-troopers.1").focus == focus


def test_headlong_assault() -> None:
    t = table(a=side(places("wing-guard", "400,400")), b=side("lord-maul at 400,560"))
    t.picks("a", "headlong-assault").moves("wing-guard.1", "dash", 400, 470)
    t.passes_all()
    assert (t.character("wing-guard.1").focus, t.character("wing-guard.1").impact) == (1, 1)
