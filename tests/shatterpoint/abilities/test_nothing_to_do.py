"""An ability that could do nothing is not offered: nobody near, nobody with the tag, no objective."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.scenario import side, table


@pytest.mark.parametrize(
    ("kind", "ability"),
    [
        ("leia-organa-freedom-fighter", "explosive-charge"),
        ("paploo-curious-creature", "feigned-retreat"),
        ("kalani-super-tactical-droid", "tactical-network"),
        ("savage-opress", "dark-fury"),
        ("sev-and-scorch", "yes-more-explosives"),
        ("moff-gideon", "long-live-the-empire"),
        ("fifth-brother", "force-repulse"),
        ("third-sister", "call-the-hunt"),
        ("boushh-leia-organa", "low-blow"),
        ("jedi-knight-luke-skywalker", "you-can-either-profit-by-this-or-be-destroyed"),
        ("cad-bane-notorious-hunter", "how-about-you-step-aside"),
        ("hondo-honest-businessman", "what-have-we-here"),
        ("bossk-single-minded-slayer", "explosive-ordnance"),
        ("greef-karga", "some-of-my-favorite-people-are-bounty-hunters"),
        ("stormtroopers", "for-the-empire"),
    ],
)
def test_alone_on_the_field(kind: str, ability: str) -> None:
    """The enemy stands far away, and there are no objectives."""
    places = ["400,100", "500,100"][: UNITS[kind].characters]
    t = table(a=side(f"{kind} at {' and '.join(places)}"), b=side("lord-maul at 400,850"))
    assert f"use:a.{kind}>{ability}" not in t.options("a")


def test_nobody_is_sent_where_there_is_no_objective_and_nowhere_without_anybody_to_send() -> None:
    """Long Live the Empire needs both."""
    gideon, troopers, offered = (
        "moff-gideon at 400,100",
        "death-troopers at 400,400 and 500,400",
        "long-live-the-empire",
    )
    assert offered not in str(table(a=side(gideon, troopers), b=side()).options("a"))
    assert offered not in str(table(a=side(gideon), b=side(), objectives="X at 400,700").options("a"))
    assert offered in str(table(a=side(gideon, troopers), b=side(), objectives="X at 400,700").options("a"))
