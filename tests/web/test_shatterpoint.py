"""Shatterpoint in the browser: a match by mouse, moving, sight, dice, trees, keys, and a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from itertools import product
from math import atan2, cos, factorial, hypot, pi, sin
from random import Random
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import ClientConnection, connect

from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.build import ForceList, ready_force
from battlemat.games.shatterpoint.content import STANCES, UNITS
from battlemat.games.shatterpoint.expertise import alter
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.pushing import pushed_to
from battlemat.games.shatterpoint.scenario import box, side
from battlemat.games.shatterpoint.scenario import table as scenario
from battlemat.games.shatterpoint.state import Roll
from battlemat.games.shatterpoint.state import characters as on_field
from battlemat.games.shatterpoint.terrain import SIDE, Spot
from tests.server.conftest import Server
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.sitting import Question, Sitting, overlapping
from tests.web.tables import ME, Open, OpenAt, arranging, my_questions, open_where, opened, played_to, set_table

View = dict[str, Any]


@pytest.fixture(scope="module")
def open_at(site: Server) -> OpenAt:
    return arranging(site, "shatterpoint")


@pytest.fixture(scope="module")
def looked_at(site: Server) -> OpenAt:
    """The same table for all who only look at it."""
    return cache(arranging(site, "shatterpoint"))


def characters(view: View) -> dict[str, View]:
    """Every character on the battlefield, with its unit."""
    return {
        one["id"]: {**one, "unit": unit}
        for player in view["players"]
        for unit in player["units"]
        for one in unit["characters"]
        if one["on_field"]
    }


class Commander(Sitting):
    """Somebody who plays Shatterpoint by mouse: where the eye is if possible, else as the hint says."""

    def answer(self, question: Question) -> None:
        kind = question["kind"]
        if kind == "tree":
            self.page.locator('.tree [data-thing^="option:"]').first.click()
        elif kind == "deploy":
            self.page.locator(".placing .other").first.dispatch_event("click")
        elif kind == "attack":
            self.option(question["options"][0]["id"]).click()
        elif self.page.locator(".opts [aria-pressed=true]").count() == 0:
            self.page.keyboard.press("h")
        expect(self.confirm).to_be_enabled()
        self.confirm.click()

    def stands_at(self, character: str) -> tuple[float, float]:
        """Where a character is drawn, in units of the board."""
        style = self.page.locator(f'svg.board .character[data-thing="{character}"]').get_attribute("style") or ""
        found = re.findall(r"[\d.]+", style)
        return float(found[0]), float(found[1])

    def at(self, view: View, x: float, y: float) -> tuple[float, float]:
        """Where a point of the table is on the screen."""
        turned = view["players"][view["viewer"]]["edge"] == 1
        board = (SIDE - x, y) if turned else (x, SIDE - y)
        where = self.page.evaluate(
            """([x, y]) => {
              const svg = document.querySelector("svg.board");
              const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
              return [point.x, point.y];
            }""",
            list(board),
        )
        return where[0], where[1]


def test_a_match_from_the_start_page_by_mouse(open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    page = open_page()
    page.locator("article, section, div").filter(has=page.get_by_role("heading", name="Shatterpoint")).last.get_by_role(
        "button", name="Play now"
    ).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    me = Commander(page)
    for _ in range(200):
        question = me.asked()
        assert question is not None
        turn = page.locator(".phases .round .fig")
        if turn.count() and int(turn.inner_text()) >= 4 and {"act", "move"} <= me.kinds:
            break
        me.answer(question)
    picture(page, "shatterpoint-turn-4")
    assert {"deploy", "stance", "act", "movement", "move"} <= me.kinds
    expect(page.locator("svg.board .character")).to_have_count(16)
    expect(page.locator(".track .here")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("is activated")


def test_a_move_by_mouse_says_why_not_and_goes_where_it_may(
    open_page: OpenPage, open_at: OpenAt, picture: Callable[[Page, str], None]
) -> None:
    table = open_at("move")
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    one = characters(table.view)[table.question["about"]["character"]]
    expect(page.locator(".reach path").first).to_be_attached()

    # onto another base: said under the pointer, and by the server when put down
    other = min(
        (c for c in characters(table.view).values() if c["id"] != one["id"]),
        key=lambda c: hypot(c["x"] - one["x"], c["y"] - one["y"]),
    )
    page.mouse.move(*me.at(table.view, other["x"], other["y"] + 1))
    expect(page.locator(".placing .ghost.refused .why")).to_be_visible()
    page.mouse.click(*me.at(table.view, other["x"], other["y"] + 1))
    expect(page.get_by_role("alert")).to_be_visible()
    expect(me.confirm).to_be_disabled()

    for number in range(24):
        x = one["x"] + 70 * cos(number * pi / 12)
        y = one["y"] + 70 * sin(number * pi / 12)
        page.mouse.click(*me.at(table.view, x, y))
        expect(page.locator(".how")).to_have_text(re.compile("may stand here|Click where"))
        if page.locator(".placing .ghost.legal").count():
            break
    picture(page, "shatterpoint-move")
    fields = page.get_by_role("group", name="Position").get_by_role("spinbutton")
    assert float(fields.nth(0).input_value()) == pytest.approx(x, abs=2)
    page.locator("[data-place=ghost]").focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(me.confirm).to_be_enabled()
    before = me.stands_at(one["id"])
    me.confirm.click()
    me.asked()
    after = me.stands_at(one["id"])
    assert hypot(after[0] - before[0], after[1] - before[1]) == pytest.approx(70, abs=5)


def test_a_push_is_shown_where_it_ends(open_page: OpenPage, site: Server) -> None:
    """All around, and as the server would have it; then one is confirmed."""
    match = played_to("shatterpoint", "push")
    table = opened(site, match)
    about = table.question["about"]
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    expect(page.locator(".how")).to_contain_text("in the direction of the push")
    one = next(c for c in on_field(match.state) if c.id == about["character"])
    fields = page.get_by_role("group", name="Position").get_by_role("spinbutton")
    for number in range(12):
        turn = number * pi / 6
        aim = [round(one.x + 40 * cos(turn), 1), round(one.y + 40 * sin(turn), 1)]
        for field, value in zip((fields.nth(0), fields.nth(1)), aim, strict=True):
            field.fill(str(value))
            field.press("Tab")
        expect(page.locator(".how")).to_have_text(re.compile("pushed that way|in the direction"))
        shown = [float(part) for part in (page.locator(".ghost .g").get_attribute("data-end") or "").split()]
        turn = atan2(aim[1] - one.y, aim[0] - one.x)
        assert shown == pytest.approx(list(pushed_to(match.state, one, turn, RANGES[about["range"]])), abs=0.01)
    me.option(table.question["options"][0]["id"]).click()
    shown = [float(part) for part in (page.locator(".ghost .g").get_attribute("data-end") or "").split()]
    me.confirm.click()
    me.asked()
    moved = [event for event in me.table()["log"] if event["kind"] == "moved" and event["data"]["character"] == one.id]
    assert moved[-1]["data"]["to"] == pytest.approx(shown, abs=0.01)


def test_the_page_foresees_what_the_server_says_of_a_place(open_page: OpenPage, open_at: OpenAt, site: Server) -> None:
    table = open_at("move")
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    one = characters(table.view)[table.question["about"]["character"]]
    ghost = page.locator("[data-place=ghost]")
    match, token = table.seat.removeprefix("/t/").split("#seat=")
    compared, different = 0, []
    with connect(f"ws://127.0.0.1:{site.port}/api/matches/{match}/play", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        for across, along in product(range(-6, 7, 3), repeat=2):
            x, y = one["x"] + across * 30.7, one["y"] + along * 30.7
            if not (5 < x < SIDE - 5 and 5 < y < SIDE - 5):
                continue
            page.mouse.move(*me.at(table.view, x, y))
            if not ghost.count():
                continue  # something lies over the board there
            label = ghost.get_attribute("aria-label") or ""
            told = re.search(r"x ([\d.]+), y ([\d.]+), height ([\d.]+)\.", label)
            assert told is not None, label
            pose = [float(number) for number in told.groups()]
            foreseen = ghost.locator(".why text").all_text_contents()
            if legal(line, table.question["number"], pose) is (foreseen == []):
                compared += 1
            else:
                different.append((pose, foreseen))
    assert different == []
    assert compared > 5


def legal(line: ClientConnection, number: int, pose: list[float]) -> bool:
    """What the server says of a place."""
    key = uuid4().hex
    line.send(json.dumps({"type": "probe", "key": key, "number": number, "answer": pose}))
    while (answer := json.loads(line.recv(PATIENCE / 1000))).get("key") != key:
        pass  # the table comes first
    return bool(answer.get("legal"))


def test_the_board_sees_what_the_engine_sees(open_page: OpenPage, site: Server) -> None:
    asked: set[str] = set()

    def after_an_attack(question: Question) -> bool:
        """Somebody is near then."""
        asked.add(question["kind"])
        return question["kind"] == "act" and "attack" in asked

    table = open_where(site, "shatterpoint", after_an_attack)
    page = open_page(table.seat)
    Commander(page).asked()
    field = battlefield(table.view["battlefield"]).field
    here = characters(table.view)
    compared = 0
    for one in (c for c in here.values() if c["unit"]["owner"] == table.view["viewer"]):
        figure = page.locator(f'svg.board .character[data-thing="{one["id"]}"]')
        figure.dispatch_event("pointerenter")
        reach = RANGES[max(2, STANCES[one["unit"]["stance"]].ranged.range or 0)]
        expected = {
            foe["id"]: field.sight(spot(one), one["radius"], spot(foe), foe["radius"]) is not None
            for foe in here.values()
            if foe["unit"]["owner"] != one["unit"]["owner"]
            and hypot(foe["x"] - one["x"], foe["y"] - one["y"]) - foe["radius"] - one["radius"] <= reach
        }
        expect(page.locator("[data-sight]")).to_have_count(len(expected))
        for foe, free in expected.items():
            line = page.locator(f'[data-sight="{foe}"]')
            assert ("blind" in (line.get_attribute("class") or "")) is not free, (one["id"], foe)
            compared += 1
        figure.dispatch_event("pointerleave")
    assert compared > 0


def spot(one: View) -> Spot:
    return Spot(one["x"], one["y"], one["height"])


def test_the_outlook_of_an_attack_is_exact(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("attack")
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    option = table.question["options"][0]
    me.option(option["id"]).hover()
    said = page.locator(".plot small").inner_text()
    dice = re.search(r"(\d+) attack dice against (\d+) defence dice", said)
    assert dice is not None
    here = characters(table.view)
    attacker, defender = (here[part]["unit"] for part in option["parts"])
    expected = mean_successes(int(dice[1]), int(dice[2]), attacker, defender, melee=option["id"].startswith("melee"))
    assert float(page.locator(".plot .sum b").first.inner_text()) == pytest.approx(expected, abs=0.051)


def mean_successes(attack: int, defense: int, attacker: View, defender: View, *, melee: bool) -> float:
    """The mean of successes over all ways both rolls can fall, with the engine's own charts."""
    own, theirs = STANCES[attacker["stance"]], STANCES[defender["stance"]]
    chart = own.melee_chart if melee else own.ranged_chart
    total = 0.0
    for crit, strike, expertise, failure in parts_of(attack, 4):
        chance = multinomial((crit, strike, expertise, failure), (1 / 8, 3 / 8, 2 / 8, 2 / 8))
        for block, guile, miss in parts_of(defense, 3):
            odds = chance * multinomial((block, guile, miss), (1 / 3, 1 / 3, 1 / 3))
            strikes = Roll(crit=crit, strike=strike, expertise=expertise, failure=failure)
            guard = Roll(block=block, expertise=guile, failure=miss)
            ours = () if chart is None or "disarmed" in attacker["conditions"] else chart.row(expertise)
            back = () if "exposed" in defender["conditions"] else theirs.defense_chart.row(guile)
            alter(strikes, ours, True, ("crit", "strike"))
            alter(strikes, back, False, ("crit", "strike"))
            alter(guard, ours, False, ("block",))
            alter(guard, back, True, ("block",))
            total += odds * (strikes.crit + max(0, strikes.strike - guard.block))
    return total


def parts_of(whole: int, parts: int) -> list[tuple[int, ...]]:
    if parts == 1:
        return [(whole,)]
    return [(first, *rest) for first in range(whole + 1) for rest in parts_of(whole - first, parts - 1)]


def multinomial(counts: tuple[int, ...], chances: tuple[float, ...]) -> float:
    found = float(factorial(sum(counts)))
    for count, chance in zip(counts, chances, strict=True):
        found *= chance**count / factorial(count)
    return found


def test_a_combat_tree_is_clicked_through_with_the_dice_beside_it(
    open_page: OpenPage, open_at: OpenAt, picture: Callable[[Page, str], None]
) -> None:
    table = open_at("tree")
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    attack = table.view["attacks"][-1]
    left = page.locator(".tray .half").first.locator('.die:not([aria-label$="blocked"])')
    expect(left).to_have_count(sum(attack["attack"].values()))
    expect(page.locator(".tray .steps .now")).to_have_text("Combat tree")
    expect(page.locator(".tray tr.now")).to_have_count(reached_rows(table))
    nodes = page.locator('.tree [data-thing^="option:"]')
    expect(nodes).to_have_count(len(table.question["options"]) - 1)
    nodes.first.hover()
    expect(page.locator(".edge.lit, .node.hot").first).to_be_visible()
    picture(page, "shatterpoint-tree")
    told = page.locator(".log").get_by_text(re.compile("go(es)? on in the combat tree"))
    before = told.count()
    nodes.first.click()
    expect(nodes.first).to_have_attribute("aria-pressed", "true")
    option = nodes.first.get_attribute("data-thing") or ""
    assert me.is_chosen(option)
    me.confirm.click()
    me.asked()
    expect(told).to_have_count(before + 1)


def reached_rows(table: Open) -> int:
    """How many of the two charts have a row, if an empty one, for what was rolled."""
    attack = table.view["attacks"][-1]
    own, theirs = (STANCES[stance] for stance in attack["charts"])
    chart = own.melee_chart if attack["type"] == "melee" else own.ranged_chart
    blind = chart is None or attack["disarmed"]
    ours = None if blind or chart is None else chart.selected(attack["attack"].get("expertise", 0))
    back = None if attack["exposed"] else theirs.defense_chart.selected(attack["defense"].get("expertise", 0))
    return sum(row is not None for row in (ours, back))


def test_combat_without_anybody_in_reach_is_offered_with_a_warning(open_page: OpenPage, looked_at: OpenAt) -> None:
    table = looked_at("act")
    page = open_page(table.seat)
    me = Commander(page)
    question = me.asked()
    assert question is not None
    combat = me.option("action:combat")
    expect(combat).to_contain_text("Nobody could be attacked from where this unit stands.")
    expect(combat.locator("use[href='#ui-warn']")).to_have_count(1)
    expect(me.option("action:move").locator("use[href='#ui-warn']")).to_have_count(0)


def test_a_refused_target_says_why(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("attack")
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    page.keyboard.press("0")
    offered = {option["parts"][-1] for option in table.question["options"]}
    foe = next(
        c["id"]
        for c in characters(table.view).values()
        if c["unit"]["owner"] != table.view["viewer"] and c["id"] not in offered
    )
    page.locator(f'svg.board [data-thing="{foe}"]').dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text(re.compile("range|engaged|see|attack"))
    expect(page.get_by_role("alert").locator(".rid")).to_contain_text("SP-")


def test_an_activation_by_keyboard(open_page: OpenPage, open_at: OpenAt) -> None:
    table = open_at("act")
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    page.keyboard.press("1")
    expect(page.locator(".opt").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    following = me.asked()
    assert following is not None
    assert following["number"] > table.question["number"]
    page.keyboard.press("z")
    again = me.asked()
    assert again is not None
    assert again["kind"] == "act"


def test_hovering_shows_rings_and_the_card(open_page: OpenPage, looked_at: OpenAt) -> None:
    table = looked_at("tree")
    page = open_page(table.seat)
    Commander(page).asked()
    unit = table.view["players"][0]["units"][0]
    page.locator(".rail .unit").first.hover()
    card = page.get_by_role("note")
    expect(card).to_contain_text(STANCES[unit["stance"]].name)
    expect(card.locator("svg.tree")).to_be_visible()


def test_names_around_an_objective_can_be_read(open_page: OpenPage, site: Server) -> None:
    crowd = scenario(
        a=side(
            "ahsoka-tano-jedi-no-more at 430,440 with 3 damage, strained",
            "bo-katan-kryze at 485,440",
            "clan-kryze-mandalorians at 400,500 and 460,495",
            "501st-clone-troopers at 370,440 and 340,500",
        ),
        b=side(
            "lord-maul at 460,385 with pinned",
            "gar-saxon-merciless-commander at 540,500",
            "mandalorian-super-commandos at 400,385 and 340,385",
            "b1-battle-droids at 560,440 and 600,360",
            "asajj-ventress-sith-assassin at 515,380",
        ),
        objectives="MC at 455,455 a",
        terrain=[box(60, 60, 40, 40, 30)],
        step="turn",
    )
    page = open_page(set_table(site, crowd.match).seat)
    Commander(page).asked()
    names = page.locator("svg.board [data-name] rect")
    assert names.count() > 5
    assert overlapping(names) == []
    for unit in ("lord-maul", "bo-katan", "asajj"):
        page.locator(f'svg.board .character[data-unit*="{unit}"]').first.hover()
        expect(page.locator(f'svg.board [data-name*="{unit}"]')).to_be_visible()


def with_forces(*forces: ForceList, until: str, seed: str = "own forces") -> Match[Any]:
    """A match of own strike forces up to a question of some kind to the first seat."""
    setup = GAME.setup_of("standard", [msgspec.to_builtins(force) for force in forces])
    match: Match[Any] = Match(GAME, GAME.normal_setup(setup), key_from_seed(seed))
    assert any(question.kind == until for question in my_questions(match, Random(1)))
    return match


def test_a_tag_for_the_turn_our_reading_and_an_assumed_base_are_on_the_card(open_page: OpenPage, site: Server) -> None:
    """Bounty Hunters take a tag by Payday when an order card is revealed."""
    hunters, others = ready_force("republic-and-nite-owls"), ready_force("collective-and-separatists")
    hunters.squads[1].supporting = "bounty-hunters"
    match = with_forces(hunters, others, until="tag")
    match.submit(ME, "choose:Mandalorian")
    page = open_page(opened(site, match).seat)
    Commander(page).asked()
    page.locator(".rail .unit", has_text="Bounty Hunters").hover()
    card = page.get_by_role("note")
    expect(card).to_contain_text("+ Mandalorian")
    expect(card).to_contain_text("our assumption" if "house" in UNITS["bounty-hunters"].base_source else "Printed")
    page.locator(".rail .unit", has_text="Bo-Katan").hover()
    expect(card).not_to_contain_text("+ Mandalorian")


def test_a_map_is_shown_on_the_battlefield(open_page: OpenPage, site: Server) -> None:
    """Strategic Positions lets the first player choose a map before the first turn."""
    forces = [ready_force("republic-and-nite-owls"), ready_force("collective-and-separatists")]
    for force in forces:
        force.mission = "strategic-positions"
    table = opened(site, with_forces(*forces, until="map", seed="2"))
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    for chart in table.question["about"]["maps"]:
        me.option(f"map:{chart['id']}").hover()
        for objective in table.view["objectives"]:
            lit = page.locator(f'svg.board [data-thing="{objective["id"]}"] .corners')
            expect(lit).to_have_count(int(objective["id"] in chart["active"]))


def test_objectives_are_called_after_where_one_sees_them(open_page: OpenPage, looked_at: OpenAt) -> None:
    """On the board, on the card under the pointer and in the log; never by the marks of the mission's chart."""
    table = looked_at("tree")
    page = open_page(table.seat)
    me = Commander(page)
    me.asked()
    centre = me.at(table.view, SIDE / 2, SIDE / 2)
    for objective in table.view["objectives"]:
        token = page.locator(f'svg.board [data-thing="{objective["id"]}"]')
        called = token.get_attribute("aria-label") or ""
        assert not re.search(rf"\b{objective['id']}\b", called)
        right, down = (round((at - half) / 20) for at, half in zip(middle(token), centre, strict=True))
        assert ("left" in called, "right" in called) == (right < 0, right > 0)
        assert ("far" in called, "near" in called) == (down < 0, down > 0)
    token.dispatch_event("pointerenter")
    expect(page.get_by_role("note")).to_contain_text(called.partition(":")[0])
    active = page.locator(".log", has_text="Active objectives: ")
    expect(active).to_have_text(re.compile(r"Active objectives: ([a-z ]+, )+[a-z ]+\."))


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_struggle_card_unfolds(open_page: OpenPage, looked_at: OpenAt) -> None:
    page = open_page(looked_at("tree").seat)
    Commander(page).asked()
    page.locator(".track .title").click()
    expect(page.locator(".track .mission")).to_contain_text("Two struggles win")


def test_on_a_phone(open_page: OpenPage, open_at: OpenAt, picture: Callable[[Page, str], None]) -> None:
    page = open_page(open_at("act").seat, width=390, height=844, has_touch=True, is_mobile=True)
    me = Commander(page)
    question = me.asked()
    assert question is not None
    me.option(question["options"][0]["id"]).tap()
    picture(page, "shatterpoint-390")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    me.confirm.tap()
    me.asked()
    page.get_by_role("navigation").get_by_role("button", name="Units").tap()
    expect(page.locator(".rail .unit").first).to_be_visible()
