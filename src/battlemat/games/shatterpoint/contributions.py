"""What units and abilities did in a match of Shatterpoint."""

from __future__ import annotations

from battlemat.core.contribution import Contribution, Contributions
from battlemat.games.shatterpoint.state import ShatterMatch


def contributions(m: ShatterMatch, /) -> list[Contribution]:
    """Units act when activated, and achieve control of objectives; the cards are their abilities.

    Damage during an attack is the attacker's; that of abilities outside attacks is nobody's.
    """
    found = Contributions()
    for seat, player in enumerate(m.state.players):
        for unit in player.units:
            found.unit(seat, unit.id, unit.kind)
            for ability in unit.card.abilities:
                found.card(seat, f"{unit.id}:{ability}", ability)
    active, attackers = "", list[str]()
    for event in m.events:
        data = event.data
        if event.kind == "activated":
            active = data["unit"]
            found.acts(active)
        elif event.kind == "attack":
            attackers.append(data["attacker"].rpartition(".")[0])
        elif event.kind == "attack-over":
            attackers.pop()
        elif event.kind == "damaged":
            found.hurt(data["unit"], data["amount"], attackers[-1] if attackers else "")
        elif event.kind == "control" and found.seat_of(active) == data["player"]:
            found.achieves(active)
        elif event.kind == "ability":
            found.plays(found.seat_of(data["unit"]), f"{data['unit']}:{data['ability']}")
    return found.all()
