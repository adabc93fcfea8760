"""How many dice cards let one reroll or change."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.combat.dice import ALL, Change, Reroll
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.timing.moments import Moment

REROLLS = {
    1: """
        captaincardinal delmeeko drearenthal howlrunner koshkafrost krassistrelix precisehunter sawgerrera serissu
        sinker wolffe &admiralsloane &c3po-republic &dedicated &elusive &ezrabridger &firecontrolsystem &lonewolf &m9g8
        &marauder &millenniumfalcon &predator &soullessone &zuckuss
        """,
    2: "braylenstramm captainjonus chertek generalgrievous &landocalrissian-crew &saturationsalvo",
    ALL: """
        hansolo-modifiedyt1300lightfreighter inaldra landocalrissian landocalrissian-escapecraft &heroic &r2ha
        """,
}
CHANGES = {
    1: """
        broadside captainferoph gavindarklighter majorvermeil rearadmiralchiraneau rey tn3465 &advancedoptics
        &advprotontorpedoes &agentkallus &chewbacca-crew-swz19 &emperorpalpatine &energyshellcharges &fanatical
        &fearless &fifthbrother &greedo &juke &lattsrazzi &marksmanship &protontorpedoes &r2c4 &rey-gunner
        """,
    2: "ezrabridger ezrabridger-sheathipedeclassshuttle ezrabridger-tielnfighter &brilliantevasion",
    ALL: "commandermalarus dfs081 static tennumb &sawgerrera",
}


def numbers(card: str, kind: type[Reroll] | type[Change]) -> set[int]:
    """How many dice the abilities of a card reroll or change."""
    t = table("a.redsquadronveteran@400,300=x")
    name = f"upgrade:{card[1:]}" if card.startswith("&") else f"pilot:{card}"
    x = Use(t.state, t.ship("x"), name, t.ship("x"), Moment("modify", t.ship("x").id))
    found = [ability.run(x) for ability in load()[name] if ability.kind == "modifies"]
    return {one.number for one in found if isinstance(one, kind)}


@pytest.mark.parametrize(("number", "cards"), REROLLS.items())
def test_so_many_dice_are_rerolled(number: int, cards: str) -> None:
    assert [card for card in cards.split() if numbers(card, Reroll) != {number}] == []


@pytest.mark.parametrize(("number", "cards"), CHANGES.items())
def test_so_many_dice_are_changed(number: int, cards: str) -> None:
    assert [card for card in cards.split() if numbers(card, Change) != {number}] == []
