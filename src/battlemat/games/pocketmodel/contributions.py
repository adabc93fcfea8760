"""What units and cards did in a match of PocketModel."""

from __future__ import annotations

from typing import Any

from battlemat.core.contribution import Contribution, Contributions
from battlemat.games.pocketmodel.state import PocketMatch


def contributions(m: PocketMatch, /) -> list[Contribution]:
    """Units act in battles and strikes and achieve struck objectives; cards act when played or revealed."""
    found = Contributions()
    for seat, (player, entry) in enumerate(zip(m.state.players, m.setup["players"], strict=True)):
        for unit in player.units:
            found.unit(seat, unit.id, unit.kind)
        for card in entry["deck"]:
            found.card(seat, card, card)
    fight: dict[str, str] = {}
    held: dict[str, int] = {}
    for event in m.events:
        data = event.data
        if event.kind == "battle":
            fight = {data["attacker"]: data["defender"], data["defender"]: data["attacker"]}
            found.acts(data["attacker"])
            found.acts(data["defender"])
        elif event.kind == "damaged":
            _damaged(found, data, fight.get(data["unit"], ""), held)
        elif event.kind in ("struck", "strike-failed"):
            found.acts(data["unit"])
            if event.kind == "struck":
                found.achieves(data["unit"])
        elif event.kind in ("played", "revealed"):
            held[data["card"]] = data["player"]
            found.plays(data["player"], data["card"])
    return found.all()


def _damaged(found: Contributions, data: dict[str, Any], foe: str, held: dict[str, int]) -> None:
    """A hit is the foe's, with what the card beside it adds; other damage is that of a card alone (PM-ICO-20)."""
    if "card" in data:
        found.hurt(data["unit"], data["amount"])
        found.harms(held.get(data["card"], -1), data["card"], data["amount"])
        return
    found.hurt(data["unit"], data["amount"], foe)
    for source, amount in data["terms"]:
        found.harms(found.seat_of(foe), source, max(0, amount))
