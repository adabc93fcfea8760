"""Cards printed again: a later edition is a record of its own, an ability with the same effect names the other."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.abilities.registry import WRITTEN
from battlemat.games.shatterpoint.build import ready_force, violations
from battlemat.games.shatterpoint.content import ABILITIES, STANCES, UNITS
from battlemat.games.shatterpoint.records import AbilityCard
from battlemat.games.shatterpoint.scenario import side, table
from battlemat.games.shatterpoint.wording import ShatterTeller
from tests.rule_marks import rule

AGAIN = [(name, name.rpartition("--")[0]) for name in UNITS if name.rpartition("--")[2] in ("2023", "2026")]
LIKE = [card for card in ABILITIES.values() if card.like]


@pytest.mark.parametrize(("later", "first"), AGAIN)
def test_both_prints_are_the_same_unit(later: str, first: str) -> None:
    """Same name and individuals, so that never both are in a strike force; figures and eras may differ."""
    one, other = UNITS[first], UNITS[later]
    assert (one.name, one.unique_names, one.type) == (other.name, other.unique_names, other.type)
    assert one.edition != other.edition
    assert later.endswith(other.edition)


@rule("SP-BLD-05")
def test_two_prints_of_a_unit_do_not_share_a_force() -> None:
    force = ready_force("republic-and-nite-owls")
    force.squads[1].supporting = "501st-clone-troopers--2026"
    assert [violation.rule for violation in violations(force)] == ["SP-BLD-05"]


@pytest.mark.parametrize(("kind", "wounded"), [("501st-clone-troopers", True), ("501st-clone-troopers--2026", False)])
def test_the_print_in_play_decides(kind: str, wounded: bool) -> None:
    """The first print has 7 stamina, the later one 8."""
    t = table(a=side(f"{kind} at 400,400 and 460,400 with 4 damage, strained"), b=side())
    t.a("action:focus")
    assert (t.damage(kind), t.unit(kind).wounded) == (7, wounded)


def test_a_later_stance_card() -> None:
    first, later = (STANCES[f"ahsoka-tano-jedi-no-more--{name}"] for name in ("jarkai", "jarkai--2026"))
    assert first.name == later.name
    for kind, results in (("", {"strike": 3}), ("--2026", {"crit": 1, "strike": 2})):
        tokens = " with flipped" if kind else ""
        t = table(a=side(f"ahsoka-tano-jedi-no-more{kind} at 400,400{tokens}"), b=side("lord-maul at 400,450"))
        t.a("action:combat").attacks("ahsoka", "maul", attack="SE")
        attack = t.last("results")["attack"]
        assert {name: attack[name] for name in results} == results
        assert t.unit("ahsoka").stance.name == first.name


@pytest.mark.parametrize("card", LIKE, ids=lambda card: card.id)
def test_a_reprint_does_what_it_is_like(card: AbilityCard) -> None:
    model = ABILITIES[card.like]
    assert WRITTEN[card.id] is WRITTEN[model.id]
    assert (card.ops, model.like) == ((), "")
    assert (card.kind, card.action) == (model.kind, model.action)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_reprints_are_told_in_every_language(language: str) -> None:
    """Like their model; later prints with another effect have words of their own."""
    teller = ShatterTeller(language)
    for card in LIKE:
        assert teller.find(f"text-{card.like}") == teller.ability_text(card.id)
    for card in ABILITIES.values():
        if card.id.endswith("--2026") and card.id in WRITTEN:
            assert teller.find(f"text-{card.id}"), card.id
