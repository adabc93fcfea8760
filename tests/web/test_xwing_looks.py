"""What X-Wing's board tells before a choice: readable lines, why not, what an ability does, where a ship comes out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from battlemat.games.xwing.cards.content import PILOTS, squads
from battlemat.games.xwing.flight.templates import deploy_start, execute
from battlemat.games.xwing.scenario import table
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting, overlapping
from tests.web.test_xwing_devices import seat_at

WEB = Path(__file__).parents[2] / "web"


def test_shots_are_framed_labelled_and_refused(site: Server, open_page: OpenPage) -> None:
    t = table(
        "a.wedgeantilles@450,300",
        "b.soontirfel@500,480,180",
        "b.academypilot@430,480,180",
        "b.academypilot@380,520,180",
        "b.darthvader@450,150",
        phase="engagement",
    )
    page = open_page(seat_at(site, t))
    Sitting(page).asked()
    labels = page.locator("svg.board .measure rect")
    expect(labels).to_have_count(3)
    assert overlapping(labels) == []
    page.locator('svg.board .ship[data-thing="b.darthvader"]').click()
    expect(page.get_by_role("form")).to_contain_text("Darth Vader is not in the weapon's arc.")
    expect(page.get_by_role("form").get_by_text("XW-ATK-09").first).to_be_visible()


def test_in_a_melee_names_and_ranges_can_be_read(site: Server, open_page: OpenPage) -> None:
    t = table(
        "a.wedgeantilles@430,420,10+focus+stress",
        "a.lukeskywalker@500,430,350",
        "a.norrawexley-btla4ywing@400,480,30",
        "a.garvendreis-t65xwing@470,490,20",
        "b.darthvader@470,560,180+focus",
        "b.soontirfel@540,500,230",
        "b.academypilot@400,560,170",
        "b.maulermithel@520,570,200",
        "b.howlrunner@450,640,180",
        phase="engagement",
    )
    page = open_page(seat_at(site, t))
    Sitting(page).asked()
    names, ranges = page.locator("svg.board [data-name] rect"), page.locator("svg.board .measure rect")
    expect(ranges).to_have_count(5)
    assert names.count() > 5
    assert overlapping(names) == []
    assert overlapping(ranges) == []
    mauler = page.locator('svg.board [data-name="b.maulermithel"]')
    page.locator('svg.board .ship[data-thing="b.maulermithel"]').hover()
    expect(mauler).to_contain_text("Mithel")


def test_an_ability_says_whose_it_is_and_what_it_does(site: Server, open_page: OpenPage) -> None:
    t = table(
        "a.biggsdarklighter@450,300#2-straight&servomotorsfoils",
        "b.academypilot@450,800,180#2-straight",
        phase="activation",
    )
    while "a" not in "ab"[t.match.pending[0].player]:
        t.passes("b")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    assert question["kind"] == "ability"
    expect(me.heading).to_have_text("Use Servomotor S-foils (Biggs Darklighter)?")
    option = me.option(question["options"][0]["id"])
    expect(option).to_contain_text(re.compile(r"Servomotor S-foils \(Closed\)\s*Biggs Darklighter: \w+"))


def test_a_docked_ship_shows_where_it_could_come_out(site: Server, open_page: OpenPage) -> None:
    hera, ezra = "a.herasyndulla-vcx100lightfreighter", "a.ezrabridger-sheathipedeclassshuttle"
    t = table(f"{hera}@450,300,40#2-straight", f"{ezra}~{hera}", "b.soontirfel@500,800,180#3-straight", phase="system")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    option = "deploy:rear>2-bank-left"
    page.get_by_role("form").locator(f'[data-option="{option}"]').hover()
    ghost = page.locator(f'svg.board [data-ghost="{option}"]')
    start = deploy_start("large", t.ship(hera).pose, "small", "rear")
    (move,) = execute("small", start, "bank_left", 2, [])
    pose = [float(part) for part in (ghost.get_attribute("data-pose") or "").split(",")]
    assert pose == pytest.approx(list(move.end), abs=0.06)


def test_every_ship_of_the_ready_made_squads_has_a_drawing_of_its_own() -> None:
    drawn = dict(re.findall(r'(\w+): "([\w-]+)"', (WEB / "src/games/xwing/ships.ts").read_text()))
    sprite = (WEB / "public/icons.svg").read_text()
    assert [name for name in drawn.values() if f'<symbol id="{name}"' not in sprite] == []
    flown = {PILOTS[ship.pilot].ship for squad in squads().values() for ship in squad.ships}
    assert flown <= set(drawn)
    assert len({drawn[chassis] for chassis in flown}) == len(flown)


def test_ships_of_one_name_keep_their_numbers_where_the_name_is_cut(site: Server, open_page: OpenPage) -> None:
    drones = [f"a.tradefederationdrone@{200 + 100 * n},100#2-straight" for n in range(2)]
    page = open_page(seat_at(site, table(*drones, "b.academypilot@450,800,180#2-straight", phase="planning")))
    Sitting(page).asked()
    numbers = page.locator(".rail .unit .number")
    expect(numbers).to_have_text(["1", "2"])
    box = numbers.last.bounding_box()
    unit = page.locator(".rail .unit").nth(1).bounding_box()
    assert box is not None
    assert unit is not None
    assert box["width"] > 0
    assert box["x"] + box["width"] <= unit["x"] + unit["width"]


def test_the_line_is_chosen_before_anything_is_measured(site: Server, open_page: OpenPage) -> None:
    t = table("a.lukeskywalker@450,300", "b.academypilot@450,490,180", "asteroid@430,395", phase="engagement")
    t.until("attack").attack("front>b.academypilot")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    assert question["kind"] == "line"
    expect(page.locator("svg.board .choice")).to_have_count(2)
    expect(page.locator("svg.board .measure.decides")).to_have_count(0)
    expect(page.locator(".tray")).not_to_contain_text("attack di")
    me.option("line-2").hover()
    drawn = page.locator("svg.board .measure.decides.obstructed line")
    expect(drawn).to_have_count(1)
    chosen = page.locator('svg.board .choice[data-thing="line-2"] line').last
    ends = ("x1", "y1", "x2", "y2")
    assert [drawn.get_attribute(end) for end in ends] == [chosen.get_attribute(end) for end in ends]


def test_what_a_card_says_stands_by_its_question(site: Server, open_page: OpenPage) -> None:
    t = table("a.jakefarrell@400,300#2-straight=jake", "a.lukeskywalker@460,400#2-straight")
    t.until("action", "jake").a("boost").a("1-straight").a("a.jakefarrell/pilot:jakefarrell")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    me.asked()
    expect(me.heading).to_have_text("Jake Farrell: which ship?")
    expect(page.get_by_role("form").locator(".says")).to_contain_text("friendly ship at range 0–1")


def test_the_start_page_counts_rounds(site: Server, open_page: OpenPage) -> None:
    seat = seat_at(site, table("a.lukeskywalker@450,300#2-straight", phase="planning"))
    page = open_page(seat)
    me = Sitting(page)
    me.asked()
    page.keyboard.press("2")
    me.confirm.click()
    me.asked()
    page.goto("/")
    expect(page.get_by_text(re.compile(r"\bround 1\b")).first).to_be_visible()
    expect(page.get_by_text(re.compile(r"\bturn 1\b"))).to_have_count(0)
