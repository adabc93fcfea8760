"""Exact odds of an attack: the best card turned over from a known deck, less armor (SK-HPH-43 to SK-HPH-47)."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Final

from battlemat.core.errors import BadSetup, Refusal
from battlemat.games.skytear.content import CARDS, HEROES, content
from battlemat.odds import Spread, sure
from battlemat.odds.asking import CardKnob, Figure, Given, Knob, Odds, Outlook, Part, Question, numbered

KINDS: Final = ("attack", "skirmish")
MOST_COPIES: Final = 9


def parts() -> tuple[Part, ...]:
    """Who attacks, whose starter lists the deck is made of, which cards of it are gone, and who is attacked."""
    heroes = tuple(sorted(HEROES))
    names = tuple(f"hero-{hero}" for hero in heroes)
    attack = (
        Knob("hero", choices=heroes, names=names),
        Knob("kind", choices=KINDS),
        Knob("bonus", -9, 9),
        Knob("disarmed"),
        Knob("pierce"),
    )
    decks = tuple(CardKnob(hero, f"hero-{hero}") for hero in heroes)
    gone = tuple(CardKnob(card, f"card-{card}", MOST_COPIES) for card in sorted(CARDS))
    defense = (Knob("armor", 0, 9, 1), Knob("health", 1, 30, 8))
    return Part("attack", attack), Part("deck", (), decks), Part("gone", (), gone, 4), Part("defense", defense)


def work_out(question: Question) -> Outlook:
    """The HP that are lost."""
    attack, defense = question["attack"][0], question["defense"][0]
    armor, health = defense.numbers["armor"], defense.numbers["health"]
    deck = deck_of(question)
    if pierces(attack):
        armor = 0
    found = best_of(deck, flips(attack)).map(lambda modifier: lost(attack, modifier, armor))
    figures = (
        Figure("mean-damage", found.mean(int)),
        Figure("hit", found.chance(lambda hp: hp > 0), chance=True),
        Figure("defeated", found.chance(lambda hp: hp >= health), chance=True),
    )
    return Outlook(figures, (numbered("damage", found), numbered("modifier", best_of(deck, flips(attack)))))


def deck_of(question: Question) -> Counter[int]:
    """How many cards of each modifier may still be turned over; without a hero named, the attacker's starter list."""
    heroes = list(question["deck"][0].cards) or [question["attack"][0].words["hero"]]
    cards: Counter[str] = Counter()
    for hero in heroes:
        cards.update(content().decks[hero].cards)
    for given in question["gone"]:
        for card, number in given.cards.items():
            if cards[card] < number:
                raise BadSetup(Refusal("skytear-odds-not-there", "", {"card": card, "count": cards[card]}))
            cards[card] -= number
    found: Counter[int] = Counter()
    for card, number in cards.items():
        found[CARDS[card].modifier] += number
    return found


def flips(attack: Given) -> int:
    """A Skirmish turns over one card (SK-HPH-55)."""
    return HEROES[attack.words["hero"]].flips if attack.words["kind"] == "attack" else 1


def pierces(attack: Given) -> bool:
    """Some heroes pierce armor with attacks (SK-HER-15)."""
    return bool(attack.numbers["pierce"]) or HEROES[attack.words["hero"]].pierce


def lost(attack: Given, modifier: int, armor: int) -> int:
    """HP lost: a Disarmed hero's damage is halved, rounded up, before armor (SK-CON-20)."""
    base = HEROES[attack.words["hero"]].attack if attack.words["kind"] == "attack" else 0
    amount = base + attack.numbers["bonus"] + modifier
    return max(0, ((amount + 1) // 2 if attack.numbers["disarmed"] else amount) - armor)


def best_of(deck: Counter[int], number: int) -> Spread[int]:
    """The largest modifier of so many cards of a deck; nothing left to flip adds nothing (SK-POW-25)."""
    size = sum(deck.values())
    drawn = min(number, size)
    if not drawn:
        return sure(0)
    weights, below, seen = {}, 0, 0
    for modifier in sorted(deck):
        seen += deck[modifier]
        ways = comb(seen, drawn)
        weights[modifier] = ways - below
        below = ways
    return Spread(weights)


ODDS: Final = Odds(parts, work_out)
