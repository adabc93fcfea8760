"""The combat tree: the way through it and what its options do at once (SP-STA-29 to SP-STA-58)."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.core.errors import Refusal
from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.damage import heal, suffer
from battlemat.games.shatterpoint.engagement import gain_hunker
from battlemat.games.shatterpoint.movement import move, move_kinds
from battlemat.games.shatterpoint.pushing import shove
from battlemat.games.shatterpoint.records import Stance, TreeOption
from battlemat.games.shatterpoint.state import Attack, Character, ShatterMatch, character_of, unit_of
from battlemat.games.shatterpoint.values import keyword_terms, tell

CONDITIONS = frozenset({"strained", "disarmed", "exposed", "pinned"})
MOVEMENTS = frozenset({"advance", "dash", "jump", "climb", "reposition"})
TARGETED = CONDITIONS | {"damage", "shove"}
"""Effects on the enemy; all others are personal (SP-STA-43)."""


def next_options(stance: Stance, path: list[str]) -> list[TreeOption]:
    """The options that may be taken next: a starting one, then along the lines, none twice (SP-STA-31 to SP-STA-37)."""
    if not path:
        return [option for option in stance.tree if option.start]
    last = stance.option(path[-1])
    return [stance.option(name) for name in last.next if name not in path]


def refused_options(stance: Stance, path: list[str]) -> dict[str, Refusal]:
    """Why the other options cannot be taken now (SP-STA-31 to SP-STA-33)."""
    offered = next_options(stance, path)
    found = {}
    for option in stance.tree:
        if option in offered:
            continue
        facts = {"option": option.id.upper()}
        if option.id in path:
            refusal = Refusal("shatterpoint-tree-taken", "SP-STA-33", facts)
        elif path:
            refusal = Refusal("shatterpoint-tree-not-linked", "SP-STA-32", facts)
        else:
            starts = ", ".join(start.id.upper() for start in offered)
            refusal = Refusal("shatterpoint-tree-no-start", "SP-STA-31", {**facts, "starts": starts})
        found[f"option:{option.id}"] = refusal
    return found


def climb_tree(m: ShatterMatch, attack: Attack) -> Flow[None]:
    """Step 8: one option per success, or fewer (SP-STA-30, SP-STA-38)."""
    s = m.state
    attacker = character_of(s, attack.attacker)
    stance = unit_of(s, attacker.unit).stance

    def ask() -> Pick | None:
        ids = [f"option:{option.id}" for option in next_options(stance, attack.path)]
        about = {"attacker": attack.attacker, "stance": stance.id, "left": attack.successes - len(attack.path)}
        if not ids:
            return None
        return Pick(
            attacker.owner, "tree", "SP-STA-30", [*ids, "stop"], about, lambda: refused_options(stance, attack.path)
        )

    while len(attack.path) < attack.successes:
        answer = yield from choose(ask)
        if answer is None or answer == "stop":
            return
        option = stance.option(answer.partition(":")[2])
        attack.path.append(option.id)
        m.note(
            "tree-option",
            "SP-STA-40",
            character=attacker.id,
            option=option.id,
            effects=list(option.effects),
            stance=stance.id,
        )
        yield from take_option(m, attack, option)


def take_option(m: ShatterMatch, attack: Attack, option: TreeOption) -> Flow[None]:
    """All effects of an option; damage goes to the pool, the attacker orders the rest (SP-STA-39 to SP-STA-42)."""
    attack.damage += option.effects.count("damage")
    attack.free_ability += option.effects.count("active-ability")
    rest: list[str] = [effect for effect in option.effects if effect not in ("damage", "active-ability")]
    attacker = character_of(m.state, attack.attacker)
    defender = character_of(m.state, attack.defender)
    while rest:
        effect = yield from next_effect(m, attacker.owner, rest, "SP-STA-40")
        rest.remove(effect)
        if effect == "shove":
            attack.shoves += 1
            steadfast = attack.shoves == 1 and _is_steadfast(m, defender)
            yield from shove(m, attacker, defender, "SP-STA-45", steadfast=steadfast)
        else:
            yield from apply_effect(m, effect, attacker, defender, attack.type)


def _is_steadfast(m: ShatterMatch, defender: Character) -> bool:
    """Whether the first shove of an attack moves the defender less, told with the abilities behind it (SP-KEY-15)."""
    amount, found = keyword_terms(m.state, defender, "steadfast")
    tell(m, "SP-KEY-15", found)
    return amount > 0


def next_effect(m: ShatterMatch, player: int, effects: list[str], rule: str) -> Flow[str]:
    """Which of several effects their owner resolves next; equal ones are one choice."""
    ids = list(dict.fromkeys(effects))
    answer = yield from choose(lambda: Pick(player, "order", rule, [f"effect:{name}" for name in ids]), forced=True)
    return ids[0] if answer is None else answer.partition(":")[2]


def apply_effect(m: ShatterMatch, effect: str, own: Character, enemy: Character, detail: str) -> Flow[None]:
    """One icon of a tree or chart, for the character whose stance shows it (SP-STA-43 to SP-STA-58)."""
    s = m.state
    if effect in CONDITIONS:
        gain_condition(m, unit_of(s, enemy.unit), effect, own, detail)
    elif effect == "damage":
        suffer(m, unit_of(s, enemy.unit), 1, "SP-ATK-45", own, detail)
    elif effect == "shove":
        yield from shove(m, own, enemy, "SP-STA-45")
    elif effect == "heal":
        yield from heal(m, own, 1, "SP-STA-53")
    elif effect == "hunker":
        gain_hunker(m, unit_of(s, own.unit))
    elif effect in MOVEMENTS and own.on_field:
        yield from may_move(m, own, effect)


MOVE_RULES = {
    "advance": "SP-STA-48",
    "climb": "SP-STA-49",
    "dash": "SP-STA-50",
    "jump": "SP-STA-51",
    "reposition": "SP-STA-52",
}


def may_move(m: ShatterMatch, character: Character, kind: str) -> Flow[bool]:
    """A movement icon: the character may make that movement, or not."""

    def ask() -> Pick | None:
        if not move_kinds(m.state, character, kind):
            return None
        return Pick(character.owner, "movement", MOVE_RULES[kind], [f"{kind}:{character.id}", "pass"])

    answer = yield from choose(ask)
    if answer is None or answer == "pass":
        return False
    return (yield from move(m, character, kind))
