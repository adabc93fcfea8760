"""Condition cards."""

from __future__ import annotations

from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule

TIE = "b.academypilot"
X = "a.redsquadronveteran"


def conditions(t: object, name: str) -> list[str]:
    return [condition.id for condition in t.ship(name).conditions]  # type: ignore[attr-defined]


@rule("XW-ABL-60")
def test_hunted_passes_to_another_ship_when_its_ship_is_destroyed() -> None:
    t = table(f"{X}@400,300", f"{TIE}@400,480,180*2%hunted:a.x=one", f"{TIE}@600,600=two", phase="engagement")
    t.attack("front>one", attack="hit hit hit", defense="blank blank blank")
    assert conditions(t, "two") == ["hunted"]
    assert conditions(t, "one") == []


def test_the_dark_side_chooses_a_card_and_deals_it_for_a_crit() -> None:
    t = table(f"{X}@400,300", f"{TIE}@400,480,180=tie", phase="engagement")
    handling.assign(t.match, t.ship("tie"), "illshowyouthedarkside", 0, X)
    t.attack("front>tie", attack="crit blank blank", defense="blank blank blank")
    assert "damage:fuelleak" not in t.options("a")
    t.a("damage:woundedpilot")
    assert t.faceup("tie") == ["woundedpilot"]
    assert conditions(t, "tie") == []


def test_the_dark_side_takes_the_place_of_one_crit_alone() -> None:
    t = table(f"{X}@400,300", f"{TIE}@400,480,180=tie", phase="engagement", decks={"b": "panickedpilot"})
    handling.assign(t.match, t.ship("tie"), "illshowyouthedarkside", 0, X)
    t.attack("front>tie", attack="crit crit blank", defense="blank blank blank").a("damage:woundedpilot")
    assert t.damage("tie") == 2
    assert t.faceup("tie")[0] == "woundedpilot"


def test_a_damage_card_stays_with_its_player_when_the_condition_moves_to_another() -> None:
    t = table(f"{X}@400,300=mine", f"{TIE}@400,480,180=tie", phase="engagement")
    handling.assign(t.match, t.ship("tie"), "illshowyouthedarkside", 0, X)
    theirs = t.match.state.players[1]
    theirs.deck.remove("woundedpilot")
    t.ship("tie").conditions[0].card = "woundedpilot"
    handling.assign(t.match, t.ship("mine"), "illshowyouthedarkside", 0, X)
    assert theirs.discard == ["woundedpilot"]
    assert t.ship("mine").conditions[0].card == ""


@rule("XW-FAQ-19", "XW-FAQ-76")
def test_a_listening_device_shows_the_dial_at_the_initiative_of_its_ship() -> None:
    t = table(
        "a.darthvader@400,300&informant#2-straight",
        "b.academypilot@400,480,180%listeningdevice:a.darthvader#2-straight=tie",
        "b.redsquadronveteran@700,480,180&protontorpedoes+cloak#2-straight",
        phase="system",
    )
    assert t.asked == "b system"  # initiative 3; the TIE fighter's 1 has passed
    assert t.view("a")["ships"][1]["dial"] == "2-straight"
    later = table(
        "a.darthvader@400,300&informant#2-straight",
        "b.obsidiansquadronpilot@400,480,180%listeningdevice:a.darthvader#2-straight=tie",  # initiative 2
        "b.academypilot@700,480,180+cloak#2-straight",
        "b.redsquadronveteran@600,480,180+cloak#2-straight",
        phase="system",
    )
    assert (later.state.initiative, later.ship("tie").revealed, later.ship("tie").dial) == (1, False, "2-straight")
    later.passes("b")
    assert (later.state.initiative, later.ship("tie").revealed) == (3, True)


@rule("XW-FAQ-19")
def test_a_listening_device_needs_an_enemy_informant_at_range_2() -> None:
    for informant in ("a.darthvader@400,800&informant", "b.darthvader@400,400&informant"):
        t = table(
            f"{informant}#2-straight", "b.academypilot@400,480,180%listeningdevice:a.x#2-straight=tie",
            "b.redsquadronveteran@700,480,180+cloak#2-straight", phase="system",
        )  # fmt: skip
        assert not t.ship("tie").revealed


def test_optimized_prototype_takes_a_shield_for_a_result() -> None:
    tie = "a.academypilot"
    t = table(
        f"{tie}@400,300%optimizedprototype:a.x", "a.omicrongrouppilot@100,100&directorkrennic>b.redsquadronveteran",
        "b.redsquadronveteran@400,480,180+disarm=foe", phase="engagement",
    )  # fmt: skip
    t.until("attack", tie).attack("front>foe", attack="focus blank", defense="blank blank")
    t.a(f"{tie}/condition:optimizedprototype#0")
    assert t.shields("foe") == 1


def test_rattled_ships_suffer_from_every_blast() -> None:
    t = table(
        "a.redsquadronveteran@400,300%rattled:b.x=ship",
        "b:protonbomb@400,400",
        "b.darthvader@800,800",
        phase="activation",
    )
    t.until_phase("engagement")
    assert t.shields("ship") == 0  # one crit of the bomb, one of the nerves
    assert conditions(t, "ship") == []


def test_rattled_ships_suffer_where_somebody_measures_in_a_way_of_his_own() -> None:
    """The mine is gone when the nerves fail, so nobody may ask then how near it was."""
    stridan = "b.majorstridan@800,800,180#2-straight=stridan"
    t = table(f"{X}@400,300#2-straight%rattled:b.x=ship", "b:proximitymine@400,400", stridan, phase="activation")
    t.until("action", "stridan")
    assert conditions(t, "ship") == []


def test_rattled_ships_calm_down_away_from_bombs() -> None:
    t = table(f"{X}@400,300#2-straight%rattled:b.x=ship", "b.darthvader@800,800,180#2-straight")
    t.until("action", "ship").a("condition:rattled#1")
    assert conditions(t, "ship") == []
    near = table(
        f"{X}@400,300#2-straight%rattled:b.x=ship", "b:protonbomb@400,400", "b.darthvader@800,800,180#2-straight"
    )
    assert "condition:rattled#1" not in near.until("action", "ship").options("a")


REX = "b.captainrex"


def test_suppressive_fire_weakens_attacks_on_others_than_rex() -> None:
    t = table(f"{X}@400,300%suppressivefire:{REX}=x", f"{REX}@100,800", f"{TIE}@400,480,180=tie", phase="engagement")
    t.attack("front>tie")
    assert t.terms() == {"weapon": 3, "condition:suppressivefire#1": -1}


def test_suppressive_fire_ends_after_rex_defends() -> None:
    t = table(f"{X}@400,300%suppressivefire:{REX}=x", f"{REX}@400,480,180=rex", phase="engagement")
    t.attack("front>rex", attack="blank blank blank", defense="blank blank blank")
    assert t.terms() == {"weapon": 3}
    assert t.asked == "b attack"  # the phase is not over
    assert conditions(t, "x") == []


def test_suppressive_fire_ends_when_rex_does_not_attack() -> None:
    t = table(f"{X}@400,300%suppressivefire:{REX}=x", f"{REX}@100,800", phase="engagement")
    t.until_phase("planning", 2)
    assert conditions(t, "x") == []


def test_decoys_spend_their_evade_for_a_friend() -> None:
    maid = "a.naboohandmaiden"
    foe = "b.redsquadronveteran@400,500,180=foe"
    t = table(
        "a.jediknight@400,300%decoyed:a.naboohandmaiden?0=jedi",
        f"{maid}@460,300+evade+disarm=maid",
        foe,
        phase="engagement",
    )
    t.until("attack", "foe").attack("front>jedi", attack="hit blank blank", defense="blank blank blank")
    t.a("a.jediknight/condition:decoyed#0")
    assert t.last("dice-changed")["results"] == ["evade", "blank", "blank"]
    n1 = table(
        "a.ricolie@400,300%decoyed:a.naboohandmaiden=rico", f"{maid}@460,300+evade+disarm=maid", foe, phase="engagement"
    )
    n1.until("attack", "foe").attack("front>rico", attack="hit blank blank", defense="blank blank")
    n1.a("a.ricolie/condition:decoyed#0")
    assert n1.last("dice-changed")["results"] == ["blank", "blank", "evade"]


def test_decoys_outside_the_attack_arc_are_no_help() -> None:
    t = table(
        "a.jediknight@400,440%decoyed:a.naboohandmaiden?0=jedi", "a.naboohandmaiden@600,560+evade+disarm=maid",
        "b.redsquadronveteran@400,560,180=foe", phase="engagement",
    )  # fmt: skip
    t.until("attack", "foe").attack("front>jedi", attack="hit blank blank blank", defense="blank blank blank")
    assert "modify-defense" not in t.asked


def test_compromising_intel_shows_the_dial_and_blocks_focus_against_vi_moradi() -> None:
    vi = "a.vimoradi"
    t = table(
        f"{vi}@400,300#1-straight", f"{TIE}@400,480,180%compromisingintel:{vi}#2-straight=tie",
        "b.redsquadronveteran@700,480,180+cloak#2-straight", phase="system",
    )  # fmt: skip
    assert t.ship("tie").revealed
    t = table(f"{vi}@400,300+disarm", f"{TIE}@400,480,180+focus%compromisingintel:{vi}=tie", phase="engagement")
    t.until("attack", "tie").attack(f"front>{vi}", attack="focus focus", defense="blank blank")
    assert "modify-attack" not in t.asked


def test_suppressive_fire_ends_when_rex_is_destroyed() -> None:
    t = table(
        f"{X}@400,300#2-straight%suppressivefire:{REX}=x",
        f"{REX}@100,100#2-straight*2=rex",
        "a:protonbomb@100,220",
        f"{TIE}@400,700,180#2-straight=tie",
    )
    t.until("attack", "x")  # the bomb has ended it: Rex has neither defended nor let a phase pass
    assert t.place("rex") == "removed"
    assert conditions(t, "x") == []
