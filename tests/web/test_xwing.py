"""X-Wing in the browser: a match by mouse, dials by keyboard, dice, placing, and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battlemat.games.xwing.combat.odds import AttackDice, Damage, Defender, against
from battlemat.games.xwing.flight.templates import execute
from battlemat.games.xwing.table.measures import base
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Question, Sitting, overlapping
from tests.web.tables import OpenAt, arranging, played_to, set_table

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


@pytest.mark.parametrize("kind", ["barrelroll", "position"])
def test_ghosts_that_overlap_have_the_numbers_of_the_list(
    kind: str, open_page: OpenPage, open_at: OpenAt, picture: Callable[[Page, str], None]
) -> None:
    table = open_at(kind)
    page = open_page(table.seat)
    Pilot(page).asked()
    places = [option["id"] for option in table.question["options"] if option["id"] != "pass"]
    listed = [page.locator(f'.opts [data-option="{place}"] kbd').inner_text() for place in places]
    numbers = page.locator("svg.board .number")
    expect(numbers).to_have_count(len(places))
    assert sorted(numbers.all_text_contents()) == sorted(listed)
    assert overlapping(numbers) == []
    picture(page, f"ghosts-{kind}")


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


def test_a_die_is_clicked_and_enter_confirms(site: Server, open_page: OpenPage) -> None:
    page = open_page(set_table(site, played_to("xwing", "reroll")).seat)
    me = Pilot(page)
    question = me.asked()
    assert question is not None
    die = question["options"][0]["parts"][0]
    page.locator(f'.tray [data-thing="{die}"]').click()
    expect(page.locator(".tray .die.chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("(n) => window.lastTable.question?.number !== n", arg=question["number"])
    changed = [line for line in me.log() if line["kind"] in ("dice-changed", "rerolled")]
    assert changed


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
