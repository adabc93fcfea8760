"""Aurra Sing."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

AURRA, BO, MAUL, REX = "aurra-sing", "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def shoots(*allies: str, target: str = "400,600", others: str = f"{REX} at 500,600") -> ShatterScenario:
    t = table(a=side(f"{AURRA} at 400,400", *allies), b=side(f"{BO} at {target}", others)).a("action:combat")
    return t.attacks(AURRA, "bo-katan", type="ranged")


def test_hit_and_run() -> None:
    t = shoots().picks("a", "hit-and-run").moves(AURRA, "reposition", 400, 250)
    assert (t.at(AURRA), t.force("a")) == ((400, 250, 0), 8)


def test_double_the_contract_double_the_payout() -> None:
    t = shoots().picks("a", "double-the-contract")
    assert t.options("a") == [f"ranged:a.{AURRA}.1>b.{REX}.1", "pass"]
    t.attacks(AURRA, "rex", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    alone = shoots(others=f"{REX} at 860,860")
    assert not any("double" in option for option in alone.options("a"))


def test_expendable_distraction() -> None:
    def aims(tokens: str = "") -> ShatterScenario:
        maul = f"{MAUL} at 400,650{tokens}"
        t = table(a=side(f"{AURRA} at 400,400", maul), b=side(f"{BO} at 400,600"), activates=AURRA)
        return t.a("action:combat", f"ranged:a.{AURRA}.1>b.{BO}.1")

    t = aims().a("choose:yes")
    dice = sum(t.last("rolled")["attack"].values())
    assert (t.damage("maul"), dice) == (2, sum(aims().passes("a").last("rolled")["attack"].values()) + 3)
    assert aims(" with wounded").asked != "a agree"


def test_on_contract() -> None:
    """Hired by Maul she may be a Dathomirian for the game."""
    t = table(a=side(f"{AURRA} at 400,400", f"{MAUL} at 60,60"), b=side(f"{BO} at 800,800"), step="first-struggle")
    t.b(t.options("b")[0])  # the map of the first struggle
    assert t.asked == "a tag"
    t.a("choose:Dathomirian")
    unit = t.unit(AURRA)
    assert "Dathomirian" in unit.tags
    assert unit.tags - unit.card.tags == {"Dathomirian"}
    assert t.view("b")["players"][0]["units"][0]["lent_tags"] == ["Dathomirian"]
    alone = table(a=side(f"{AURRA} at 400,400"), b=side(f"{BO} at 800,800"), step="first-struggle")
    assert alone.b(alone.options("b")[0]).unit(AURRA).lent_tags == []
