"""Quadrijet transfer spacetug pilots; `test_device.py` has those who place devices."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table


def test_sarco_plank_is_as_agile_as_he_is_fast() -> None:
    for speed, terms in ((3, {"agility": 2, "pilot:sarcoplank": 1}), (1, {"agility": 2})):
        t = table("a.sarcoplank@400,300=s", "b.sigmasquadronace@400,500,180=b", phase="engagement")
        t.ship("s").executed = f"{speed}-straight/white"
        t.until("attack", "b").attack("front>s", attack="blank blank blank")
        assert t.terms("defense") == terms


def test_unkar_plutt_tractors_all_he_touches() -> None:
    t = table("a.unkarplutt@400,300=u", "b.academypilot@400,340,180=b", "b.academypilot@400,500", phase="engagement")
    assert t.asked in ("a tractor", "b tractor")
    t.until("attack")
    assert (t.token("u", "tractor"), t.token("b", "tractor")) == (1, 1)
    alone = table("a.unkarplutt@400,300=u", "b.academypilot@400,400,180=b", phase="engagement")
    assert alone.token("u", "tractor") == 0
