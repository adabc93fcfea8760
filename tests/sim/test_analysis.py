"""Analyses of matches: the same for the same seed, also in pieces; what they say is fair, legal and in words."""

from __future__ import annotations

import json

import msgspec
import pytest

from battlemat.core.acts import Act
from battlemat.core.errors import BattlematError
from battlemat.core.lesson import LEARNER, begin, find_lesson
from battlemat.core.words import LANGUAGES, find_words
from battlemat.sim.analysis import (
    LOOKED_AT_AGAIN,
    MOST_WORLDS,
    NOTHING,
    SECOND_LOOK,
    TOLD,
    Analysis,
    Analyst,
    analyse,
    new_analysis,
    recommended,
)
from battlemat.sim.analysis_told import better_line, cases, tell_all, tell_judged, told
from tests.sim.analysed import SEED, UNDECIDED, analysed, begun, played


def test_the_chances_go_from_even_to_decided() -> None:
    chances = analysed().chances
    assert len(chances) == len(played().journal) + 1
    assert chances[0] == [0.5, 0.5]
    result = played().result
    assert result is not None
    assert chances[-1] == [1.0 if player in result.winners else 0.0 for player in (0, 1)]
    assert all(sum(point) == pytest.approx(1.0) for point in chances)


def test_no_more_than_three_answers_are_told_the_worst_first() -> None:
    analysis = analysed()
    assert 0 < len(analysis.told) <= TOLD
    assert len(analysis.costly) == min(LOOKED_AT_AGAIN, len(analysis.first))
    gains = [judged.verdict.gain for judged in analysis.costly]
    assert [judged.verdict.gain for judged in analysis.told] == sorted(gains, reverse=True)[:TOLD]
    for judged in analysis.told:
        assert (judged.player, judged.given) == played().journal[judged.at]
        assert judged.verdict.gain >= NOTHING
        assert judged.verdict.best != judged.given


def test_answers_are_looked_at_again_in_other_and_more_worlds() -> None:
    analysis = analysed()
    first = {judged.at: judged.verdict for judged in analysis.first}
    for judged in analysis.costly:
        assert first[judged.at].worlds == analysis.worlds
        assert judged.verdict.worlds <= SECOND_LOOK * analysis.worlds
        assert judged.verdict.world != first[judged.at].world


def test_it_is_the_same_piece_by_piece_by_somebody_new_for_each() -> None:
    match, analysis = begun(30), new_analysis(30, 1, SEED)
    done = []
    while not analysis.over:
        Analyst(match).go_on(analysis, lambda: True)
        analysis = msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis)
        done.append(analysis.done)
    assert done[-1] == analysis.all
    assert done == sorted(done)
    whole = analyse(match, worlds=1, seed=SEED)
    assert msgspec.json.encode(whole) == msgspec.json.encode(analysis)
    assert msgspec.json.encode(whole) != msgspec.json.encode(analyse(match, worlds=1, seed="other"))


def test_progress_is_told_to_the_end() -> None:
    heard: list[int] = []
    analysis = analyse(begun(5), worlds=1, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == analysis.all == analysis.done


def test_a_match_that_is_not_over_ends_with_what_would_be_best_now() -> None:
    match = begun()
    analysis = analyse(begun(), worlds=1, seed=SEED)
    assert [judged.player for judged in analysis.now] == [asked.player for asked in match.pending]
    assert {(judged.at, judged.given) for judged in analysis.now} == {(UNDECIDED, None)}
    assert analysed().now == []
    assert analysis.now == recommended(match, worlds=1, seed=SEED)
    for judged in analysis.now:
        match.submit(judged.player, judged.verdict.best)


def test_a_position_that_was_set_up_is_judged_before_any_answer() -> None:
    position = begin(find_lesson("pocketmodel", "break-the-edict"))
    assert position.start is not None
    analysis = analyse(position, worlds=1, seed=SEED)
    assert analysis.over
    assert (len(analysis.chances), analysis.told) == (len(position.journal) + 1, [])
    [judged] = analysis.now
    assert judged.player == LEARNER
    [best] = tell_all(position, analysis.now, "en")
    assert (best["given"], best["better"] != "", best["line"] != []) == ("", True, True)


def test_conceding_is_not_judged() -> None:
    match = begun(8)
    match.concede(0)
    analysis = analyse(match, worlds=1)
    assert isinstance(match.journal[-1][1], Act)
    assert all(judged.at < 8 for judged in analysis.first)
    assert analysis.chances[-1] == [0.0, 1.0]


@pytest.mark.parametrize("worlds", [0, -1, MOST_WORLDS + 1, 1_000_000])
def test_too_few_and_too_many_worlds_are_refused(worlds: int) -> None:
    with pytest.raises(BattlematError, match=r"An answer is judged in 1 to 1,000 worlds, not in"):
        new_analysis(5, worlds, SEED)
    with pytest.raises(BattlematError, match=r"1 to 1,000 worlds"):
        recommended(begun(5), worlds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    found = told(played(), analysed(), language)
    assert json.loads(json.dumps(found)) == found
    assert len(found["decisions"]) == len(analysed().told)
    for one in found["decisions"]:
        assert one["given"] != one["better"]
        assert one["reason"].endswith(".")
        assert one["line"]
        assert all(term["name"] == find_words(term["id"], None, language) for term in one["terms"])
        assert not any("{" in text or "�" in text for text in (one["question"], one["reason"], *one["line"]))


def test_the_better_line_begins_with_the_better_answer_and_shows_what_its_player_sees() -> None:
    for case in cases(played(), analysed().told, "en"):
        line, player = list(better_line(case)), case.judged.player
        assert case.judged.verdict.line[0] == (player, case.judged.verdict.best)
        assert line
        assert {happening.view["viewer"] for happening in line} == {player}
        theirs = [owner for owner in line[0].view["players"] if owner["player"] != player]
        assert all(not isinstance(owner["hand"], list) for owner in theirs), "another's hand is seen"


def test_a_line_that_other_rules_no_longer_lead_through_is_told_as_far_as_it_goes() -> None:
    judged = analysed().told[0]
    verdict = msgspec.structs.replace(judged.verdict, line=[judged.verdict.line[0], (judged.player, "nonsense")])
    [case] = cases(played(), [msgspec.structs.replace(judged, verdict=verdict)], "en")
    assert list(better_line(case))
    assert tell_judged(case).gain == round(judged.verdict.gain, 3)
