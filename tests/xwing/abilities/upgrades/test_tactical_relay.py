"""Tactical relays, one test per card."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table
from tests.xwing.abilities.upgrades.tables import faces, use

DROID = "a.separatistdrone"
ROGUE = "b.sigmasquadronace@400,500,180"
BLANKS = "blank blank blank"


def droids(card: str, *tokens: str, phase: str = "engagement") -> XWingScenario:
    """A droid with a relay that cannot fire, and another one beside it that is attacked."""
    relay = f"{DROID}@300,300,180&{card}=relay"
    return table(f"{DROID}@400,300,180{''.join(tokens)}=d", relay, f"{ROGUE}=b", phase=phase)  # type: ignore[arg-type]


def test_k2_b4_adds_an_evade_unless_the_attacker_takes_strain() -> None:
    for answer, results, strain in (("pass", ["blank", "blank", "evade"], 0), ("yes", [], 1)):
        t = droids("k2b4", "+calculate").attack("front>d", attack="hit hit hit", defense="blank blank")
        t.a(use("k2b4", f"{DROID}-2"))
        assert t.asked == "b take-strain"
        t.b(answer)
        assert t.token("b", "strain") == strain
        assert (t.events("dice-changed")[-1:] or [{"results": []}])[0]["results"] == results
        assert t.token("d", "calculate") == 0


def test_kraken_keeps_calculate_tokens() -> None:
    t = droids("kraken", "+2calculate").until("ability").a(use("kraken", f"{DROID}-2")).until_phase("planning", 2)
    assert t.tokens("d") == {"calculate": 1}
    forgotten = droids("kraken", "+2calculate").until_phase("planning", 2)
    assert forgotten.tokens("d") == {}


def test_ta_175_passes_on_what_a_lost_droid_knew() -> None:
    t = droids("ta175", "*2").attack("front>d", attack="hit hit hit", defense="blank blank")
    assert t.events("gained") == [{"ship": f"{DROID}-2", "token": "calculate"}]


def test_tv_94_adds_a_hit_to_a_weak_attack() -> None:
    foe = "b.academypilot@400,500,180=b"
    t = table(f"{DROID}@400,300+calculate=d", f"{DROID}@300,300,180&tv94", foe, phase="engagement")
    t.until("attack", "d").attack("front>b", attack="blank blank").a(use("tv94", f"{DROID}-2"))
    assert faces(t) == ["blank", "blank", "hit"]
    strong = table("a.skakoanace@400,300+calculate=d", f"{DROID}@300,300,180&tv94", foe, phase="engagement")
    strong.until("attack", "d").attack("front>b", attack=BLANKS, defense=BLANKS)
    assert strong.asked == "b attack"
