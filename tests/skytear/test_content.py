"""The content files: what is in them, in words of every language, and what is said about broken ones."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import structs

from battlemat.core.content import content_folder
from battlemat.core.errors import ContentError
from battlemat.core.words import LANGUAGES, find_words
from battlemat.games.skytear import GAME, ops
from battlemat.games.skytear.board import BOARDS, board
from battlemat.games.skytear.content import CARDS, FREE_CARDS, HEROES, OUTSIDERS, Content, content, extra_content
from tests.messages import message_ids
from tests.rule_marks import rule

SOURCES = {"house", "rulebook", "public"}


def test_everything_is_there() -> None:
    found = content()
    assert (len(found.factions), len(found.heroes), len(found.victory_cards), len(found.outsiders)) == (4, 8, 10, 5)
    assert sum(card.copies for card in found.cards.values()) == 65
    assert len(found.cards) == 34
    assert [outsider.id for outsider in found.outsiders.values() if outsider.starter_set] == ["rift-stalker"]
    assert [card.id for card in found.cards.values() if card.first_player] == ["skytear-flux"]
    assert [card.id for card in found.cards.values() if not card.copies] == ["dodge"]


def test_the_catalogue_says_where_everything_is_from() -> None:
    shown = GAME.catalogue("en")
    records = [
        record
        for shelf in ("factions", "heroes", "cards", "victory", "outsiders", "conditions")
        for record in shown[shelf].values()
    ]
    records += [skill for hero in shown["heroes"].values() for skill in hero["skills"]]
    records += [plan["board"] for plan in shown["boards"].values()]
    assert {re.split("[ :,;(]", record["source"])[0] for record in records} == SOURCES
    assert [shown["victory"][card]["source"] for card in ("siege", "rout")] == ["house", "house"]


@rule("SK-CNT-13")
def test_figures_come_from_the_content() -> None:
    yami = HEROES["yami"]
    assert (yami.hero_class, yami.range, yami.reach, yami.attack, yami.flips) == ("assassin", "melee", 1, 4, 2)
    assert (yami.health, yami.armor, yami.runes, yami.code) == (13, 1, ("earth", "fire"), "1.H01/29")
    modifiers = Counter[int]()
    for card in CARDS.values():
        modifiers[card.modifier] += card.copies if card.deck else 0
    assert modifiers == {1: 32, 2: 16, 3: 16, 0: 0}


@rule("SK-CNT-12")
def test_printed_numbers_of_hero_cards() -> None:
    assert {hero.id: hero.code for hero in HEROES.values() if hero.code} == {
        "yami": "1.H01/29",
        "gulbjarn": "1.H08/29",
        "cotlic": "1.H14/29",
        "akhuti": "1.H24/29",
    }


def test_every_hero_deck_flips_equally_well() -> None:
    for deck in content().decks.values():
        spread = Counter[int]()
        for card, copies in deck.cards.items():
            spread[CARDS[card].modifier] += copies
        assert spread == {1: 4, 2: 2, 3: 2}


def test_every_record_says_where_it_is_from() -> None:
    found = content()
    records: list[Any] = [
        *found.factions.values(),
        *found.heroes.values(),
        *found.cards.values(),
        *found.decks.values(),
        *found.teams.values(),
        *found.victory_cards.values(),
        *found.outsiders.values(),
        *found.areas.values(),
        *found.conditions.values(),
        *(skill for hero in found.heroes.values() for skill in hero.skills),
    ]
    for record in records:
        assert re.split(r"[ :;]", record.source)[0] in SOURCES, record.id
    assert board("two-lane").file.board.source == "house"


# Words ----------------------------------------------------------------------------------------------------------------


def keys() -> list[str]:
    """Every word the content needs."""
    found = content()
    named = [f"{kind}-{name}{part}" for kind, names, parts in (
        ("faction", found.factions, ("", ".realm", ".worship", ".about")),
        ("rune", {faction.rune for faction in found.factions.values()}, ("",)),
        ("class", {hero.hero_class for hero in found.heroes.values()}, ("",)),
        ("range", ("melee", "ranged"), ("",)),
        ("type", ("action", "reaction"), ("", ".text")),
        ("source", SOURCES, ("",)),
        ("icon", {skill.icon for hero in found.heroes.values() for skill in hero.skills}, ("", ".text")),
        ("condition", found.conditions, ("", ".text")),
        ("board", BOARDS, ("",)),
        ("lane", ("left", "middle", "right"), ("", ".place")),
        ("dome", ("left", "centre", "right"), ("", ".place")),
        ("side", ("south", "north"), ("",)),
        ("area", found.areas, ("",)),
        ("hero", found.heroes, ("",)),
        ("skill", [skill.id for hero in found.heroes.values() for skill in hero.skills], ("", ".text")),
        ("card", found.cards, ("", ".text")),
        ("victory", found.victory_cards, ("", ".text")),
        ("outsider", [*found.outsiders, "arrival"], ("",)),
        ("skill", [skill.id for outsider in found.outsiders.values() for skill in outsider.skills], ("", ".text")),
        ("team", found.teams, ("",)),
    ) for name in sorted(names) for part in parts]  # fmt: skip
    return [*named, *(f"hero-{hero.id}.title" for hero in found.heroes.values() if hero.title_source)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_in_every_language(language: str) -> None:
    there = message_ids(language, "skytear")
    assert [key for key in keys() if key not in there] == []
    for key in keys():
        assert "{" not in (find_words(key, {}, language, "skytear") or "{")


def test_no_words_are_left_over() -> None:
    kinds = tuple({key.partition("-")[0] for key in keys()} - {"side", "range", "source", "type", "class"})
    known = set(keys())
    extra = {key for key in message_ids("en", "skytear") if key.startswith(tuple(f"{kind}-" for kind in kinds))}
    assert sorted(extra - known) == []


def test_names_are_not_shared() -> None:
    """Two cards or skills with one name could not be told apart."""
    for language in LANGUAGES:
        names = [
            find_words(key, {}, language, "skytear")
            for key in keys()
            if re.fullmatch(r"(card|skill|hero)-[a-z-]+", key)
        ]
        assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_descriptions_are_those_of_the_operations(language: str) -> None:
    """A changed figure must not leave its description behind."""
    for card in CARDS.values():
        text = find_words(f"card-{card.id}.text", {}, language, "skytear") or ""
        written = Counter(re.findall(r"\d\+?", text))
        for op in card.ops:
            if isinstance(number := getattr(op, "n", None), int):
                wanted = f"{abs(number)}+" if getattr(op, "plus", 0) else str(abs(number))
                assert written[wanted], (card.id, wanted, text)


def test_every_word_of_an_operation_is_described() -> None:
    text = (Path(__file__).parents[2] / "docs" / "skytear-operations.md").read_text(encoding="utf-8")
    words = {str(op.__struct_config__.tag) for op in get_args(ops.AnyOp)}
    for vocabulary in (ops.Who, ops.Target, ops.Until, ops.WhoseActivation, ops.Counted, ops.Provided):
        words |= set(get_args(vocabulary))
    for vocabulary in (ops.Versus, ops.Need, ops.Where, ops.Icon):
        words |= set(get_args(vocabulary))
    assert sorted(word for word in words if f"`{word}`" not in text) == []


# Broken files ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "right", "wrong", "record", "problem"),
    [
        ("heroes.toml", 'faction = "kurumo"', 'faction = "korumo"', "kurumo", "field heroes"),
        ("heroes.toml", 'class = "assassin"', 'class = "asassin"', "sakoshi", "class.*'asassin'"),
        (
            "heroes.toml",
            'runes = ["air", "fire"]',
            'runes = ["fire", "air"]',
            "sakoshi",
            "last rune is the faction's",
        ),
        ("heroes.toml", 'runes = ["air", "fire"]', 'runes = ["fire"]', "sakoshi", "runes"),
        ("heroes.toml", "pierce = false", "pierce = true", "sakoshi", "mages, and only they"),
        ("heroes.toml", "health = 12", "health = 0", "sakoshi", "field health"),
        ("heroes.toml", 'area = "hook-3"', 'area = "hook-4"', "gulbjarn", "no 'hook-4'"),
        ("power-cards.toml", 'op = "damage"', 'op = "damge"', "shuriken-storm", "'damge'"),
        ("power-cards.toml", 'who = "enemies-in-area"', 'who = "everybody"', "shuriken-storm", "'everybody'"),
        ("power-cards.toml", "modifier = 1", "modifier = 4", "shuriken-storm", "4 is not between 1 and 3"),
        ("power-cards.toml", 'deck = "sakoshi"', 'deck = "sakoshy"', "shuriken-storm", "no hero 'sakoshy'"),
        ("power-cards.toml", 'only_hero = "sakoshi"', 'only_hero = "yami"', "shuriken-storm", "field only_hero"),
        ("power-cards.toml", 'faction = "kurumo"', 'faction = "korumo"', "shuriken-storm", "no 'korumo'"),
        ("power-cards.toml", ', of = "caster"', "", "ice-wall", "field of"),
        ("power-cards.toml", "first_player = true", "", "skytear-flux", "field first_player"),
        ("power-cards.toml", 'id = "ruse"', 'id = "dodge"', "dodge", "used twice"),
        ("starter-decks.toml", "ruse = 2", "ruse = 3", "sakoshi", "not the cards that name this hero's deck"),
        ("starter-decks.toml", "ruse = 2", "rose = 2", "sakoshi", "no 'rose'"),
        ("starter-decks.toml", 'id = "sakoshi"', 'id = "sakoshy"', "sakoshy", "no such hero"),
        ("starter-decks.toml", '"sakoshi", "yami"', '"sakoshy", "yami"', "fire-and-ice", "no 'sakoshy'"),
        ("victory-cards.toml", 'kind = "control-wins",', 'kind = "wins",', "six-controls", "'wins'"),
        ("outsiders.toml", 'area = "ring-6"', 'area = "ring-7"', "rift-stalker", "no 'ring-7'"),
        ("areas.toml", "caster_hex = false", "caster = false", "rhombus-4", "caster"),
        ("factions.toml", 'heroes = ["sakoshi", "yami"]', 'heroes = ["sakoshi"]', "kurumo", "field heroes"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, file: str, right: str, wrong: str, record: str, problem: str
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(str(content_folder("skytear")), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=problem) as caught:
        Content(folder)
    assert caught.value.record == record


def test_extra_content_is_there_for_a_while_and_checked() -> None:
    extra = structs.replace(CARDS["ruse"], id="ruse-2")
    with extra_content(extra):
        assert CARDS["ruse-2"] is extra
    assert "ruse-2" not in CARDS
    with pytest.raises(ContentError, match="used twice"), extra_content(CARDS["ruse"]):
        pass
    with pytest.raises(ContentError, match="between 1 and 3"), extra_content(structs.replace(extra, modifier=9)):
        pass


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"faction": "korumo"}, "there is no 'korumo'"),
        ({"runes": ("fire", "earth")}, "the last rune is the faction's"),
        ({"pierce": True}, "mages, and only they"),
        ({"health": 0}, "at least 1"),
        ({"attack": -1}, "no figure below 0"),
        ({"flips": -1}, "no figure below 0"),
        ({"armor": -1}, "no figure below 0"),
    ],
)
def test_an_extra_hero_is_checked_like_any_other(changes: dict[str, Any], problem: str) -> None:
    hero = structs.replace(HEROES["yami"], id="imay", **changes)
    with pytest.raises(ContentError, match=problem), extra_content(hero):
        pass


def test_mages_pierce_on_both_sides() -> None:
    mage = next(hero for hero in HEROES.values() if hero.hero_class == "mage")
    turned = structs.replace(mage, id="egam", back=structs.replace(mage.back, pierce=False))
    with pytest.raises(ContentError, match="on both sides"), extra_content(turned):
        pass


def test_the_weakest_hero_there_can_be() -> None:
    weakest = structs.replace(HEROES["yami"], id="imay", health=1, attack=0, flips=0, armor=0)
    with extra_content(weakest):
        assert HEROES["imay"] is weakest
    assert "imay" not in HEROES


def test_an_extra_outsider_is_checked_like_any_other() -> None:
    stalker = OUTSIDERS["rift-stalker"]
    other = structs.replace(stalker, id="other")
    with extra_content(other):
        assert OUTSIDERS["other"] is other
    assert "other" not in OUTSIDERS
    nowhere = structs.replace(stalker.skills[0], ops=(ops.SkirmishArea(area="nowhere", who="enemy-heroes-in-area"),))
    with (
        pytest.raises(ContentError, match="there is no 'nowhere'"),
        extra_content(structs.replace(other, skills=(nowhere,))),
    ):
        pass


def test_two_extra_records_of_one_id() -> None:
    extra = structs.replace(CARDS["ruse"], id="ruse-2")
    with pytest.raises(ContentError, match="used twice"), extra_content(extra, extra):
        pass
    assert "ruse-2" not in CARDS


def test_cards_without_runes_cost_no_mana_while_they_are_there() -> None:
    free = structs.replace(CARDS["skytear-flux"], id="free")
    with extra_content(free, structs.replace(CARDS["ruse"], id="ruse-2")):
        assert {"free"} == FREE_CARDS
    assert set() == FREE_CARDS
