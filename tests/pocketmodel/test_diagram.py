"""The table as text: everything a player needs, nothing a player may not know, within 80 columns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES
from battlemat.games.pocketmodel import GAME
from battlemat.games.pocketmodel.content import CARDS, UNITS, extra_content
from battlemat.games.pocketmodel.diagram import WIDTH
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from battlemat.games.pocketmodel.state import Strike


def picture_of(view: Mapping[str, Any], language: str) -> str:
    picture = GAME.teller(view, language).picture()
    assert picture is not None
    return picture


def drawn(t: PocketScenario, seat: str | None = "a", language: str = "en") -> str:
    return picture_of(t.view(seat), language)


def line(picture: str, *words: str) -> str:
    """The only line in which all words occur."""
    found = [text for text in picture.splitlines() if all(word in text for word in words)]
    assert len(found) == 1, f"{words} in {len(found)} lines of\n{picture}"
    return found[0]


def order(picture: str, *words: str) -> bool:
    places = [picture.index(word) for word in words]
    return places == sorted(places)


def test_zones_lie_from_the_opponent_down_to_oneself() -> None:
    picture = drawn(table("needle-flight iron-edict@contested", "dawn-arrow redline@contested"))
    assert order(picture, "Player B", "Home zone B", "Dawn Arrow", "Contested zone", "Redline", "Iron Edict")
    assert order(picture, "Iron Edict", "Your home zone", "Needle Flight", "You (A)", "Your hand")


def test_the_other_player_sees_it_from_the_other_side() -> None:
    picture = drawn(table("needle-flight", "dawn-arrow"), "b")
    assert order(picture, "Player A", "Home zone A", "Needle Flight", "Contested zone", "Your home zone", "Dawn Arrow")


def test_a_unit_is_shown_with_everything_that_matters() -> None:
    picture = drawn(table("onyx-lead*1 frostmarch", "dawn-arrow@home-a"))
    assert line(picture, "Onyx Lead").split() == [
        "A▲",
        "Onyx",
        "Lead",
        "★★★",
        "3/2/10",
        "●●○",
        "space",
        "Las",
        "Lea",
        "VET",
    ]
    assert line(picture, "Frostmarch").split()[:2] == ["A▲", "Frostmarch"]
    assert "ground" in line(picture, "Frostmarch")
    assert line(picture, "Dawn Arrow").split()[0] == "B▽"


def test_own_units_stand_below_the_others_in_a_zone() -> None:
    assert order(drawn(table("needle-flight@contested", "dawn-arrow@contested")), "Dawn Arrow", "Needle Flight")


def test_the_reserves_of_both_sides_are_listed() -> None:
    picture = drawn(table("needle-flight cinder-flight@reserves", "dawn-arrow hammer-flight@reserves"))
    assert order(picture, "Hammer Flight", "Dawn Arrow")
    assert order(picture, "Needle Flight", "Cinder Flight")


def test_a_turned_veteran_has_a_mark_and_its_other_values() -> None:
    back = UNITS["onyx-lead"].back
    assert back is not None
    text = line(drawn(table("onyx-lead~ needle-flight", "dawn-arrow")), "Onyx Lead")
    assert "↻" in text
    assert f"{back.attack}/{back.damage}/{back.defense}" in text
    assert "VET" not in text


def test_objectives_show_what_the_viewer_knows_and_no_more() -> None:
    t = table("needle-flight", b=side("dawn-arrow", objectives="steady-aim war-room! -"))
    t.state.players[0].objectives[1].known_to.append(0)  # type: ignore[union-attr]
    picture = drawn(t)
    assert line(picture, "War Room").startswith(" ■2 War Room · 13 ★★ · Your Combat actions")
    assert line(picture, "▣1 face down · ×3 destroyed")
    assert "Steady Aim" not in picture
    assert line(picture, "□2").startswith(" □2 Heavy Charge (face down, only you know it)")
    assert "Heavy Charge" not in drawn(t, "b")
    assert "Heavy Charge" not in drawn(t, None)


def test_a_face_up_combat_card_does_nothing_as_an_objective() -> None:
    picture = drawn(table("needle-flight", b=side("dawn-arrow", objectives="linked-cannons!")))
    assert line(picture, "Linked Cannons").endswith("· no effect here")


def test_piles_are_counted_and_only_the_own_hand_is_open() -> None:
    t = table(
        a=side("needle-flight", hand="linked-cannons war-room steady-aim steady-aim", discard="heavy-charge"),
        b=side("dawn-arrow", hand="no-survivors", deck="crossfire"),
    )
    picture = drawn(t)
    assert "deck 12 · hand 4 · discard 1" in line(picture, "You (A)")
    assert "deck 1 · hand 1 · discard 0" in line(picture, "Player B")
    assert line(picture, "Linked Cannons") == "  Linked Cannons: +1 attack; Laser: This unit gets +1 damage."
    assert line(picture, "Steady Aim").startswith("  Steady Aim ×2: ")
    assert line(picture, "War Room").startswith("  War Room: ■ 13 ★★; ")
    assert "No Survivors" not in picture
    assert "Crossfire" not in picture


def test_a_zone_without_units_is_said() -> None:
    assert drawn(table("needle-flight", "dawn-arrow")).count("no units") == 1  # the contested zone
    assert "no units" not in drawn(table("needle-flight cinder-flight@contested", "dawn-arrow"))


def test_an_empty_hand_is_said() -> None:
    assert line(drawn(table("needle-flight", "dawn-arrow")), "Your hand") == " Your hand: empty"


def test_reserves_are_listed_with_their_stars() -> None:
    picture = drawn(table("needle-flight cinder-flight@reserves cinder-flight@reserves", "dawn-arrow"))
    assert line(picture, "Reserves") == " Reserves: Cinder Flight ★ ×2"


def test_lasting_changes_stand_under_their_unit() -> None:
    t = table(a=side("onyx-lead@contested", hand="standing-orders"), b="dawn-arrow@contested")
    t.battle("a.onyx-lead>b.dawn-arrow", attacker="standing-orders", dice=(1, 1, 1, 1))
    texts = drawn(t).splitlines()
    below = texts[next(number for number, text in enumerate(texts) if "Onyx Lead" in text) + 1]
    assert below.strip() == "+1 defense until the card owner's next turn (Standing Orders)"


def test_a_battle_shows_who_hits_and_who_has_left() -> None:
    """Asked at the end of the battle, when the defender has been destroyed by the attacker's hit and has missed."""
    ask = {"when": "end_of_battle", "op": "draw", "count": 1, "may": True}
    with extra_content(new_unit("x"), new_unit("y", shields=2), new_card("z", icon="luck", units="any", effects=[ask])):
        for tokens, left in (("", "defense 9 · dice 1 + 1 = 2"), ("*1", "has left play")):
            t = table(side("x@contested", hand="z"), f"y@contested{tokens} cinder-flight")
            t.battle("a.x>b.y", attacker="z", dice=(5, 5, 1, 1))
            battle = drawn(t, "b").partition("Battle in the contested zone")[2].partition("────")[0]
            assert line(battle, "dice 5 + 5 = 10 · hits")
            assert battle.count("hits") == 1
            assert line(battle, left)


def test_a_battle_shows_both_sides_with_their_values_and_cards() -> None:
    t = table(
        a=side("needle-flight@contested", hand="linked-cannons"), b=side("dawn-arrow@contested", hand="steady-aim")
    )
    t.a("combat", ["a.needle-flight>b.dawn-arrow"]).a("linked-cannons")
    battle = drawn(t, "b").partition("Battle in the contested zone")[2].partition("────")[0]
    assert line(battle, "A▽ Needle Flight · attacker")
    assert line(battle, "B▲ Dawn Arrow · defender")
    assert line(battle, "Linked Cannons: +1 attack; Laser: This unit gets +1 damage.")
    assert line(battle, "attack 4 (Needle Flight) + 1 (Linked Cannons) = 5 ·")
    assert line(battle, "attack 3 · damage 2 · defense 10")
    assert line(battle, "no card")


def test_a_strike_in_progress_is_announced() -> None:
    t = table(
        "needle-flight@home-b cinder-flight",
        b=side("dawn-arrow shard-pack@reserves", objectives="war-room! steady-aim"),
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    assert t.asked == "b reserves"
    assert line(drawn(t), "Needle Flight strikes objective 1 of player B")


def test_a_declared_strike_is_announced_before_anybody_strikes() -> None:
    t = table("cinder-flight@home-b", "cinder-flight")
    t.state.strike = Strike(1, 0)
    assert line(drawn(t), "Strike against objective 1 of player B").startswith("══ Strike")


def test_a_picture_in_full_with_long_lines_folded() -> None:
    t = table(
        side(
            "onyx-lead@home-b*1 cinder-flight@home-b iron-edict@reserves unbroken@reserves sable-verdict@reserves "
            "frostmarch@reserves",
            hand="close-call crossfire",
            objectives="orbital-mines! -",
        ),
        side("dawn-arrow", objectives="jamming-station!"),
    )
    t.a("combat", ["a.onyx-lead>b.dawn-arrow"]).a("crossfire")
    assert drawn(t) + "\n" == PICTURE


PICTURE = """\
Turn 5 · your turn · battle
══ Player B · Side b ═══════════════════════════ deck 12 · hand 0 · discard 0 ══
── Home zone B ─────────────────────────────────────────────────────────────────
 ■1 Jamming Station · 11 ★★ · Opposing units in your home zone get -1 attack in
    battles and strikes.
 B▽ Dawn Arrow    ★★★    3/2/10  ●●●   space  Eli Lea VET
 A▲ Onyx Lead     ★★★    3/2/10  ●●○   space  Las Lea VET
 A▲ Cinder Flight ★       2/1/9  ●     space  Las
── Contested zone ──────────────────────────────────────────────────────────────
    no units
── Your home zone ──────────────────────────────────────────────────────────────
    no units
 ■1 Orbital Mines · 11 ★★ · When revealed, deal 1 damage to each opposing unit
    in your home zone.
 ×2 destroyed
══ You (A) · Side a ════════════════════════════ deck 12 · hand 1 · discard 0 ══
 Reserves: Iron Edict ★★★★★, Unbroken ★★★★★, Sable Verdict ★★★★,
   Frostmarch ★★★★★
 Your hand:
  Close Call: +1 defense; Luck ★/★★/★★★: Whenever this unit would be destroyed
    in this battle, roll one die: on 5 or 6 it stays in play with one damage
    token fewer than its Shields.
══ Battle in player B's home zone ══════════════════════════════════════════════
 A▲ Onyx Lead · attacker
    Crossfire: +1 attack; Laser: This unit gets +1 attack for each other
      friendly Laser unit in this zone, up to +3.
    attack 3 (Onyx Lead) + 1 (Crossfire) + 1 (Crossfire) - 1 (Jamming Station) =
      4 · damage 2 · defense 10
 B▽ Dawn Arrow · defender
    no card
    attack 3 · damage 2 · defense 10
────────────────────────────────────────────────────────────────────────────────
 ▲ yours ▽ others · ★ stars · attack/damage/defense · ● shield ○ damage ↻ turned
 Objectives: ■ face up ▣ face down □ known to you × destroyed · Defense ★ stars
 Icons: Eli Elite, Las Laser, Lea Leader, VET Veteran
 House content: these units and cards are battlemat's own design.
"""


def test_spectators_are_told_of_no_own_units() -> None:
    t = table("needle-flight@contested", "dawn-arrow")
    assert "▲ yours ▽ others" in drawn(t)
    assert "yours" not in drawn(t, None)
    assert line(drawn(t, None), "★ stars ·", "↻ turned over")


def test_the_legend_stands_a_little_to_the_right() -> None:
    picture = drawn(table("needle-flight@contested", "dawn-arrow"))
    legend = picture.splitlines()[picture.splitlines().index("─" * WIDTH) + 1 :]
    assert len(legend) >= 3
    assert all(re.match(" [^ ]", text) for text in legend)


def test_the_heading_says_whose_turn_it_is() -> None:
    t = table("needle-flight", "dawn-arrow")
    assert drawn(t, "a").splitlines()[0] == "Turn 5 · your turn · action step"
    assert drawn(t, "b").splitlines()[0] == "Turn 5 · player A's turn · action step"
    assert picture_of(battlemat.new_match("pocketmodel", seed=1).view(0), "en").startswith("Setting up\n")


def test_a_player_who_is_out_is_shown_as_such() -> None:
    t = table("needle-flight", "dawn-arrow@home-b", "redline@home-b")
    t.match.concede(1)
    picture = drawn(t)
    assert "out of the game" in line(picture, "Player B")
    assert order(picture, "Home zone B", "C▽ Redline", "Player C")


def test_house_content_is_marked_as_such() -> None:
    assert "House content" in drawn(table("needle-flight", "dawn-arrow"))
    with extra_content(new_unit("tin-duck")):
        assert "House content" not in drawn(table("tin-duck", "tin-duck"))


def test_ready_made_lists_have_names_in_every_language() -> None:
    match = battlemat.new_match("pocketmodel", seed=1)
    assert "Gracz B · Ofensywa Świtu" in picture_of(match.view(0), "pl")
    assert "Du (A) · Eiserne Faust" in picture_of(match.view(0), "de")


def positions(players: int) -> Iterator[Match[Any]]:
    """Positions all along a random match."""
    rng = Random(players)
    fleets = ["iron-fist", "dawn-offensive", "odd-bedfellows", "iron-fist", "endless-ranks", "spark-and-tide"]
    setup = {"players": [fleets[number % len(fleets)] for number in range(players)]}
    match = battlemat.new_match("pocketmodel", setup, seed=players)
    while not match.over:
        if rng.random() < 0.1:
            yield match
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
    yield match


@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_into_80_columns_and_shows_every_unit_once(players: int, language: str) -> None:
    for match in positions(players):
        for viewer in (0, players - 1, None):
            view = match.view(viewer)
            picture, name = picture_of(view, language), GAME.teller(view, language).name
            assert max(map(len, picture.splitlines())) <= WIDTH
            assert "{" not in picture
            rows = [text[4:].split("★")[0].rstrip(" ↻") for text in picture.splitlines() if text[2:3] in ("▲", "▽")]
            for unit in (unit for player in view["players"] for unit in player["units"]):
                expected = 1 if unit["zone"] in view["zones"] else 0
                assert rows.count(name(unit["id"]) or "") == expected


def test_no_position_shows_a_card_the_viewer_may_not_know() -> None:
    """Every card in the picture is in the view of that player."""
    name = GAME.teller(None, "en").name
    for match in positions(2):
        for viewer in (0, 1, None):
            view = match.view(viewer)
            picture = picture_of(view, "en")
            visible = str(view)
            for card in CARDS:
                assert card in visible or str(name(card)) not in picture
