"""Jango Fett."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

JANGO, BO = "jango-fett-bounty-hunter", "bo-katan-kryze"


def test_capture_wire() -> None:
    t = table(a=side(f"{JANGO} at 400,400"), b=side(f"{BO} at 400,580"))
    t.picks("a", "capture-wire").goes("a", 400, 400)
    assert (t.at("bo-katan"), t.conditions("bo-katan")) == ((400, 503.8, 0), ["pinned"])


def from_reserve(owner: str) -> ShatterScenario:
    """Bo-Katan is activated from reserve, by the enemy of Jango or by his own player."""
    bo = side(f"{BO} at 400,580", deck="", reserve=BO)
    if owner == "a":
        return table(a=bo, b=side(f"{JANGO} at 400,400"), step="orders")
    return table(a=side(f"{BO} at 400,580", f"{JANGO} at 400,400", deck="", reserve=BO), step="orders")


def test_not_so_fast() -> None:
    t = from_reserve("a").picks("b", "not-so-fast").moves("jango", "dash", 400, 420)
    t.attacks("jango", "bo-katan", type="ranged", dice=5, attack="C", path="a")
    assert (t.last("rolled")["attack"], t.damage("bo-katan")) == ({"crit": 1, "failure": 4}, 2)
    assert from_reserve("b").asked == "a act"


def test_im_just_looking_to_get_paid() -> None:
    def hunt(foe: str) -> ShatterScenario:
        t = table(a=side(f"{JANGO} at 400,400 with 3 damage", force=0), b=side(foe)).a("action:combat")
        return t.attacks("jango", foe.split(" ")[0], attack="C", path="a")

    t = hunt(f"{BO} at 400,450 with 7 damage").a(*[f"damage:a.{JANGO}"] * 2)
    assert (t.force("a"), t.damage("jango")) == (2, 1)
    assert hunt("501st-clone-troopers at 400,450 and 800,800 with 6 damage").force("a") == 0


def test_my_client_is_getting_impatient() -> None:
    t = table(a=side(f"{JANGO} at 400,400"), b=side()).a("action:focus").moves("jango", "jump", 400, 430)
    assert (t.at("jango"), t.asked) == ((400, 430, 0), "a act")
    assert table(a=side(f"{JANGO} at 400,400"), b=side()).a("action:recover").asked == "a act"
