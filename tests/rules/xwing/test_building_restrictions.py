"""Squads: what upgrades ask of the ships that carry them (XW-BLD)."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.games.xwing.cards.content import PILOTS, SHIPS, UPGRADES, extra_content
from battlemat.games.xwing.cards.records import ActionIcon, ActionNeeded, Grants, Restriction
from battlemat.games.xwing.lists.build import violations
from battlemat.games.xwing.lists.fitting import Fitted, action_bar, unmet
from tests.rule_marks import rule
from tests.rules.xwing.squads import broken, fitted, squad, upgrade

# Restrictions ---------------------------------------------------------------------------------------------------------


@rule("XW-BLD-16")
def test_a_restriction_to_a_faction() -> None:
    assert broken(squad("academypilot", "blacksquadronace: ruthless")) == []
    assert broken(squad("greensquadronpilot: ruthless")) == ["XW-BLD-16"]
    (refusal,) = violations(squad("skullsquadronpilot: selfless"))
    assert (refusal.rule, refusal.facts["needed"]) == ("XW-BLD-16", "faction:rebelalliance")


@rule("XW-BLD-17")
def test_a_restriction_to_sizes() -> None:
    assert broken(squad("skullsquadronpilot: elusive")) == []
    assert broken(squad("bossk: elusive")) == ["XW-BLD-17"]
    assert broken(squad("bossk: ablativeplating")) == []
    assert broken(squad("redsquadronveteran: ablativeplating")) == ["XW-BLD-17"]


@rule("XW-BLD-18")
def test_a_restriction_to_a_ship_type() -> None:
    assert broken(squad("bluesquadronscout: pivotwing")) == []
    assert broken(squad("bluesquadronescort: pivotwing")) == ["XW-BLD-18"]


@rule("XW-BLD-19")
def test_a_restriction_to_an_action_of_the_action_bar() -> None:
    assert broken(squad("maulermithel: composure")) == []
    assert all(icon.action != "focus" for icon in action_bar(fitted("ig88a")))
    assert broken(squad("ig88a: composure")) == ["XW-BLD-19"]


def _colour_of(action: str, pilot: str) -> str:
    return next(icon.difficulty for icon in action_bar(fitted(pilot)) if icon.action == action)


@rule("XW-BLD-19")
def test_the_colour_of_the_action_counts_where_one_is_named() -> None:
    rolls = {pilot: _colour_of("barrelroll", pilot) for pilot in ("talasquadronpilot", "blacksquadronace")}
    assert rolls == {"talasquadronpilot": "red", "blacksquadronace": "white"}
    assert UPGRADES["experthandling"].restrictions[0].action == ActionNeeded(action="barrelroll", difficulty="red")
    assert broken(squad("talasquadronpilot: experthandling")) == []
    assert broken(squad("blacksquadronace: experthandling")) == ["XW-BLD-19"]


@rule("XW-BLD-19")
def test_a_linked_action_is_not_on_the_action_bar() -> None:
    bar = SHIPS["tiesffighter"].actions
    assert "rotatearc" in {icon.linked.action for icon in bar if icon.linked}
    assert "rotatearc" not in {icon.action for icon in bar}
    assert broken(squad("zetasquadronsurvivor: veteranturretgunner")) == ["XW-BLD-19"]
    assert broken(squad("outerrimsmuggler: veteranturretgunner")) == []


@rule("XW-BLD-19")
def test_an_action_added_by_another_upgrade_is_on_the_action_bar() -> None:
    assert broken(squad("redsquadronveteran: daredevil")) == ["XW-BLD-19"]
    assert broken(squad("redsquadronveteran: daredevil servomotorsfoils")) == []
    needs_own = upgrade(
        "needs-own",
        restrictions=(Restriction(action=ActionNeeded(action="boost")),),
        grants=Grants(actions=(ActionIcon(action="boost"),)),
    )
    with extra_content(needs_own):
        assert broken(squad("redsquadronveteran: needs-own")) == ["XW-BLD-19"]


@rule("XW-BLD-20")
def test_every_line_of_a_restriction_box_must_be_met() -> None:
    title = msgspec.structs.replace(UPGRADES["marauder"], id="test-title", name="Test", type="modification")
    title = msgspec.structs.replace(title, slots=("modification",))
    imperial = msgspec.structs.replace(PILOTS["bountyhunter"], faction="galacticempire")
    assert unmet(title, fitted("bountyhunter"), []) == []
    assert unmet(title, Fitted(imperial), []) == [Restriction(factions=("scumandvillainy",))]
    assert unmet(title, fitted("skullsquadronpilot"), []) == [Restriction(ships=("firesprayclasspatrolcraft",))]
    assert len(unmet(title, fitted("academypilot"), [])) == 2


@rule("XW-BLD-20")
def test_one_alternative_of_a_line_suffices() -> None:
    for pilot in ("rebelscout", "spicerunner"):
        assert broken(squad(f"{pilot}: moldycrow")) == []
    assert UPGRADES["ablativeplating"].restrictions == (Restriction(sizes=("medium", "large")),)
    assert [SHIPS[PILOTS[pilot].ship].size for pilot in ("bountyhunter", "bossk")] == ["medium", "large"]
    assert broken(squad("bountyhunter: ablativeplating")) == []
    assert broken(squad("bossk: ablativeplating")) == []


@rule("XW-BLD-20")
def test_a_card_of_some_name_in_the_squad_can_be_an_alternative() -> None:
    assert UPGRADES["000"].restrictions == (Restriction(factions=("scumandvillainy",), names=("Darth Vader",)),)
    assert broken(squad("omicrongrouppilot: 000")) == ["XW-BLD-20"]
    assert broken(squad("omicrongrouppilot: 000", "darthvader")) == []
    assert broken(squad("trandoshanslaver: 000")) == []


@rule("XW-BLD-20")
@pytest.mark.parametrize(
    ("fits", "fits_not", "needed"),
    [
        ("inquisitor: hate", "jediknight: hate", "force:dark"),
        (
            "bluesquadronescort: r3astromech sparepartscanisters",
            "bluesquadronescort: sparepartscanisters",
            "equipped:astromech",
        ),
        ("squadsevenveteran: dedicated", "axe: dedicated", "non-limited"),
        ("bluesquadronescort: angleddeflectors", "academypilot: angleddeflectors", "shields:1"),
        ("garvendreis: veterantailgunner", "bluesquadronscout: veterantailgunner", "arc:rear"),
    ],
)
def test_other_printed_requirements_count_likewise(fits: str, fits_not: str, needed: str) -> None:
    assert broken(squad(fits)) == []
    refusals = [refusal for refusal in violations(squad(fits_not)) if refusal.key == "xwing-restricted"]
    assert [(refusal.rule, refusal.facts["needed"]) for refusal in refusals] == [("XW-BLD-20", needed)]


@rule("XW-BLD-20")
def test_a_minimum_initiative_or_energy_counts() -> None:
    hunter = UPGRADES["dreadnoughthunter"]
    assert unmet(hunter, fitted("howlrunner"), []) == []
    assert unmet(hunter, fitted("delmeeko"), []) == []  # just initiative 4
    assert unmet(hunter, fitted("academypilot"), []) == [Restriction(initiative_min=4)]
    battery = UPGRADES["turbolaserbattery"]
    assert unmet(battery, fitted("outerrimpatrol"), []) == []
    assert unmet(battery, fitted("outerrimgarrison"), []) == [Restriction(energy_min=5)]


@rule("XW-BLD-35")
def test_a_title_belongs_to_the_ship_type_it_names() -> None:
    assert broken(squad("outerrimsmuggler: millenniumfalcon")) == []
    assert broken(squad("wildspacefringer: millenniumfalcon")) == ["XW-BLD-35"]
    for card in UPGRADES.values():
        if card.type == "title":
            assert any(line.ships for line in card.restrictions), card.id


@rule("XW-BLD-28", "XW-BLD-29")
def test_an_effect_may_equip_against_slots_but_not_against_restrictions() -> None:
    chute, cybernetics = UPGRADES["riggedcargochute"], UPGRADES["contrabandcybernetics"]
    without_slot = fitted("skullsquadronpilot")
    assert "illicit" not in without_slot.pilot.slots
    assert unmet(cybernetics, without_slot, [without_slot]) == []
    assert chute.restrictions == (Restriction(sizes=("medium", "large")),)
    assert unmet(chute, without_slot, [without_slot]) == list(chute.restrictions)
    assert unmet(chute, fitted("trandoshanslaver"), []) == []
