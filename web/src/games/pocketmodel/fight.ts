// The battle or strike of this turn, told from its events: what the tray shows, also when the table has moved on.
import type { TellEvent } from "../../lib/messages";
import type { Term } from "./types";

export interface Report {
  base: number;
  attack: Term[];
  score: number;
  needed: number;
  success: boolean;
  automatic: boolean;
}

export interface FightSide {
  unit: string;
  card: string | null;
  ability: boolean;
  passed: boolean;
  dice: number[];
  /** The faces before the last change, for those that changed. */
  before: number[];
  report: Report | null;
  /** Tokens this side has taken. */
  taken: number;
  destroyed: boolean;
  /** Counts changes of the dice, so that they can be thrown anew. */
  throws: number;
}

export interface Fight {
  kind: "battle" | "strike";
  key: number;
  zone: string;
  sides: FightSide[];
  /** Of a strike: the objective and its card. */
  place: string;
  card: string | null;
  destroyed: boolean;
}

function side(unit: string): FightSide {
  return {
    unit,
    card: null,
    ability: false,
    passed: false,
    dice: [],
    before: [],
    report: null,
    taken: 0,
    destroyed: false,
    throws: 0,
  };
}

function report(event: TellEvent, success: boolean): Report {
  const { data } = event;
  const dice = data["dice"] as number[] | undefined;
  return {
    base: (data["base"] as number | undefined) ?? (dice ?? []).reduce((sum, die) => sum + die, 0),
    attack: (data["attack"] as Term[]) ?? [],
    score: data["score"] as number,
    needed: data["needed"] as number,
    success,
    automatic: Boolean(data["automatic"]),
  };
}

export function fightOf(recent: readonly TellEvent[]): Fight | null {
  let fight: Fight | null = null;
  for (const event of recent) {
    const { data } = event;
    if (event.kind === "battle") {
      fight = {
        kind: "battle",
        key: event.index,
        zone: data["zone"] as string,
        sides: [side(data["attacker"] as string), side(data["defender"] as string)],
        place: "",
        card: null,
        destroyed: false,
      };
    } else if (event.kind === "strike-declared") {
      const place = data["place"] as string;
      fight = {
        kind: "strike",
        key: event.index,
        zone: `home-${place[0] ?? ""}`,
        sides: [],
        place,
        card: null,
        destroyed: false,
      };
    } else if (fight) tell(fight, event);
  }
  return fight;
}

function tell(fight: Fight, event: TellEvent): void {
  const { data } = event;
  const of = (unit: unknown) => fight.sides.find((one) => one.unit === unit);
  if (fight.kind === "strike") {
    if (event.kind === "revealed" && data["place"] === fight.place) fight.card = data["card"] as string;
    if (event.kind === "struck" || event.kind === "strike-failed") {
      const one = side(data["unit"] as string);
      one.dice = data["dice"] as number[];
      one.throws = 1;
      one.report = report(event, event.kind === "struck");
      fight.card = data["card"] as string;
      fight.sides.push(one);
    }
    if (event.kind === "objective-destroyed" && data["place"] === fight.place) fight.destroyed = true;
    if (event.kind === "objective-replaced" && data["place"] === fight.place) fight.card = null;
    return;
  }
  const [attacker, defender] = fight.sides;
  if (!attacker || !defender) return;
  if (event.kind === "played") {
    const one = of(data["unit"]);
    if (one) [one.card, one.ability, one.passed] = [data["card"] as string, Boolean(data["ability"]), false];
  } else if (event.kind === "passed") {
    const one = of(data["unit"]);
    if (one && !one.card) one.passed = true;
  } else if (event.kind === "ability-cancelled") {
    for (const one of fight.sides) if (one.card === data["card"]) one.ability = false;
  } else if (event.kind === "rolled") {
    [attacker.dice, defender.dice] = [data["attacker"] as number[], data["defender"] as number[]];
    attacker.throws = defender.throws = 1;
  } else if (event.kind === "rerolled" || event.kind === "die-set") {
    const one = fight.sides[data["side"] as number];
    if (one) {
      one.before = data["before"] as number[];
      one.dice = data["dice"] as number[];
      one.throws += 1;
    }
  } else if (event.kind === "hit" || event.kind === "missed") {
    const one = of(data["unit"]);
    if (one) one.report = report(event, event.kind === "hit");
  } else if (event.kind === "damaged") {
    const one = of(data["unit"]);
    if (one) one.taken += data["amount"] as number;
  } else if (event.kind === "destroyed") {
    const one = of(data["unit"]);
    if (one) one.destroyed = true;
  }
}
