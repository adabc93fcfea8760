"""How good answers look, judged only by a player's view: the brain of the regular bot and of hints.

Values are in squad points. Nothing here looks at the state: `table.py` lays out what the view shows, and the rules'
own functions measure on that. One judge for each kind of question:

    setting_up    before the first round
    flying        dials, the ends of moves, who goes first
    acting        actions
    system_phase  devices, decloaking, deploying
    firing, dice  attacks, tokens and rerolls by exact odds
    cards         what abilities ask

They weigh things with `worth` (points), `forces` (who can harm whom), `forecast` (where the others will be), `edges`
(staying on the table) and `situation` (how good a place is). What all ships do together is rehearsed: `exchange` is a
round's fire, `volleys` what is left of it when somebody attacks, `rehearsal` the movement before it. A `council` plans
the dials of a squad by that, and `studying` is where bots that look ahead ask for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from battlemat.core.decision import Decision, Place
from battlemat.core.game import Appraisal
from battlemat.games.xwing.appraisal import acting, cards, dice, firing, flying, setting_up, system_phase
from battlemat.games.xwing.appraisal.table import View

Judge = Callable[[View, Any], list[Appraisal]]


def appraise(view: View, decision: Decision[Any]) -> list[Appraisal]:
    usual: Judge = _any_place if isinstance(decision, Place) else cards.things
    judge = JUDGES.get(decision.kind, usual)
    return judge(view, decision) or [Appraisal(decision.options[0].id, 0.0)]


def _any_place(view: View, decision: Place) -> list[Appraisal]:
    return [Appraisal(pose, 1.0) for pose in decision.poses] + [Appraisal(option, 0.0) for option in decision.also]


JUDGES: Final[dict[str, Judge]] = {
    "first-player": setting_up.first_player,
    "place-obstacle": setting_up.obstacle_places,
    "place-ship": setting_up.ship_places,
    "start-docked": setting_up.start_docked,
    "turret": acting.rotations,
    "dial": flying.dials,
    "ready": flying.ready,
    "order": flying.orders,
    "maneuver": flying.maneuvers,
    "position": flying.positions,
    "system": system_phase.system_turn,
    "device": system_phase.system_turn,
    "emergency-deploy": system_phase.emergency,
    "deploy": system_phase.system_turn,
    "action": acting.perform,
    "boost": acting.boosts,
    "barrelroll": acting.boosts,
    "slam": acting.slams,
    "tractor": acting.tractored,
    "lock": acting.locks,
    "rotate": acting.rotations,
    "coordinate": acting.coordinated,
    "reinforce": acting.reinforced,
    "reload": acting.reloads,
    "attack": firing.attacks,
    "line": firing.lines,
    "modify-attack": dice.modify_dice,
    "modify-defense": dice.modify_dice,
    "modify-rolled": dice.modify_rolled,
    "reroll": dice.reroll,
    "face": dice.which_face,
    "way": dice.which_way,
    "ability": cards.abilities,
    "replace": cards.abilities,
    "jam": cards.jammed,
    "repair": cards.repairs,
    "take-damage": cards.damage_taken,
}
