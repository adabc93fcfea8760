"""The turn and its eleven steps (SP-TRN), one activation in each (SP-ORD)."""

from __future__ import annotations

import pytest

from battlemat.core.game import SEATS
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import may_move
from battlemat.games.shatterpoint.free_ability import usable
from battlemat.games.shatterpoint.names import MomentName
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.timing import refresh_force
from tests.rule_marks import rule
from tests.rules.shatterpoint.made_up import decree, lend

KRYZE = "clan-kryze-mandalorians at 400,400 and 460,400"
VISOR = "helmet-visor"
"""An Innate ability of Clan Kryze."""
REVENGE = "revenge-i-must-have-revenge"
"""An Innate ability of Lord Maul."""
MAUL = "lord-maul at 800,800"
REX = "cc-7567-captain-rex at 400,400"


def plays_turn(t: ShatterScenario) -> None:
    """The turn is played to its end; the unit does nothing."""
    turn = t.state.turn
    while t.state.turn == turn:
        seat = SEATS[t.match.pending[0].player]
        wanted = next(o for o in t.options(seat) if o.partition(":")[0] in ("activate", "keep", "end", "pass"))
        t.match.submit(SEATS.index(seat), wanted)


@rule("SP-TRN-01", "SP-ORD-40")
def test_turns_alternate_with_one_activation_each() -> None:
    t = table(a=side(KRYZE, REX, deck="clan-kryze-mandalorians cc-7567-captain-rex shatterpoint"), b=MAUL, step="turn")
    players = [t.state.active]
    for _ in range(3):
        plays_turn(t)
        players.append(t.state.active)
        assert len(t.events("activated")) == len(players) - 1
    assert players == [0, 1, 0, 1]


@rule("SP-TRN-02", "SP-TRN-39")
def test_the_steps_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, VISOR, "turn-start", "activation-start", "activation-end", "turn-end", does=lambda use: None)
    t = table(
        a=side(KRYZE + " with 2 injured, 1 hunker"), b=side(MAUL), objectives="X at 430,450", token=4, step="turn"
    )
    t.picks("a", "activate").a("action:focus").ends_activation()
    story = t.story()
    assert story[: story.index("turn-over") + 2] == [
        *("turn", "ability", "order-revealed", "activated", "hunker-lost", "ability"),  # 1 to 4
        *("action", "ability", "activation-over", "ability"),  # 5 to 8
        *("control", "token-moved", "momentum", "defeated", "turn-over", "turn"),  # 9 to 11
    ]


@pytest.mark.parametrize("active", ["a", "b"])
@pytest.mark.parametrize(
    ("moment", "step"),
    [
        pytest.param("turn-start", "turn", marks=rule("SP-TRN-03")),
        pytest.param("activation-start", "activate", marks=rule("SP-TRN-06")),
        pytest.param("activation-end", "act", marks=rule("SP-TRN-36")),
        pytest.param("turn-end", "end-turn", marks=rule("SP-TRN-38")),
    ],
)
@rule("SP-SEQ-01", "SP-SEQ-02")
def test_active_player_then_the_other_then_the_mission(
    monkeypatch: pytest.MonkeyPatch, moment: MomentName, step: str, active: str
) -> None:
    told: list[str] = []
    for ability in (VISOR, REVENGE):
        lend(monkeypatch, ability, moment, does=lambda use: told.append(SEATS[use.player]))
    decree(monkeypatch, moment, told, "one", "two")
    t = table(a=side(KRYZE), b=side(MAUL), active=active, step=step)
    if step == "act":
        t.ends_activation()
    assert told == [active, "b" if active == "a" else "a"]
    assert (t.asked, t.options(active)) == (f"{active} order", ["effect:one", "effect:two"])
    t.picks(active, "two")
    assert told[2:] == ["two", "one"]


@rule("SP-TRN-04")
def test_force_of_the_start_of_the_turn_pays_for_reserving(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, VISOR, "turn-start", does=lambda use: refresh_force(use.m, use.player, 1, "SP-UNI-25"))
    deck = "lord-maul clan-kryze-mandalorians shatterpoint"
    t = table(a=side(KRYZE, MAUL, force=0, deck=deck), b=side(), step="turn")
    t.a("reserve:a.lord-maul")
    assert t.force("a") == 0


@rule("SP-TRN-05", "SP-TRN-37")
def test_the_unit_is_active_until_step_7(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, str, int]] = []

    def look(use: Use) -> None:
        activation = use.s.activation
        ready = usable(use.s, use.m, use.unit, free=True)
        seen.append((use.moment.kind, activation.unit if activation else "", len(ready)))

    lend(monkeypatch, VISOR, "turn-start", "activation-start", "activation-end", "turn-end", does=look)
    t = table(a=side(KRYZE), b=side(), step="turn").picks("a", "activate")
    assert len(usable(t.state, t.match, t.unit("kryze"))) == 1
    t.ends_activation()
    unit = "a.clan-kryze-mandalorians"
    assert seen[:2] == [("turn-start", "", 0), ("activation-start", unit, 1)]
    assert seen[2][:2] == ("activation-end", unit)
    assert seen[3] == ("turn-end", "", 0)


@rule("SP-TRN-38")
def test_control_is_decided_after_the_end_of_turn_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, VISOR, "turn-end", does=lambda use: may_move(use, use.members, "dash", most=1))
    t = table(a=side(KRYZE), b=side(), objectives="X at 400,520", step="end-turn")
    assert (t.asked, t.controls("X")) == ("a movement", "")
    t.moves("kryze.1", "dash", 400, 450)
    assert (t.controls("X"), t.token) == ("a", "a1")


@rule("SP-TRN-41")
def test_reset_and_refresh_come_before_the_next_turn() -> None:
    player = side(MAUL, deck="", discard="lord-maul shatterpoint", force=0)
    t = table(a=player, b=side(), objectives="ML at 100,100 a", token=-7, step="end-turn")
    t.b("map:A")
    story = [kind for kind in t.story() if kind in ("tracker-reset", "struggle-revealed", "deck-refreshed", "turn")]
    assert story == ["tracker-reset", "struggle-revealed", "deck-refreshed", "turn"]
    assert (t.state.active, len(t.state.players[0].deck)) == (1, 2)


@rule("SP-TRN-44")
def test_the_turn_goes_on_after_a_wound_in_the_own_activation() -> None:
    t = table(a=side(KRYZE + " with 5 damage, strained"), b=side(), objectives="X at 100,100 a; Y at 800,100 a")
    t.a("action:focus")
    assert t.unit("kryze").wounded
    assert (t.token, t.state.active, t.state.turn) == ("a2", 1, 6)


@rule("SP-TRN-43")
def test_an_activation_is_cut_short_after_the_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deflect wounds the unit of the first attacker: the second does not attack, but step 6 comes."""
    told: list[str] = []
    lend(monkeypatch, VISOR, "activation-end", does=lambda use: told.append("end"))
    t = table(a=side(KRYZE + " with 5 damage"), b=side("general-anakin-skywalker at 430,580")).a("action:combat")
    t.attacks("kryze.1", "anakin", type="ranged").picks("b", "deflect")
    assert t.unit("kryze").wounded
    assert (len(t.events("attack")), told, t.state.active) == (1, ["end"], 1)


TROOPERS = "501st-clone-troopers"


@rule("SP-TRN-42", "SP-TRN-43")
def test_an_ability_is_resolved_to_its_end_by_a_unit_it_wounds() -> None:
    """Strained wounds the unit after the first dash: the second may dash, the unit takes Hunker, it is over."""
    t = table(a=side(f"{TROOPERS} at 400,400 and 460,400 with 6 damage, strained"), b=side(MAUL))
    t.picks("a", "defensive-maneuver").moves("501st.1", "dash", 400, 430)
    assert t.unit("501st").wounded
    assert t.options("a") == [f"dash:a.{TROOPERS}.2", "pass"]
    t.moves("501st.2", "dash", 460, 430)
    assert (t.at("501st.2"), t.unit("501st").hunker, t.state.active) == ((460, 430, 0), 1, 1)
    assert t.events("action") == []


@rule("SP-TRN-43")
def test_a_move_action_ends_with_the_movement_that_wounds() -> None:
    t = table(a=side(f"{TROOPERS} at 400,400 and 460,400 with 6 damage, strained"), b=side(MAUL))
    t.a("action:move").moves("501st.1", "dash", 400, 430)
    assert (t.unit("501st").wounded, t.at("501st.2"), t.state.active) == (True, (460, 400, 0), 1)
    assert len(t.events("moved")) == 1


@rule("SP-TRN-45")
def test_a_unit_wounded_in_the_start_step_takes_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    lend(monkeypatch, "brothers-in-arms", "activation-start", does=lambda use: told.append("start"))
    t = table(a=side(REX + " with 7 damage, strained"), b=side(), step="activate")
    t.moves("rex", "dash", 400, 430)
    assert t.unit("rex").wounded
    t.passes("a")
    assert (told, t.state.active) == ([], 1)


@rule("SP-TRN-45")
def test_no_second_tactic_after_a_wound_by_the_first() -> None:
    t = table(
        a=side(REX + " with 7 damage, strained", deck="shatterpoint cc-7567-captain-rex", force=4),
        b=side(),
        mission="sabotage-showdown",
        struggle="shut-down-the-alarms",
        step="orders",
    )
    t.a("keep").moves("rex", "dash", 400, 430).passes("a")
    assert (t.state.active, t.force("a")) == (1, 4)


@rule("SP-TRN-46")
@pytest.mark.parametrize("deck", ["cc-7567-captain-rex shatterpoint", "shatterpoint cc-7567-captain-rex"])
def test_every_activation_has_its_start(deck: str) -> None:
    t = table(a=side(REX + " with wounded, 2 hunker", deck=deck, force=0), b=side(), step="orders")
    assert t.asked == "a movement"
    rex = t.unit("rex")
    assert (rex.injured, rex.damage, rex.hunker) == (1, 0, 0)
    assert t.last("ability")["ability"] == "get-a-move-on-soldier"


@rule("SP-TRN-47")
def test_no_actions_in_the_other_players_turn() -> None:
    t = table(a=side("general-anakin-skywalker at 400,400"), b=side("cc-7567-captain-rex at 400,600"), active="b")
    assert t.match.decision_for(0) is None
    t.b("action:combat").attacks("rex", "anakin", type="ranged")
    assert t.options("a") == ["use:a.general-anakin-skywalker>deflect", "pass"]
    t.passes("a")
    assert t.asked == "b act"


@rule("SP-TRN-48")
def test_an_attack_counts_ten_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []
    moments: list[MomentName] = [
        "attack-declared",
        "modify-attack",
        "modify-defense",
        "would-suffer",
        "attack-resolved",
    ]
    lend(monkeypatch, VISOR, *moments, does=lambda use: steps.append(use.attack.step))
    t = table(a=side(KRYZE), b=side("lord-maul at 400,450"))
    t.a("action:combat").attacks("kryze.1", "maul", attack="S")
    assert t.view("b")["attacks"][0]["step"] == 8
    t.takes("a")
    assert steps == [3, 6, 6, 9, 10]


@rule("SP-ORD-41")
def test_nobody_may_refuse_to_activate() -> None:
    t = table(a=side(KRYZE, MAUL, deck="lord-maul clan-kryze-mandalorians shatterpoint"), b=side(), step="turn")
    assert t.options("a") == ["activate:a.lord-maul", "reserve:a.lord-maul"]
    t.refused("a", "pass")
    t.picks("a", "activate").ends_activation()
    assert t.events("action") == []
    assert t.last("activated") == {"unit": "a.lord-maul"}


@rule("SP-SEQ-12")
@pytest.mark.parametrize("moment", ["turn-start", "activation-start", "activation-end", "turn-end"])
def test_each_window_comes_once(monkeypatch: pytest.MonkeyPatch, moment: MomentName) -> None:
    told: list[str] = []
    lend(monkeypatch, VISOR, moment, does=lambda use: told.append(use.moment.kind))
    t = table(a=side(KRYZE), b=side(), step="turn")
    t.picks("a", "activate")
    assert told == [moment] * moment.endswith("start")
    t.ends_activation()
    assert told == [moment] * (2 if moment == "turn-start" else 1)
