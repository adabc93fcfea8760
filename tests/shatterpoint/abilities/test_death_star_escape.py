"""Leia, Luke, Han and Chewie."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.values import keyword

LEIA, LUKE = "princess-leia-charming-to-the-last", "luke-skywalker-daring-hero"
HAN = "han-and-chewie-in-it-for-the-money"
BO, MAUL, REX, HERA = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex", "hera-syndulla-spectre-2"


def test_look_out_hes_loose() -> None:
    def loose() -> ShatterScenario:
        t = table(a=side(f"{HAN} at 400,400 and 60,60"), b=side(f"{BO} at 400,540"))
        return t.picks("a", "hes-loose").picks("a", "money.1").moves("han.1", "dash", 400, 430)

    t = loose().moves("bo-katan", "dash", 400, 580)
    assert t.conditions("bo-katan") == ["disarmed"]
    assert loose().passes("b").conditions("bo-katan") == ["exposed"]


def test_look_out_hes_loose_without_a_dash() -> None:
    """Whoever was chosen and stays, or is Pinned, is asked about all the same."""
    for tokens, stay in (("", "pass"), (" with pinned", f"dash:a.{HAN}.1")):
        t = table(a=side(f"{HAN} at 400,400 and 60,60{tokens}"), b=side(f"{BO} at 400,460"))
        t.picks("a", "hes-loose").picks("a", "money.1").a(stay).passes("b")
        assert (t.at("han.1"), t.conditions("bo-katan")) == ((400, 400, 0), ["exposed"])


def test_boring_conversation_anyway() -> None:
    t = table(a=side(f"{HAN} at 400,400 and 460,400"), b=side(f"{BO} at 400,460"))
    t.a("action:combat").attacks("han.1", "bo-katan").passes("a").picks("a", "boring-conversation")
    t.moves("han.2", "reposition", 560, 300)
    assert t.at("han.2") == (560, 300, 0)


def test_i_expect_to_be_well_paid() -> None:
    units = (f"{LEIA} at 400,400", f"{HAN} at 600,400 and 660,400")
    t = table(a=side(*units, deck=f"{LEIA} {HAN} shatterpoint"), b=side(), step="orders").picks("a", "well-paid")
    t.a("choose:Jedi")
    assert "Jedi" in t.unit("han").tags
    theirs = table(a=side(f"{REX} at 400,400"), b=side(*units), step="turn")
    assert "react" not in theirs.asked


def test_were_all_fine_here_now_thank_you() -> None:
    t = table(
        a=side(f"{HAN} at 400,400 and 460,400 with 1 damage", force=0),
        b=side(f"{BO} at 400,460 with 7 damage", f"{MAUL} at 460,460 with 10 damage"),
    )
    t.a("action:combat").attacks("han.1", "bo-katan", attack="C", path="a").a(f"choose:a.{HAN}.1", f"damage:a.{HAN}")
    assert (t.damage("han"), t.force("a")) == (0, 1)
    t.attacks("han.2", "maul", attack="C", path="a").passes_until("a act")
    assert (t.unit("maul").wounded, t.force("a")) == (True, 1)


def test_grappling_hook() -> None:
    t = table(a=side(f"{LUKE} at 400,400"), b=side(), terrain=[box(400, 470, 80, 80, 50)])
    t.picks("a", "grappling-hook").moves("luke", "climb", 400, 460, 50)
    assert (t.at("luke"), t.unit("luke").hunker) == ((400, 460, 50), 1)


def test_hes_the_brains_sweetheart() -> None:
    def shoots(shooter: str, luke: str) -> ShatterScenario:
        t = table(a=side(shooter, f"{LUKE} at {luke}"), b=side(f"{MAUL} at 400,600")).a("action:combat")
        name = shooter.split()[0]
        return t.dice_of("F" * 7, "F" * 5).a(f"ranged:a.{name}.1>b.{MAUL}.1")

    t = shoots(f"{HERA} at 400,400 with 1 hunker", "400,300")
    assert t.asked == "a reroll"
    t.dice_of("SS").a("choose:failure", "choose:failure")
    assert t.last("results")["attack"] == {"strike": 2, "failure": 5}
    assert shoots(f"{HERA} at 400,400", "400,300").asked != "a reroll"
    assert shoots(f"{HERA} at 400,400 with 1 hunker", "860,60").asked != "a reroll"
    assert shoots(f"{REX} at 400,400 with 1 hunker", "400,300").asked != "a reroll"


def test_oh_the_uniform() -> None:
    for unit, tokens in ((LUKE, 2), (REX, 0)):
        t = table(a=side(f"{unit} at 400,400 with 1 hunker"), b=side(f"{BO} at 400,460"))
        t.a("action:take-cover").passes_until("a act")
        assert t.unit(unit).hunker == max(tokens, 1)
        t.a("action:move").moves(unit, "dash", 400, 390)
        assert t.unit(unit).hunker == tokens


def test_into_the_garbage_chute_flyboy() -> None:
    t = table(
        a=side(f"{LEIA} at 400,400", f"{HAN} at 600,400 and 660,400", f"{REX} at 800,800"), b=side(), step="activate"
    )
    assert t.options("a") == [f"choose:a.{HAN}", "pass"]
    t.a(f"choose:a.{HAN}").moves("han.1", "dash", 600, 430).moves("han.2", "dash", 660, 430)
    assert (t.at("han.2"), t.unit("han").hunker) == ((660, 430, 0), 1)


def test_its_a_wonder_youre_still_alive() -> None:
    t = table(a=side(f"{LEIA} at 400,400 with 1 damage", f"{REX} at 800,800"), b=side())
    t.picks("a", "still-alive").a(f"choose:a.{LEIA}.1", f"damage:a.{LEIA}").moves("rex", "dash", 800, 780)
    assert (t.damage("leia"), t.at("rex")) == (0, (800, 780, 0))


def test_crack_shot() -> None:
    t = table(a=side(f"{LEIA} at 400,400"), b=side())
    assert keyword(t.state, t.character("leia"), "sharpshooter") == 2
    t.a("action:focus").moves("leia", "dash", 400, 430)
    assert (t.at("leia"), t.character("leia").sharpshooter) == ((400, 430, 0), 2)


def test_somebodys_gotta_save_our_skins() -> None:
    t = table(
        a=side(f"{BO} at 400,400"),
        b=side(f"{HERA} at 400,460 with 8 damage", f"{LEIA} at 400,620", f"{LUKE} at 460,620"),
    )
    t.a("action:combat").attacks("bo-katan", "hera", attack="C", path="a").moves("leia", "dash", 400, 590)
    t.attacks("leia", "bo-katan", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    t.b(f"choose:b.{LUKE}")
    assert t.unit("luke").hunker == 1


def test_somebodys_gotta_save_our_skins_defends_for_the_fallen() -> None:
    for tokens, dice in (("", 5), (" with wounded", 6)):
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{LEIA} at 400,460", f"{HERA} at 400,600{tokens}"))
        t.a("action:combat").attacks("bo-katan", "leia")
        assert t.last("rolled")["defense"] == {"failure": dice}


def test_they_wait_for_their_own_moments() -> None:
    t = table(a=side(f"{HAN} at 400,400 and 460,400"), b=side()).a("action:take-cover").passes("a")
    assert t.asked == "a act"
    t = table(a=side(f"{LEIA} at 400,400"), b=side()).a("action:recover")
    assert t.asked == "a act"
    assert t.refused("a", f"use:a.{LEIA}>its-a-wonder-youre-still-alive") == "SP-ABL-02"
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{LEIA} at 400,460 with 8 damage", f"{LUKE} at 460,620"))
    assert t.a("action:combat").attacks("bo-katan", "leia", attack="C", path="a").asked == "a act"
