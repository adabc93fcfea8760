"""Devices (XW-DEV)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule


@rule("XW-DEV-04", "XW-DEV-11", "XW-DEV-42")
def test_a_proton_bomb() -> None:
    t = table(
        "a.scimitarsquadronpilot@400,400&protonbombs#3-straight=bomber",
        "b.soontirfel@400,200#1-turn-left=near",
        phase="system",
        decks={"b": "panickedpilot"},
    )
    t.a("drop:protonbombs>1-straight").until("action", "near")
    assert t.state.devices[0].pose[:2] == (400.0, 325.8)
    t.b("pass")
    assert t.charges("bomber", "protonbombs") == 1
    assert t.token("near", "stress") == 2  # the crit was dealt faceup
    assert not t.state.devices


@rule("XW-DEV-33", "XW-DEV-34")
def test_a_mine_detonates_under_whoever_flies_over_it() -> None:
    t = table(
        "a.redsquadronveteran@400,100#3-straight=x",
        "b:proximitymine@400,200",
        "b.soontirfel@800,850,180#3-straight",
        phase="planning",
    )
    t.faces("hit blank").ready()
    assert t.shields("x") == 0
    assert not t.state.devices
