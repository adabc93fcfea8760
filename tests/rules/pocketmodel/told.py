"""What several topics read from a table: what happened on it, and what its players see."""

from __future__ import annotations

from battlemat.games.pocketmodel.scenario import PocketScenario


def log(t: PocketScenario) -> list[str]:
    """What happened from step 7 on, in short sentences. Refilling is left out."""
    said = []
    for event in t.match.events:
        of = event.data
        seat = "abc"[of["player"]] if "player" in of else ""
        if event.kind == "damaged":
            said.append(f"{of['unit']} takes {of['amount']}")
        elif event.kind == "survival-rolled":
            said.append(f"{of['unit']} rolls {of['die']} to survive")
        elif event.kind in ("destroyed", "turned-over"):
            said.append(f"{of['unit']} {event.kind}")
        elif event.kind in ("eliminated", "discarded", "returned-to-hand"):
            said.append(f"{seat} {event.kind}")
        elif event.kind == "drew" and event.rule != "PM-BTL-40":
            said.append(f"{seat} draws {of['count']}")
    return said


def eliminated(t: PocketScenario) -> list[str]:
    return ["abc"[event["player"]] for event in t.events("eliminated")]


def in_battle(t: PocketScenario, seat: str | None, index: int, stat: str) -> int:
    """A value of the attacker's (0) or defender's (1) unit, as a player sees it during the battle."""
    return sum(amount for _, amount in t.view(seat)["battle"]["sides"][index][stat])


def changes(t: PocketScenario, name: str) -> list[tuple[str, int]]:
    """The lasting changes of a unit, as everybody sees them."""
    units = [unit for player in t.view(None)["players"] for unit in player["units"] if unit["id"] == name]
    return [(change["stat"], change["amount"]) for change in units[0]["changes"]]
