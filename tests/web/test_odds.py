"""The page of odds: knobs that move the curve at once, links that say it all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import battlemat
from tests.web.conftest import OpenPage, TableAt
from tests.web.sitting import Sitting

LINK = "/odds/xwing?attack=dice=4,focus,predator&defense=dice=3,evade"


def mean_of(attack: str, defense: str) -> str:
    odds = battlemat.game("xwing").odds
    assert odds is not None
    return f"{float(odds.ask(attack=attack, defense=defense).figure('mean-damage')):.2f}"


def test_a_link_shows_what_the_engine_says(open_page: OpenPage) -> None:
    page = open_page(LINK)
    mean = page.locator("[data-figure=mean-damage] dd")
    expect(mean).to_have_text(mean_of("dice=4,focus,predator", "dice=3,evade"))
    expect(page.get_by_text("Predator", exact=True)).to_be_visible()
    expect(page.locator("[data-curve=damage] li")).to_have_count(4)
    page.get_by_role("checkbox", name="Lock").first.check()
    expect(mean).to_have_text(mean_of("dice=4,focus,lock,predator", "dice=3,evade"))
    expect(page).to_have_url(re.compile(r"attack=dice=4,focus,lock,predator&defense=dice=3,evade$"))


def test_attacks_and_cards_are_added_and_taken_away(open_page: OpenPage) -> None:
    page = open_page("/odds")
    page.get_by_role("button", name="One more: Attack").click()
    expect(page.locator("[data-curve=destroyed-after] li")).to_have_count(2)
    page.get_by_role("button", name="Dice: one more").first.click()
    expect(page).to_have_url(re.compile(r"\?attack=dice=4&attack=&defense=$"))
    page.get_by_role("button", name="Remove Attack 2").click()
    expect(page.locator("[data-curve=destroyed-after]")).to_have_count(0)
    page.get_by_label("Add a card").first.select_option("juke")
    expect(page).to_have_url(re.compile(r"attack=dice=4,juke&"))
    page.get_by_role("button", name="Remove Juke").click()
    expect(page).to_have_url(re.compile(r"attack=dice=4&defense=$"))


@pytest.mark.parametrize("game", battlemat.game_ids())
def test_every_game_has_its_odds(game: str, open_page: OpenPage) -> None:
    page = open_page(f"/odds/{game}")
    expect(page.locator("dl [data-figure]").first).to_be_visible()
    assert page.locator("figure li").count() > 1


def test_an_attack_is_weighed_before_it_is_declared_in_pocketmodel(open_page: OpenPage, table_at: TableAt) -> None:
    me = Sitting(open_page(table_at("attacks", "pocketmodel").seat))
    question = me.asked()
    assert question is not None
    me.option(question["options"][0]["id"]).hover()
    expect(me.page.locator(".plot svg[role=img]").first).to_be_visible()
    expect(me.page.get_by_role("form")).to_contain_text("%")
