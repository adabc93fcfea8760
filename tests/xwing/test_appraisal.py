"""What X-Wing advises, judged by what the asked player may know, and how the bot that follows the advice fares."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from battlemat import bots
from battlemat.core.chance import key_from_seed
from battlemat.core.decision import Place, Pose, on_grid
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.appraisal.forces import fighter, spot, threat
from battlemat.games.xwing.appraisal.situation import Situation
from battlemat.games.xwing.appraisal.table import imagined
from battlemat.games.xwing.cards.content import PILOTS, SHIPS
from battlemat.games.xwing.flight.templates import fly
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.table.measures import in_play_area
from battlemat.games.xwing.table.placing import FACING
from tests.bots.battles import fled, starter_battle


def advice(t: XWingScenario, seat: str = "a") -> Any:
    """The answer that looks best to the asked player."""
    return max(t.match.appraise(t.question(seat)), key=lambda appraisal: appraisal.value).answer


def worths(t: XWingScenario, seat: str = "a") -> dict[Any, float]:
    return {str(appraisal.answer): appraisal.value for appraisal in t.match.appraise(t.question(seat))}


def follow(t: XWingScenario, rounds: int) -> None:
    """Everybody does what is advised, for some rounds."""
    bot, rng, until = bots.make("regular"), Random(1), t.round + rounds
    while not t.over and t.round < until:
        decision = t.match.pending[0]
        t.match.submit(decision.player, bots.ask(bot, t.match, decision, rng))


# Flying ---------------------------------------------------------------------------------------------------------------


def can_stay(pilot: str, pose: Pose, rounds: int) -> bool:
    """Whether some row of maneuvers keeps a ship on the table, red ones left aside; found by trying all of them."""
    chassis = SHIPS[PILOTS[pilot].ship]
    if not rounds:
        return True
    for m in chassis.dial:
        if m.difficulty != "red":
            for move in fly(chassis.size, pose, m.bearing, m.speed):
                if in_play_area(move.base) and can_stay(pilot, move.end, rounds - 1):
                    return True
    return False


@pytest.mark.parametrize("pilot", ["redsquadronveteran", "academypilot", "lothalrebel", "scimitarsquadronpilot"])
def test_nobody_leaves_the_table_who_can_stay(pilot: str) -> None:
    """Ships near the edge, looking anywhere, with an enemy in the middle of the table or just ahead of them."""
    rng, tried = Random(pilot), 0
    while tried < 12:
        along, deep, heading = rng.uniform(60, 850), rng.uniform(60, 160), rng.uniform(0, 360)
        pose = on_grid((along, deep, heading))
        if not can_stay(pilot, pose, 4):
            continue
        tried += 1
        bait = rng.choice(("455,455,0", f"{along},{20.0 + deep / 3},90"))
        x, y, turned = pose
        t = table(f"a.{pilot}@{x},{y},{turned}", f"b.academypilot@{bait}+disarm", phase="planning")
        follow(t, 5)
        assert not fled(t.match, "a"), (pose, bait)


def test_a_ship_does_not_follow_another_into_a_corner() -> None:
    """Straight ahead it would shoot at range 1, but could not turn away from the edge any more."""
    t = table("a.lothalrebel@455,640,0=ship", "b.academypilot@455,860,90*2", phase="planning")
    own = worths(t)
    assert own["a.lothalrebel:3-straight"] < -100
    assert advice(t).startswith("a.lothalrebel:")
    assert own[advice(t)] > -100


def test_nobody_counts_on_others_to_stop_a_ship_at_the_edge() -> None:
    """The friend ahead would stop it on the table, but may be gone by then."""
    t = table(
        "a.redsquadronveteran@455,780,0", "a.lukeskywalker@455,885,90", "b.academypilot@455,100,0", phase="planning"
    )
    assert worths(t)["a.redsquadronveteran:2-straight"] < -500


def test_an_ion_maneuver_must_not_lead_off_the_table() -> None:
    """A gun that ionizes makes places from which one could only drift outside bad."""
    ship = "a.academypilot@455,700,0"
    calm = table(ship, "b.goldsquadronveteran@455,300,0", phase="planning")
    ions = table(ship, "b.goldsquadronveteran@455,300,0&ioncannonturret", phase="planning")
    before, after = worths(calm), worths(ions)
    assert after["a.academypilot:1-turn-left"] - before["a.academypilot:1-turn-left"] > -1
    assert after["a.academypilot:2-straight"] - before["a.academypilot:2-straight"] < -5


def test_nobody_decloaks_to_where_the_dial_leads_off_the_table() -> None:
    """Rolling to the right, the bank that is set would end outside."""
    cloaked = "a.imdaartestpilot@756,168,45+cloak#3-bank-left"
    t = table(cloaked, "b.academypilot@800,300,180#2-straight", phase="system").until("system")
    own = worths(t)
    assert own["decloak:roll:right-2"] < -500
    assert advice(t) != "decloak:roll:right-2"


def test_ailerons_are_reckoned_with() -> None:
    """From here the ailerons' own maneuver leads off the table, unless it goes to the left; then the dial follows."""
    t = table("a.planetarysentinel@840,455,45#1-turn-left", "b.academypilot@100,100,0#2-straight").until("maneuver")
    own = worths(t)
    assert advice(t) == "1-bank-left"
    assert max(own["1-straight"], own["1-bank-right"]) < -500
    s = imagined(t.match.view(0))
    around = Situation(s, s.ships[0])
    heading_out = (800.0, 455.0, 90.0)
    assert around.safety(heading_out) < -100
    assert around.safety(heading_out, stressed=True) > -100  # a stressed ship does not use its ailerons


def test_a_maneuver_is_not_changed_for_a_worse_one() -> None:
    """Saesee Tiin may set another maneuver of this speed and colour, here the turn to the other side."""
    enemy = "b.academypilot@720,560,270#2-straight"
    right = table("a.saeseetiin@455,455,0?2#2-turn-right", enemy).until("ability")
    assert advice(right) == "pass"
    left = table("a.saeseetiin@455,455,0?2#2-turn-left", enemy).until("ability")
    assert advice(left) == "a.saeseetiin/pilot:saeseetiin"
    left.a(advice(left))
    assert left.last("revealed")["maneuver"] == "2-turn-right" or advice(left) == "2-turn-right"


@pytest.mark.parametrize(("dial", "advised"), [("2-bank-right", "pass"), ("2-bank-left", "a.bobafett/upgrade:slavei")])
def test_slave_i_turns_to_where_the_enemy_is(dial: str, advised: str) -> None:
    enemy = "b.academypilot@650,700,270?1#2-straight"
    assert advice(table(f"a.bobafett@455,455,0?2&slavei#{dial}", enemy).until("ability")) == advised


def test_slave_i_is_no_reason_to_come_before_an_own_huge_ship() -> None:
    carrier = "a.syndicatesmugglers@373,264?2#2-bank-right"
    boba = "a.bobafett@527,352,270?2&slavei#3-bank-right"
    t = table(boba, carrier, "b.academypilot@650,600,270?1#2-straight").until("ability")
    assert advice(t) == "pass"


def test_dials_turn_towards_the_enemy() -> None:
    t = table("a.redsquadronveteran@300,455,0", "b.academypilot@600,500,270", phase="planning")
    assert "right" in advice(t)


def test_dials_avoid_asteroids() -> None:
    t = table("a.redsquadronveteran@455,200,0", "b.academypilot@455,800,180", "asteroid@455,320", phase="planning")
    own = worths(t)
    assert own["a.redsquadronveteran:2-straight"] < own["a.redsquadronveteran:2-bank-left"] - 4  # damage, no action
    assert own[advice(t)] > own["a.redsquadronveteran:3-straight"] + 2


def test_a_stressed_ship_prefers_a_blue_maneuver() -> None:
    """It gets rid of the stress, and has an action."""
    own = worths(table("a.redsquadronveteran@455,150,0+stress", "b.academypilot@455,850,180", phase="planning"))
    assert own["a.redsquadronveteran:2-straight"] > own["a.redsquadronveteran:3-straight"] + 4


def test_a_place_is_good_where_one_can_shoot_and_bad_where_one_is_shot_at() -> None:
    t = table("a.redsquadronveteran@400,300", "b.academypilot@400,500,90", phase="engagement")
    s = imagined(t.match.view(0))
    around = Situation(s, s.ships[0])
    looking, turned = (around.fight((400.0, 300.0, heading), around.me) for heading in (0.0, 180.0))
    assert looking > turned + 4
    ahead, behind = (around.fight((x, 500.0, 0.0), around.me) for x in (550.0, 250.0))
    assert behind > ahead + 1


def test_guns_are_better_at_range_1_and_worse_at_range_3() -> None:
    t = table("a.redsquadronveteran@400,300", "b.academypilot@400,500,90", phase="engagement")
    one, other = (fighter(t.state, ship) for ship in t.state.ships)
    here = spot((400.0, 300.0, 0.0))
    near, middle, far, gone = (threat(one, here, other, spot((400.0, y, 90.0))) for y in (420.0, 500.0, 600.0, 700.0))
    assert near > middle + 1
    assert middle > far + 0.5
    assert gone == 0


def test_dials_that_are_set_are_left_as_they_are() -> None:
    t = table("a.redsquadronveteran@455,200,0#2-straight", "b.academypilot@455,800,180#2-straight", phase="planning")
    assert advice(t) == "ready"


# Actions --------------------------------------------------------------------------------------------------------------


def acting(*things: str) -> XWingScenario:
    """A ship of player a at the moment of its action, after the slower others have moved."""
    return table(*things).until("action", "ship")


def test_a_focus_token_for_a_ship_in_a_fight() -> None:
    t = acting("a.redsquadronveteran@400,300#1-straight=ship>b.academypilot", "b.academypilot@400,700,180#2-straight")
    assert advice(t) == "focus"


def test_a_roll_out_of_an_arc_is_worth_more_than_a_roll_into_one() -> None:
    t = acting("a.academypilot@400,400#1-turn-left=ship", "b.redsquadronveteran@560,640,180#1-straight")
    t.a("barrelroll")
    assert advice(t) == "left"


def test_a_roll_that_cannot_end_anywhere_is_not_tried() -> None:
    t = acting("a.academypilot@22,300#1-turn-right=ship", "b.redsquadronveteran@22,600,180#1-straight")
    t.ship("ship").pose = (22.0, 400.0, 0.0)
    t.a("barrelroll")
    worth = worths(t)
    assert worth["right"] > worth["left"]


def test_no_stress_is_taken_where_only_a_red_maneuver_leads_away_from_the_edge() -> None:
    """The freighter can only stop here or turn at once, and both are red."""
    t = table("a.trandoshanslaver@455,740,0=ship", "b.academypilot@455,300,0")
    s = imagined(t.match.view(0))
    around = Situation(s, s.ships[0])
    pose = on_grid((455.0, 740.0, 0.0))
    assert around.safety(pose, stressed=True) < around.safety(pose) - 100
    assert -100 < around.safety(pose) < -10


def test_locks_go_to_enemies() -> None:
    t = acting(
        "a.redsquadronveteran@400,300#1-straight=ship",
        "a.bluesquadronescort@500,300#1-straight",
        "b.academypilot@400,600,180#1-turn-left",
        "asteroid@500,500",
    )
    t.a("lock")
    assert advice(t) == "b.academypilot"


# Attacks --------------------------------------------------------------------------------------------------------------


def test_the_weaker_of_two_equal_targets_is_shot_at() -> None:
    t = table(
        "a.redsquadronveteran@400,300",
        "b.academypilot@340,500,180=fresh",
        "b.academypilot@460,500,180*2=hurt",
        phase="engagement",
    ).until("attack")
    assert advice(t) == f"front>{t.ship('hurt').id}"


def test_the_nearer_of_two_equal_targets_is_shot_at() -> None:
    t = table(
        "a.redsquadronveteran@400,300",
        "b.academypilot@400,420,180=near",
        "b.academypilot@500,570,180=far",
        phase="engagement",
    ).until("attack")
    assert advice(t) == f"front>{t.ship('near').id}"


def test_any_shot_is_better_than_none() -> None:
    t = table("a.academypilot@400,300", "b.academypilot@400,580,180+evade+focus", phase="engagement").until("attack")
    assert advice(t) == "front>b.academypilot"


def test_torpedoes_are_kept_from_a_ship_that_is_as_good_as_gone() -> None:
    far = "a.redsquadronveteran@400,300&protontorpedoes>b.lothalrebel"
    big = table(far, "b.lothalrebel@400,540,180", phase="engagement").until("attack")
    assert advice(big) == "protontorpedoes>b.lothalrebel"
    near = "a.redsquadronveteran@400,300&protontorpedoes>b.academypilot"
    small = table(near, "b.academypilot@400,440,180*2", phase="engagement").until("attack")
    assert advice(small) == "front>b.academypilot"


# Dice -----------------------------------------------------------------------------------------------------------------


def attacking(own: str, other: str, attack: str, defense: str = "") -> XWingScenario:
    t = table(f"a.redsquadronveteran@400,300{own}", f"b.academypilot@400,500,180{other}", phase="engagement")
    return t.until("attack").attack("front>b.academypilot", attack=attack, defense=defense)


def test_focus_is_spent_where_it_helps() -> None:
    assert advice(attacking("+focus", "", "focus focus blank")) == "focus"


def test_a_token_is_kept_for_defense_where_it_hardly_helps_the_attack() -> None:
    """The target is as good as destroyed, and somebody else will shoot back."""
    t = table(
        "a.redsquadronveteran@400,300+focus*3!0",
        "b.academypilot@400,500,180*2+3strain=target",
        "b.lothalrebel@400,560,180",
        phase="engagement",
    ).until("attack")
    t.attack("front>b.academypilot", attack="hit crit focus")
    assert advice(t) == "pass"


def test_a_lock_rerolls_what_missed() -> None:
    t = attacking(">b.academypilot", "", "hit blank blank")
    assert advice(t) == "lock"
    t.a("lock")
    assert sorted(advice(t)) == ["die-2", "die-3"]


def test_focus_results_stay_when_a_token_turns_them() -> None:
    t = attacking(">b.academypilot+focus", "", "focus blank hit")
    assert advice(t) == "lock"
    t.a("lock")
    assert advice(t) == ["die-2"]


def test_a_lock_is_kept_when_everything_hit() -> None:
    t = attacking(">b.academypilot", "", "hit hit crit")
    assert advice(t) == "pass"


def test_evade_and_focus_tokens_save_a_ship() -> None:
    t = attacking("", "+focus*2", "hit hit blank", "evade focus blank")
    assert advice(t, "b") == "focus"
    t = attacking("", "+evade*2", "hit blank blank", "focus blank blank")
    assert advice(t, "b").startswith("evade")


def test_no_token_is_spent_on_an_attack_that_has_missed() -> None:
    t = attacking("", "+focus", "hit blank blank", "evade focus blank")
    assert advice(t, "b") == "pass"


# Devices, set-up, cards -----------------------------------------------------------------------------------------------

BOMBER = "a.scimitarsquadronpilot@455,400,0&protonbombs#4-straight=bomber"


def test_bombs_are_dropped_on_enemies_and_not_on_oneself() -> None:
    chased = table(BOMBER, "b.academypilot@455,250,0#2-straight", phase="system").until("system")
    assert advice(chased).startswith("drop:protonbombs")
    friends = ("a.scimitarsquadronpilot@400,330,0#1-straight", "a.scimitarsquadronpilot@510,330,0#1-straight")
    crowded = table(BOMBER, *friends, "b.academypilot@455,250,0#2-straight", phase="system").until("system")
    assert advice(crowded) == "pass"
    alone = table(BOMBER, "b.academypilot@100,850,90#2-straight", phase="system").until("system")
    assert advice(alone) == "pass"


def test_ships_are_placed_side_by_side_looking_ahead() -> None:
    m = Match(GAME, GAME.starter_setup(2, 1).setup, key_from_seed(3))
    bot, rng = bots.make("regular"), Random(3)
    while m.state.round == 0:
        decision = m.pending[0]
        answer = bots.ask(bot, m, decision, rng)
        if isinstance(decision, Place):
            assert decision.check(answer) is None
        m.submit(decision.player, answer)
    for number, player in enumerate(m.state.players):
        own = [ship for ship in m.state.ships if ship.owner == number]
        assert {ship.pose[2] for ship in own} == {FACING[player.edge]}
        assert max(b - a for a, b in pairwise(sorted(ship.pose[0] for ship in own))) < 160


def test_closed_foils_are_opened_and_open_ones_stay_open() -> None:
    wing = "a.redsquadronveteran@400,300&servomotorsfoils#2-straight=wing"
    t = table(wing, "b.academypilot@400,800,180#2-straight").until("ability")
    assert advice(t) == "a.redsquadronveteran/upgrade:servomotorsfoils"
    opened = table(wing, "b.academypilot@400,800,180#2-straight")
    opened.ship("wing").upgrades[0].back = True
    assert advice(opened.until("ability")) == "pass"


# Whole matches --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_regular_beats_random_and_never_flees() -> None:
    """A sample; tests/bots/test_promises.py plays a hundred battles."""
    won: Counter[str] = Counter()
    for number in range(40):
        winner, m = starter_battle("xwing", number, ("regular", "random"))
        won[winner] += 1
        assert not fled(m, "ab"[number % 2])
    assert won["regular"] >= 39, won


def test_regular_against_itself_comes_to_an_end() -> None:
    for number in range(4):
        _, m = starter_battle("xwing", number, ("regular", "regular"))
        assert m.state.round < 60
        assert not fled(m, "ab")


@pytest.mark.parametrize(("face", "again"), [("crit", True), ("blank", False)])
def test_a_die_that_hurts_is_rolled_again(face: str, again: bool) -> None:
    han = "hansolo-modifiedyt1300lightfreighter"
    later = "b.soontirfel@800,850,180#3-straight"
    t = table(f"a.{han}@400,100#2-straight^front", "asteroid@400,200", later, phase="planning")
    t.faces(face).ready()
    assert advice(t) == (f"a.{han}/pilot:{han}" if again else "pass")
