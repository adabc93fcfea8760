"""Names that abilities and missions are written with are declared: a misspelt one is refused at once."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest

import battlemat.games.shatterpoint as game
from battlemat.core.errors import ContentError
from battlemat.games.shatterpoint.abilities.registry import Use, afterwards, always, when
from battlemat.games.shatterpoint.abilities.verbs import afflict, allies, for_the_turn, has_tag, may_move
from battlemat.games.shatterpoint.content import ABILITIES, TAGS, check_ability
from battlemat.games.shatterpoint.missions.registry import mission_effect, mission_value
from battlemat.games.shatterpoint.movement import offer_moves
from battlemat.games.shatterpoint.names import KEYWORD_VALUES, MOMENTS, VALUES, KeywordName, UnknownNameError
from battlemat.games.shatterpoint.ops import Move
from battlemat.games.shatterpoint.records import AbilityCard
from battlemat.games.shatterpoint.scenario import side, table
from battlemat.games.shatterpoint.state import Moment
from battlemat.games.shatterpoint.timing import window
from battlemat.games.shatterpoint.values import credit, keyword, total

FOLDER = Path(game.__file__).parent
WRONG = cast(Any, "attack-resovled")


@pytest.mark.parametrize(
    ("register", "message"),
    [
        (lambda: when("deflect", WRONG), "no moment for deflect: 'attack-resovled'"),
        (lambda: when("deflect", "attack-resolved", WRONG), "no moment for deflect: 'attack-resovled'"),
        (lambda: afterwards("deflect", WRONG, only_if=lambda use: True), "no moment for deflect: 'attack-resovled'"),
        (lambda: always("deflect", WRONG), "no value for deflect: 'attack-resovled'"),
        (lambda: when("deflct", "attack-resolved")(lambda use: None), "no ability 'deflct'"),
        (lambda: mission_effect("new-map", WRONG), "no moment for new-map: 'attack-resovled'"),
        (lambda: mission_value("new-map", WRONG), "no value for new-map: 'attack-resovled'"),
        (lambda: mission_effect("new-mpa", "scored"), "no special rule 'new-mpa'"),
        (lambda: mission_value("new-mpa", "wins-ties"), "no special rule 'new-mpa'"),
    ],
)
def test_a_misspelt_name_is_not_registered(register: Callable[[], object], message: str) -> None:
    with pytest.raises(KeyError, match=message):
        register()


def using() -> Use:
    t = table(a=side("lord-maul at 400,400"), b=side())
    unit = t.unit("maul")
    return Use(t.match, unit, unit.abilities[0])


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda use: list(window(use.m, [Moment(WRONG)])), "no moment 'attack-resovled'"),
        (lambda use: total(use.s, WRONG, use.members[0]), "no value 'attack-resovled'"),
        (lambda use: credit(use.m, "SP-ABL-34", use.members[0], WRONG), "no value 'attack-resovled'"),
        (lambda use: keyword(use.s, use.members[0], "sharpshoter"), "no keyword 'sharpshoter'"),
        (lambda use: for_the_turn(use, sharpshoter=1), "no keyword 'sharpshoter'"),
        (lambda use: afflict(use, use.unit, "exposd"), "no keyword 'immunity-exposd'"),
        (lambda use: has_tag(use, use.unit, "Galatic Republic"), "no tag 'Galatic Republic'"),
        (lambda use: allies(use, tag=("Jedi", "Galatic Republic")), "no tag 'Galatic Republic'"),
        (lambda use: list(may_move(use, use.members, "dahs")), "no movement 'dahs'"),
        (lambda use: list(offer_moves(use.m, use.members, ["dash", "dahs"], "SP-MOV-17")), "no movement 'dahs'"),
    ],
)
def test_a_misspelt_name_means_nothing_at_the_table(ask: Callable[[Use], object], message: str) -> None:
    with pytest.raises(UnknownNameError, match=message):
        ask(using())


def test_a_misspelt_tag_in_a_record_is_refused() -> None:
    move = Move(kinds=("dash",), who="one-ally", tag="Galatic Republic")
    card = msgspec.structs.replace(ABILITIES["royal-command"], ops=(move,))
    with pytest.raises(ContentError, match="royal-command: field ops: no unit has the tag 'Galatic Republic'"):
        check_ability(card)


@pytest.mark.parametrize(
    "op",
    [
        {"op": "mvoe", "kinds": ["dash"], "who": "each-member"},
        {"op": "move", "kinds": ["dahs"], "who": "each-member"},
        {"op": "move", "kinds": ["dash"], "who": "each-membr"},
        {"op": "move", "kinds": ["dash"], "who": "each-member", "witin": 3},
        {"op": "keyword", "name": "sharpshoter"},
        {"op": "keyword", "name": "cover", "while_": "hunkred"},
        {"op": "afflict", "who": "enemy-unit", "conditions": ["exposd"]},
    ],
)
def test_a_misspelt_word_in_a_record_is_refused(op: dict[str, Any]) -> None:
    card = msgspec.to_builtins(ABILITIES["royal-command"]) | {"ops": [op]}
    with pytest.raises(msgspec.ValidationError, match="ops"):
        msgspec.convert(card, AbilityCard)


def test_every_keyword_of_a_record_is_a_value() -> None:
    assert sorted(get_args(KeywordName)) == sorted(KEYWORD_VALUES)


def strings(file: Path) -> Iterator[str]:
    """The words of a file that are not there to explain it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def test_nothing_is_declared_that_is_nowhere_used() -> None:
    files = [file for file in FOLDER.rglob("*.py") if file.name != "names.py"]
    words = {word for file in files for word in strings(file)}
    assert set(MOMENTS) <= words
    plain = {name for name in VALUES if not name.startswith("keyword:")}
    assert plain <= words


def test_every_tag_in_the_code_is_on_a_card() -> None:
    """Tags are the only words of abilities with capital letters, besides the ids of rules."""
    for file in (FOLDER / "abilities").glob("*.py"):
        for word in strings(file):
            if len(word) > 1 and word[0].isupper() and not word.startswith("SP-"):
                assert word in TAGS, f"{file.name}: {word}"
