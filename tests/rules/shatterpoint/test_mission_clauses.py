"""Second clauses of the rules about missions and struggles, each `check` of SP-MIS to the letter."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from battlemat.core.errors import ContentError
from battlemat.games.shatterpoint.content import FOLDER, MISSIONS, STRUGGLES, _mission
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import NOBODY
from battlemat.games.shatterpoint.struggle import gain_momentum, has_momentum, move_token
from tests.rule_marks import rule

ANAKIN = "general-anakin-skywalker at 400,450"
KRYZE = "clan-kryze-mandalorians at 400,400 and 460,400"
MAUL = "lord-maul at 400,400"
FAR = "lord-maul at 800,100"
SECRET_PLANS = "steal-the-secret-plans"


def spaces(t: ShatterScenario) -> list[int]:
    """Where momentum tokens lie; those of player a below 0."""
    return [space for space in range(-8, 9) if has_momentum(t.state.tracker, space) != NOBODY]


# Objectives


@rule("SP-MIS-17")
def test_contesting_from_120_mm_above() -> None:
    """10 mm away on the map; a foe below on the objective's own elevation shows that it is another elevation."""
    roof = box(400, 500, 60, 60, 120)
    a = side("lord-maul at 400,500,120")
    t = table(a=a, b=side(), objectives="X at 400,457.3", terrain=[roof], step="end-turn")
    assert t.controls("X") == "a"
    foe = side("bo-katan-kryze at 400,420")
    t = table(a=a, b=foe, objectives="X at 400,457.3", terrain=[roof], step="end-turn")
    assert t.controls("X") == "b"


@rule("SP-MIS-18")
def test_a_wall_20_mm_from_the_objective() -> None:
    t = table(a=side(MAUL), b=side(), objectives="X at 400,452.7", terrain=[box(400, 430, 300, 10, 200)])
    assert t.ends_activation().controls("X") == "a"


@rule("SP-MIS-19")
def test_a_character_counts_for_each_objective() -> None:
    """Maul is the second of his side at both: two against one, twice."""
    a = side(MAUL, "clan-kryze-mandalorians at 400,500 and 300,400")
    b = side("b1-battle-droids at 450,460 and 340,350")
    t = table(a=a, b=b, objectives="X at 400,450 b; Y at 350,400 b", step="end-turn")
    assert (t.controls("X"), t.controls("Y")) == ("a", "a")


@rule("SP-MIS-20")
def test_two_characters_at_an_inactive_objective() -> None:
    t = table(a=side(KRYZE), b=side(), objectives="(X) at 430,440", step="end-turn")
    assert (t.controls("X"), t.token, t.events("control"), t.events("token-moved")) == ("", "0", [], [])


@rule("SP-MIS-23")
@pytest.mark.parametrize("controller", ["", "b"])
def test_a_tie_leaves_the_objective_to_whom_it_belongs(controller: str) -> None:
    """One each on the ground, and one more of a above: not looked at."""
    a = side(MAUL, "cc-7567-captain-rex at 400,600,100")
    t = table(
        a=a,
        b=side("bo-katan-kryze at 400,520"),
        objectives=f"X at 400,500 {controller}".strip(),
        terrain=[box(400, 600, 100, 100, 100)],
        step="end-turn",
    )
    assert t.controls("X") == controller


@rule("SP-MIS-29")
@pytest.mark.parametrize(("mission", "spaces_moved"), [("first-contact", 1), ("shifting-priorities", 2)])
def test_a_priority_token_does_what_its_mission_says(mission: str, spaces_moved: int) -> None:
    struggle = "what-could-go-wrong" if mission == "first-contact" else "weve-been-double-crossed"
    t = table(a=side(FAR), b=side(), mission=mission, struggle=struggle, objectives="ML at 100,500 a")
    t.objective("ML").priority = True
    t.ends_activation()
    moved = t.events("token-moved")
    assert [(event["start"], event["to"]) for event in moved] == [(0, -spaces_moved)]


# Step 9


@rule("SP-MIS-31")
@pytest.mark.parametrize(("active", "token"), [("a", "a1"), ("b", "b3")])
def test_one_objective_against_three(active: str, token: str) -> None:
    objectives = "X at 400,470 a; Y at 500,400 b; Z at 600,400 b; V at 700,400 b"
    assert table(a=side(), b=side(), active=active, objectives=objectives, step="end-turn").token == token


@rule("SP-MIS-32", "SP-MIS-44")
def test_two_objectives_in_the_first_turn() -> None:
    t = table(a=side(MAUL), b=side(), objectives="X at 400,450; Y at 350,400", turn=1, step="end-turn")
    assert (t.controls("X"), t.controls("Y"), t.token) == ("a", "a", "0")
    assert (spaces(t), t.events("momentum"), t.events("token-moved")) == ([-8, 8], [], [])


@rule("SP-MIS-41")
@pytest.mark.parametrize(
    ("active", "start", "end", "momentum"),
    [("a", 4, "b3", [-8, -7, 8]), ("b", -4, "a3", [-8, 7, 8]), ("a", -2, "a3", [-8, 8]), ("b", 2, "b3", [-8, 8])],
)
def test_momentum_only_on_the_opponents_side(active: str, start: int, end: str, momentum: list[int]) -> None:
    t = table(a=side(), b=side(), active=active, objectives=f"X at 400,400 {active}", token=start, step="end-turn")
    assert (t.token, spaces(t)) == (end, momentum)


@rule("SP-MIS-42", "SP-MIS-56")
@pytest.mark.parametrize(("active", "start"), [("a", 1), ("b", -1)])
def test_the_centre_gives_both_a_momentum_token(active: str, start: int) -> None:
    t = table(a=side(), b=side(), active=active, objectives=f"X at 400,400 {active}", token=start, step="end-turn")
    assert (t.token, spaces(t)) == ("0", [-8, -7, 7, 8])
    assert (t.state.tracker.won_by, t.events("struggle-won")) == (NOBODY, [])


@rule("SP-MIS-43", "SP-TRN-39")
def test_step_9_comes_without_objectives() -> None:
    t = table(a=side(), b=side(), active="b", turn=2, step="end-turn")
    assert (t.token, spaces(t), t.events("token-moved")) == ("0", [-8, -7, 7, 8], [])


@rule("SP-MIS-59")
@pytest.mark.parametrize(("turn", "to", "momentum"), [(5, 0, [-8, -7, 7, 8]), (1, 3, [-8, 8])])
def test_the_space_of_a_priority_objective_belongs_to_step_9(turn: int, to: int, momentum: list[int]) -> None:
    """Three spaces in one movement, then the momentum of the centre; nothing in the first turn."""
    objectives = "FL at 100,300 a; ML at 100,500 a"
    t = table(a=side(FAR), b=side(), objectives=objectives, token=3, turn=turn, struggle="weve-been-double-crossed")
    t.objective("FL").priority = True
    t.ends_activation()
    story = [kind for kind in t.story() if kind in ("token-moved", "momentum")]
    assert story == ([] if turn == 1 else ["token-moved", "momentum", "momentum"])
    assert (t.state.tracker.token, spaces(t)) == (to, momentum)


# Momentum


@rule("SP-MIS-34", "SP-MIS-36", "SP-MIS-58")
@pytest.mark.parametrize(
    ("momentum", "start", "spaces_moved", "end"), [((1, 2), 5, 4, "b7"), ((1, 1), 6, 5, "b8"), ((1, 3), 4, 2, "b6")]
)
def test_the_other_side_wins_likewise(momentum: tuple[int, int], start: int, spaces_moved: int, end: str) -> None:
    """In the turn of player a, too."""
    t = table(a=side(MAUL), b=side(), token=start, momentum=momentum)
    move_token(t.match, 1, spaces_moved, "SP-MIS-47")
    assert (t.token, t.state.players[1].won, t.state.players[0].won) == (end, [SECRET_PLANS], [])


@rule("SP-MIS-34")
def test_the_opponents_momentum_wins_nothing() -> None:
    """The token leaves the side of b over the tokens of b: player a only wins on the own ones."""
    t = table(a=side(MAUL), b=side(), token=7, momentum=(1, 4))
    move_token(t.match, 0, 3, "SP-MIS-47")
    assert (t.token, t.state.tracker.won_by) == ("b4", NOBODY)


@rule("SP-MIS-35", "SP-MIS-38")
def test_the_sixth_momentum_token_goes_on_the_third_space() -> None:
    t = table(a=side(MAUL), b=side(), token=-3, momentum=(5, 1))
    gain_momentum(t.match, 0, "SP-MIS-39")
    assert (t.last("momentum"), t.state.players[0].won) == ({"player": 0, "space": 3}, [SECRET_PLANS])
    assert spaces(t) == [-8, -7, -6, -5, -4, -3, 8]


@rule("SP-MIS-38")
def test_the_outermost_empty_space() -> None:
    t = table(a=side(MAUL), b=side(), momentum=(2, 1))
    gain_momentum(t.match, 0, "SP-MIS-39")
    assert (t.last("momentum"), spaces(t)) == ({"player": 0, "space": 6}, [-8, -7, -6, 8])


@rule("SP-MIS-39")
def test_momentum_comes_before_anything_else() -> None:
    """Maul is wounded by an attack: nothing is told and nobody is asked between the wound and the token."""
    t = table(a=side(ANAKIN), b=side(MAUL + " with 10 damage"), token=3)
    t.a("action:combat").attacks("anakin", "maul", attack="C", path="a")
    story = t.story()
    assert story[story.index("wounded") + 1] == "momentum"
    assert spaces(t) == [-8, -7, 8]


@rule("SP-MIS-40", "SP-MIS-36")
@pytest.mark.parametrize(("token", "won"), [(0, []), (7, [SECRET_PLANS])])
def test_a_unit_wounded_by_its_own_strain_gives_momentum(token: int, won: list[str]) -> None:
    """In the turn of player a; where the token lies on that space, b has won the struggle."""
    t = table(a=side(MAUL + " with 9 damage, strained"), b=side(), token=token)
    t.a("action:move").moves("maul", "dash", 400, 430)
    assert t.unit("maul").wounded
    assert t.events("momentum")[0] == {"player": 1, "space": 7}
    assert (t.state.players[1].won, t.state.players[0].won) == (won, [])


@rule("SP-MIS-46")
def test_a_full_side_waits_for_the_token() -> None:
    t = table(a=side(MAUL), b=side(), token=1, momentum=(8, 1))
    before = t.view("a")
    gain_momentum(t.match, 0, "SP-MIS-39")
    assert (t.view("a"), t.token) == (before, "b1")
    move_token(t.match, 0, 2, "SP-MIS-47")
    assert (t.token, t.state.players[0].won) == ("a1", [SECRET_PLANS])


@rule("SP-MIS-47")
def test_an_ability_that_moves_the_token_to_the_centre_gives_nobody_momentum() -> None:
    t = table(a=side(ANAKIN), b=side(MAUL + " with 10 damage"), token=1)
    t.a("action:combat").attacks("anakin", "maul", attack="C", path="a")
    assert (t.token, spaces(t)) == ("0", [-8, -7, 8]), "the one of the wound only"


# Winning


@rule("SP-MIS-48")
def test_the_activation_goes_on_after_a_win() -> None:
    """The first action wins; the second is taken, step 9 is skipped, and the tracker is reset when the turn ends."""
    t = table(a=side(ANAKIN), b=side(MAUL + " with 10 damage"), token=-6, objectives="ML at 100,100 a")
    t.a("action:combat").attacks("anakin", "maul", attack="C", path="a")
    assert (t.state.players[0].won, t.token, t.momentum("a")) == ([SECRET_PLANS], "a7", 2)
    t.passes_until("a act")
    assert t.question("a").about["left"] == 1
    assert (t.events("tracker-reset"), t.state.struggle) == ([], SECRET_PLANS)
    t.a("action:recover").passes_until("a act").ends_activation()
    assert [event["action"] for event in t.events("action")] == ["combat", "recover"]
    assert (len(t.events("token-moved")), len(t.events("momentum")), len(t.events("struggle-won"))) == (1, 1, 1)
    story = t.story()
    assert story.index("activation-over") < story.index("tracker-reset")


@rule("SP-MIS-49", "SP-MIS-04")
@pytest.mark.parametrize("others", [0, 1])
def test_the_second_win_in_the_middle_of_the_opponents_turn(others: int) -> None:
    """A Strained unit of b wounds itself: the momentum token of a meets the struggle token."""
    b = side(MAUL + " with 9 damage, strained", won=others)
    t = table(a=side(FAR.replace("lord-maul", "bo-katan-kryze"), won=1), b=b, active="b", token=-7)
    t.b("action:move").moves("maul", "dash", 400, 430)
    assert (t.winner, t.asked, t.state.active) == ("a", "", 1)
    assert [len(player.won) for player in t.state.players] == [2, others]
    assert not {"turn-over", "tracker-reset", "activation-over"} & set(t.story())


# The next struggle


@rule("SP-MIS-03", "SP-MIS-07", "SP-MIS-52", "SP-MIS-54")
@pytest.mark.parametrize(("seat", "token"), [("a", -7), ("b", 7)])
def test_the_loser_chooses_one_of_two_maps(seat: str, token: int) -> None:
    """Its objectives, and none of the card before, are active when the opponent's turn begins."""
    loser = "b" if seat == "a" else "a"
    t = table(
        a=side(MAUL),
        b=side(),
        active=seat,
        objectives=f"MC at 100,500 {seat}; ML at 400,470; FL at 100,800; NC at 700,700; FR at 800,800",
        token=token,
        step="end-turn",
    )
    assert (t.asked, t.options(loser)) == (f"{loser} map", ["map:A", "map:B"])
    t.picks(loser, "map:A")
    chart = MISSIONS["shifting-priorities"].struggles["weve-been-double-crossed"].maps[0].active
    assert {o.id for o in t.state.objectives if o.active} == set(chart) & {o.id for o in t.state.objectives}
    assert not t.objective("MC").active
    story = [kind for kind in t.story() if kind in ("struggle-revealed", "objectives-active", "turn-over", "turn")]
    assert story == ["struggle-revealed", "objectives-active", "turn-over", "turn"]
    assert t.state.active == "ab".index(loser)


@rule("SP-MIS-14", "SP-MIS-15", "SP-MIS-51")
@pytest.mark.parametrize("first", [0, 1])
def test_the_map_lies_as_before_whoever_won(first: int) -> None:
    """Player b won: the objectives stay where they were laid from the first player's edge; N is the near row."""
    t = table(a=side(MAUL), b=side(), active="b", objectives="ML at 100,457 b; NC at 457,203", token=7)
    t.state.first = first
    places = [(o.id, o.x, o.y) for o in t.state.objectives]
    t.ends_activation().a("map:A")
    assert [(o.id, o.x, o.y) for o in t.state.objectives] == places
    assert (t.objective("NC").active, t.state.first, t.state.tracker.token) == (True, first, 0)
    assert spaces(t) == [-8, 8]


@rule("SP-MIS-07")
@pytest.mark.parametrize(("said", "asked"), [("first-player", "a map"), ("", "b map")])
def test_who_chooses_the_map_of_the_first_struggle(monkeypatch: pytest.MonkeyPatch, said: str, asked: str) -> None:
    """Nobody has lost yet: whom the card names, else the player who is not the first player."""
    card = msgspec.structs.replace(STRUGGLES["weve-been-double-crossed"], phase=1, map_choice=said)
    monkeypatch.setitem(STRUGGLES, card.id, card)
    t = table(a=side(MAUL), b=side(), mission_deck=card.id, step="first-struggle")
    assert (t.state.first, t.asked, t.options(asked[0])) == (0, asked, ["map:A", "map:B"])


@rule("SP-MIS-05")
def test_a_mission_without_objectives_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "mission.toml"
    whole = (FOLDER / "missions" / "first-contact.toml").read_text("utf-8")
    file.write_text(whole, "utf-8")
    assert _mission(file) == MISSIONS["first-contact"]
    file.write_text(whole.replace("[[objective]]", "[[elsewhere]]"), "utf-8")
    with pytest.raises(ContentError, match="objective"):
        _mission(file)
