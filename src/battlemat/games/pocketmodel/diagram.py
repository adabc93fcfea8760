"""The table as text: zones from the opponents' home down to one's own, for a terminal of 80 columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any, Final

from battlemat.core.teller import View, capital
from battlemat.games.pocketmodel.content import CARDS, UNITS
from battlemat.games.pocketmodel.names import Names, shields, stars, values

WIDTH: Final = 80
OWN, OTHER = "▲", "▽"
FACE_UP, FACE_DOWN, KNOWN, DESTROYED = "■", "▣", "□", "×"
TURNED = "↻"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def draw(names: Names, view: View) -> str:
    """The table as the viewer may see it."""
    return "\n".join(line.rstrip() for line in Drawing(names, view).lines())


class Drawing:
    """One look at the table. The viewer sits at the bottom; spectators look over the first player's shoulder."""

    def __init__(self, names: Names, view: View) -> None:
        self.names = names
        self.say = names.say
        self.view = view
        self.viewer = names.viewer
        self.players: list[View] = view["players"]
        self.bottom = self.viewer or 0
        in_play = [unit for player in self.players for unit in player["units"] if unit["zone"] in view["zones"]]
        self.zones = {zone: [unit for unit in in_play if unit["zone"] == zone] for zone in view["zones"]}
        self.name_width = max((len(self.unit_name(unit)) for unit in in_play), default=0)
        self.domain_width = max(len(self.say(f"domain-{domain}")) for domain in ("space", "ground"))

    def lines(self) -> Iterator[str]:
        yield self.heading()
        count = len(self.players)
        for step in range(1, count):
            yield from self.opponent(self.players[(self.bottom + step) % count])
        yield rule(capital(self.say("diagram-contested")))
        yield from self.units("contested")
        yield from self.own(self.players[self.bottom])
        yield from self.battle()
        yield from self.strike()
        yield from self.legend()

    def heading(self) -> str:
        if not self.view["turn"]:
            return self.say("diagram-setup")
        active = self.view["active"]
        whose = self.say(
            "diagram-whose.you" if active == self.viewer else "diagram-whose", player=self.names.seat(active)
        )
        step = self.say(f"step-{self.view['step']}")
        return self.say("diagram-turn", turn=self.view["turn"], whose=whose, step=step)

    # Players and their home zones

    def opponent(self, player: View) -> Iterator[str]:
        yield self.title(player)
        yield from self.reserves(player)
        yield rule(self.say("diagram-home", player=player["seat"].upper()))
        yield from self.objectives(player)
        yield from self.units(f"home-{player['seat']}")

    def own(self, player: View) -> Iterator[str]:
        mine = player["player"] == self.viewer
        yield rule(self.say("diagram-own-home" if mine else "diagram-home", player=player["seat"].upper()))
        yield from self.units(f"home-{player['seat']}")
        yield from self.objectives(player)
        yield self.title(player)
        yield from self.reserves(player)
        if mine:
            yield from self.hand(player)

    def title(self, player: View) -> str:
        mine = player["player"] == self.viewer
        name = self.say("diagram-player.you" if mine else "diagram-player", player=player["seat"].upper())
        left = f"{name} · {self.names.list_name(player['list'])}"
        right = self.say("diagram-out")
        if not player["out"]:
            right = self.say(
                "diagram-piles",
                deck=player["deck_size"],
                hand=player["hand_size"],
                discard=len(player["discard"]),
            )
        return rule(left, right, "═")

    def reserves(self, player: View) -> Iterator[str]:
        waiting = Counter(unit["kind"] for unit in player["units"] if unit["zone"] == "reserves")
        if waiting:
            names = ", ".join(
                together(f"{self.names.kind(kind)} {stars(UNITS[kind].stars)}" + (f" ×{count}" if count > 1 else ""))
                for kind, count in waiting.items()
            )
            yield from folded(f"{self.say('diagram-reserves')}: {names}", 3)

    def hand(self, player: View) -> Iterator[str]:
        cards: Counter[str] = Counter(player["hand"])
        yield f" {self.say('diagram-hand')}:" + ("" if cards else f" {self.say('diagram-hand-empty')}")
        for card, count in cards.items():
            copies = f" ×{count}" if count > 1 else ""
            yield from folded(f"{self.names.card(card)}{copies}: {self.card_text(card)}", 4, first=2)

    def card_text(self, card: str) -> str:
        """What a card in hand is good for: its bonus and ability in battle, or its values as an objective."""
        text = self.names.ability_text(card)
        if CARDS[card].type == "combat":
            return f"{self.names.bonus(card)}; {text}"
        return f"{FACE_UP} {CARDS[card].defense} {stars(CARDS[card].stars)}; {text}"

    def objectives(self, player: View) -> Iterator[str]:
        """What can be read of the objectives, each on its line; the others together."""
        hidden: list[str] = []
        lost: list[str] = []
        for objective in player["objectives"]:
            number = objective["place"][-1]
            if objective["destroyed"]:
                lost.append(f"{DESTROYED}{number}")
            elif objective["card"] is None:
                hidden.append(f"{FACE_DOWN}{number}")
            else:
                yield from self.objective(objective)
        groups = [(hidden, "diagram-hidden"), (lost, "diagram-destroyed")]
        texts = [f"{' '.join(marks)} {self.say(key)}" for marks, key in groups if marks]
        if texts:
            yield " " + " · ".join(texts)

    def objective(self, objective: View) -> Iterator[str]:
        card = objective["card"]
        name = self.names.card(card)
        mark = FACE_UP if objective["face_up"] else KNOWN
        if not objective["face_up"]:
            name = self.say("diagram-known", card=name)
        combat = CARDS[card].type == "combat"
        text = self.say("diagram-combat-card-objective") if combat else self.names.ability(card)
        number = objective["place"][-1]
        worth = f"{objective['defense']} {stars(objective['stars'])}"
        yield from folded(f"{mark}{number} {name} · {worth} · {text}", 4, first=1)

    # Units

    def units(self, zone: str) -> Iterator[str]:
        """The units in a zone, the viewer's own below the others."""
        here = sorted(self.zones[zone], key=lambda unit: (unit["owner"] == self.bottom, unit["owner"]))
        if not here:
            yield f"    {self.say('diagram-empty')}"
        for unit in here:
            yield self.unit(unit)
            for change in unit["changes"]:
                words = self.names.change(change["stat"], change["amount"])
                until = self.say(f"until-{change['until']}")
                yield from folded(f"{words} {until} ({self.names.card(change['card'])})", 8, first=6)

    def unit(self, unit: View) -> str:
        return (
            f" {self.mark(unit['owner'])} {self.unit_name(unit):<{self.name_width}} {stars(unit['stars']):<5} "
            f"{values(unit):>7}  {shields(unit):<5} "
            f"{self.say('domain-' + unit['domain']):<{self.domain_width}} {self.short_icons(unit)}"
        )

    def unit_name(self, unit: View) -> str:
        name = self.names.unit(unit["id"])
        return f"{name} {TURNED}" if unit["turned"] else name

    def mark(self, owner: int) -> str:
        return f"{self.names.seat(owner)}{OWN if owner == self.viewer else OTHER}"

    def short_icons(self, unit: View) -> str:
        return " ".join(self.say(f"short-{icon}") for icon in unit["icons"])

    # What is going on

    def battle(self) -> Iterator[str]:
        battle = self.view["battle"]
        if battle is None:
            return
        zone = self.names.zone(battle["zone"], "in")
        yield rule(self.say("diagram-battle", zone=zone), "", "═")
        for role, side in zip(("attacker", "defender"), battle["sides"], strict=True):
            yield from self.side(role, side)

    def side(self, role: str, side: View) -> Iterator[str]:
        """One side of a battle: its unit, its card and what its values are made of."""
        unit = self.names.unit(side["unit"])
        yield f" {self.mark(side['player'])} {unit} · {self.say(f'diagram-{role}')}"
        yield from folded(self.side_card(side), 6, first=4)
        if side["gone"]:
            yield f"    {self.say('diagram-gone')}"
            return
        parts = [f"{self.say(f'stat-{stat}')} {self.value(side[stat])}" for stat in ("attack", "damage", "defense")]
        if side["dice"]:
            parts.append(self.say("diagram-dice", dice=self.names.roll(side["dice"])))
        if side["hit"]:
            parts.append(self.say("diagram-hits"))
        yield from folded(" · ".join(parts), 6, first=4)

    def value(self, terms: Sequence[Sequence[Any]]) -> str:
        """A value as printed is just a number; a changed one unfolds into what made it."""
        return self.names.terms(terms, total=True) if len(terms) > 1 else str(terms[0][1])

    def side_card(self, side: View) -> str:
        card = side["card"]
        if card is None:
            return self.say("diagram-no-card")
        text = self.names.ability_text(card)
        if CARDS[card].ability is not None and not side["ability"]:
            text = self.say("card-ability-off")
        return f"{self.names.card(card)}: {self.names.bonus(card)}; {text}"

    def strike(self) -> Iterator[str]:
        strike = self.view["strike"]
        if strike is None:
            return
        place = self.names.place(strike["place"])
        if strike["unit"]:
            yield rule(self.say("diagram-strike", unit=self.names.unit(strike["unit"]), place=place), "", "═")
        else:
            yield rule(self.say("diagram-strike.declared", place=place), "", "═")

    # The legend

    def legend(self) -> Iterator[str]:
        yield "─" * WIDTH
        key = "diagram-legend" if self.viewer is not None else "diagram-legend.spectator"
        yield from folded(" · ".join(together(part) for part in self.say(key).split(" · ")), 1)
        yield from folded(self.say("diagram-objectives-legend"), 1)
        shown = {icon for units in self.zones.values() for unit in units for icon in unit["icons"]}
        if shown:
            names = {self.say(f"short-{icon}"): self.names.icon(icon) for icon in sorted(shown)}
            icons = ", ".join(together(f"{short} {name}") for short, name in names.items())
            yield from folded(self.say("diagram-icons-legend", icons=icons), 1)
        if self.has_house_content():
            yield from folded(self.say("diagram-house"), 1)

    def has_house_content(self) -> bool:
        kinds = {unit["kind"] for player in self.players for unit in player["units"]}
        return any(UNITS[kind].source == "house" for kind in kinds)


def rule(left: str, right: str = "", line: str = "─") -> str:
    """A line across the table with words in it."""
    head = f"{line * 2} {left} "
    tail = f" {right} {line * 2}" if right else ""
    return head + line * max(2, WIDTH - len(head) - len(tail)) + tail


def together(words: str) -> str:
    """Words that stay on one line when a text is folded."""
    return words.replace(" ", NO_BREAK)


def folded(text: str, indent: int, first: int = 1) -> list[str]:
    lines = wrap(text, WIDTH, initial_indent=" " * first, subsequent_indent=" " * indent, break_long_words=False)
    return [line.replace(NO_BREAK, " ") for line in lines]
