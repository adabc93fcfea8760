"""The operation `move`, and what follows it: each ability that is written by it, with who may move and who may not."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
DROIDS = "b1-battle-droids at 500,400 and 800,400"
TROOPERS = "501st-clone-troopers at 400,500 and 460,500"


def movers(t: ShatterScenario, movement: str) -> set[str]:
    """Who is offered a movement right now; nothing else but passing is."""
    options = t.options("a")
    assert options[-1] == "pass"
    assert {option.partition(":")[0] for option in options[:-1]} == {movement}
    return {option.partition(":a.")[2] for option in options[:-1]}


def begins(*own: str, foe: str = f"{MAUL} at 800,100") -> ShatterScenario:
    """The first unit begins its activation."""
    return table(a=side(*own), b=side(foe), step="activate")


@pytest.mark.parametrize(
    ("ability", "unit", "movement"),
    [
        ("force-jump", "fifth-brother at 400,400", "jump"),
        ("jet-pack", "covert-mandalorians at 400,400 and 500,400", "jump"),
        ("jump-boots", "dark-troopers at 400,400 and 500,400", "jump"),
        ("force-speed", "barriss-offee-jedi-padawan at 400,400", "advance"),
        ("sprint", "jedi-master-luminara-unduli at 400,400", "dash"),
        ("relentless-advance", "b2-battle-droids at 400,400 and 500,400", "dash"),
        ("raiding-party", "weequay-pirates at 400,400 and 500,400", "climb"),
        ("rocket-boots", "cad-bane-notorious-hunter at 400,400", "jump"),
        ("rocket-booster", "chopper-c1-10p-spectre-3 at 400,400", "jump"),
    ],
)
def test_members_may_move(ability: str, unit: str, movement: str) -> None:
    """Every member, each by itself, and nobody else's."""
    t = table(a=side(unit, f"{REX} at 100,100"), b=side())
    kind = unit.split()[0]
    names = {f"{kind}.{number}" for number in range(1, len(t.unit(kind).characters) + 1)}
    t.picks("a", f">{ability}")
    assert movers(t, movement) == names
    t.moves(f"a.{kind}.1", movement, 400, 430)
    assert t.at(f"a.{kind}.1") == (400, 430, 0)
    if len(names) == 2:
        assert movers(t, movement) == {f"{kind}.2"}


@pytest.mark.parametrize(
    ("ability", "units", "movement", "who"),
    [
        ("onward", ("general-grievous at 400,400", DROIDS, f"{BO} at 400,500"), "dash", "b1-battle-droids.1"),
        (
            "charge",
            ("ct-411-commander-ponds at 400,400", "501st-clone-troopers at 600,500 and 800,800", f"{BO} at 400,500"),
            "dash",
            "ct-411-commander-ponds.1 501st-clone-troopers.1 501st-clone-troopers.2",
        ),
        (
            "fan-out",
            ("boushh-leia-organa at 400,400", "rebel-pathfinders at 700,500 and 800,800", f"{BO} at 400,500"),
            "reposition",
            "boushh-leia-organa.1 rebel-pathfinders.1 rebel-pathfinders.2",
        ),
        (
            "fan-out",
            ("luke-skywalker-daring-hero at 400,400", "bodhi-rook at 700,500"),
            "reposition",
            "luke-skywalker-daring-hero.1 bodhi-rook.1",
        ),
        (
            "you-cant-defeat-us-all",
            ("nahdar-vebb-jedi-knight at 400,400", f"{REX} at 800,800", f"{BO} at 400,500"),
            "dash",
            f"nahdar-vebb-jedi-knight.1 {REX}.1",
        ),
        (
            "hang-tight-trooper-delta-squad-on-our-way",
            ("rc-1138-boss at 400,400", "sev-and-scorch at 600,400 and 800,400", f"{REX} at 400,500"),
            "dash",
            "rc-1138-boss.1 sev-and-scorch.1",
        ),
    ],
)
def test_a_tactic_moves_characters(ability: str, units: tuple[str, ...], movement: str, who: str) -> None:
    t = begins(*units)
    assert movers(t, movement) == set(who.split())
    mover = who.split()[-1]
    x, y, _ = t.at(f"a.{mover}")
    t.moves(f"a.{mover}", movement, x, y + 30)
    assert t.at(f"a.{mover}") == (x, y + 30, 0)
    left = {name for name in who.split() if name != mover} if ability.startswith("hang-tight") else set()
    assert (movers(t, movement) if left else t.asked) == (left or "a act")


@pytest.mark.parametrize("kind", ["agent-kallus-inside-man", "dengar-the-demolisher", "sev-and-scorch"])
def test_dashing_toward_a_foe(kind: str) -> None:
    """Toward it and no other way."""
    places = "400,400 and 460,400" if kind.startswith("sev") else "400,400"
    t = begins(f"{kind} at {places}", foe=f"{MAUL} at 400,700")
    name = f"a.{kind}.1"
    t.a(f"dash:{name}")
    assert t.no_way("a", 400, 370) == "SP-MOV-49"
    t.goes("a", 400, 440)
    assert t.at(name) == (400, 440, 0)


# A unit is chosen first


def test_obscuring_shadows() -> None:
    """One character of another Dathomirian unit."""
    t = begins("mother-talzin at 400,400", "nightsister-acolytes at 600,400 and 660,400", f"{REX} at 400,500")
    assert t.options("a") == ["choose:a.nightsister-acolytes", "pass"]
    t.picks("a", "acolytes")
    assert movers(t, "dash") == {"nightsister-acolytes.1", "nightsister-acolytes.2"}
    t.moves("acolytes.2", "dash", 660, 430)
    assert (t.at("acolytes.2"), t.asked) == ((660, 430, 0), "a act")


def test_royal_command() -> None:
    """Every character of one unit of the Republic, also of her own."""
    t = table(a=side("queen-padme-amidala at 400,400", TROOPERS, f"{BO} at 200,200"), b=side())
    t.picks("a", "royal-command")
    assert t.options("a") == ["choose:a.queen-padme-amidala", "choose:a.501st-clone-troopers", "pass"]
    t.picks("a", "501st")
    assert movers(t, "advance") == {"501st-clone-troopers.1", "501st-clone-troopers.2"}
    t.moves("501st.1", "advance", 400, 600).moves("501st.2", "advance", 460, 600)
    assert (t.at("501st.1"), t.at("501st.2"), t.asked) == ((400, 600, 0), (460, 600, 0), "a act")


def test_flank_em() -> None:
    """Each character of a Clone Trooper unit climbs: onto a crate."""
    t = table(
        a=side("cc-3636-commander-wolffe at 400,400", TROOPERS, f"{BO} at 200,200"),
        b=side(),
        step="activate",
        terrain=[box(400, 560, 60, 60, 40)],
    )
    assert t.options("a") == ["choose:a.cc-3636-commander-wolffe", "choose:a.501st-clone-troopers", "pass"]
    t.picks("a", "501st").moves("501st.1", "climb", 400, 560, 40)
    assert t.at("501st.1") == (400, 560, 40)
    assert movers(t, "climb") == {"501st-clone-troopers.2"}


@pytest.mark.parametrize(("at", "offered"), [("600,400 and 800,800", True), ("700,400 and 800,800", False)])
def test_get_moving_you_dogs(at: str, offered: bool) -> None:
    """Another Weequay unit within 4; all of it dashes, wherever its other characters are."""
    t = begins("gwarm at 400,400", f"weequay-pirates at {at}", f"{REX} at 400,500")
    assert (t.asked == "a target") is offered
    if offered:
        t.picks("a", "weequay")
        assert movers(t, "dash") == {"weequay-pirates.1", "weequay-pirates.2"}
        t.moves("weequay.2", "dash", 800, 830)
        assert t.at("weequay.2") == (800, 830, 0)


# Two operations


@pytest.mark.parametrize(
    ("ability", "units", "movement", "first", "second"),
    [
        (
            "smug-determination",
            ("moff-gideon at 400,400", "dark-troopers at 600,400 and 700,400", f"{REX} at 400,500"),
            "dash",
            "moff-gideon.1",
            "dark-troopers.1",
        ),
        (
            "marching-orders",
            ("es-04-firebrand at 400,400", "isb-agents at 800,400 and 800,800", "moff-gideon at 400,500"),
            "dash",
            "es-04-firebrand.1",
            "isb-agents.1 isb-agents.2",
        ),
        (
            "wisdom-of-the-mandalore",
            ("the-armorer at 400,400", f"{BO} at 800,400", f"{REX} at 400,500"),
            "jump",
            "the-armorer.1",
            f"{BO}.1",
        ),
    ],
)
def test_a_member_and_an_ally(ability: str, units: tuple[str, ...], movement: str, first: str, second: str) -> None:
    t = begins(*units)
    assert movers(t, movement) == {first}
    t.moves(f"a.{first}", movement, 400, 430)
    assert t.at(f"a.{first}") == (400, 430, 0)
    assert movers(t, movement) == set(second.split())
    other = second.split()[0]
    x, y, _ = t.at(f"a.{other}")
    t.moves(f"a.{other}", movement, x, y + 30)
    assert (t.at(f"a.{other}"), t.asked) == ((x, y + 30, 0), "a act")


@pytest.mark.parametrize(
    ("ability", "unit", "movement", "without"),
    [
        ("tactical-advance", "death-troopers at 400,400 and 800,800", "dash", 0),
        ("run-and-gun", "cc-3636-commander-wolffe at 400,400", "dash", 0),
        ("find-the-shot", "crosshair at 400,400", "climb", 0),
        ("calculated-advance", "aqua-droids at 400,400 and 800,800", "dash", 1),
    ],
)
def test_moving_and_a_focus(ability: str, unit: str, movement: str, without: int) -> None:
    """Whoever does not move gets no Focus action, but for the Aqua Droids."""
    kind = unit.split()[0]
    for moves, focus in ((True, 1), (False, without)):
        t = table(a=side(unit), b=side(f"{MAUL} at 800,100"))
        t.picks("a", f">{ability}")
        if moves:
            t.moves(f"a.{kind}.1", movement, 400, 430)
        t.passes_all()
        at = 430 if moves else 400
        assert (t.character(f"a.{kind}.1").focus, t.at(f"a.{kind}.1")) == (focus, (400, at, 0))
        assert t.options("a").count("action:focus") == 1 - focus


def test_return_of_the_jedi() -> None:
    for moves in (True, False):
        t = table(a=side("jedi-knight-luke-skywalker at 400,400", force=3), b=side(), step="activate")
        assert movers(t, "jump") == {"jedi-knight-luke-skywalker.1"}
        if moves:
            t.moves("luke", "jump", 400, 430)
        else:
            t.passes("a")
        assert (t.at("luke"), t.force("a"), t.asked) == ((400, 430 if moves else 400, 0), 4, "a act")
