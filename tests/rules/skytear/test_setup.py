"""Setting up the first game: SK-SET. Boards and starter lists are in test_board_layout.py and test_deck_building.py."""

from __future__ import annotations

from collections import Counter

import pytest

import battlemat
from battlemat.core.errors import BadSetup
from battlemat.core.game import SEATS
from battlemat.games.skytear import GAME
from battlemat.games.skytear.board import SIDES, board
from battlemat.games.skytear.content import HEROES, VICTORY_CARDS
from battlemat.games.skytear.scenario import SkyScenario, set_up
from battlemat.games.skytear.worship import pillars_left
from tests.rule_marks import rule

TWO = board("two-lane")


def chosen(t: SkyScenario) -> SkyScenario:
    """The first player has Kurumo and Liothan, the second Taulot and Nupten."""
    first, second = t.asked[0], "b" if t.asked[0] == "a" else "a"
    getattr(t, first)("kurumo")
    getattr(t, second)("taulot", "nupten")
    return t


def started(t: SkyScenario) -> SkyScenario:
    """Heroes placed as they come, hands kept: play begins."""
    chosen(t).runs_to("choose-hero")
    return t


@rule("SK-SET-01")
def test_the_first_game_is_for_two_with_four_heroes_each_on_two_lanes() -> None:
    t = started(set_up())
    assert (t.state.battlefield, len(t.state.players)) == ("two-lane", 2)
    assert Counter(hero.side for hero in t.state.heroes) == {"south": 4, "north": 4}
    for setup in ({"players": [None] * 3}, {"battlefield": "three-lane"}):
        with pytest.raises(BadSetup) as caught:
            GAME.normal_setup(setup)
        assert caught.value.refusals[0].rule == "SK-SET-01"


@rule("SK-SET-02")
def test_set_up_goes_from_a_to_j() -> None:
    story = started(set_up()).story()
    steps = [
        "victory-cards",
        "first-player",
        "mana-raised",
        "faction-chosen",
        "joined",
        "deck-shuffled",
        "drew",
        "towers-built",
        "tokens-placed",
        "minions-lined-up",
        "outsider-waits",
    ]
    taken = [kind for kind in story if kind in steps]
    assert [kind for place, kind in enumerate(taken) if taken[place - 1 : place] != [kind]] == steps


@rule("SK-SET-03")
def test_three_different_victory_cards_are_revealed_at_random() -> None:
    drawn = Counter[str]()
    for seed in range(60):
        t = _seeded(seed)
        assert len(set(t.state.victory)) == len(t.state.victory) == 3
        drawn.update(t.state.victory)
    assert set(drawn) == set(VICTORY_CARDS)
    assert max(drawn.values()) < 40


@rule("SK-SET-04")
def test_the_first_player_is_tossed() -> None:
    first = Counter(_seeded(seed).state.first for seed in range(60))
    assert set(first) == {0, 1}
    assert min(first.values()) > 15


@rule("SK-SET-05", "SK-SET-43")
def test_who_wins_the_toss_is_south_and_has_skytear_flux() -> None:
    for seat in ("a", "b"):
        t = started(set_up(first=seat))
        assert t.state.players[SEATS.index(seat)].side == "south"
        assert t.state.flux
        assert any(option.startswith("play:skytear-flux") for option in _first_activation(t, seat))


@rule("SK-SET-06")
def test_the_mana_counter_starts_at_one() -> None:
    t = started(set_up())
    assert t.state.turn == 1
    assert all(t.mana(hero.id) == 1 for hero in t.state.heroes)


@rule("SK-SET-07", "SK-SET-08")
def test_factions_are_chosen_one_two_and_the_last_is_left() -> None:
    t = set_up()
    assert (t.asked, len(t.options("a"))) == ("a faction", 4)
    t.a("kurumo")
    assert (t.asked, len(t.options("b"))) == ("b faction", 3)
    t.b("taulot")
    assert (t.asked, sorted(t.options("b"))) == ("b faction", ["liothan", "nupten"])
    t.b("nupten")
    assert t.state.factions == {"south": ["kurumo", "liothan"], "north": ["taulot", "nupten"]}
    south = sorted(hero.kind for hero in t.state.heroes if hero.side == "south")
    assert south == ["corjof", "gulbjarn", "sakoshi", "yami"]


@rule("SK-SET-09", "SK-SET-11")
def test_heroes_start_ready_with_full_hp() -> None:
    t = started(set_up())
    assert len(t.state.heroes) == 8
    for hero in t.state.heroes:
        assert (hero.readiness, hero.hp, hero.conditions) == ("ready", HEROES[hero.kind].health, [])
        assert (hero.cards, hero.leads, hero.mana, hero.returns, hero.activated) == ([], [], 0, 0, 0)


def test_nobody_has_achieved_anything_when_play_begins() -> None:
    t = started(set_up())
    for side in t.view("a")["sides"].values():
        assert {what: done for what, done in side["progress"].items() if done} == {}
    assert (t.stack, t.state.lasting, t.state.effects, t.state.pillars_made) == ([], [], 0, 0)


@rule("SK-SET-10")
def test_illusions_and_pillars_wait_beside_the_board() -> None:
    t = started(set_up())
    assert all(hero.illusion < 0 for hero in t.state.heroes)
    assert t.state.pillars == []
    assert [pillars_left(t.state, player) for player in (0, 1)] == [0, 2]  # Cotlic and Tlakali are b's


@rule("SK-SET-12", "SK-SET-13")
def test_heroes_are_placed_next_to_their_nexus_the_first_player_first() -> None:
    t = chosen(set_up())
    asked: list[str] = []
    for _ in range(8):
        seat = t.asked[0]
        asked.append(seat)
        side = t.state.players[SEATS.index(seat)].side
        around = {TWO.names[cell] for cell in TWO.hero_start[side]}
        taken = {t.at(hero.id) for hero in t.state.heroes if hero.cell >= 0}
        assert set(t.options(seat)) == around - taken
        t.match.submit(SEATS.index(seat), t.options(seat)[0])
    assert "".join(asked) == "aaaabbbb"
    places = [hero.cell for hero in t.state.heroes]
    assert len(set(places)) == 8


@rule("SK-SET-15")
def test_opening_hands_are_six_and_five() -> None:
    t = chosen(set_up()).runs_to("exchange")
    assert (len(t.hand("a")), len(t.hand("b"))) == (6, 5)
    t = chosen(set_up(first="b")).runs_to("exchange")
    assert (len(t.hand("a")), len(t.hand("b"))) == (5, 6)


@rule("SK-SET-16", "SK-SET-17", "SK-SET-18", "SK-SET-19")
def test_hands_are_exchanged_once_the_first_player_first() -> None:
    t = chosen(set_up()).runs_to("exchange")
    assert t.asked == "a exchange"
    cards = [option for option in t.options("a") if option != "keep"]
    before = t.hand("a")
    t.a(cards[:4])
    assert t.asked == "b exchange"  # a is not asked again
    assert (len(t.hand("a")), len(t.discard("a")), len(t.deck("a"))) == (6, 4, 32 - 6 - 4)
    assert Counter(t.discard("a")) <= Counter(before)
    t.b("keep")
    assert (t.asked, len(t.hand("b")), t.discard("b")) == ("a choose-hero", 5, [])


@rule("SK-SET-20")
def test_every_tower_has_five_hp() -> None:
    t = started(set_up())
    assert t.state.towers == {side: {"west": 5, "east": 5} for side in SIDES}
    assert t.state.nexus == {"south": 0, "north": 0}


@rule("SK-SET-21")
def test_control_tokens_are_numbered_at_random() -> None:
    west = Counter(started(_seeded(seed)).state.tokens["west"].number for seed in range(40))
    assert set(west) == {1, 2}
    assert min(west.values()) > 8
    t = started(set_up())
    assert {token.number for token in t.state.tokens.values()} == {1, 2}
    assert (t.token("west"), t.token("east")) == ("-4,2", "4,-2")


@rule("SK-SET-23", "SK-SET-24", "SK-SET-25")
def test_four_minions_a_side_stand_in_the_lanes_and_four_wait() -> None:
    t = started(set_up())
    assert t.minions("south") == sorted(["-5,3", "-3,2", "3,-1", "5,-2"])
    assert t.minions("north") == sorted(["-5,2", "-3,1", "3,-2", "5,-3"])
    for side in SIDES:
        lanes = Counter(minion.lane for minion in t.state.minions if minion.side == side and minion.cell >= 0)
        assert lanes == {"west": 2, "east": 2}
        assert t.reserve(side) == 4


@rule("SK-SET-26")
def test_the_outsider_waits_on_its_card() -> None:
    t = started(set_up())
    assert [(outsider.kind, outsider.dome, outsider.cell) for outsider in t.state.outsiders] == [
        ("rift-stalker", "centre", -1)
    ]


@rule("SK-SET-27")
def test_play_begins_with_the_first_players_activation() -> None:
    t = started(set_up(first="b"))
    assert (t.asked, t.state.phase, t.state.turn) == ("b choose-hero", "heroes", 1)


# Chance ---------------------------------------------------------------------------------------------------------------


def _seeded(seed: int) -> SkyScenario:
    return SkyScenario(battlemat.new_match("skytear", None, seed=seed))


def _first_activation(t: SkyScenario, seat: str) -> list[str]:
    t.match.submit(SEATS.index(seat), t.options(seat)[0])
    return t.options(seat)
