"""What was used, by what events tell."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from battlemat.games import xwing
from battlemat.games.xwing import GAME, usage
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import Ability
from battlemat.games.xwing.phases.setup import place_ship
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import WAITING
from battlemat.games.xwing.timing import crediting, moments
from tests.xwing.abilities.upgrades.tables import defend, duel, flying, use


def used(t: XWingScenario) -> set[str]:
    return {name for event in t.match.events for name in GAME.used(event)}


def test_everything_usable_is_written_and_does_something() -> None:
    usable = set(GAME.usable())
    assert {"upgrade:predator", "pilot:wedgeantilles", "ship:autothrusters", "damage:fuelleak"} <= usable
    assert "upgrade:ionlimiteroverride" not in usable  # nobody has written it
    assert "ship:weaponhardpoint" not in usable  # a slot, no more


def test_an_ability_that_is_used() -> None:
    t = duel("&marksmanship").attack("front>b", attack="hit hit hit")
    assert "upgrade:marksmanship" not in used(t)
    assert "upgrade:marksmanship" in used(t.a(use("marksmanship")))


def test_a_weapon_that_fires() -> None:
    assert "upgrade:ioncannon" in used(duel("&ioncannon").attack("ioncannon>b"))


def test_a_number_that_is_changed() -> None:
    assert "upgrade:trickshot" in used(duel("&trickshot", "", "asteroid@400,400").attack("front>b"))


def test_a_permission_that_makes_the_difference() -> None:
    assert "upgrade:primedthrusters" not in used(flying("&primedthrusters").a("barrelroll", "left", "middle"))
    stressed = flying("&primedthrusters+stress", dial="3-straight").a("barrelroll", "left", "middle")
    assert "upgrade:primedthrusters" in used(stressed)


def test_a_prohibition_that_makes_the_difference() -> None:
    t = flying("*damagedsensorarray")
    assert "damage:damagedsensorarray" in used(t)
    blinded = duel("*blindedpilot+focus").attack("front>b", attack="focus blank blank")
    assert "damage:blindedpilot" in used(blinded)
    assert "damage:blindedpilot" not in used(defend("*blindedpilot+focus").attack("front>x", defense="focus blank"))


def test_a_maneuver_that_is_easier() -> None:
    assert "upgrade:niennunb" in used(flying("&niennunb", dial="3-bank-left"))
    assert "upgrade:niennunb" not in used(flying("&niennunb", dial="3-straight"))


def test_a_red_maneuver_that_is_dared() -> None:
    assert "upgrade:herasyndulla" in used(flying("&herasyndulla+stress", dial="4-koiogran"))
    assert "upgrade:herasyndulla" not in used(flying("&herasyndulla", dial="4-koiogran"))


def test_a_lock_from_farther_away() -> None:
    def locked(y: int) -> set[str]:
        raider = "b.outerrimpatrol@850,600,180#0-stationary"
        ships = ("a.alderaanianguard@600,200#1-straight=me", f"b.academypilot@190,{y},180#2-straight=foe")
        t = table(*ships, raider, phase="activation").until("action", "me").a("lock")
        t.a(t.ship("foe").id)
        assert t.locks("me") == [t.ship("foe").id]
        return used(t)

    assert "ship:broadsidebatteries" in locked(300)


def test_obstacles_that_are_ignored() -> None:
    assert "upgrade:qira" in used(flying("&qira>obstacle-1", "asteroid@400,360"))


def test_results_that_evades_do_not_cancel() -> None:
    t = defend("", "&autoblasters", at="400,150,0").attack(
        "autoblasters>x", attack="crit blank blank", defense="evade evade"
    )
    assert "upgrade:autoblasters" in used(t)


def test_tokens_that_stay() -> None:
    assert "upgrade:moldycrow" in used(duel("&moldycrow+focus", at="800,800").until_phase("planning", 2))


def test_a_way_to_place_a_device() -> None:
    def dropped(cards: str, way: str) -> set[str]:
        bomber = f"a.scimitarsquadronpilot@400,400&protonbombs{cards}"
        return used(table(bomber, "b.academypilot@800,800", phase="system").a(way))

    ways = {"ship:nimblebomber", "upgrade:trajectorysimulator", "upgrade:skilledbombardier"}
    all_three = "&trajectorysimulator&skilledbombardier"
    assert not dropped(all_three, "drop:protonbombs>1-straight") & ways
    assert dropped(all_three, "drop:protonbombs>1-bank-left") & ways == {"ship:nimblebomber"}
    assert dropped(all_three, "launch:protonbombs>5-straight") & ways == {"upgrade:trajectorysimulator"}
    assert dropped(all_three, "drop:protonbombs>2-straight") & ways == {"upgrade:skilledbombardier"}


def test_a_ship_that_is_taken_aboard() -> None:
    def docked(at: str) -> set[str]:
        ghost = "a.lothalrebel@400,400#2-straight&ghost"
        t = table(ghost, f"a.zeborrelios@400,{at}#2-straight&phantom", "b.academypilot@800,800", phase="system")
        assert "upgrade:ghost" not in used(t)
        return used(t.a("dock:a.lothalrebel"))

    assert {"upgrade:ghost", "upgrade:phantom"} & docked("460") == {"upgrade:ghost"}
    assert {"upgrade:ghost", "upgrade:phantom"} <= docked("520")


def test_an_enemy_that_counts_as_dead_ahead() -> None:
    def fired(recoil: str, enemy: str) -> set[str]:
        t = table(f"a.recoil@400,300{recoil}&predator=p", f"b.academypilot@{enemy},180=b", phase="engagement")
        t.until("attack", "p").attack("front>b", attack="blank blank blank blank")
        return used(t.a("a.recoil/upgrade:predator"))

    assert "pilot:recoil" in fired("+stress", "460,400")
    assert "pilot:recoil" not in fired("+stress", "400,400")  # in the bullseye arc anyway


def test_friends_that_count_as_close() -> None:
    def coordinated(friend: str) -> set[str]:
        t = table("a.majorstridan@400,100#1-straight=p", f"a.epsilonsquadroncadet@{friend}=x", phase="activation")
        t.until("action", "p").a("coordinate")
        return used(t)

    assert "pilot:majorstridan" in coordinated("400,480")
    assert "pilot:majorstridan" not in coordinated("400,330")


def test_torpedoes_fired_from_nearer_than_printed() -> None:
    def fired(enemy: str) -> set[str]:
        bomber = "a.majorrhymer@400,300&protontorpedoes>b=p"
        t = table(bomber, f"b.academypilot@{enemy},180=b", phase="engagement").until("attack", "p")
        return used(t.attack("protontorpedoes>b"))

    assert "pilot:majorrhymer" in fired("400,400")
    assert "pilot:majorrhymer" not in fired("400,500")


def test_ships_that_start_elsewhere() -> None:
    def placed(y: float) -> set[str]:
        t = table("a.lieutenantdormitz@400,50=p", "a.epsilonsquadroncadet@700,50=x", phase="planning")
        t.ship("x").place = WAITING
        placing = place_ship(t.match, t.ship("x"))
        next(placing)
        with suppress(StopIteration):
            placing.send((400.0, y, 0.0))
        return used(t)

    assert "pilot:lieutenantdormitz" in placed(300.0)
    assert "pilot:lieutenantdormitz" not in placed(120.0 - 45.0)


# Nobody is forgotten --------------------------------------------------------------------------------------------------

IN_ROLLS = {moments.ATTACK_DICE, moments.DEFENSE_DICE}
"""Numbers whose terms are told with every roll."""
TWICE_ASKED = {moments.CLOSE, moments.AHEAD}
"""What `credit_measuring` takes care of."""


def literals(tree: ast.AST) -> Iterator[str]:
    """The strings in a piece of code, as patterns: what is put into them may be anything."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)


NOW = {"can_now": moments.CAN, "cannot_now": moments.CANNOT}
TELLING = {"credit", "heeded", "worked", *NOW}


def credits() -> Iterator[tuple[str, str]]:
    """Every window that somebody gives credit for, with the pattern of its subject; every card that is named there."""
    for file in Path(xwing.__file__).parent.rglob("*.py"):
        tree = ast.parse(file.read_text())
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") in TELLING:
                    yield from credited(call, function)


def credited(call: ast.Call, function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    name = call.func.id  # type: ignore[attr-defined]
    if name == "worked" and isinstance(call.args[2], ast.Constant):
        yield str(call.args[2].value), ""
        return
    if name in NOW:
        yield from ((NOW[name], pattern) for pattern in literals(call.args[2]))
        return
    window = call.args[3 if name == "worked" else 1]
    subject = call.args[3] if name != "worked" and len(call.args) > 3 else None
    found = [node.id for node in ast.walk(window) if isinstance(node, ast.Name)]
    names = [getattr(moments, one) for one in found if hasattr(moments, one)]
    names += crediting.TEMPLATES.values() if "TEMPLATES" in found else ()
    names += [getattr(moments, one) for one in ("DIFFICULTY", "SPEED") if found == ["value"]]
    patterns = [".*"] if subject is None else list(literals(subject)) or list(literals(function)) + IGNORING
    yield from ((window, pattern) for window in names for pattern in patterns)


IGNORING = ["ignore\\-obstacles", "ignore:.+"]
"""What `obstacles.ways_to_ignore` says."""


def subjects(ability: Ability) -> list[str]:
    """What a permission is about: as declared, or else whatever begins as its code looks for."""
    if ability.what:
        return list(ability.what)
    code = (ability.when.__code__, ability.run.__code__)
    return [f"{one}x" for part in code for one in part.co_consts if isinstance(one, str)]


def told(ability: Ability, known: set[tuple[str, str]]) -> bool:
    """Whether some event tells when an ability did something."""
    if ability.kind != "changes" or ability.window in IN_ROLLS | TWICE_ASKED:
        return True
    patterns = [pattern for window, pattern in known if window == ability.window]
    if ability.window not in (moments.CAN, moments.CANNOT):
        return bool(patterns)
    return any(re.fullmatch(pattern, subject) for pattern in patterns for subject in subjects(ability))


def test_whatever_can_be_used_can_be_seen_to_be_used() -> None:
    known = set(credits())
    silent = [
        name
        for name in usage.usable()
        if load()[name] and (name, "") not in known and not any(told(ability, known) for ability in load()[name])
    ]
    assert silent == []
