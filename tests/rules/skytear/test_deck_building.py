"""Drafting heroes and building decks: SK-DEK, the starter lists of SK-SET, and what is said about nonsense."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import structs, to_builtins

from battlemat.core.errors import BadSetup
from battlemat.core.game import SEATS
from battlemat.core.words import LANGUAGES
from battlemat.games.skytear.build import (
    DeckList,
    Pool,
    deck_of_pool,
    mode_faults,
    pool_violations,
    read_deck,
    read_pool,
    starter_deck,
    starter_pool,
    ultimates_of,
    violations,
)
from battlemat.games.skytear.content import CARDS, HEROES, PowerCard, content, extra_content
from battlemat.games.skytear.draft import (
    FACTION_PICKS,
    casual_offer,
    factions_offered,
    hero_picks,
    heroes_of_factions,
    tournament_offer,
)
from battlemat.games.skytear.scenario import SkyScenario, set_up
from tests.rule_marks import rule

FACTIONS = ("kurumo", "liothan")
TEAM = ("sakoshi", "yami", "corjof", "gulbjarn")
POOL = ("sakoshi", "yami", "corjof", "gulbjarn", "cotlic", "akhuti")


def deck(heroes: tuple[str, ...] = TEAM, **changes: int) -> DeckList:
    """The starter lists of some heroes with other numbers of some cards; 0 takes a card out."""
    cards = starter_deck(heroes) | {card.replace("_", "-"): count for card, count in changes.items()}
    return DeckList("A deck", list(heroes), {card: count for card, count in cards.items() if count})


def broken(entry: DeckList, factions: tuple[str, ...] = FACTIONS) -> list[str]:
    """The rules a casual deck breaks."""
    return [refusal.rule for refusal in violations(entry, factions)]


def pool(heroes: tuple[str, ...] = POOL, **decks: dict[str, int]) -> Pool:
    """The starter lists of some heroes with changes to the decks of some."""
    made = starter_pool(heroes, "A pool")
    for hero, changes in decks.items():
        changed = made.decks[hero] | {card.replace("_", "-"): count for card, count in changes.items()}
        made.decks[hero] = {card: count for card, count in changed.items() if count}
    return made


def pool_broken(entry: Pool, heroes: int = 4) -> list[str]:
    return [refusal.rule for refusal in pool_violations(entry, heroes)]


def two_coloured() -> PowerCard:
    return PowerCard(
        id="two-coloured",
        type="action",
        runes=("fire", "air"),
        modifier=1,
        ops=(),
        copies=0,
        source="test",
        name_source="test",
    )


def runeless() -> PowerCard:
    return PowerCard(
        id="runeless", type="action", runes=(), modifier=1, ops=(), copies=0, source="test", name_source="test"
    )


# Size -----------------------------------------------------------------------------------------------------------------


@rule("SK-DEK-01")
def test_a_deck_has_eight_cards_for_each_hero() -> None:
    assert broken(deck()) == []
    (refusal,) = violations(deck(ignite=2), FACTIONS)
    assert (refusal.rule, refusal.facts) == ("SK-DEK-01", {"count": 31, "due": 32, "heroes": 4})
    assert broken(deck(dodge=1)) == ["SK-DEK-01"]
    pair = ("sakoshi", "yami")
    assert broken(deck(pair)) == []
    assert broken(DeckList("Six", list(HEROES)[:6], starter_deck(list(HEROES)[:6])), tuple(content().factions)) == []
    assert sum(starter_deck(list(HEROES)[:6]).values()) == 48


@rule("SK-DEK-02")
def test_ultimates_are_among_the_eight() -> None:
    entry = deck()
    ultimates = [card for card in entry.deck if CARDS[card].ultimate]
    others = sum(count for card, count in entry.deck.items() if card not in ultimates)
    assert (len(ultimates), others) == (4, 28)
    assert broken(entry) == []
    assert broken(deck(dodge=3, ruse=3)) == ["SK-DEK-01"]  # 32 others and 4 Ultimates
    assert sum(deck(dodge=3, ruse=3).deck.values()) == 36


# Drafting -------------------------------------------------------------------------------------------------------------


@rule("SK-DEK-03")
def test_casual_heroes_are_of_the_chosen_factions() -> None:
    offered = casual_offer(("kurumo", "nupten"), ())
    assert sorted(offered) == ["akhuti", "haburat", "sakoshi", "yami"]
    assert broken(deck(("sakoshi", "yami")), ("taulot", "kurumo")) == []
    assert "SK-DEK-03" in broken(deck(("sakoshi", "cotlic")))


@rule("SK-DEK-04")
def test_four_heroes_are_drafted_one_two_two_two_one() -> None:
    assert hero_picks(4) == (0, 1, 1, 0, 0, 1, 1, 0)


@rule("SK-DEK-05")
def test_six_heroes_are_drafted_one_two_two_two_two_two_one() -> None:
    assert hero_picks(6) == (0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0)
    t = drafted(set_up(variant="tournament", battlefield="three-lane"))
    sides = "".join(joined["side"][0] for joined in t.events("joined"))
    assert sides == "s" + "nn" + "ss" + "nn" + "ss" + "nn" + "s"


@rule("SK-DEK-06")
@pytest.mark.parametrize("heroes", [4, 6])
def test_both_teams_draft_the_same_number(heroes: int) -> None:
    assert Counter(hero_picks(heroes)) == {0: heroes, 1: heroes}


@rule("SK-DEK-07")
def test_a_hero_is_drafted_once_in_a_casual_game() -> None:
    assert "yami" in casual_offer(FACTIONS, ["sakoshi"])
    assert "yami" not in casual_offer(FACTIONS, ["yami"])
    entry = deck(("sakoshi", "yami"))
    entry.heroes.append("yami")
    assert "SK-DEK-07" in broken(entry)
    (twice,) = (refusal for refusal in violations(entry, FACTIONS) if refusal.rule == "SK-DEK-07")
    assert twice.where == (("heroes", len(entry.heroes) - 1),)


@rule("SK-SET-07")
def test_factions_go_one_two_one_and_nobody_has_the_same() -> None:
    assert FACTION_PICKS == (0, 1, 1, 0)
    taken: list[str] = []
    for faction in ("kurumo", "taulot", "nupten"):
        assert faction in factions_offered(taken)
        taken.append(faction)
        assert faction not in factions_offered(taken)
    assert factions_offered(taken) == ["liothan"]


@rule("SK-SET-08")
def test_two_factions_have_four_heroes() -> None:
    assert sorted(heroes_of_factions(FACTIONS)) == ["corjof", "gulbjarn", "sakoshi", "yami"]
    assert len(heroes_of_factions(content().factions)) == 8


# Casual decks ---------------------------------------------------------------------------------------------------------


@rule("SK-DEK-09")
def test_a_casual_deck_has_cards_of_the_chosen_factions_only() -> None:
    entry = deck(ignite=2, protection=1)
    (refusal,) = violations(entry, FACTIONS)
    assert refusal.rule == "SK-DEK-09"
    assert refusal.facts == {"card": "protection", "faction": "taulot"}
    assert broken(entry, ("kurumo", "liothan", "taulot")) == []


@rule("SK-DEK-10")
def test_a_card_of_two_colours_needs_both_factions_and_one_without_runes_none() -> None:
    with extra_content(two_coloured(), runeless()):
        assert broken(deck(ignite=2, two_coloured=1)) == ["SK-DEK-10"]
        assert broken(deck(ignite=2, two_coloured=1), ("liothan", "nupten", "kurumo")) == []
        assert broken(deck(ignite=2, runeless=1)) == []


@rule("SK-DEK-11")
def test_a_deck_has_the_ultimates_of_its_heroes_and_no_other() -> None:
    (missing,) = violations(deck(bow_to_me=0, dodge=1), FACTIONS)
    assert (missing.rule, missing.facts) == ("SK-DEK-11", {"card": "bow-to-me", "hero": "yami"})
    (foreign,) = violations(deck(ignite=2, my_kingdom=1), (*FACTIONS, "taulot"))
    assert (foreign.rule, foreign.facts) == ("SK-DEK-11", {"card": "my-kingdom", "hero": "cotlic"})


@rule("SK-DEK-12")
def test_an_ultimate_is_there_once() -> None:
    assert broken(deck(ignite=2, bow_to_me=2)) == ["SK-DEK-12"]
    assert broken(deck(ignite=0, bow_to_me=4)) == ["SK-DEK-12"]


@rule("SK-DEK-13")
def test_there_are_at_most_three_copies_of_a_card() -> None:
    (refusal,) = violations(deck(ignite=4, ruse=1), FACTIONS)
    assert (refusal.rule, refusal.facts) == ("SK-DEK-13", {"card": "ignite", "count": 4, "limit": 3})
    assert broken(deck(ignite=3, ruse=3, clear_mind=1)) == []


@rule("SK-DEK-23")
def test_no_points_are_counted() -> None:
    """A dear deck and a cheap one: both are legal, and no card has a price besides its mana."""
    dear = deck(dragon_strike=3, life_steal=3, coming_storm=3, unknown_terrain=3, ignite=0, crippling_precision=2)
    assert broken(dear) == []
    cheap = deck(dragon_strike=1, life_steal=0, coming_storm=0, unknown_terrain=0, dodge=3, ruse=3)
    cheap.deck |= {"clear-mind": 3, "grapple": 3, "ice-wall": 3}
    assert broken(cheap) == []
    assert sum(CARDS[card].cost * n for card, n in dear.deck.items()) > sum(
        CARDS[card].cost * n for card, n in cheap.deck.items()
    )


@rule("SK-DEK-25")
def test_every_violation_is_reported() -> None:
    assert sorted(broken(deck(ignite=4))) == ["SK-DEK-01", "SK-DEK-13"]
    everything = deck(ignite=4, bow_to_me=0, my_kingdom=2, protection=1)
    assert sorted(broken(everything)) == [
        "SK-DEK-01",
        "SK-DEK-09",
        "SK-DEK-09",
        "SK-DEK-11",
        "SK-DEK-11",
        "SK-DEK-12",
        "SK-DEK-13",
    ]


# Tournament -----------------------------------------------------------------------------------------------------------


@rule("SK-DEK-14")
def test_both_teams_of_a_tournament_may_have_the_same_hero() -> None:
    assert "yami" in tournament_offer(POOL, own=["sakoshi"])  # whoever has Yami on the other side
    assert pool_broken(pool()) == pool_broken(pool()) == []
    assert mode_faults("tournament", 6) == []


@rule("SK-DEK-15")
def test_a_tournament_pool_has_six_or_eight_heroes() -> None:
    assert pool_broken(pool()) == []
    assert pool_broken(pool(POOL[:5])) == ["SK-DEK-15"]
    assert pool_broken(pool((*POOL, "haburat"))) == ["SK-DEK-15"]
    assert pool_broken(pool(tuple(HEROES)), heroes=6) == []
    assert pool_broken(pool(), heroes=6) == ["SK-DEK-15"]


@rule("SK-DEK-16")
def test_each_hero_of_a_pool_has_a_deck_of_eight() -> None:
    assert sum(sum(cards.values()) for cards in pool().decks.values()) == 48
    (refusal,) = pool_violations(pool(yami={"ignite": 2}, sakoshi={"dodge": 1}), 4)[:1]
    assert (refusal.rule, refusal.facts) == ("SK-DEK-16", {"hero": "sakoshi", "count": 9, "due": 8})
    assert pool_broken(pool(yami={"ignite": 2}, sakoshi={"dodge": 1})) == ["SK-DEK-16", "SK-DEK-16"]


@rule("SK-DEK-17")
def test_each_hero_deck_has_its_own_ultimate() -> None:
    swapped = pool(yami={"bow_to_me": 0, "shuriken_storm": 1}, sakoshi={"bow_to_me": 1, "shuriken_storm": 0})
    assert pool_broken(swapped) == ["SK-DEK-17"] * 4
    assert pool_broken(pool(yami={"bow_to_me": 0, "dodge": 1})) == ["SK-DEK-17"]


@rule("SK-DEK-18")
def test_copies_are_counted_over_the_whole_pool() -> None:
    assert pool_broken(pool(yami={"ignite": 1, "ruse": 2})) == ["SK-DEK-18"]
    assert pool_broken(pool(yami={"ignite": 2, "ruse": 1})) == []


@rule("SK-DEK-19")
def test_hero_decks_are_not_bound_to_factions() -> None:
    assert pool_broken(pool(yami={"ignite": 2, "time_glitch": 1})) == []


@rule("SK-DEK-20")
def test_a_tournament_team_drafts_from_its_pool_in_the_casual_order() -> None:
    own: list[str] = []
    for team in hero_picks(4):
        if team == 0:
            offered = tournament_offer(POOL, own)
            assert set(offered) == set(POOL) - set(own)
            own.append(offered[0])
    assert len(own) == 4


@rule("SK-DEK-21")
def test_the_decks_of_drafted_heroes_are_put_together() -> None:
    cards = deck_of_pool(pool(yami={"ignite": 2, "ruse": 1}), ["sakoshi", "yami", "cotlic", "akhuti"])
    assert sum(cards.values()) == 32
    assert cards["ruse"] == 3
    assert not {"feather-storm", "presence"} & set(cards)


@rule("SK-DEK-22")
def test_pools_are_fixed_for_the_tournament() -> None:
    """In the second round a team is held to the pool it played the first round with: its heroes and their decks."""
    first = set_up(to_builtins(pool()), None, variant="tournament").match.setup["players"]

    def second_round(entry: Pool, seat: int = 0) -> SkyScenario:
        held = to_builtins(entry) | {"registered": first[seat]["decks"]}
        return set_up(*((held, None) if seat == 0 else (None, held)), variant="tournament")

    other_deck = pool(yami={"ignite": 2, "dodge": 1})
    other_hero = pool(("sakoshi", "yami", "corjof", "gulbjarn", "cotlic", "haburat"))
    for changed, seat in ((other_deck, 0), (other_hero, 0), (other_deck, 1)):
        with pytest.raises(BadSetup) as caught:
            second_round(changed, seat)
        assert [refusal.rule for refusal in caught.value.refusals] == ["SK-DEK-22"]
    assert second_round(pool()).match.setup["players"] == first
    assert second_round(read_pool(first[1]), seat=1).asked == "a draft"
    assert set_up(to_builtins(other_deck), None, variant="tournament").asked == "a draft"


# The first game -------------------------------------------------------------------------------------------------------


@rule("SK-DEK-24", "SK-SET-14")
def test_the_first_game_is_played_with_the_starter_lists() -> None:
    cards = starter_deck(TEAM)
    assert sum(cards.values()) == 32
    assert cards == {card.id: card.copies for card in CARDS.values() if card.deck in TEAM}


STARTER_LISTS = {
    "SK-SET-28": ("sakoshi", ["shuriken-storm", "ruse", "life-steal", "crippling-precision"]),
    "SK-SET-29": ("yami", ["bow-to-me", "dragon-strike", "clear-mind", "ignite"]),
    "SK-SET-30": ("haburat", ["lightning-blades", "turtle-formation", "time-bend", "time-glitch"]),
    "SK-SET-31": ("akhuti", ["word-of-nupten", "soul-tornado", "redirection", "hurricane-blow"]),
    "SK-SET-32": ("cotlic", ["my-kingdom", "unbridled-hatred", "protection", "lord-of-many"]),
    "SK-SET-33": ("tlakali", ["thousandth-ritual", "mud-flood", "creeping-darkness", "sacrifice"]),
    "SK-SET-34": ("corjof", ["feather-storm", "coming-storm", "ice-wall", "blinding-peck"]),
    "SK-SET-35": ("gulbjarn", ["feral-vitality", "grapple", "unknown-terrain", "presence"]),
}


@pytest.mark.parametrize(
    ("hero", "cards"), [pytest.param(*listed, marks=rule(rule_id)) for rule_id, listed in STARTER_LISTS.items()]
)
def test_starter_lists(hero: str, cards: list[str]) -> None:
    """One, two, two and three copies; the single card is the hero's Ultimate, which nobody else may play."""
    assert starter_deck([hero]) == dict(zip(cards, (1, 2, 2, 3), strict=True))
    assert ultimates_of(hero) == [cards[0]]
    assert [card for card in cards if CARDS[card].only_hero] == [cards[0]]


# Modes ----------------------------------------------------------------------------------------------------------------


@rule("SK-MUL-30")
def test_a_casual_three_lane_game_needs_more_heroes_than_there_are() -> None:
    (refusal,) = mode_faults("casual", 6)
    assert (refusal.rule, refusal.facts) == ("SK-MUL-30", {"missing": 4, "due": 12})
    assert mode_faults("tournament", 6) == []
    assert mode_faults("casual", 4) == []


def test_the_first_game_has_four_heroes_a_side() -> None:
    assert mode_faults("first-game", 4) == []
    assert [refusal.rule for refusal in mode_faults("first-game", 6)] == ["SK-SET-01"]
    assert [refusal.key for refusal in mode_faults("chess", 4)] == ["skytear-unknown-mode"]


# Nonsense -------------------------------------------------------------------------------------------------------------


def test_of_a_long_id_the_beginning_is_named() -> None:
    long = "x" * 100
    refusals = violations(DeckList("A deck", [long], {long: 0}), FACTIONS)
    assert {refusal.key: refusal.facts["id"] for refusal in refusals if "id" in refusal.facts} == {
        "skytear-unknown-hero": "x" * 80,
        "skytear-unknown-card": "x" * 80,
        "skytear-bad-count": "x" * 80,
    }


def test_unknown_things_and_senseless_counts_are_named() -> None:
    entry = DeckList("A deck", ["yamy"], {"ignit": 1, "ignite": 0, "ruse": -3, "skytear-flux": 1})
    keys = [refusal.key for refusal in violations(entry, FACTIONS)]
    assert keys == [
        "skytear-unknown-hero",
        "skytear-unknown-card",
        "skytear-bad-count",
        "skytear-bad-count",
        "skytear-not-for-decks",
        "skytear-deck-size",
    ]
    assert "skytear-unknown-hero" in [refusal.key for refusal in pool_violations(Pool("A pool", {"yamy": {}}), 4)]


@pytest.mark.parametrize(
    "entry",
    [
        None,
        7,
        "deck",
        [],
        {},
        {"name": "x", "heroes": "yami", "deck": {}},
        {"name": "x", "heroes": [], "deck": {"ignite": "three"}},
        {"name": "x", "heroes": [], "deck": {}, "more": 1},
        {"name": "x" * 200, "heroes": [], "deck": {}},
        {"name": "x", "heroes": [], "deck": {"ignite": 10**9}},
    ],
)
def test_what_is_not_a_list_is_refused_in_one_sentence(entry: Any) -> None:
    for read in (read_deck, read_pool):
        with pytest.raises(BadSetup) as caught:
            read(entry)
        assert [refusal.key for refusal in caught.value.refusals] == ["skytear-not-a-list"]


def test_lists_are_read_from_plain_data() -> None:
    assert read_deck({"name": "x", "heroes": ["yami"], "deck": {"ignite": 3}}) == DeckList("x", ["yami"], {"ignite": 3})
    assert read_pool({"name": "x", "decks": {"yami": {"ignite": 3}}}) == Pool("x", {"yami": {"ignite": 3}})
    entry = deck()
    assert read_deck(entry) is entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    refusals = [
        *violations(DeckList("A deck", ["yamy", "cotlic", "cotlic"], {"ignit": 1, "skytear-flux": 0}), FACTIONS),
        *violations(deck(ignite=4, bow_to_me=0, my_kingdom=2), FACTIONS),
        *pool_violations(structs.replace(pool(POOL[:5], yami={"ignite": 5}), registered=pool().decks), 4),
        *mode_faults("casual", 6),
        *mode_faults("first-game", 6),
        *mode_faults("chess", 4),
    ]
    assert len({refusal.key for refusal in refusals}) == 18
    for refusal in refusals:
        sentence = refusal.reason_in(language, "skytear")
        assert sentence != refusal.key
        assert "{" not in sentence


# At the table ---------------------------------------------------------------------------------------------------------


def casual(*decks: DeckList) -> SkyScenario:
    """A casual game in which a has Kurumo and Liothan and brings these decks, up to the draft."""
    t = set_up({"decks": [to_builtins(entry) for entry in decks]}, None, variant="casual")
    t.a("kurumo").b("taulot", "nupten")
    return t


def drafted(t: SkyScenario) -> SkyScenario:
    """Everybody drafts, and places as they come."""
    while t.asked.endswith((" draft", " place-hero")):
        seat = t.asked[0]
        t.match.submit(SEATS.index(seat), t.options(seat)[0])
    return t


@rule("SK-DEK-03", "SK-DEK-04", "SK-DEK-07")
def test_a_casual_draft_goes_to_and_fro_among_the_own_factions() -> None:
    t = casual()
    assert sorted(t.options("a")) == sorted(TEAM)
    t.a("yami")
    assert sorted(t.options("b")) == ["akhuti", "cotlic", "haburat", "tlakali"]
    t.b("cotlic", "akhuti")
    assert "yami" not in t.options("a")
    drafted(t)
    sides = [joined["side"] for joined in t.events("joined")]
    assert sides == ["south", "north", "north", "south", "south", "north", "north", "south"]


@rule("SK-DEK-08")
def test_building_a_deck_takes_the_place_of_the_starter_lists() -> None:
    built = deck(ignite=0, dodge=3)
    t = drafted(casual(built))
    assert t.asked == "a deck"
    assert len(t.options("a")) == 2
    t.a(next(option for option in t.options("a") if option != "starter"))
    cards = Counter(t.deck("a") + t.hand("a"))
    assert cards == built.deck
    story = t.story()
    assert story.index("faction-chosen") < story.index("joined") < story.index("deck-shuffled") < story.index("drew")


@rule("SK-DEK-08", "SK-DEK-25")
def test_a_deck_that_breaks_a_rule_or_is_for_others_is_not_offered() -> None:
    t = drafted(casual(deck(ignite=4), deck(("sakoshi", "yami"))))
    assert not t.asked.startswith("a deck")
    assert Counter(t.deck("a") + t.hand("a")) == starter_deck(TEAM)


@rule("SK-DEK-14", "SK-DEK-20", "SK-DEK-21")
def test_a_tournament_is_drafted_from_pools_and_played_with_their_decks() -> None:
    mine = pool(yami={"ignite": 2, "dodge": 1})
    t = set_up(to_builtins(mine), to_builtins(pool()), variant="tournament")
    assert t.asked == "a draft"
    assert sorted(t.options("a")) == sorted(POOL)
    t.a("yami").b("yami", "sakoshi")
    assert sorted(t.options("a")) == sorted(set(POOL) - {"yami"})
    t.a("cotlic", "akhuti").b("corjof", "gulbjarn").a("sakoshi")
    drafted(t)
    assert Counter(t.deck("a") + t.hand("a")) == deck_of_pool(mine, ["yami", "cotlic", "akhuti", "sakoshi"])
    assert len(t.deck("a") + t.hand("a")) == 32


@rule("SK-DEK-15", "SK-DEK-18")
def test_a_tournament_with_an_illegal_pool_does_not_begin() -> None:
    with pytest.raises(BadSetup) as caught:
        set_up(to_builtins(pool(POOL[:5], yami={"ignite": 1, "ruse": 2})), None, variant="tournament")
    assert [refusal.rule for refusal in caught.value.refusals] == ["SK-DEK-15", "SK-DEK-18"]


@rule("SK-DEK-24")
def test_nobody_drafts_or_builds_in_the_first_game() -> None:
    t = set_up()
    t.a("kurumo").b("taulot", "nupten")
    assert t.asked == "a place-hero"
    drafted(t)
    assert t.asked == "a exchange"
    assert Counter(t.deck("a") + t.hand("a")) == starter_deck(TEAM)
    assert Counter(t.deck("b") + t.hand("b")) == starter_deck(("cotlic", "tlakali", "akhuti", "haburat"))


@rule("SK-MUL-30")
def test_a_casual_three_lane_game_does_not_begin() -> None:
    with pytest.raises(BadSetup) as caught:
        set_up(variant="casual", battlefield="three-lane")
    assert [refusal.rule for refusal in caught.value.refusals] == ["SK-MUL-30"]
    t = set_up(variant="tournament", battlefield="three-lane")
    assert len(t.options("a")) == 8
