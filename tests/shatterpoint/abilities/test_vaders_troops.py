"""Darth Vader, the Emperor's servant, and his Stormtroopers."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table

VADER, SERGEANT, TROOPERS = "darth-vader-the-emperors-servant", "stormtrooper-sergeant", "stormtroopers"
BO, MAUL = "bo-katan-kryze", "lord-maul"


def test_you_dont_know_the_power_of_the_dark_side() -> None:
    t = table(a=side(f"{VADER} at 400,400 with 3 damage, exposed", force=1), b=side(), step="activate")
    t.picks("a", "shed-damage")
    assert (t.damage("vader"), t.conditions("vader"), t.force("a")) == (1, ["exposed"], 2)
    t = table(a=side(f"{VADER} at 400,400 with 3 damage, exposed", force=1), b=side(), step="activate")
    t.picks("a", "choose:condition")
    assert (t.damage("vader"), t.conditions("vader"), t.force("a")) == (3, [], 2)


def angry(attack: str) -> ShatterScenario:
    t = table(a=side(f"{VADER} at 400,350"), b=side(f"{BO} at 400,520"))
    t.picks("a", "anger-hate").moves("vader", "dash", 400, 450)
    t.dice_of(attack, "F" * 4)
    return t.a("action:combat", f"melee:a.{VADER}.1>b.{BO}.1")


def test_anger_hate_aggression() -> None:
    t = angry("F" * 11)
    assert (t.last("rolled")["attack"], t.conditions("vader")) == ({"failure": 11}, ["exposed"])
    t = angry("C" * 11).takes("stop")
    assert t.conditions("vader") == []


def test_you_are_unwise_to_lower_your_defenses() -> None:
    for dice, damage in (("F" * 7, 3), ("SSSSSSS", 0)):
        t = table(a=side(f"{BO} at 400,460"), b=side(f"{VADER} at 400,400"))
        t.dice_of(dice, "F" * 5).a("action:combat", f"melee:a.{BO}.1>b.{VADER}.1").picks("b", "unwise")
        if damage == 0:
            t.takes("stop")
        assert (t.damage("bo-katan"), t.force("b"), t.asked) == (damage, 8, "a act")


def wounds(attack: str = "C", path: str = "a") -> ShatterScenario:
    t = table(
        a=side(f"{VADER} at 400,400", f"{SERGEANT} at 700,700", deck=SERGEANT, discard=VADER),
        b=side(f"{BO} at 400,460 with 7 damage"),
    )
    return t.a("action:combat").attacks("vader", "bo-katan", attack=attack, path=path)


def test_perhaps_i_can_find_new_ways_to_motivate_them() -> None:
    t = wounds().picks("a", "perhaps").moves("sergeant", "dash", 700, 650)
    assert t.at("sergeant") == (700, 650, 0)


def test_you_cannot_hide_forever() -> None:
    t = wounds(attack="", path="").ends_activation()
    assert f"a.{VADER}" in t.state.players[0].deck
    t = wounds().picks("a", "perhaps").passes("a").ends_activation()
    assert (f"a.{VADER}" in t.state.players[0].discard, t.unit("bo-katan").wounded) == (True, True)


def test_inexorable_advance() -> None:
    def begins() -> ShatterScenario:
        troopers = f"{TROOPERS} at 300,300 and 500,300"
        return table(a=side(f"{SERGEANT} at 100,100", troopers), b=side(), step="activate").picks("a", TROOPERS)

    t = begins().moves("stormtroopers.1", "advance", 300, 450).moves("stormtroopers.2", "advance", 500, 450)
    assert (t.damage(TROOPERS), t.at("stormtroopers.2")) == (1, (500, 450, 0))
    assert begins().passes("a").damage(TROOPERS) == 0


def test_imperial_firepower() -> None:
    def aims(second: str) -> ShatterScenario:
        troopers = f"{TROOPERS} at 400,600 and {second}"
        return table(a=side(f"{SERGEANT} at 100,100", troopers), b=side(f"{BO} at 400,400"))

    t = aims("450,600").picks("a", "imperial-firepower").picks("a", "disarmed")
    assert t.conditions("bo-katan") == ["disarmed"]
    assert aims("800,600").refused("a", f"use:a.{SERGEANT}>imperial-firepower") == "SP-ABL-02"


def test_coordinated_offensive() -> None:
    def joins(wall: bool) -> ShatterScenario:
        t = table(
            a=side(f"{TROOPERS} at 400,400 and 800,100", f"{SERGEANT} at 600,600"),
            b=side(f"{BO} at 400,600"),
            terrain=[box(500, 600, 20, 100, 100)] if wall else [],
        )
        return t.a("action:combat", f"ranged:a.{TROOPERS}.1>b.{BO}.1")

    t = joins(wall=False).picks("a", "coordinated-offensive")
    assert sum(t.last("rolled")["attack"].values()) == 5 + 1
    assert sum(joins(wall=True).last("rolled")["attack"].values()) == 5


def test_assault_tactics() -> None:
    t = table(a=side(f"{TROOPERS} at 400,400 and 500,400"), b=side())
    t.picks("a", "assault-tactics").moves("stormtroopers.1", "dash", 400, 450).passes("a").a("choose:yes")
    assert (t.damage(TROOPERS), t.character("a.stormtroopers.2").focus, t.at("a.stormtroopers.1")[1]) == (1, 1, 450)


def test_for_the_empire() -> None:
    t = table(a=side(f"{TROOPERS} at 400,400 and 800,800", f"{VADER} at 460,340"), b=side(f"{BO} at 460,400"))
    t.picks("a", "for-the-empire").picks("a", "vader").goes("a", 460, 500)
    assert (t.conditions("a.stormtroopers"), t.state.activation and t.state.activation.left) == (["exposed"], 1)
    assert t.at("bo-katan") == (460, 476.2, 0)


def test_only_vaders_own_wounds_count() -> None:
    """Maul wounds somebody in Vader's stead: nobody is motivated."""
    t = table(
        a=side(f"{MAUL} at 400,400", f"{VADER} at 700,700", f"{SERGEANT} at 800,700"),
        b=side(f"{BO} at 400,460 with 7 damage"),
    )
    t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a")
    assert (t.asked, t.unit("bo-katan").wounded, t.unit("vader").used) == ("a act", True, {})
