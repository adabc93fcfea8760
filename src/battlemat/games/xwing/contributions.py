"""What ships and upgrades did in a match of X-Wing."""

from __future__ import annotations

from battlemat.core.contribution import Contribution, Contributions
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.usage import used


def contributions(m: XMatch, /) -> list[Contribution]:
    """Ships act when they attack, and achieve the destruction of others; upgrades act as the fuzzer counts them."""
    found = Contributions()
    for ship in m.state.ships:
        found.unit(ship.owner, ship.id, f"pilot:{ship.pilot}")
        for upgrade in ship.upgrades:
            found.card(ship.owner, _on(ship.id, f"upgrade:{upgrade.id}"), f"upgrade:{upgrade.id}")
    weapons: dict[str, str] = {}
    for event in m.events:
        data = event.data
        ship_id = data.get("ship", "")
        for card in used(event):
            found.plays(found.seat_of(ship_id), _on(ship_id, card))
        if event.kind == "attack":
            found.acts(ship_id)
            weapons[ship_id] = f"upgrade:{data['weapon']}"
        elif event.kind == "damaged":
            by = data["by"]
            found.hurt(ship_id, 1, by)
            found.harms(found.seat_of(by), _on(by, weapons.get(by, "")), 1)
        elif event.kind == "destroyed" and found.seat_of(data["by"]) != found.seat_of(ship_id):
            found.achieves(data["by"])
    return found.all()


def _on(ship: str, card: str) -> str:
    return f"{ship}:{card}"
