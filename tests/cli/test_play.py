"""The table in the terminal, played with scripted input."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.cli import main
from battlemat.cli.saves import autosaves, data_folder, write_save
from battlemat.cli.terminal import COMMANDS, Seat, play
from battlemat.core.event import Event
from battlemat.core.match import Match

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "90")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")


class Terminal:
    """Types lines at a table and reads what it prints."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code = 0

    def __call__(self, *lines: str, args: tuple[str, ...] = ("--seed", "3")) -> str:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.code = main(["play", "--terminal", *args])
        captured = self.capsys.readouterr()
        assert captured.err == "" or self.code == 2
        return captured.out + captured.err

    def replies(self, *lines: str, args: tuple[str, ...] = ("--seed", "3")) -> list[str]:
        """What was printed after each prompt."""
        return self(*lines, args=args).split("\n> ")[1:]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> Terminal:
    return Terminal(monkeypatch, capsys)


def flat(text: str) -> str:
    return " ".join(text.split())


# Playing -------------------------------------------------------------------------------------------------------------


def test_the_table_events_question_and_options_are_shown(terminal: Terminal) -> None:
    out = terminal("1")
    assert "You have seat A, everybody else is the bot “regular”." in out
    for words in ("Setting up", "Contested zone", "Your home zone", "House content"):
        assert words in out
    assert "· Roll for the first turn: A 4, B 1. [PM-SET-16]" in out
    assert "Which units do you deploy? 20 stars are still to be deployed. [PM-SET-17]" in out
    assert "   1  The deployment this list proposes" in out
    assert "   2  [5] Iron Edict (Imperial Star Destroyer, 4/3/10, ●●●●●, " in out
    assert "The numbers in brackets may add up to 20." in flat(out)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_whole_match_by_always_choosing_the_first_option(terminal: Terminal, language: str) -> None:
    out = terminal(*["1"] * 3000, args=("--seed", "3", "--language", language))
    assert terminal.code == 0
    ending = out[out.rindex({"en": "The match is over", "pl": "Koniec partii", "de": "Die Partie ist"}[language]) :]
    assert {"en": "Player B wins.", "pl": "Wygrywa gracz B.", "de": "Spieler B gewinnt."}[language] in ending
    assert "[PM-ELM-09]" in ending
    assert "{" not in out


def test_the_same_seed_gives_the_same_sitting(terminal: Terminal) -> None:
    assert terminal(*["1"] * 40)[:5000] == terminal(*["1"] * 40)[:5000]


def test_another_seat_and_bot(terminal: Terminal) -> None:
    out = terminal("1", args=("--seat", "b", "--bot", "random", "--seed", "3"))
    assert "You have seat B, everybody else is the bot “reckless”." in out
    assert "You (B) · Dawn Offensive" in out


def test_an_option_may_be_named_by_its_id(terminal: Terminal) -> None:
    replies = terminal.replies("usual", "pass", "move", "a.onyx-lead>contested a.needle-flight>contested")
    assert "Which units move, and where?" in replies[2]
    assert "Onyx Lead moves from your home zone to the contested zone. [PM-TRN-14]" in flat(replies[3])
    assert "Needle Flight 1 moves from your home zone" in flat(replies[3])


def test_several_options_may_be_chosen_by_number(terminal: Terminal) -> None:
    reply = terminal.replies("1", "1", "2", "3 4")[3]
    assert "Onyx Lead moves" in reply
    assert "Needle Flight 1 moves" in reply


def test_a_choice_can_be_put_together_step_by_step(terminal: Terminal) -> None:
    replies = terminal.replies("1", "1", "2", "+3", "+4 +6", "-6", "-3 -4", "", "+3", "")
    assert "That is 3 of 5;" in flat(replies[3])
    assert "That is 6 of 5;" in flat(replies[4])
    assert flat(replies[5]).startswith("Chosen: Onyx Lead (3/2/10, ●●●) → contested zone; Needle Flight 1")
    assert "That is 5 of 5;" in flat(replies[5])
    assert flat(replies[6]) == "Nothing is chosen any more."
    assert flat(replies[7]) == "Type the number of an option; h shows the commands."
    assert "Onyx Lead moves" in replies[9]


def test_enter_takes_the_only_option(terminal: Terminal) -> None:
    match = battlemat.new_match("pocketmodel", {"variant": "two-pack"}, seed=1)
    seat = seat_at(match, "random")
    terminal.monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * 3))
    play(seat)
    out = terminal.capsys.readouterr().out
    assert "Enter takes the only option." in out
    assert [answer for player, answer in match.journal if player == 0][:1] == ["pass"]


# What does not work --------------------------------------------------------------------------------------------------


def test_bad_input_gets_one_sentence_each_and_changes_nothing(terminal: Terminal) -> None:
    words = ("99", "0", "rhubarb", "1 2", "-x", "lang eo", "+1", "strike", "combat", "")
    replies = terminal.replies("1", "1", *words)[2:]
    expected = [
        "There is no option 99; there are 1 to 2.",
        "There is no option 0; there are 1 to 2.",
        "“rhubarb” is neither an option nor a command; h shows the commands.",
        "Only one option can be chosen here.",
        "“-x” is neither an option nor a command; h shows the commands.",
        "There is no language “eo”; there are: en, pl, de.",
        "Only one option can be chosen here.",
        "Not possible: None of your units is in the home zone of an opponent. [PM-STR-01]",
        "Not possible: None of your units shares a zone with a unit it may attack. [PM-BTL-03]",
        "Type the number of an option; h shows the commands.",
    ]
    assert [flat(reply) for reply in replies[: len(words)]] == expected


def test_a_refused_choice_says_why_with_names_and_rule(terminal: Terminal) -> None:
    replies = terminal.replies("1", "1", "2", "1 2", "3 3", "a.iron-edict>home-b")
    assert flat(replies[3]) == "Not possible: The choice adds up to 10, but at most 5 is allowed. [PM-TRN-09]"
    assert "Onyx Lead → contested zone” was chosen twice. [PM-TRN-14]" in flat(replies[4])
    assert flat(replies[5]).startswith("Not possible: Iron Edict can move only to an adjacent zone, ")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--seat", "c"), "There is no seat c; this match has 2."),
        (("--bot", "rhubarb"), "There is no bot 'rhubarb'"),
        (("chess",), "There is no game 'chess'"),
        (("--load", "nowhere.match"), "nowhere.match cannot be read"),
        (("--setup", "nowhere.json"), "nowhere.json cannot be read"),
        (("--setup", "x.json", "--load", "y.match"), "--setup starts a new match"),
    ],
)
def test_arguments_that_make_no_sense_are_answered_with_a_sentence(
    terminal: Terminal, args: tuple[str, ...], words: str
) -> None:
    assert words in terminal(args=args)
    assert terminal.code == 2


@pytest.mark.parametrize("seat", ["", "ab", "bc", "z"])
def test_a_seat_is_one_letter(terminal: Terminal, seat: str) -> None:
    with pytest.raises(SystemExit):
        terminal(args=("--seat", seat))
    assert "invalid choice" in terminal.capsys.readouterr().err


def test_endless_numbers_are_no_options(terminal: Terminal) -> None:
    digits = "9" * 5000
    replies = terminal.replies(digits, f"?{digits}", f"+{digits}", f"l {digits}", f"{digits} {digits} {digits}")
    sentence = f"There is no option {digits[:40]}; there are 1 to 14."
    assert [flat(reply) for reply in replies[:3]] == [sentence] * 3
    assert "· You place 3 objectives face down." in replies[3]
    assert terminal.code == 0


@pytest.mark.parametrize("columns", ["0", "1", "2", "15"])
def test_a_terminal_without_width_is_played_at(terminal: Terminal, columns: str) -> None:
    terminal.monkeypatch.setenv("COLUMNS", columns)
    assert "Which units do you deploy?" in flat(terminal("h", "? unit"))
    assert terminal.code == 0
    assert main(["simulate", "pocketmodel", "--games", "2"]) == 0
    assert "matches of" in flat(terminal.capsys.readouterr().out)


@pytest.mark.parametrize("loaded", [False, True])
def test_a_name_cannot_draw_on_the_terminal(terminal: Terminal, tmp_path: Path, loaded: bool) -> None:
    # A match file may hold what a set-up may not: then the match is not even started, and the refusal is told.
    fleet = lists()[0] | {"name": "Fleet\x1b]0;owned\x07\nThe match is over\x9b2J"}
    setup = {"players": [fleet, "iron-fist"]}
    file = tmp_path / "setup"
    file.write_text(json.dumps(setup))
    if loaded:
        try:
            file.write_bytes(battlemat.new_match("pocketmodel", setup, seed=1).save())
        except battlemat.BadSetup:
            return
    out = terminal("1", "l 500", "v", args=("--load" if loaded else "--setup", str(file)))
    assert all(line.isprintable() for line in out.splitlines())
    assert "\nThe match is over" not in out


# Commands ------------------------------------------------------------------------------------------------------------


def test_help_lists_every_command(terminal: Terminal) -> None:
    reply = terminal.replies("h")[0]
    for command in ("? –", "u –", "l –", "v –", "s FILE –", "lang pl –", "c –", "q –", "h –", "+2 and -2 –"):
        assert command in reply


def test_rules_can_be_asked_for(terminal: Terminal) -> None:
    replies = terminal.replies("1", "1", "?", "?2", "? PM-BTL-22", "? pm-btl-22", "? automatic hit", "? rhubarb", "?7")
    assert replies[2].startswith("PM-TRN-07  One action per turn\n")
    assert replies[3].startswith("PM-TRN-14  Move action\n")
    assert replies[4].startswith("PM-BTL-22  Base roll 12 hits automatically\n")
    assert replies[5] == replies[4]
    assert "PM-BTL-22" in replies[6]
    assert flat(replies[7]) == "There is no rule with “rhubarb”."
    assert flat(replies[8]) == "There is no option 7; there are 1 to 2."
    assert "Wykładnia: " in terminal.replies("lang pl", "? PM-BTL-12")[1]


def test_a_search_with_many_hits_is_cut_short(terminal: Terminal) -> None:
    reply = terminal.replies("? unit")[0]
    assert "More rules with these words: PM-" in flat(reply)
    assert len(reply.splitlines()) < 80


def test_undo_goes_back_to_the_previous_question_through_the_bots_answers(terminal: Terminal) -> None:
    replies = terminal.replies("1", "1", "1", "u", "u", "u", "u")
    assert "Turn 3: your turn." in replies[2]
    assert replies[3].startswith("Back at your previous question.")
    assert "Which action do you take?" in replies[3]
    assert "Turn 1 · your turn · action step" in replies[3]
    assert "Do you play an objective card" in replies[4]
    assert "Which units do you deploy?" in replies[5]
    assert flat(replies[6]).startswith("You have not answered anything yet.")


def test_the_log_tells_what_has_happened(terminal: Terminal) -> None:
    replies = terminal.replies("1", "l", "l 2")
    assert "· Player B draws 3 cards. [PM-SET-28]" in replies[1]
    assert [line for line in replies[2].splitlines() if line] == [
        "· Player B draws 3 cards. [PM-SET-28]",
        "· Turn 1: your turn. [PM-TRN-01]",
    ]


def test_the_table_is_drawn_again_on_demand_only_when_nothing_has_changed(terminal: Terminal) -> None:
    replies = terminal.replies("1", "1", "v")
    assert "Contested zone" not in replies[1]
    assert "Contested zone" in replies[2]
    assert "Which action do you take?" in replies[2]


def test_the_language_can_be_changed_at_the_table(terminal: Terminal) -> None:
    replies = terminal.replies("1", "lang pl", "99", "lang de", "99")
    assert replies[1].startswith("Teraz po polsku.")
    assert "Strefa sporna" in replies[1]
    assert "Czy zagrywasz kartę celu" in replies[1]
    assert "Nie ma opcji 99;" in replies[2]
    assert "Umkämpfte Zone" in replies[3]
    assert "Es gibt keine Option 99," in replies[4]


def test_conceding_takes_two_words(terminal: Terminal) -> None:
    replies = terminal.replies("1", "c", "h", "c", "c")
    assert flat(replies[1]) == flat(replies[3]) == "Type c once more to concede."
    assert "Player B wins. The last opponent has conceded. [PM-ELM-09]" in replies[4]
    assert terminal.code == 0


def test_who_is_out_watches_the_others(terminal: Terminal, tmp_path: Path) -> None:
    setup = tmp_path / "three.json"
    setup.write_text(json.dumps({"players": ["iron-fist", "dawn-offensive", "spark-and-tide"]}))
    out = terminal("c", "c", args=("--setup", str(setup), "--seed", "5", "--bot", "random"))
    assert "You are out; the others play on." in out
    assert "The match is over" in out
    assert terminal.code == 0


# Leaving and coming back ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", [(), ("q",)])
def test_leaving_saves_the_match_and_says_how_to_continue(terminal: Terminal, last: tuple[str, ...]) -> None:
    out = terminal("1", "1", *last, args=("--seed", "3", "--language", "de", "--bot", "random"))
    assert terminal.code == 0
    (file,) = data_folder().iterdir()
    assert f"To continue: battlemat play --terminal --load {file}" not in out
    assert f"Zum Weiterspielen: battlemat play --terminal --load {file} --bot random --language de\n" in out
    again = terminal(args=("--load", str(file)))
    assert "Which action do you take?" in again


def test_the_continuation_is_the_same_match(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "my.match"
    first = terminal("1", "1", f"s {file}", "q")
    assert f"Saved to {file}." in flat(first)
    match = battlemat.load_match(file.read_bytes())
    assert len([entry for entry in match.journal if entry[0] == 0]) == 2
    second = terminal("u", args=("--load", str(file), "--save", str(file)))
    assert "Do you play an objective card" in second
    again = battlemat.load_match(file.read_bytes())
    assert len([entry for entry in again.journal if entry[0] == 0]) == 1


def test_a_finished_match_is_saved_where_one_asked_for_it(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "end.match"
    terminal("1", "c", "c", args=("--seed", "3", "--save", str(file)))
    assert battlemat.load_match(file.read_bytes()).over
    assert not data_folder().exists()
    again = terminal(args=("--load", str(file)))
    assert "Player B wins." in again


def test_a_file_that_is_no_match_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    replies = terminal.replies(f"s {diary}", f"s {tmp_path}", "q")
    assert "is no saved match" in flat(replies[0])
    assert "cannot be written" in flat(replies[1])
    assert diary.read_text() == "Dear diary"


@pytest.mark.parametrize("name", ["~nosuchuser/x", "a\0b", "x" * 5000, "/dev/full", "/proc/x/y", "/dev/null"])
def test_a_file_that_cannot_be_written_gets_a_sentence(terminal: Terminal, name: str) -> None:
    reply, end = terminal.replies(f"s {name}", "q")[:2]
    assert "cannot be written" in flat(reply) or "is no saved match" in flat(reply)
    assert "To continue: " in end
    assert terminal.code == 0


def test_a_pipe_is_not_waited_for(terminal: Terminal, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "is no saved match" in flat(terminal.replies(f"s {pipe}", "q")[0])


@pytest.mark.parametrize("name", ["diary", "folder", "diary/x", "locked"])
def test_a_file_that_cannot_be_saved_to_is_found_out_at_the_start(
    terminal: Terminal, tmp_path: Path, name: str
) -> None:
    (tmp_path / "diary").write_text("Dear diary")
    (tmp_path / "folder").mkdir()
    (tmp_path / "locked").write_bytes(battlemat.new_match("pocketmodel", seed=1).save())
    original = os.access
    terminal.monkeypatch.setattr(os, "access", lambda path, mode: "locked" not in str(path) and original(path, mode))
    out = terminal("1", args=("--save", str(tmp_path / name)))
    assert terminal.code == 2
    assert out.startswith(f"battlemat: {tmp_path / name} ")
    assert (tmp_path / "diary").read_text() == "Dear diary"


@pytest.mark.parametrize("lines", [("1", "q"), ("1", "c", "c")])
def test_when_the_file_asked_for_fails_the_match_is_kept_elsewhere(
    terminal: Terminal, tmp_path: Path, lines: tuple[str, ...]
) -> None:
    file = tmp_path / "my.match"
    match = battlemat.new_match("pocketmodel", seed=3)
    seat = Seat(match, 0, bots.make("regular"), "en", 3, file)
    file.write_text("somebody else was here")
    terminal.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert play(seat) == 1
    (kept,) = data_folder().iterdir()
    assert kept.read_bytes() == match.save()
    assert f"Saved to {kept}." in flat(terminal.capsys.readouterr().out)
    assert file.read_text() == "somebody else was here"


@pytest.mark.parametrize("fault", [RuntimeError("a bug"), MemoryError(), SystemExit(1)])
def test_whatever_happens_the_match_is_kept(terminal: Terminal, fault: BaseException) -> None:
    def broken(*_: Any) -> None:
        raise fault

    terminal.monkeypatch.setitem(COMMANDS, "v", broken)
    with pytest.raises(type(fault)):
        terminal("1", "v")
    (kept,) = data_folder().iterdir()
    assert len([entry for entry in battlemat.load_match(kept.read_bytes()).journal if entry[0] == 0]) == 1
    assert f"Saved to {kept}." in terminal.capsys.readouterr().err


def test_a_save_that_fails_half_way_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "my.match"
    old, new = (battlemat.new_match("pocketmodel", seed=seed).save() for seed in (1, 2))
    link = tmp_path / "link.match"
    link.symlink_to(file)
    write_save(link, old)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_save(link, new)
    assert file.read_bytes() == old
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["link.match", "my.match"]


def test_every_sitting_has_a_file_of_its_own() -> None:
    assert len({autosaves("pocketmodel")[0] for _ in range(50)}) == 50


def test_an_interrupt_saves_too(terminal: Terminal) -> None:
    def interrupted(_: str = "") -> str:
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr("builtins.input", interrupted)
    out = terminal()
    assert "To continue: " in out
    assert terminal.code == 130


def test_a_match_of_another_game_is_not_loaded_by_mistake(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "my.match"
    file.write_bytes(battlemat.new_match("pocketmodel", seed=1).save())
    assert f"{file} is a match of pocketmodel, not of xwing." in flat(terminal(args=("xwing", "--load", str(file))))


# Secrets -------------------------------------------------------------------------------------------------------------

OWN_DECK = """steady-aim heavy-charge brace-for-impact linked-cannons crossfire
    diving-pass data-spike hull-down war-room lucky-break"""
OTHER_DECK = """no-survivors dig-in premonition ace-reflexes main-battery
    old-scores close-call rally-the-line odd-hunch siege-camp"""


def seat_at(match: Match[Any], bot: str, number: int = 0) -> Seat:
    return Seat(match, number, bots.make(bot), "en", 1)


def lists() -> list[dict[str, Any]]:
    units = {"needle-flight": 3, "onyx-lead": 3, "cinder-flight": 3, "iron-edict": 1}
    return [
        {"name": name, "units": units, "deck": dict.fromkeys(deck.split(), 3)}
        for name, deck in (("One", OWN_DECK), ("Two", OTHER_DECK))
    ]


def cards_in(events: list[Event], deck: str) -> set[str]:
    return {card for event in events for card in deck.split() if f"'{card}'" in str(event.data)}


@pytest.mark.parametrize("seed", range(4))
def test_nothing_of_the_opponents_hand_is_printed(terminal: Terminal, seed: int) -> None:
    match = battlemat.new_match("pocketmodel", {"players": lists()}, seed=seed)
    rng = Random(seed)
    script = "".join(
        f"{rng.choice((1, 1, 2, 2, 3))}\n{rng.choice(('l 500', 'v', '1', '2', 'u'))}\n" for _ in range(150)
    )
    terminal.monkeypatch.setattr(sys, "stdin", io.StringIO(script))
    told: list[Event] = []
    remember_events(terminal.monkeypatch, told)
    play(seat_at(match, "random"))
    out = flat(terminal.capsys.readouterr().out)
    name = match.game.teller(None, "en").name
    printed = {card for card in OTHER_DECK.split() if str(name(card)) in out}
    assert printed <= cards_in(told, OTHER_DECK)
    assert printed, "nothing was ever revealed: the match was too short to prove anything"


def remember_events(monkeypatch: pytest.MonkeyPatch, told: list[Event]) -> None:
    """Keep what the person at the table may see, also of moves that are taken back later."""
    original = Match.events_for

    def events_for(match: Match[Any], player: int | None, since: int = 0) -> list[Event]:
        found = original(match, player, since)
        if player == 0:
            told.extend(found)
        return found

    monkeypatch.setattr(Match, "events_for", events_for)


def test_it_runs_as_a_program_of_its_own(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "battlemat", "play", "--terminal", "--seed", "1"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, input="1\nq\n", capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "To continue: battlemat play" in done.stdout
