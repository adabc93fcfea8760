"""What a device looks like comes with its card: no component of the page knows a device by its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlemat.games.xwing.cards.content import UPGRADES

PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "xwing"
DEVICES = {card.device.id: card.device for card in UPGRADES.values() if card.device and card.device.type != "obstacle"}


def test_devices_do_not_look_alike() -> None:
    looks = {kind: device.look for kind, device in DEVICES.items()}
    assert len(set(looks.values())) == len(looks), looks


@pytest.mark.parametrize("component", sorted(PAGE.rglob("*.svelte")), ids=lambda path: path.stem)
def test_no_component_names_a_device(component: Path) -> None:
    source = component.read_text()
    assert [kind for kind in DEVICES if f'"{kind}"' in source] == []
