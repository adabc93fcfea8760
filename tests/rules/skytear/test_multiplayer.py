"""Three to eight players: SK-MUL. Seats belong to the two teams in turn: a, c, e, g against b, d, f, h."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import battlemat
from battlemat.core.decision import Flow
from battlemat.core.errors import IllegalAnswer
from battlemat.core.game import SEATS
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.scenario import SkyScenario, north, south, table
from battlemat.games.skytear.skills import sees_friendly_pillar
from battlemat.games.skytear.state import SkyMatch
from battlemat.games.skytear.upkeep import divide
from battlemat.games.skytear.worship import pillars_left
from tests.rule_marks import rule
from tests.rules.skytear.own_cards import own_card


def begun(players: int, battlefield: str = "two-lane", until: str = "exchange", seed: int = 1) -> SkyScenario:
    """A tournament game, drafted as offered, up to a question."""
    setup = {"variant": "tournament", "battlefield": battlefield, "players": [None] * players}
    t = SkyScenario(battlemat.new_match("skytear", setup, seed=seed))
    t.runs_to(until)
    return t


def members(t: SkyScenario, side: str) -> list[int]:
    return [number for number, player in enumerate(t.state.players) if player.side == side]


@rule("SK-MUL-01")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize(("battlefield", "heroes"), [("two-lane", 4), ("three-lane", 6)])
def test_both_teams_control_the_same_number_of_heroes(players: int, battlefield: str, heroes: int) -> None:
    t = begun(players, battlefield)
    assert Counter(hero.side for hero in t.state.heroes) == {"south": heroes, "north": heroes}


@rule("SK-MUL-02")
@pytest.mark.parametrize("players", range(3, 9))
def test_teams_are_as_equal_as_possible(players: int) -> None:
    t = begun(players)
    teams = sorted((len(members(t, "south")), len(members(t, "north"))))
    assert teams == [players // 2, (players + 1) // 2]


@rule("SK-MUL-03")
def test_heroes_of_teammates_are_friendly() -> None:
    own = south("a:cotlic@4,0 c:tlakali@4,1", hand="protection")
    t = table(own, "b:yami@-4,4 d:sakoshi@-4,5", players=4, active="cotlic")
    t.acts("play:protection>south.cotlic>south.tlakali")
    assert t.armor("south.tlakali") == 2


@rule("SK-MUL-04", "SK-MUL-06")
def test_with_four_players_each_activates_own_heroes_and_either_member_may_go() -> None:
    t = table("a:yami@4,0 c:sakoshi@4,1", "b:cotlic@-4,-3 d:tlakali@-4,-4", players=4)
    assert (t.asked, sorted(t.options("a"))) == ("a who-activates", ["player-0", "player-2"])
    t.a("player-2")
    assert (t.asked, t.options("c")) == ("c choose-hero", ["south.sakoshi"])
    t.c("south.sakoshi").acts("end")
    assert t.asked == "b who-activates"
    three = table("a:yami@4,0 c:sakoshi@4,1", "b:cotlic@-4,-3 b:tlakali@-4,-4", players=3)
    three.a("player-2")
    assert (three.asked, three.options("c")) == ("c choose-hero", ["south.sakoshi"])


@rule("SK-MUL-05")
@pytest.mark.parametrize("players", range(5, 9))
def test_with_five_or_more_players_everybody_activates_any_hero_of_the_team(players: int) -> None:
    t = table("yami@4,0 sakoshi@4,1", "cotlic@-4,-3 tlakali@-4,-4", players=players)
    t.a("player-4")
    assert sorted(t.options("e")) == ["south.sakoshi", "south.yami"]


@rule("SK-MUL-07")
def test_teams_alternate_not_players() -> None:
    t = table("a:yami@4,0 a:corjof@4,3 c:sakoshi@4,1", "b:cotlic@-4,-3 d:tlakali@-4,-4", players=4)
    t.a("player-0", "south.yami").acts("end")
    t.b("player-1", "north.cotlic").acts("end")
    assert "player-0" in t.options("a")
    t.a("player-0")
    assert t.options("a") == ["south.corjof"]


@rule("SK-MUL-08")
def test_priority_goes_clockwise_through_both_teams() -> None:
    hands = {"c": "ruse", "d": "ruse"}
    t = table(
        south("a:yami@4,0 c:sakoshi@4,2", hand="ruse ruse", hands=hands),
        north("b:corjof@4,-2 d:gulbjarn@-4,-4", hand="ruse", hands=hands),
        players=4,
        active="yami",
    )
    t.a("skirmish")
    order = []
    while t.asked.endswith("priority"):
        order.append(t.asked[0])
        t.match.submit(SEATS.index(t.asked[0]), "pass")
    assert order[:4] == ["a", "b", "c", "d"]


@rule("SK-MUL-09", "SK-MUL-10")
def test_cards_are_played_from_the_own_hand_through_own_heroes() -> None:
    t = table(
        south("a:yami@4,0 c:sakoshi@4,2", hand="ruse", hands={"c": "dodge"}),
        "b:cotlic@-4,-3 d:tlakali@-4,-4",
        players=4,
        active="yami",
    )
    plays = [option for option in t.options("a") if option.startswith("play:")]
    assert plays == ["play:ruse>south.yami"]


@rule("SK-MUL-10")
@pytest.mark.parametrize("players", [5, 6, 8])
def test_with_five_players_cards_are_played_through_any_hero_of_the_team(players: int) -> None:
    t = table(south("yami@4,0 sakoshi@4,2", hand="ruse"), "cotlic@-4,-3 tlakali@-4,-4", players=players, active="yami")
    plays = [option for option in t.options("a") if option.startswith("play:")]
    assert plays == ["play:ruse>south.yami", "play:ruse>south.sakoshi"]


@rule("SK-MUL-11")
def test_teammates_do_not_see_each_others_hands() -> None:
    t = table(
        south("a:yami@4,0 c:sakoshi@4,2", hand="clear-mind", hands={"c": "dodge"}),
        "b:cotlic@-4,-3 d:tlakali@-4,-4",
        players=4,
    )
    assert "clear-mind" in str(t.view("a")["players"])
    assert "clear-mind" not in str(t.view("c")["players"])


@rule("SK-MUL-12", "SK-MUL-14", "SK-MUL-16")
@pytest.mark.parametrize(("players", "cards"), [(3, 6), (4, 6), (5, 9), (6, 9), (7, 12), (8, 12)])
def test_starting_cards_are_those_of_the_team_divided_evenly(players: int, cards: int) -> None:
    t = begun(players)
    for side in ("south", "north"):
        hands = [len(t.state.players[number].hand) for number in members(t, side)]
        assert sum(hands) == cards
        assert max(hands) - min(hands) <= 1


@rule("SK-MUL-13")
def test_the_team_decides_who_draws_the_extra_card() -> None:
    t = table("yami@4,0~", "cotlic@-4,-3~", players=5, phase="upkeep")
    assert (t.asked, t.options("b")) == ("b who-draws", ["player-1", "player-3"])
    t.b("player-3")
    assert (len(t.hand("b")), len(t.hand("d"))) == (1, 2)
    assert [len(t.hand(seat)) for seat in "ace"] == [1, 1, 1]


@rule("SK-MUL-13")
@pytest.mark.parametrize(("chosen", "hands"), [("player-1", (2, 1)), ("player-3", (1, 2))])
def test_it_may_be_either_and_only_one_of_the_team(chosen: str, hands: tuple[int, int]) -> None:
    t = table("yami@4,0~", "cotlic@-4,-3~", players=5, phase="upkeep")
    for nobody in ("player-0", "player-2", "no", ["player-1", "player-3"]):
        with pytest.raises(IllegalAnswer):
            t.match.submit(1, nobody)
    t.b(chosen)
    assert (len(t.hand("b")), len(t.hand("d"))) == hands
    assert not t.asked.endswith("who-draws")


@rule("SK-MUL-13")
def test_nobody_gets_two_cards_more() -> None:
    """Five cards for three: two of them get one more, each of them once."""
    found: dict[int, int] = {}

    def share(m: SkyMatch, run: Run) -> Flow[None]:
        found.update((yield from divide(m, [0, 2, 4], 5)))

    with own_card("share", share):
        t = table(south("a:yami@4,0", hand="share"), "b:cotlic@-4,-3", players=5, active="yami")
        t.acts("play:share>south.yami")
        assert t.options("a") == ["player-0", "player-2", "player-4"]
        t.a("player-2")
        assert (t.asked, t.options("a")) == ("a who-draws", ["player-0", "player-4"])
        t.a("player-4")
    assert found == {0: 1, 2: 2, 4: 2}


@rule("SK-MUL-13")
def test_the_team_decides_about_starting_cards_too() -> None:
    """Nine cards for two: one begins with five, the other with four, as they like."""
    t = begun(5, until="who-draws")
    pair = members(t, "south") if len(members(t, "south")) == 2 else members(t, "north")
    speaker = "abcde"[pair[0]]
    assert (t.asked, t.options(speaker)) == (f"{speaker} who-draws", [f"player-{one}" for one in pair])
    t.match.submit(pair[0], f"player-{pair[1]}")
    t.runs_to("exchange")
    assert [len(t.state.players[one].hand) for one in pair] == [4, 5]


@rule("SK-MUL-15")
@pytest.mark.parametrize(("players", "cards"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_cards_per_turn_are_those_of_the_team(players: int, cards: int) -> None:
    t = table("yami@4,0~", "cotlic@-4,-3~", players=players, phase="upkeep")
    while t.asked.endswith("who-draws"):
        t.match.submit(SEATS.index(t.asked[0]), t.options(t.asked[0])[0])
    for side in ("south", "north"):
        assert sum(len(t.state.players[number].hand) for number in members(t, side)) == cards


@rule("SK-MUL-17")
def test_a_single_player_has_all_cards_of_the_team() -> None:
    t = begun(3)
    (single,) = next(team for team in (members(t, "south"), members(t, "north")) if len(team) == 1)
    assert len(t.state.players[single].hand) == 6


@rule("SK-MUL-18")
def test_a_defeat_draws_one_card_and_one_for_a_teammate() -> None:
    t = table("a:yami@4,0 c:sakoshi@4,2", "b:akhuti@4,-1*1 d:tlakali@-4,-4", players=4, active="yami")
    t.acts("attack:north.akhuti")
    assert [len(t.hand(seat)) for seat in "ac"] == [1, 1]
    large = table("yami@4,0 sakoshi@4,2", "akhuti@4,-1*1 tlakali@-4,-4", players=6, active="yami")
    large.acts("attack:north.akhuti")
    assert (large.asked, large.options("a")) == ("a teammate-draws", ["player-2", "player-4"])
    large.a("player-4")
    assert [len(large.hand(seat)) for seat in "ace"] == [1, 0, 1]


@rule("SK-MUL-19")
def test_alone_in_a_team_one_draws_both() -> None:
    t = table("a:cotlic@-4,-3 c:sakoshi@4,0*1", "b:yami@4,-1", players=3, active="yami")
    t.acts("attack:south.sakoshi")
    assert len(t.hand("b")) == 2


@rule("SK-MUL-20")
def test_the_team_chooses_who_draws_for_a_structure() -> None:
    t = table(
        "a:yami@4,-3 c:sakoshi@4,-2",
        "b:cotlic@-6,-3 d:tlakali@-6,-2",
        players=4,
        phase="minions",
        tokens={"east": "4,-4"},
        numbers={"east": 1, "west": 2},
    )
    assert sorted(t.options("a")) == ["player-0", "player-2"]
    t.a("player-2")
    assert [event["player"] for event in t.events("drew")][:1] == [2]


@rule("SK-MUL-21", "SK-MUL-24")
def test_with_four_players_everybody_has_a_deck_for_own_heroes() -> None:
    t = begun(4)
    assert len(t.state.piles) == 4
    for number, seat in enumerate("abcd"):
        assert sum(hero.owner == number for hero in t.state.heroes) == 2
        assert len(t.deck(seat)) + len(t.hand(seat)) == 16
    t = begun(4, "three-lane")
    assert Counter(hero.owner for hero in t.state.heroes) == {0: 3, 1: 3, 2: 3, 3: 3}
    t = begun(3)
    assert len(t.state.piles) == 3
    for number, seat in enumerate("abc"):
        alone = len(members(t, t.state.players[number].side)) == 1
        assert sum(hero.owner == number for hero in t.state.heroes) == (4 if alone else 2)
        assert len(t.deck(seat)) + len(t.hand(seat)) == (32 if alone else 16)


@rule("SK-MUL-22")
@pytest.mark.parametrize("players", [5, 6])
def test_with_five_players_a_team_has_one_deck(players: int) -> None:
    t = begun(players, "three-lane")
    assert len(t.state.piles) == 2
    for side in ("south", "north"):
        team = members(t, side)
        assert len({t.state.players[number].pile for number in team}) == 1
        hands = sum(len(t.state.players[number].hand) for number in team)
        assert len(t.deck(SEATS[team[0]])) + hands == 48


@rule("SK-MUL-23")
def test_a_common_deck_is_flipped_and_discarded_together() -> None:
    t = table(south("yami@4,0", deck="ruse ignite dodge"), "cotlic@4,-1", players=6, active="yami")
    t.acts("attack:north.cotlic", "ruse")
    assert t.deck("a") == t.deck("c") == t.deck("e") == ["dodge"]
    assert sorted(t.discard("e")) == ["ignite", "ruse"]


@rule("SK-MUL-25")
def test_the_hand_limit_is_each_players_own() -> None:
    seven = "ruse " * 7
    t = table(
        south("a:yami@4,0~ c:sakoshi@4,2~", hand="ruse", hands={"c": seven}),
        "b:cotlic@-4,-3~ d:tlakali@-4,-4~",
        players=4,
        phase="upkeep",
    )
    assert t.asked == "c discard"
    t.c("ruse", "ruse")
    assert (len(t.hand("a")), len(t.hand("c"))) == (2, 6)


@rule("SK-MUL-26")
def test_a_team_names_who_activates_the_outsider() -> None:
    t = table(
        "a:yami@0,1 c:sakoshi@4,4",
        "b:cotlic@-6,-3 d:tlakali@-6,-2",
        players=4,
        phase="minions",
        outsiders={"centre": "rift-stalker"},
    )
    t.runs_to("who-activates")
    assert sorted(t.options("a")) == ["player-0", "player-2"]
    t.a("player-2")
    assert t.asked == "c place-outsider"
    t.c("0,0")
    assert t.asked == "c outsider"


@rule("SK-MUL-27")
def test_any_member_of_the_first_team_may_use_flux_once_in_all() -> None:
    t = table("a:yami@4,0 c:sakoshi@4,2", "b:cotlic@-4,-3 d:tlakali@-4,-4", players=4, active="yami", flux=True)
    t.a("move")
    while not t.asked.startswith("c"):
        t.match.submit(SEATS.index(t.asked[0]), "pass")
    t.c("play:skytear-flux>south.sakoshi")
    assert not t.state.flux
    t.runs_to("activation")
    assert t.refused("a", "play:skytear-flux>south.yami") == "SK-POW-34"


@rule("SK-MUL-28")
def test_a_team_wins_together() -> None:
    t = table(
        "a:yami@4,0 c:sakoshi@4,2",
        "b:akhuti@4,-1*1 d:tlakali@-4,-4",
        players=4,
        active="yami",
        victory="three-heroes",
        progress={"south": {"heroes": 2}},
    )
    t.acts("attack:north.akhuti")
    assert t.match.result is not None
    assert t.match.result.winners == (0, 2)


@rule("SK-MUL-29")
def test_the_pillar_limit_is_each_players_own() -> None:
    t = table("a:cotlic@4,0 c:tlakali@4,2", "b:yami@-4,-3 d:sakoshi@-4,-4", players=4, active="cotlic")
    assert [pillars_left(t.state, player) for player in range(4)] == [1, 0, 1, 0]
    t.acts("worship", "4,1")
    assert [pillars_left(t.state, player) for player in range(4)] == [0, 0, 1, 0]
    assert t.armor("south.cotlic") == 2
    assert sees_friendly_pillar(t.state, t.hero("south.tlakali"))
    other = table("a:cotlic@4,0 c:tlakali@4,2", "b:yami@-4,-3 d:sakoshi@-4,-4", players=4, active="tlakali")
    other.acts("worship", "4,1")
    assert (other.state.pillars[0].owner, other.armor("south.cotlic")) == (2, 2)
    shared = table("cotlic@4,0 tlakali@4,2", "yami@-4,-3", players=6, active="cotlic")
    assert [pillars_left(shared.state, player) for player in (0, 2, 4)] == [2, 2, 2]


@rule("SK-MUL-11", "SK-MUL-22")
def test_who_shares_a_deck_does_not_know_what_of_it_the_others_hold() -> None:
    own = south("yami@4,0", hand="ruse", deck="ignite", hands={"c": "dodge"})
    t = table(own, "cotlic@-4,-3", players=6)
    unseen = {
        seat: next(one["unseen"] for one in t.view(seat)["players"] if one["unseen"] is not None) for seat in "ac"
    }
    assert {"ignite", "dodge"} <= set(unseen["a"])
    assert "ruse" not in unseen["a"]
    assert {"ignite", "ruse"} <= set(unseen["c"])
    assert "dodge" not in unseen["c"]


def test_a_deck_that_several_share_is_shuffled_once() -> None:
    match, rng = battlemat.new_match("skytear", {"players": [None] * 8, "variant": "casual"}, seed=1), Random(1)
    while match.state.phase == "set-up":
        question = match.pending[0]
        match.submit(question.player, match.random_answer(question, rng))
    shuffled = [event.data["player"] for event in match.events if event.kind == "deck-shuffled"]
    assert len(shuffled) == len({match.state.players[player].pile for player in shuffled})
    assert len(shuffled) == len(match.state.piles) < match.players
