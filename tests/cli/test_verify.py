"""`battlemat verify`, and the code of docs/fairness.md, which needs nothing but hashlib."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.bots import RegularBot
from battlemat.cli import main
from battlemat.core.acts import NOBODY, Rekey, TakeBack
from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.fairness import account_of
from battlemat.core.match import Match

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


def blocks_of_the_page() -> list[str]:
    """Indented blocks, without what indents them."""
    blocks = re.findall(r"(?:^    .*\n|^\n)+", PAGE.read_text("utf-8"), re.MULTILINE)
    return ["\n".join(line[4:] for line in block.splitlines()) for block in blocks]


def code_of_the_page() -> dict[str, Any]:
    code = next(block for block in blocks_of_the_page() if "import" in block)
    assert re.findall(r"import \w+", code) == ["import blake2b"]
    names: dict[str, Any] = {}
    exec(code, names)
    return names


def example_of_the_page() -> dict[str, Any]:
    """What the example of the page comes to; its own assertions hold, or it fails here."""
    names = code_of_the_page()
    exec(next(block for block in blocks_of_the_page() if block.strip().startswith("key = ")), names)
    return names


def faces_of_the_page() -> dict[tuple[str, str], list[str]]:
    rows = re.findall(r"^\| ([\w-]+) \| (\w+)[^|]* \| ([\w, ]+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {(game, die): faces.split(", ") for game, die, faces in rows[1:]}


def data_of(match: Match[Any], kind: str) -> list[dict[str, Any]]:
    return [event.data for event in match.events if event.kind == kind]


def played(seed: int, undo_at: tuple[int, ...] = ()) -> Match[Any]:
    match = battlemat.new_match("pocketmodel", seed=seed)
    rng = Random(seed)
    while not match.over:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        if len(match.journal) in undo_at:
            undo_at = tuple(number for number in undo_at if number != len(match.journal))
            match.take_back(2)
    return match


def test_the_page_says_how_chance_is_made_byte_by_byte() -> None:
    page = code_of_the_page()
    key = key_from_seed(5)
    chance, stream = Chance(key), page["stream"](key)
    for sides in [6, 8, 3, 256, 257, 70_000, 2, 1000] * 20:
        assert page["roll"](sides, stream) == chance.roll(sides)
    ours, theirs = list(range(40)), list(range(40))
    chance.shuffle(ours)
    page["shuffle"](theirs, stream)
    assert ours == theirs
    assert page["hash_of"](key) == blake2b(key, digest_size=16).hexdigest()


def begun(game_id: str, setup: dict[str, Any] | None = None) -> Match[Any]:
    """A match with the key of the example."""
    rules = battlemat.game(game_id)
    return Match(rules, rules.normal_setup(setup), bytes(range(32)))


def test_the_example_of_the_page_is_how_matches_begin() -> None:
    page = example_of_the_page()
    skytear, shatterpoint = begun("skytear"), begun("shatterpoint")
    assert data_of(skytear, "victory-cards") == [{"cards": page["victory"][:3]}]
    assert data_of(skytear, "first-player") == [{"player": page["first"]}]
    counted = [[roll.count(face) for face in ("crit", "strike", "expertise")] for roll in page["rolls"]]
    assert data_of(shatterpoint, "rolled-for-first") == [{"rolls": counted}]


def test_dice_and_decks_of_x_wing_are_those_of_the_page() -> None:
    """The call and the damage decks from the first byte on; then the dice of all attacks, a byte for each."""
    page, faces = example_of_the_page(), faces_of_the_page()
    match = begun("xwing", battlemat.game("xwing").setup_of("standard", ["red-dawn", "red-dawn"]))
    decks: list[list[str]] = []
    while len(data_of(match, "defense-rolled")) < 3:
        decision = match.pending[0]
        match.submit(decision.player, bots.ask(RegularBot(), match, decision, Random(1)))
        if not decks and match.state.players[0].deck:
            decks = [list(player.deck) for player in match.state.players]
    assert [data["results"] for data in data_of(match, "call-rolled")] == [[page["call"]]]
    assert decks == page["decks"]
    compared = set()
    dice = {"attack-rolled": faces["X-Wing", "red"], "defense-rolled": faces["X-Wing", "green"]}
    for used in account_of(match).used:
        rolled = [event for event in used.events if event.kind in dice]
        if sum(len(event.data["results"]) for event in rolled) == used.count:  # nothing was rolled again then
            stream = page["stream"](used.key, used.first)
            for event in rolled:
                results = [dice[event.kind][page["roll"](8, stream) - 1] for _ in event.data["results"]]
                assert event.data["results"] == results
                compared.add(event.kind)
    assert compared == dice.keys()


def test_the_sides_of_the_page_are_those_of_the_dice() -> None:
    from battlemat.games.shatterpoint import dice as shatterpoint
    from battlemat.games.xwing.combat import dice as xwing

    assert faces_of_the_page() == {
        ("PocketModel", "any"): [str(side) for side in range(1, 7)],
        ("X-Wing", "red"): list(xwing.ATTACK_FACES),
        ("X-Wing", "green"): list(xwing.DEFENSE_FACES),
        ("Shatterpoint", "attack"): list(shatterpoint.ATTACK_FACES),
        ("Shatterpoint", "defense"): list(shatterpoint.DEFENSE_FACES),
    }


def test_battles_and_decks_of_pocketmodel_are_those_of_the_page() -> None:
    """Set-up and the first battles, from the first byte on; hands are drawn from the ends of the decks."""
    page = code_of_the_page()
    match = begun("pocketmodel")
    stream = page["stream"](match.key)
    decks = [
        [card for card, count in player["deck"].items() for _ in range(count)] for player in match.setup["players"]
    ]
    for deck in decks:
        page["shuffle"](deck, stream)
    rolls = [[seat, page["roll"](6, stream)] for seat in range(2)]
    assert data_of(match, "rolled-for-first")[0] == {"rolls": rolls}
    rng = Random(1)
    while len(data_of(match, "rolled")) < 3:
        match.submit(match.pending[0].player, match.random_answer(match.pending[0], rng))
    for data in data_of(match, "rolled"):
        dice = [page["roll"](6, stream) for _ in range(4)]
        assert [*data["attacker"], *data["defender"]] == dice
    for seat, deck in enumerate(decks):
        del deck[-3:]  # the objectives
        drawn = next(event.secret for event in match.events if event.kind == "drew" and event.data["player"] == seat)
        assert drawn is not None
        assert drawn["cards"] == [deck.pop() for _ in drawn["cards"]]


def test_every_roll_of_a_match_follows_from_its_key_and_the_page() -> None:
    """All bytes an account names, made by the code of the page; keys change only by taking back, as the page says."""
    page = code_of_the_page()
    match = played(3, undo_at=(20, 40))
    account = account_of(match)
    assert account.problems == []
    assert account.taken_back == [1, 2]
    keys = [match.key]
    for serial in account.taken_back:
        keys.append(page["key_after_taking_back"](keys[-1], serial))
    assert list(dict.fromkeys(one.key for one in account.used)) == keys
    read = dict.fromkeys(keys, 0)
    for one in account.used:
        assert one.first == read[one.key], "a byte was left out, or used twice"
        read[one.key] = one.first + one.count


def test_a_fair_match_is_told_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(4, undo_at=(30,))
    file = tmp_path / "a.match"
    file.write_bytes(match.save())
    right = blake2b(match.key, digest_size=16).hexdigest()
    assert main(["verify", str(file), "--hash", right, "--bytes"]) == 0
    out = capsys.readouterr().out
    assert f"key {match.key.hex()} with the hash {right}" in out
    assert "taken back: 1" in out
    assert "answer 0: bytes 0 to " in out
    assert "The dice are those the key promised." in out
    assert main(["verify", str(file), "--hash", "0" * 32]) == 1
    assert "not 0000" in capsys.readouterr().out


def test_scripted_dice_chosen_serials_and_positions_set_up_by_hand_are_found(tmp_path: Path) -> None:
    scripted = battlemat.new_match("pocketmodel", seed=1)
    scripted.script(dice=[6])
    chosen = battlemat.new_match("pocketmodel", seed=1)
    chosen.act(NOBODY, TakeBack(0, 7))
    chosen.act(NOBODY, TakeBack(0, 3))
    plain = battlemat.new_match("pocketmodel", seed=1)
    by_hand: Match[Any] = Match(plain.game, plain.setup, plain.key, plain.freeze(1).checkpoints[0][-1])
    for match, words in ((scripted, "scripted"), (chosen, "not in order"), (by_hand, "by hand")):
        (problem,) = account_of(match).problems
        assert words in problem
        file = tmp_path / "b.match"
        file.write_bytes(match.save())
        assert main(["verify", str(file)]) in (1, 2)


def at_a_table(seed: int, answers: int, rate: float) -> Match[Any]:
    """A match in which now and then somebody takes an answer back, as a table lets them."""
    match = battlemat.new_match("pocketmodel", seed=seed)
    rng = Random(seed)
    while len(match.journal) < answers and not match.over:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        back = match.entries_to_question(rng.randrange(2))
        if rng.random() < rate and back is not None and not match.over:
            match.take_back(back)
    return match


def test_whatever_a_table_lets_people_take_back_is_in_order() -> None:
    gaps = 0
    for seed in range(6):
        match = at_a_table(seed, 40, 0.3)
        account = account_of(match)
        assert account.problems == []
        assert account.undos == match.taken_back
        gaps += len(account.missing)
    assert gaps, "nobody took back what was taken back before"


def test_the_number_told_is_the_one_the_table_showed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = battlemat.new_match("pocketmodel", seed=6)
    for _ in range(2):
        match.submit(match.pending[0].player, match.random_answer(match.pending[0], Random(1)))
    match.take_back(1)
    match.take_back(2)  # the first answer, and with it the first taking back
    assert match.taken_back == 2
    file = tmp_path / "d.match"
    file.write_bytes(match.save())
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "taken back: 2" in told
    assert "Not in the file, because that was taken back itself: 1." in told
    assert "if the table showed that something was taken back 2 times (--undos 2)" in told
    assert main(["verify", str(file), "--undos", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The dice are those the key promised."
    assert main(["verify", str(file), "--undos", "1"]) == 1
    assert "Something was taken back 2 times, not 1." in capsys.readouterr().out


@pytest.mark.parametrize(
    "chosen",
    [
        [(1, 777)],  # nothing that was taken back before could have gone with one answer
        [(0, 1)],
        [(1, 0)],
        [(1, 1), (1, 3)],
        [(1, 1), (1, 2), (1, 2)],
        [(1, 1), (2, 5), (2, 4)],
    ],
)
def test_a_number_that_was_skipped_or_chosen_is_found(chosen: list[tuple[int, int]]) -> None:
    match = battlemat.new_match("pocketmodel", seed=1)
    for entries, serial in chosen:
        match.act(NOBODY, TakeBack(entries, serial))
    assert account_of(match).problems == ["The numbers of what was taken back are not in order."]


def test_a_number_no_file_can_disprove_is_held_against_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = battlemat.new_match("pocketmodel", seed=1)
    match.act(NOBODY, TakeBack(2, 777))
    file = tmp_path / "e.match"
    file.write_bytes(match.save())
    assert main(["verify", str(file)]) == 0
    assert "taken back itself: 1 to 776." in capsys.readouterr().out
    assert main(["verify", str(file), "--undos", "1"]) == 1


def test_a_match_that_went_on_from_another_has_two_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = battlemat.new_match("pocketmodel", seed=2)
    new = bytes(range(32))
    match.act(NOBODY, Rekey(new))
    assert match.state.chance.key == new
    file = tmp_path / "c.match"
    file.write_bytes(match.save())
    shown = blake2b(new, digest_size=16).hexdigest()
    assert main(["verify", str(file), "--hash", shown]) == 0
    assert capsys.readouterr().out.count("with the hash") == 2
