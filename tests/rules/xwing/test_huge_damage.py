"""The damage cards of huge ships: their own decks, precision shots (XW-HUG-30 to XW-HUG-36, XW-HUG-96)."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import ABILITIES
from battlemat.games.xwing.cards.content import DAMAGE_CARDS, HUGE_DAMAGE_CARDS, huge_damage_deck
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import damage
from battlemat.games.xwing.state import REMOVED, HugeDeck
from battlemat.games.xwing.timing.moments import AFTER_FACEUP, PRECISION_SHOT
from tests.rule_marks import rule
from tests.rules.xwing.huge import CR90, EARLY, GR75, RAIDER
from tests.rules.xwing.texts import hears

FOE = "a.redsquadronveteran"
REAR, SIDE, FRONT, BULLSEYE = "reactorsurge", "deckfire", "sensorsdown", "hullrupture"
"""Cards that name the full rear arc, the side arc, the full front arc and the bullseye arc."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the four cards do, and nothing else: they say when their two parts are resolved."""
    load()
    said: list[str] = []
    for card in (REAR, SIDE, FRONT, BULLSEYE):
        monkeypatch.setitem(ABILITIES, f"damage:{card}", [])
        own = {"when": lambda x: x.moment.other == x.card}
        hears(f"damage:{card}", PRECISION_SHOT, said, lambda x: "precision", **own)
        hears(f"damage:{card}", AFTER_FACEUP, said, lambda x: "basic", **own)
    return said


def pile(t: XWingScenario, player: int) -> HugeDeck:
    assert t.state.huge is not UNSET
    return t.state.huge.decks[player]


def hit(from_: str, card: str, *more: str) -> XWingScenario:
    """A corvette without shields, facing north, is hit by a crit from this place."""
    t = table(f"{FOE}@{from_}=foe", f"b.{CR90}@450,450!0=me", *more, phase="engagement", huge_decks={"b": card})
    t.until("attack", "foe").attack("front>me", attack="crit blank blank", defense="blank blank blank")
    return t


WHERE = {"behind": "450,200,0", "ahead": "450,700,180", "aside": "200,450,90"}


@rule("XW-HUG-30")
def test_damage_cards_come_from_the_players_own_huge_deck() -> None:
    t = table(f"a.{CR90}@400,200#1-straight!0=me", f"b.{RAIDER}@700,600,180#0-stationary=foe", EARLY,
              huge_decks={"a": "deckfire hullrupture"}, decks={"a": "fuelleak"})  # fmt: skip
    t.happens(damage.suffer(t.match, t.ship("me"), 2))
    assert [card.kind for card in t.ship("me").damage] == ["deckfire", "hullrupture"]
    assert (len(pile(t, 0).deck), len(pile(t, 1).deck), len(t.state.players[0].deck)) == (38, 40, 33)
    t.happens(damage.suffer(t.match, t.ship("early"), 1))
    assert t.ship("early").damage[0].kind in DAMAGE_CARDS


@rule("XW-HUG-31")
def test_facedown_cards_are_only_counted() -> None:
    t = table(f"a.{CR90}@400,200#1-straight*7=me", EARLY)
    shown = next(ship for ship in t.view(None)["ships"] if ship["id"] == t.ship("me").id)
    assert shown["damage"] == [""] * 7
    assert damage.remaining_hull(t.state, t.ship("me")) == 18 - 7


@rule("XW-HUG-32")
def test_each_card_has_two_effects(heard: list[str]) -> None:
    assert {card.precision for card in HUGE_DAMAGE_CARDS.values()} == {"bullseye", "side", "full_front", "full_rear"}
    assert {card.precision for card in DAMAGE_CARDS.values()} == {None}
    hit(WHERE["behind"], REAR)
    assert heard == ["precision", "basic"]


@rule("XW-HUG-33", "XW-HUG-36")
@pytest.mark.parametrize(
    ("place", "card", "precise"),
    [
        ("behind", REAR, True), ("ahead", REAR, False),
        ("ahead", FRONT, True), ("behind", FRONT, False),
        ("aside", SIDE, True), ("ahead", SIDE, False),
        ("ahead", BULLSEYE, True), ("aside", BULLSEYE, False),
    ],
)  # fmt: skip
def test_a_precision_shot_comes_from_the_arc_on_the_card(
    heard: list[str], place: str, card: str, precise: bool
) -> None:
    t = hit(WHERE[place], card)
    assert t.faceup("me") == [card]
    assert heard == (["precision", "basic"] if precise else ["basic"])
    assert ("precision-shot" in t.story()) == precise


@rule("XW-HUG-33")
def test_both_sides_are_the_side_arc(heard: list[str]) -> None:
    hit("700,450,270", SIDE)
    assert heard == ["precision", "basic"]


@rule("XW-HUG-36")
def test_a_precision_shot_is_resolved_once(heard: list[str]) -> None:
    t = hit(WHERE["behind"], REAR, "a.academypilot@450,215,0=second")
    (card,) = t.ship("me").damage
    damage.repair(t.match, t.ship("me"), card)
    t.happens(damage.expose_card(t.match, t.ship("me"), card))
    assert heard == ["precision", "basic", "basic"]  # when it is exposed, only its basic effect


@rule("XW-HUG-34")
def test_no_precision_shot_outside_of_defending(heard: list[str]) -> None:
    bomb = "a:protonbomb@400,60"
    t = table(f"b.{CR90}@400,200!0#0-stationary=me", bomb, "a.academypilot@800,800,180#2-straight",
              huge_decks={"b": REAR})  # fmt: skip
    t.until_phase("engagement")
    assert t.faceup("me") == [REAR]
    assert heard == ["basic"]


@rule("XW-HUG-34")
def test_damage_from_elsewhere_while_another_ship_defends_is_no_precision_shot(heard: list[str]) -> None:
    t = table("b.academypilot@450,330,0=tie", f"{FOE}@450,100,0+focus=foe", f"b.{CR90}@450,480!0=me",
              phase="engagement", huge_decks={"b": REAR})  # fmt: skip
    t.until("attack", "foe").attack("front>tie", attack="focus blank blank")
    assert t.asked == "a modify-attack"
    t.happens(damage.suffer(t.match, t.ship("me"), crits=1))
    assert heard == ["basic"]


@rule("XW-HUG-35")
def test_exposing_a_card_is_no_precision_shot(heard: list[str]) -> None:
    t = table(f"{FOE}@{WHERE['behind']}+focus=foe", f"b.{CR90}@450,450!0=me", phase="engagement",
              huge_decks={"b": f"hangarbreach {REAR}"})  # fmt: skip
    ship = t.until("attack", "foe").ship("me")
    t.happens(damage.suffer(t.match, ship, 2))
    t.attack("front>me", attack="focus blank blank")
    assert t.state.attacks[-1].defender == ship.id
    t.happens(damage.expose_card(t.match, ship, ship.damage[1]))
    assert (t.faceup("me"), heard) == ([REAR], ["basic"])


@rule("XW-HUG-93")
def test_precision_shots_reach_as_far_as_the_attack(heard: list[str]) -> None:
    attacker = f"a.{GR75}@400,120&targetingbattery^targetingbattery:front=foe"
    t = table(attacker, f"b.{CR90}@400,792,180!0=me", phase="engagement", huge_decks={"b": FRONT})
    t.until("attack", "foe").attack("bonus:targetingbattery>me", attack="crit blank blank", defense="blank blank")
    assert t.last("attack")["range"] == 5
    assert heard == ["precision", "basic"]


# The deck -------------------------------------------------------------------------------------------------------------


@rule("XW-HUG-96")
def test_an_empty_deck_is_made_anew_from_its_own_cards() -> None:
    dead = "a.academypilot@700,400#2-straight*2=dead"
    t = table(f"a.{CR90}@400,200#1-straight!0=me", f"a.{GR75}@600,200!0*11#1-straight=other", dead, EARLY)
    t.ship("dead").place, t.ship("dead").destroyed = REMOVED, True
    own = pile(t, 0)
    own.discard += own.deck[:2]
    own.deck.clear()
    t.happens(damage.suffer(t.match, t.ship("other"), 0))
    other = t.ship("other")
    other.place, other.destroyed = REMOVED, True
    before = list(t.state.players[0].deck)
    t.happens(damage.suffer(t.match, t.ship("me"), 1))
    assert t.last("deck-shuffled") == {"player": 0, "cards": 13}
    assert (len(own.deck), own.discard, other.damage) == (12, [], [])
    assert set(own.deck) <= set(huge_damage_deck())
    assert t.state.players[0].deck == before  # standard cards are never mixed in
    assert len(t.ship("dead").damage) == 2
    own.deck.clear()
    t.happens(damage.suffer(t.match, t.ship("me"), crits=1))
    assert [(card.kind, card.faceup) for card in t.ship("me").damage][-1] == ("blank", False)
    assert t.damage("me") == 2


@rule("XW-HUG-96")
def test_repaired_cards_go_to_the_discards_of_the_huge_deck() -> None:
    t = table(f"a.{CR90}@400,200#1-straight*1=me", EARLY)
    (card,) = t.ship("me").damage
    damage.repair(t.match, t.ship("me"), card)
    assert (pile(t, 0).discard, t.state.players[0].discard) == ([card.kind], [])
    faceup = table(f"a.{CR90}@400,200#1-straight*deckfire=me", EARLY)
    assert faceup.faceup("me") == ["deckfire"]
    assert len(pile(faceup, 0).deck) == 39


@rule("XW-HUG-30", "XW-HUG-96")
def test_cards_that_look_at_the_damage_deck_look_at_that_of_the_huge_ship() -> None:
    t = table("a.maarekstele@450,200,0=foe", f"b.{CR90}@450,450!0=me", phase="engagement",
              huge_decks={"b": "deckfire hullrupture sensorsdown"})  # fmt: skip
    t.until("attack", "foe").attack("front>me", attack="crit blank", defense="blank")
    t.no_modifying()
    assert (t.asked, t.options("a")) == (
        "a damage-card",
        ["damage:deckfire", "damage:hullrupture", "damage:sensorsdown"],
    )
    t.a("damage:sensorsdown")
    assert t.faceup("me") == ["sensorsdown"]
    assert sorted(pile(t, 1).discard) == ["deckfire", "hullrupture"]
