"""X-Wing in the browser: a match by mouse, dials by keyboard, dice, placing, the builder, a phone, and axe."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battlemat.games.xwing.measures import base
from battlemat.games.xwing.odds import AttackDice, Damage, Defender, against
from battlemat.games.xwing.templates import execute
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Question, Sitting
from tests.web.tables import OpenAt, arranging

ATTACK_FACES = ("hit", "crit", "focus", "blank")


@pytest.fixture(scope="module")
def open_at(site: Server) -> OpenAt:
    return arranging(site, "xwing")


def ship_of(view: dict[str, Any], ship_id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(ship for ship in view["ships"] if ship["id"] == ship_id)
    return found


class Pilot(Sitting):
    """Somebody who plays X-Wing by mouse: where the eye is if possible, else in the panel."""

    def answer(self, question: Question) -> None:
        kind, options = question["kind"], question["options"]
        if kind == "dial":
            self.set_dial(question)
        elif kind == "attack":
            self.shoot(options[0])
        elif kind == "obstacle":
            self.page.locator(f'.shelf [data-thing="{options[0]["id"]}"]').click()
        elif not self.is_chosen(options[0]["id"]):
            self.option(options[0]["id"]).click()
        self.confirm.click()

    def set_dial(self, question: Question) -> None:
        """A maneuver that meets nothing and would see somebody, else one that is not too slow, else any."""
        ships = "|".join({re.escape(option["id"].rpartition(":")[0]) for option in question["options"]})
        expect(self.page.locator(".fan .man").first).to_have_attribute("data-option", re.compile(f"^({ships}):"))
        every = self.page.locator(".fan .man").all()
        names = [(man.get_attribute("data-option") or "", "bad" in (man.get_attribute("class") or "")) for man in every]
        free = [name for name, bad in names if not bad] or [name for name, _ in names]
        wished = [name for name in free if re.search(r":[23]-(straight|bank)", name)] or free
        for name in free:
            self.page.locator(f'.fan [data-option="{name}"]').hover()
            if "Would see" in self.page.locator(".fore").inner_text():
                wished = [name]
                break
        self.page.locator(f'.fan [data-option="{wished[0]}"]').click()

    def shoot(self, option: dict[str, Any]) -> None:
        weapon, target = option["parts"]
        self.click_on_board(target)
        chip = self.page.locator(f'.weapons [data-thing="{weapon}"]')
        if chip.count():
            chip.click()
        if not self.page.locator(".opts [aria-pressed=true]").count():
            self.option(option["id"]).click()


def test_two_rounds_by_mouse(open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    page = open_page()
    page.locator("article, section, div").filter(has=page.get_by_role("heading", name="X-Wing")).last.get_by_role(
        "button", name="Play now"
    ).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    me = Pilot(page)
    for _ in range(300):
        question = me.asked()
        if question is None:
            break
        now = page.locator(".phases .round .fig")
        if now.count() and int(now.inner_text()) >= 3 and "attack" in me.kinds:
            break
        me.answer(question)
    picture(page, "xwing-round-3")
    assert {"obstacle", "place-obstacle", "place-ship", "dial", "ready", "action", "attack"} <= me.kinds
    expect(page.locator("svg.board .ship").first).to_be_visible()
    expect(page.get_by_role("log").or_(page.locator(".log")).first).to_contain_text("executes")


def test_a_dial_by_keyboard(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("dial")
    page = open_page(table.seat)
    me = Pilot(page)
    me.asked()
    ship = ship_of(table.view, table.question["options"][0]["id"].rpartition(":")[0])
    page.keyboard.press("2")
    expect(page.locator(f'.fan [data-option="{ship["id"]}:2-straight"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    chosen = f"{ship['id']}:2-bank-right"
    expect(page.locator(f'.fan [data-option="{chosen}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f'.fan [data-option="{chosen}"]')).to_be_focused()

    # the ghost stands where the engine would put the ship
    others = [base(other["size"], tuple(other["pose"])) for other in table.view["ships"] if other["id"] != ship["id"]]
    (move,) = execute(ship["size"], tuple(ship["pose"]), "bank_right", 2, others)
    ghost = page.locator(f'[data-ghost="{chosen}"]').get_attribute("data-pose") or ""
    assert [float(part) for part in ghost.split(",")] == pytest.approx(list(move.end), abs=0.06)

    page.keyboard.press("Enter")
    left = me.asked()
    assert left is not None
    assert all(not option["id"].startswith(f"{ship['id']}:") for option in left["options"])


def test_every_ghost_of_a_dial_is_where_the_engine_flies(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("dial")
    page = open_page(table.seat)
    Pilot(page).asked()
    buttons = page.locator(".fan .man")
    expect(buttons.first).to_be_visible()
    for number in range(buttons.count()):
        option = buttons.nth(number).get_attribute("data-option") or ""
        name, _, maneuver = option.rpartition(":")
        ship = ship_of(table.view, name)
        others = [base(one["size"], tuple(one["pose"])) for one in table.view["ships"] if one["id"] != name]
        flown = ship["changed"].get(maneuver, maneuver).partition("/")[0]
        speed, _, bearing = flown.partition("-")
        moves = execute(ship["size"], tuple(ship["pose"]), bearing.replace("-", "_"), int(speed), others)
        buttons.nth(number).hover()
        ghosts = page.locator(f'[data-ghost="{option}"]')
        expect(ghosts).to_have_count(len(moves))
        poses = [ghosts.nth(n).get_attribute("data-pose") or "" for n in range(len(moves))]
        for pose, move in zip(poses, moves, strict=True):
            x, y, heading = (float(part) for part in pose.split(","))
            assert (x, y) == pytest.approx(move.end[:2], abs=0.06)
            assert abs((heading - move.end[2] + 180) % 360 - 180) < 0.06


def test_the_ghosts_of_a_barrel_roll_are_where_it_ends(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("barrelroll")
    page = open_page(table.seat)
    Pilot(page).asked()
    for option in table.question["options"]:
        told = table.question["about"]["ends"][option["id"]]
        page.locator(f'.opts [data-option="{option["id"]}"]').hover()
        ghosts = page.locator(f'[data-ghost="{option["id"]}"]')
        if not told:  # it would fail, and is shown where it would have ended
            expect(ghosts.first).to_be_attached()
            continue
        expect(ghosts).to_have_count(len(told))
        for number, end in enumerate(told):
            x, y, heading = (float(part) for part in (ghosts.nth(number).get_attribute("data-pose") or "").split(","))
            assert (x, y) == pytest.approx(end[:2], abs=0.06)
            assert abs((heading - end[2] + 180) % 360 - 180) < 0.06


def test_dice_are_modified_with_the_odds_before_each_choice(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("modify-attack")
    page = open_page(table.seat)
    me = Pilot(page)
    question = me.asked()
    assert question is not None
    attack = table.view["attack"]
    faces = attack["attack_dice"]
    expect(page.locator(".tray .half").first.locator(".die")).to_have_count(len(faces))
    expect(page.locator(".tray .steps .now")).to_have_text("Modify attack")

    defender = ship_of(table.view, attack["defender"])
    weapon = next(w for w in ship_of(table.view, attack["attacker"])["weapons"] if w["id"] == attack["weapon"])
    far = attack["range"] == 3 and not weapon["ordnance"]
    rocks = [thing for thing in attack["obstructed"] if thing.startswith("obstacle")]
    dice = max(0, defender["agility"] + far + bool(rocks) - bool(defender["tokens"].get("strain")))
    tokens = defender["tokens"]
    expected = against(
        AttackDice(*(faces.count(face) for face in ATTACK_FACES)),
        Defender(dice, tokens.get("focus", 0), tokens.get("calculate", 0), defender["force"], tokens.get("evade", 0)),
    ).mean(Damage.total)
    shown = re.match(r"[\d.]+", me.option("pass").locator(".val").inner_text())
    assert shown is not None
    assert float(shown[0]) == pytest.approx(float(expected), abs=0.0051)

    first = question["options"][0]["id"]
    me.option(first).hover()
    expect(page.locator(".plot svg[role=img]")).to_be_visible()
    me.option(first).click()
    me.confirm.click()
    following = me.asked()
    assert following is not None
    if following["kind"] == "reroll":
        page.locator('.tray [data-thing="die-1"]').click()
        expect(page.locator(".tray .die.chosen")).to_have_count(1)
        expect(page.locator(".tray .est")).to_be_visible()
        me.confirm.click()
        me.asked()
    expect(page.locator(".log")).to_contain_text("Dice are modified")


def test_a_ship_is_placed_by_clicking_dragging_and_turning(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("place-ship")
    page = open_page(table.seat)
    me = Pilot(page)
    me.asked()
    region = page.locator(".placing .region").bounding_box()
    assert region is not None
    x, y = region["x"] + region["width"] * 0.3, region["y"] + region["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    expect(page.locator(".placing .ghost.legal").first).to_be_visible()
    # into the middle of the table: the server says why not
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, region["y"] - 200, steps=4)
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("must be within range 1 of your edge")
    expect(me.confirm).to_be_disabled()
    page.mouse.move(x + 20, region["y"] - 200)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=4)
    page.mouse.up()
    expect(page.locator(".placing .ghost.legal").first).to_be_visible()
    page.locator("[data-place=ghost]").focus()
    page.keyboard.press("e")
    expect(page.locator(".placing .ghost.legal").first).to_be_visible()
    me.confirm.click()
    me.asked()
    expect(page.locator(".log")).to_contain_text("is placed")


def test_hovering_shows_arcs_ranges_and_the_card(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("action")
    page = open_page(table.seat)
    Pilot(page).asked()
    ship = ship_of(table.view, table.question["about"]["ship"])
    page.locator(f'svg.board .ship[data-thing="{ship["id"]}"]').hover()
    expect(page.locator("svg.board .fan").first).to_be_visible()
    card = page.get_by_role("note")
    expect(card).to_contain_text(re.compile("X-wing"))
    expect(card.locator(".dial")).to_be_visible()


def test_an_illegal_squad_is_explained_and_mended(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/build/xwing")
    page.get_by_role("main").get_by_role("button", name="Red Dawn").click()
    expect(page.get_by_text("Legal squad")).to_be_visible()
    page.get_by_role("button", name="One more: Wedge Antilles").click()
    expect(page.locator(".pts")).to_contain_text("272")
    panel = page.get_by_role("region", name="What the rules say")
    expect(panel).to_contain_text("The squad costs 272 points, but at most 200 are allowed.")
    expect(panel).to_contain_text("at most 1 may be in it")
    expect(panel.get_by_role("link", name="XW-BLD-22")).to_be_visible()
    expect(page.get_by_role("button", name="Play this squad")).to_be_disabled()
    panel.get_by_role("button", name=re.compile("^Remove Wedge Antilles")).last.click()
    expect(page.get_by_text("Legal squad")).to_be_visible()

    # a slot shows what fits
    shelf = page.get_by_role("region", name="Ships and upgrades")
    page.get_by_role("button", name="Choose modification for Luke Skywalker").click()
    shelf.get_by_role("button", name=re.compile("^Afterburners")).click()
    expect(page.locator(".pts")).to_contain_text("206")
    panel.get_by_role("button", name=re.compile("^Drop")).first.click()
    expect(page.get_by_text("Legal squad")).to_be_visible()

    # out as XWS, and in again
    with page.expect_download() as download:
        page.get_by_role("button", name="Export XWS").click()
    file = tmp_path / "squad.xws"
    download.value.save_as(file)
    squad = json.loads(file.read_text())
    assert squad["faction"] == "rebelalliance"
    assert {pilot["id"] for pilot in squad["pilots"]} == {"lukeskywalker", "wedgeantilles", "biggsdarklighter"}
    squad["name"] = "From elsewhere"
    file.write_text(json.dumps(squad))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("textbox", name="Name your squad")).to_have_value("From elsewhere")
    page.get_by_role("button", name="Play this squad").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))


def test_on_a_phone(open_page: OpenPage, open_at: OpenAt, picture: Callable[[Page, str], None]) -> None:
    table = open_at("dial")
    page = open_page(table.seat, width=390, height=844, has_touch=True, is_mobile=True)
    me = Pilot(page)
    me.asked()
    man = page.locator(".fan .man").first
    man.tap()
    expect(man).to_have_attribute("aria-pressed", "true")
    picture(page, "xwing-dial-390")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    me.confirm.tap()
    me.asked()
    page.get_by_role("navigation").get_by_role("button", name="Units").tap()
    expect(page.locator(".rail .unit").first).to_be_visible()


LOOKS = [(width, theme) for width in (1440, 390) for theme in ("dark", "light")]


@pytest.mark.parametrize(("width", "theme"), LOOKS)
@pytest.mark.parametrize("kind", ["dial", "modify-attack", "place-ship"])
def test_everybody_can_use_the_table(
    kind: str, width: int, theme: str, open_page: OpenPage, open_at: OpenAt, harms: Callable[[Page], list[str]]
) -> None:
    page = open_page(open_at(kind).seat, width=width, height=900 if width > 760 else 844)
    Pilot(page).asked()
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    assert harms(page) == []


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_everybody_can_use_the_builder(
    width: int, theme: str, open_page: OpenPage, harms: Callable[[Page], list[str]]
) -> None:
    page = open_page("/build/xwing", width=width, height=900 if width > 760 else 844)
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    expect(page.get_by_role("button", name="Red Dawn").first).to_be_visible()
    assert harms(page) == []
    page.get_by_role("main").get_by_role("button", name="Red Dawn").click()
    page.get_by_role("button", name="One more: Wedge Antilles").click()
    expect(page.get_by_text("at most 200 are allowed").locator("visible=true").first).to_be_visible()
    assert harms(page) == []


@pytest.mark.parametrize(("language", "legend"), [("pl", "łatwy"), ("de", "leicht")])
def test_the_dial_speaks_other_languages(language: str, legend: str, open_page: OpenPage, open_at: OpenAt) -> None:
    page = open_page(open_at("dial").seat)
    Pilot(page).asked()
    page.evaluate("language => localStorage.setItem('battlemat.language', language)", language)
    page.reload()
    expect(page.locator(".legend")).to_contain_text(legend)
    assert not re.search(r"\bxw-[a-z]", page.locator("body").inner_text())
