"""The ability queue (XW-ABL-16 to XW-ABL-28): the worked examples of the rulebook and the rules they show."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import actions, damage, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_GAINS, BEFORE_FACEUP, PHASE_STARTS
from tests.rule_marks import rule
from tests.rules.xwing.texts import FANG, FANGTEXT, TIE, XTEXT, X, does, hears
from tests.rules.xwing.texts import texts as texts

P = "a.jakefarrell/pilot:jakefarrell"
V = "a.jakefarrell/ship:vectoredthrusters"
VX = "a.phoenixsquadronpilot/ship:vectoredthrusters"


@rule("XW-ABL-16", "XW-ABL-19", "XW-ABL-24", "XW-ABL-27")
def test_jake_farrell() -> None:
    t = table(
        "a.jakefarrell@400,300#2-straight",
        "a.phoenixsquadronpilot@230,320#2-straight=phoenix",
        "b.darthvader@800,880,180#2-straight",  # whose action is asked for when the queue is empty
    )
    t.until("action", "a.jakefarrell").a("barrelroll", "left", "middle")
    assert sorted(t.options("a")) == sorted([P, V, "pass"])
    t.a(P)  # (1) queue [P1, V1]; P1 resolves
    assert t.queue == [V]
    t.a("a.jakefarrell", "focus")  # (2) himself; his focus action triggers V
    assert t.queue == [V, V]
    t.a(V, "1-straight")  # (3) V2: a red boost
    assert t.token("a.jakefarrell", "stress") == 1
    assert t.queue == [P, V, V]  # V3 is queued although it cannot be resolved
    t.a(P)  # (4) P2
    t.a("a.phoenixsquadronpilot", "focus")
    assert t.options("a") == [VX, "pass"]
    t.a(VX, "1-straight")  # (5)
    assert t.queue == []  # (6) V3 and V1 are skipped: Jake is stressed
    assert t.tokens("a.jakefarrell") == {"focus": 1, "stress": 1}
    assert t.actions("a.jakefarrell") == ["barrelroll", "focus", "boost"]
    assert t.tokens("phoenix") == {"focus": 1, "stress": 1}
    assert t.actions("phoenix") == ["focus", "boost"]


@rule("XW-ABL-17", "XW-ABL-18", "XW-ABL-28", "XW-ABL-37", "XW-TOK-101")
def test_chopper_kyle_katarn_and_old_teroch() -> None:
    t = table(
        "a.chopper@400,400^front",
        "a.kylekatarn@300,400,45+2focus^front=kyle",
        "b.oldteroch@400,460,180&staticdischargevanes=teroch",
        phase="engagement",
    )
    assert (t.range("a.chopper", "teroch"), t.range("kyle", "teroch")) == (0, 1)
    sdv = "b.oldteroch/upgrade:staticdischargevanes"
    kyle = "a.kylekatarn/pilot:kylekatarn"
    assert t.options("a") == ["a.chopper/pilot:chopper", kyle]  # the first player's, who chooses their order
    t.a("a.chopper/pilot:chopper")
    assert t.queue == [kyle, "b.oldteroch/pilot:oldteroch"]  # "Chopper" is resolving
    assert t.options("b") == [sdv, "pass"]
    t.b(sdv, "a.kylekatarn")
    t.b("focus")  # the jam token that Kyle received takes a focus token of his away: by the choice of who moved it
    assert t.tokens("kyle") == {"focus": 1}
    t.a(kyle)  # "Chopper" is the only friend in his firing arc
    assert t.tokens("a.chopper") == {"focus": 1}
    assert t.options("b") == ["b.oldteroch/pilot:oldteroch", "pass"]
    t.b("b.oldteroch/pilot:oldteroch")  # "Chopper" at range 0 cannot be chosen, and Kyle has nothing left
    assert t.queue == []
    assert t.tokens("teroch") == {"jam": 1, "stress": 1}
    assert t.tokens("kyle") == {}
    assert t.tokens("a.chopper") == {"focus": 1}


@rule("XW-ABL-16")
def test_what_waited_goes_on_after_abilities_that_resolve_at_once(texts: None) -> None:
    heard: list[str] = []

    def explodes(m: XMatch, x: Use) -> Flow[None]:
        yield from damage.suffer(m, x.ship, crits=1)

    does(XTEXT, PHASE_STARTS, explodes, what=("engagement",))
    hears(XTEXT, BEFORE_FACEUP, heard, lambda x: "before the card")
    hears(FANGTEXT, PHASE_STARTS, heard, what=("engagement",))
    t = table(f"{X}@400,300!0=x", f"{FANG}@600,300", f"{TIE}@400,500,180", phase="engagement")
    t.a(next(option for option in t.options("a") if option.startswith(X)))
    assert heard == ["before the card", "engagement"]
    assert len(t.state.queues) == 1


@rule("XW-ABL-16")
def test_what_is_triggered_first_is_resolved_first(texts: None) -> None:
    heard: list[str] = []
    for window in (AFTER_ACTION, AFTER_GAINS):
        hears(FANGTEXT, window, heard, lambda x: x.moment.window)
    t = table(f"{FANG}@400,300#2-straight=fang", "b.soontirfel@800,850,180#2-straight").until("action", "fang")
    t.a("focus")  # the token is gained before the action is over
    assert heard == [AFTER_GAINS, AFTER_ACTION]


@rule("XW-ABL-16", "XW-ABL-24")
def test_stress_that_is_lost_at_once_does_not_stop_what_follows_a_red_action(texts: None) -> None:
    does(FANGTEXT, AFTER_GAINS, relax, what=("stress",))
    does(FANGTEXT, AFTER_ACTION, lambda m, x: actions.granted(m, x.ship, "lock"), what=("focus",))
    t = table(f"{FANG}@400,300#2-straight=fang", "b.soontirfel@500,850,180#2-straight").until("action", "fang")
    t.a("barrelroll", "left", "middle", f"{FANG}/rule:linked")
    assert t.tokens("fang") == {"focus": 1}  # the linked focus action is red
    assert (t.asked, t.options("a")) == ("a action", ["lock", "pass"])


def relax(m: XMatch, x: Use) -> None:
    tokens.remove(m, x.ship, "stress")


@rule("XW-ABL-19")
def test_what_one_ability_triggers_keeps_its_order_at_the_front(texts: None) -> None:
    heard: list[str] = []
    does(XTEXT, PHASE_STARTS, lambda m, x: actions.granted(m, x.ship, "focus", may=False), what=("engagement",))
    hears(XTEXT, PHASE_STARTS, heard, lambda x: x.moment.window, what=("engagement",))
    for window in (AFTER_ACTION, AFTER_GAINS):
        hears(XTEXT, window, heard, lambda x: x.moment.window)
    t = table(f"{X}@400,300=x", f"{TIE}@400,500,180", phase="engagement")
    t.a(f"{X}/{XTEXT}")
    assert heard == [AFTER_GAINS, AFTER_ACTION, PHASE_STARTS]
