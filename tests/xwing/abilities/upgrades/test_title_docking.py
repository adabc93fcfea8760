"""Titles."""

from __future__ import annotations

from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.scenario import table

EARLY = "b.academypilot@800,850,180#3-straight"


def system_options(*things: str) -> list[str]:
    t = table(*things, EARLY, phase="system")
    return t.options("a") if t.asked == "a system" else []


def test_ghost_takes_a_shuttle_and_lets_it_out_behind() -> None:
    ghost = "a.lothalrebel@400,400#1-straight^front&ghost=ghost"
    assert system_options(ghost, "a.zeborrelios@400,460#2-straight") == ["dock:a.lothalrebel", "pass"]
    assert system_options(ghost, "a.ap5@400,460#2-straight") == ["dock:a.lothalrebel", "pass"]
    assert system_options(ghost, "a.redsquadronveteran@400,460#2-straight") == []
    assert system_options(ghost, "b.zeborrelios@400,460#2-straight") == []
    leaving = system_options(ghost, "a.zeborrelios~ghost")
    assert leaving[:-1]
    assert all(option.startswith("deploy:rear>") for option in leaving[:-1])


def test_phantom_docks_from_range_1() -> None:
    ghost = "a.lothalrebel@400,400#1-straight^front&ghost"
    assert system_options(ghost, "a.zeborrelios@400,520#2-straight&phantom") == ["dock:a.lothalrebel", "pass"]
    assert system_options(ghost, "a.zeborrelios@400,520#2-straight") == []


def test_hounds_tooth_takes_a_headhunter() -> None:
    hound = "a.trandoshanslaver@400,400#1-straight&houndstooth"
    assert system_options(hound, "a.blacksunsoldier@400,460#2-straight") == ["dock:a.trandoshanslaver", "pass"]
    assert system_options("a.trandoshanslaver@400,400#1-straight", "a.blacksunsoldier@400,460#2-straight") == []


FALCON = "a.freightercaptain@400,400^front&landosmillenniumfalcon"


def test_landos_falcon_docks_an_escape_craft() -> None:
    t = table(f"{FALCON}=falcon", "a.outerrimpioneer@400,460=craft", "a.academypilot@340,400", EARLY, phase="end")
    assert list(docking.dockable(t.state, t.ship("craft"))) == ["dock:a.freightercaptain"]
    assert list(docking.dockable(t.state, t.ship("a.academypilot"))) == []


def test_landos_falcon_fires_harder_at_stressed_ships() -> None:
    def dice(tokens: str) -> dict[str, int]:
        t = table(f"{FALCON}=falcon", f"b.academypilot@400,600,180+disarm{tokens}", phase="engagement")
        return t.attack(next(shot for shot in t.options("a") if "academypilot" in shot)).terms()

    assert dice("+stress") == {"weapon": 2, "upgrade:landosmillenniumfalcon": 1}
    assert dice("") == {"weapon": 2}
