"""TIE/ph phantom pilots."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

BLANKS = "blank blank blank"


def test_whisper_evades_after_a_hit() -> None:
    foe = "b.academypilot@400,500,180=b"
    t = table("a.whisper@400,300=w", foe, phase="engagement").attack("front>b", attack="hit hit hit", defense=BLANKS)
    assert t.token("w", "evade") == 1
    t = table("a.whisper@400,300=w", foe, phase="engagement").attack("front>b", attack=BLANKS, defense=BLANKS)
    assert t.token("w", "evade") == 0


def test_echo_decloaks_along_a_bank() -> None:
    t = table("a.echo@400,300+cloak#2-straight=e", "b.soontirfel@800,850,180#3-straight", phase="system")
    assert t.options("a") == [
        "decloak:boost:2-bank-left",
        "decloak:boost:2-bank-right",
        "decloak:roll:left-bank2-forward",
        "decloak:roll:left-bank2-backward",
        "decloak:roll:right-bank2-forward",
        "decloak:roll:right-bank2-backward",
        "pass",
    ]
    t.a("decloak:roll:left-bank2-forward", "middle")
    assert t.pose("e")[2] == 45.0
    assert t.at("e")[0] < 300
