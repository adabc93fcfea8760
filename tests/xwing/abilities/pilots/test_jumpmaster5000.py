"""JumpMaster 5000 pilots."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

ROGUE = "b.sigmasquadronace@400,520,180=b"
BLANKS = "blank blank blank"


def test_dengar_shoots_back() -> None:
    t = table("a.dengar@400,300^front=d", "b.rexlerbrath@400,520,180=b", phase="engagement").a("pass")
    t.until("attack", "b").attack("front>d", attack=BLANKS, defense="blank blank").until("ability")
    t.a("a.dengar/pilot:dengar")
    assert t.options("a") == ["single_turret>b.rexlerbrath", "pass"]
    behind = table("a.dengar@400,300,180^rear=d", "b.rexlerbrath@400,520,180=b", phase="engagement").a("pass")
    behind.until("attack", "b").attack("front>d", attack=BLANKS, defense="blank blank")
    assert "ability" not in behind.asked


def test_tel_trevura_cheats_death_and_comes_back() -> None:
    t = table("a.teltrevura@400,300*5!0^front+disarm=tel", ROGUE, "a.bluesquadronescort@100,100", phase="engagement")
    t.until("attack", "b").attack("front>tel", attack="hit hit hit", defense="blank blank")
    t.a("a.teltrevura/pilot:teltrevura")
    assert (t.place("tel"), t.damage("tel"), t.charges("tel")) == ("reserve", 5, 0)
    assert len(t.state.players[0].discard) == 6
    t.until("place-ship")
    t.a(t.options("a")[0])
    assert (t.place("tel"), t.phase) == ("in play", "planning")
    again = table(
        "a.teltrevura@400,300*5!0^front+disarm=tel", ROGUE, "a.bluesquadronescort@100,100", phase="engagement"
    )
    again.ship("tel").charges = 0
    again.until("attack", "b").attack("front>tel", attack="hit hit hit", defense="blank blank").until_phase("planning")
    assert again.place("tel") == "removed"


def test_manaroo_gives_all_she_has() -> None:
    manaroo = "a.manaroo@400,300^front+2focus+evade=m"
    t = table(manaroo, "a.academypilot@460,300=friend", ROGUE, phase="engagement").a("a.manaroo/pilot:manaroo")
    assert (t.tokens("m"), t.tokens("friend")) == ({}, {"evade": 1, "focus": 2})
