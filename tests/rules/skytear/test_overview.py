"""Goal, sides, winning and drawing, components (SK-OVR)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.skytear.board import BOARDS, board
from battlemat.games.skytear.build import starter_deck
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.content import CARDS, FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS, extra_content
from battlemat.games.skytear.damage import Hit, deal
from battlemat.games.skytear.minions_phase import NEXUS_HP, hurt
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, set_up, south, table
from battlemat.games.skytear.state import SkyMatch
from battlemat.games.skytear.victory import check_victory
from tests.rule_marks import rule
from tests.rules.skytear.own_cards import own_card

FAR = "cotlic@0,-6"
EAST_FIRST = {"east": 1, "west": 2}


def result(t: SkyScenario) -> tuple[tuple[int, ...], str]:
    assert t.match.result is not None
    return t.match.result.winners, t.match.result.rule


@rule("SK-OVR-01")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_two_sides_however_many_players(players: int) -> None:
    t = set_up(players=players, variant="first-game" if players == 2 else "casual")
    assert {player.side for player in t.state.players} == {"south", "north"}
    if players == 2:
        assert [player.side for player in t.state.players] == ["south", "north"]


@rule("SK-OVR-02")
def test_friend_and_enemy() -> None:
    t = table("yami@4,0 sakoshi@4,-2", "cotlic@4,-1", active="yami", outsiders={"centre": "rift-stalker@5,-1"})
    attacks = [option for option in t.options("a") if option.startswith("attack")]
    assert attacks == ["attack:north.cotlic"]  # neither the friend nor the Outsider
    assert t.state.outsiders[0].side is None


@rule("SK-OVR-03", "SK-OVR-07")
def test_the_side_that_destroys_the_enemy_nexus_wins_at_once() -> None:
    enemy = north(FAR, towers={"east": 0}, nexus=2)
    t = table("yami@2,-4 sakoshi@3,-4", enemy, phase="minions", tokens={"east": "3,-5"}, numbers=EAST_FIRST)
    assert (t.over, result(t)) == (True, ((0,), "SK-OVR-07"))
    assert [event["where"] for event in t.events("contested")] == ["lane-east"]
    assert not {"advanced", "drew", "minion-placed"} & set(t.story())


@rule("SK-OVR-04", "SK-OVR-26")
def test_lanes_join_towers_and_domes_hold_outsiders() -> None:
    two, three = (board(name) for name in BOARDS)
    assert (len(two.lanes), len(two.domes)) == (2, 1)
    assert (len(three.lanes), len(three.domes)) == (3, 2)
    assert set(two.nexus) == {"south", "north"}
    assert (two.mana_rows, two.victory_cards) == (5, 3)
    shown = table("yami@4,0*7", FAR).view(None)
    assert {"sides", "victory", "turn", "heroes", "tokens"} <= set(shown)
    assert shown["heroes"][0]["hp"] == 7


@rule("SK-OVR-05")
def test_heroes_phase_then_minions_phase_with_upkeep_at_its_end() -> None:
    t = table("yami@4,0", FAR, turn=2)
    t.acts("south.yami", "end", "north.cotlic", "end").runs_to("choose-hero")
    order = [
        kind for kind in t.story() if kind in ("minions-phase", "contested", "readied", "mana-raised", "heroes-phase")
    ]
    assert order == ["minions-phase", "contested", "contested", "contested", "readied", "mana-raised", "heroes-phase"]


@rule("SK-OVR-06", "SK-OVR-15")
def test_after_five_turns_the_game_is_over() -> None:
    t = table("yami@0,6", FAR, turn=4)
    t.runs_to("never")
    assert (t.over, t.drawn, t.state.turn) == (True, True, 5)


@rule("SK-OVR-08", "SK-OVR-16")
def test_a_fulfilled_victory_card_wins_at_once() -> None:
    t = table(
        south("yami@4,0", hand="ruse"),
        "tlakali@4,-1*1 cotlic@0,-4",
        active="yami",
        victory="three-heroes",
        progress={"south": {"heroes": 2}},
    )
    t.a("attack:north.tlakali").settle()
    assert (t.over, result(t)) == (True, ((0,), "SK-OVR-08"))
    assert t.events("drew") == []


@rule("SK-OVR-09")
def test_either_side_may_fulfil_a_victory_card() -> None:
    t = table(
        "tlakali@4,-1*1 cotlic@0,4",
        "yami@4,0",
        active="yami",
        victory="three-heroes",
        progress={"south": {"heroes": 2}, "north": {"heroes": 2}},
    )
    t.acts("attack:south.tlakali")
    assert result(t)[0] == (1,)


@rule("SK-OVR-10")
def test_progress_is_public() -> None:
    t = table("yami@4,0", FAR, victory="three-heroes siege", progress={"south": {"heroes": 2, "structure_hp": 5}})
    for seat in ("a", "b", None):
        assert t.view(seat)["victory"] == [
            {"id": "three-heroes", "south": [2, 3], "north": [0, 3]},
            {"id": "siege", "south": [5, 8], "north": [0, 8]},
        ]
    every = table(
        "yami@4,0",
        FAR,
        victory="at-the-gates clean-sweep rout three-domes six-controls two-heroes-turn left-tower",
        tokens={"east": "4,-5"},
        progress={
            "south": {"lanes_this_phase": 1, "domes_this_phase": 1, "minions_this_turn": 4, "domes": 2, "lanes": 1},
            "north": {"heroes_this_turn": 1, "towers": ["east"]},
        },
    )
    assert [(shown["id"], shown["south"], shown["north"]) for shown in every.view("b")["victory"]] == [
        ("at-the-gates", [1, 2], [0, 2]),
        ("clean-sweep", [2, 3], [0, 3]),
        ("rout", [4, 6], [0, 6]),
        ("three-domes", [2, 3], [0, 3]),
        ("six-controls", [3, 6], [0, 6]),
        ("two-heroes-turn", [0, 2], [1, 2]),
        ("left-tower", [0, 1], [1, 1]),
    ]


@rule("SK-CNT-16")
def test_master_of_the_dome_counts_domes_only() -> None:
    t = table(
        "yami@0,1", FAR, phase="minions", victory="three-domes", progress={"south": {"domes": 1, "lanes": 5}}
    ).runs_to("choose-hero")
    assert (t.over, t.view(None)["victory"][0]["south"]) == (False, [2, 3])


@rule("SK-OVR-11")
def test_several_victory_cards_are_one_win() -> None:
    t = table(
        "yami@4,0",
        "tlakali@4,-1*1 cotlic@0,-4",
        active="yami",
        victory="three-heroes two-heroes-turn",
        progress={"south": {"heroes": 2, "heroes_this_turn": 1}},
    )
    t.acts("attack:north.tlakali")
    assert (result(t)[0], len(t.events("victory-card")), len(t.events("over"))) == ((0,), 2, 1)


@rule("SK-OVR-12")
@pytest.mark.parametrize(
    ("south_lanes", "north_heroes", "winners"), [(5, 3, ()), (5, 2, (0,)), (4, 3, (1,)), (4, 2, None)]
)
def test_both_at_the_same_moment_is_a_draw(
    south_lanes: int, north_heroes: int, winners: tuple[int, ...] | None
) -> None:
    """South wins a lane, which may be its sixth control; at that moment north may have what its own card asks for."""
    t = table(
        "yami@3,0",
        FAR,
        phase="minions",
        tokens={"east": "3,-1"},
        numbers=EAST_FIRST,
        victory="six-controls three-heroes",
        progress={"south": {"lanes": south_lanes}, "north": {"heroes": north_heroes}},
    )
    if winners is None:
        assert not t.over
        return
    assert result(t) == (winners, "SK-OVR-08" if winners else "SK-OVR-12")
    assert {event["side"] for event in t.events("victory-card")} == (
        {"south" if 0 in winners else "north"} if winners else {"south", "north"}
    )


@rule("SK-OVR-12", "SK-OVR-11")
def test_who_was_first_has_won() -> None:
    """What the other side would fulfil a moment later does not matter any more."""

    def one_after_the_other(m: SkyMatch, run: Run) -> Flow[None]:
        for side in ("north", "south"):
            m.state.progress[side].heroes = 3
            check_victory(m)
        yield from ()

    with own_card("doom", one_after_the_other):
        t = table(south("yami@4,0", hand="doom"), FAR, active="yami", victory="three-heroes")
        t.acts("play:doom>south.yami")
    assert result(t) == ((1,), "SK-OVR-08")


@rule("SK-OVR-13")
@pytest.mark.parametrize(
    ("damage", "heroes", "told"),
    [(2, 3, ((), "SK-OVR-13")), (2, 2, ((0,), "SK-OVR-07")), (1, 3, ((1,), "SK-OVR-08")), (1, 2, None)],
)
def test_a_nexus_and_a_victory_card_at_the_same_moment_are_a_draw(
    damage: int, heroes: int, told: tuple[tuple[int, ...], str] | None
) -> None:
    """The last HP of the north Nexus, while north has what its victory card asks for."""

    def fall(m: SkyMatch, run: Run) -> Flow[None]:
        m.state.progress["north"].heroes = heroes
        hurt(m, "south", "north.nexus", damage)
        yield from ()

    with own_card("fall", fall):
        enemy = north(FAR, towers={"east": 0}, nexus=2)
        t = table(south("yami@4,0", hand="fall"), enemy, active="yami", victory="three-heroes")
        t.acts("play:fall>south.yami")
    assert (result(t) if t.over else None) == told


@rule("SK-OVR-16")
def test_what_waits_on_the_stack_never_resolves_after_a_win() -> None:
    t = table(
        south("tlakali@4,0*1 cotlic@0,4"),
        north("yami@4,-1", hand="ignite"),
        active="tlakali",
        victory="three-heroes",
        progress={"north": {"heroes": 2}},
    )
    t.a("attack:north.yami")
    t.b("play:ignite>north.yami>south.tlakali").settle()
    assert (result(t)[0], [event["effect"] for event in t.events("resolves")]) == ((1,), ["ignite"])


@rule("SK-OVR-17")
def test_the_first_player_never_changes() -> None:
    t = table("yami@0,6", FAR)
    firsts: list[str] = []
    while not t.runs_to("choose-hero").over:
        if len(firsts) < t.state.turn:
            firsts.append(t.asked[0])
            assert t.state.first == 0
        t.acts(t.options(t.asked[0])[0], "end")
    assert firsts == ["a"] * 5


@rule("SK-OVR-19")
def test_nobody_is_eliminated_giving_up_gives_the_game_to_the_other_side() -> None:
    t = table("yami@4,0", FAR)
    t.concedes("a")
    assert result(t) == ((1,), "SK-OVR-19")
    assert t.events("conceded") == [{"player": 0}]
    team = table("a:yami@4,0 c:sakoshi@4,1", "b:cotlic@0,-6 d:tlakali@0,-4", players=4)
    team.concedes("d")
    assert result(team)[0] == (0, 2)


@rule("SK-OVR-20", "SK-OVR-21")
def test_heroes_and_miniatures_of_the_core_set() -> None:
    assert {faction.id: sorted(faction.heroes) for faction in FACTIONS.values()} == {
        "kurumo": ["sakoshi", "yami"],
        "liothan": ["corjof", "gulbjarn"],
        "taulot": ["cotlic", "tlakali"],
        "nupten": ["akhuti", "haburat"],
    }
    outsiders = sum(kind.starter_set for kind in OUTSIDERS.values())
    assert len(HEROES) + sum(faction.minions for faction in FACTIONS.values()) + outsiders == 25


@rule("SK-OVR-22")
def test_cards_of_the_core_set() -> None:
    assert sum(starter_deck(HEROES).values()) == 64
    assert sum(card.first_player for card in CARDS.values()) == 1
    assert len(VICTORY_CARDS) == 10


@rule("SK-OVR-23")
def test_twenty_two_of_the_tower_tokens_are_in_use_when_both_nexus_are_armed() -> None:
    t = table(
        south("yami@0,7", towers={"east": 0}, nexus=NEXUS_HP),
        north("cotlic@0,-7", towers={"east": 0}, nexus=NEXUS_HP),
        battlefield="three-lane",
    )
    towers = [hp for name in t.state.towers.values() for hp in name.values() if hp]
    assert towers == [2 + 2 + 1] * 4
    assert len(towers) * 3 + sum(t.state.nexus.values()) == 22


@rule("SK-OVR-24")
def test_the_supply_of_tokens_limits_nothing() -> None:
    many = "+slow+fast+frenzy+disarmed+marked"
    heroes = " ".join(f"{word}{many}" for word in ("yami@3,1", "corjof@4,0", "cotlic@5,0", "akhuti@6,0"))
    t = table(f"{heroes} gulbjarn@4,1", f"sakoshi@2,-6{many}", active="gulbjarn")
    assert sum(len(hero.conditions) for hero in t.state.heroes) == 25
    t.acts("worship", "south.corjof")
    assert "shapeshifted" in t.conditions("south.corjof")


@rule("SK-OVR-25")
def test_two_battlefields() -> None:
    assert [(name, board(name).heroes_per_side) for name in BOARDS] == [("two-lane", 4), ("three-lane", 6)]


@rule("SK-OVR-28")
def test_a_card_may_say_otherwise() -> None:
    """Attack targets need LOS, but a flow of a card's own may hit whom it likes."""

    def reach_out(m: SkyMatch, run: Run) -> Flow[None]:
        victim = next(hero for hero in m.state.heroes if hero.id == "north.cotlic")
        yield from deal(m, run.player, run.caster, [Hit(victim, [("reach-out", 3)])], "reach-out", "SK-OVR-28")

    with own_card("reach-out", reach_out), extra_content(new_card("plain", target="enemy-hero")):
        t = table(south("yami@4,0", hand="reach-out plain"), FAR, active="yami")
        assert t.refused("a", "play:plain>south.yami") == "SK-TGT-04"
        t.acts("play:reach-out>south.yami")
        assert t.hp("north.cotlic") == 17 - 2


@rule("SK-CNT-18")
def test_at_the_gates_a_token_four_hexes_from_the_nexus_is_not_there() -> None:
    for east, wins in (("3,-5", True), ("4,-5", False)):
        t = table(
            "yami@0,6",
            north(FAR, towers={"east": 0}, nexus=5),
            phase="minions",
            tokens={"west": "-4,-1", "east": east},
            victory="at-the-gates",
        )
        t.runs_to("choose-hero")
        assert t.over is wins


@rule("SK-EFX-12")
def test_the_first_hex_of_the_board_is_a_hex_like_any_other() -> None:
    """Hexes are numbered from 0; nothing must take that number for nowhere."""
    corner = table().state.board.names[0]
    t = table(f"sakoshi@{corner}*5", north("tlakali@-5,-3", hand="creeping-darkness"), active="tlakali")
    assert t.sees("north.tlakali", "south.sakoshi")
    t.acts("attack:south.sakoshi", "play:creeping-darkness>north.tlakali>south.sakoshi", "end")
    assert (t.hp("south.sakoshi"), t.conditions("south.sakoshi")) == (5 - 3, ["disarmed"])
    assert t.view(None)["heroes"][0]["hex"] == corner
    walking = table(f"sakoshi@{corner}", "tlakali@-5,-3", active="tlakali").acts("move")
    assert corner not in walking.options("b")
    t.acts("south.sakoshi", "skirmish", "hit:north.tlakali", "done", "move", "stay")
    assert (t.hp("north.tlakali"), t.at("south.sakoshi")) == (12, corner)
