// The arrows on the mat: the battle being fought, attacks and strikes still to come, and what is chosen or looked at.
import type { Choosing } from "../../../lib/choosing.svelte";
import type { TellOption, TellQuestion } from "../../../lib/messages";
import { t } from "../../../lib/words";
import { arrow, type Arrow, type Box } from "../arrows";
import { CARD, OBJECTIVE, type Layout, type Spot } from "../layout";
import { before, chance, during, knownOf, percent } from "../odds";
import type { BattleView, PocketCatalogue, PocketView } from "../types";
import type { Declared, Strikers } from "./declared";

export interface Line {
  key: string;
  arrow: Arrow;
  kind: "now" | "chosen" | "lit" | "later";
  /** Its place in the order of what is chosen; 0: none. */
  number: number;
  /** The odds. */
  box: { big: string; small: string } | null;
}
export interface Scene {
  view: PocketView;
  question: TellQuestion | null;
  hover: Choosing;
  layout: Layout;
  catalogue: PocketCatalogue;
  declared: Declared;
  strikers: Strikers;
}

/** Where a unit or an objective lies. */
export function boxOf(layout: Layout, thing: string): Box | null {
  const box = ({ x, y, scale }: Spot, { w, h }: { w: number; h: number }): Box => ({
    x,
    y,
    w: w * scale,
    h: h * scale,
  });
  const unit = layout.units.get(thing);
  if (unit) return box(unit, CARD);
  const objective = layout.objectives.get(thing);
  return objective ? box(objective, OBJECTIVE) : null;
}
/** The part of a zone an arrow to it ends at: its near edge. */
function goalBox(layout: Layout, from: Box, zone: string): Box | null {
  const box = layout.zones.find((one) => one.id === zone);
  if (!box) return null;
  const up = box.y < from.y;
  const middle = from.x + from.w / 2;
  const x = Math.max(box.x + 40, Math.min(box.x + box.w - 40, middle));
  return { x: x - 4, y: up ? box.y + box.h - 26 : box.y + 20, w: 8, h: 8 };
}
function between(
  layout: Layout,
  key: string,
  [from = "", to = ""]: readonly string[],
  kind: Line["kind"],
  { number = 0, bend = 0 } = {},
): Line[] {
  const a = boxOf(layout, from);
  const b = a && (boxOf(layout, to) ?? goalBox(layout, a, to));
  return a && b ? [{ key, arrow: arrow(a, b, bend, kind === "now" ? 12 : 8), kind, number, box: null }] : [];
}
function oddsBox(hit: number, chances = chance(hit)): Line["box"] {
  return { big: percent(chances), small: t("pm-on-2d6", { lowest: hit }) };
}

/** All arrows; those with odds lie on top. */
export function linesOf(scene: Scene): Line[] {
  const found = [...battleLine(scene), ...laterLines(scene), ...strikeLines(scene), ...optionLines(scene)];
  tellOdds(scene, found);
  return found.sort((a, b) => Number(a.box !== null) - Number(b.box !== null));
}

/** The battle that goes on, if both sides are still there. */
export function goingOn({ battle }: PocketView): BattleView | null {
  return battle && !battle.sides.some((side) => side.gone) ? battle : null;
}
function battleLine(scene: Scene): Line[] {
  const battle = goingOn(scene.view);
  if (!battle) return [];
  const [attacker, defender] = battle.sides;
  const hit = attacker.dice.length === 0 ? hitOfBattle(scene, attacker.unit, defender.unit) : undefined;
  return between(scene.layout, "battle", [attacker.unit, defender.unit], "now").map((line) => ({
    ...line,
    box: hit === undefined ? null : oddsBox(hit, knownHit(scene, defender.unit)),
  }));
}
/** What the attacker must roll, with the card that is looked at, whichever side would play it. */
function hitOfBattle({ view, question, hover, catalogue }: Scene, attacker: string, defender: string) {
  const asks = question?.about["unit"] as string | undefined;
  const card = (question && catalogue.cards[hover.previewed?.id ?? ""]) ?? null;
  return asks === defender && question && hover.previewed
    ? during(view, defender, card, catalogue)?.back
    : during(view, attacker, asks === attacker ? card : null, catalogue)?.hit;
}
/** That the attacker hits with the card that is looked at, if the engine has said so. */
function knownHit({ question, hover }: Scene, defender: string): number | undefined {
  const known = knownOf(question, hover.previewed?.id);
  return question?.about["unit"] === defender ? known?.back : known?.hit;
}
function laterLines({ layout, declared }: Scene): Line[] {
  return declared.later.flatMap((pair, index) =>
    between(layout, `later-${pair}`, pair.split(">"), "later", { bend: 0.1 + 0.05 * (index % 3) }),
  );
}
function strikeLines({ view, layout, strikers }: Scene): Line[] {
  return strikers.waiting.flatMap((unit) =>
    between(layout, `strike-${unit}`, [unit, strikers.place], view.strike?.unit === unit ? "now" : "later", {
      bend: 0.06,
    }),
  );
}
/** Options that name two things: those chosen, and the one that is lit. */
function optionLines({ question, hover, layout }: Scene): Line[] {
  if (!question) return [];
  const chosen = hover.chosen.flatMap((id, index) => {
    const parts = hover.option(id)?.parts ?? [];
    const number = question.ordered ? index + 1 : 0;
    return parts.length === 2 ? between(layout, `chosen-${id}`, parts, "chosen", { number }) : [];
  });
  const lit = hover.option(hover.lit);
  return lit?.parts.length === 2 && !hover.isChosen(lit.id)
    ? [...chosen, ...between(layout, `lit-${lit.id}`, lit.parts, "lit")]
    : chosen;
}
/** The attack that is looked at says its odds. */
function tellOdds({ view, question, hover, catalogue }: Scene, lines: Line[]): void {
  const looked = question?.kind === "attacks" ? lookedAt(hover) : undefined;
  const line = looked && lines.find((one) => one.key.endsWith(looked.id));
  const odds = line && before(view, looked.parts[0]!, looked.parts[1]!, catalogue);
  if (odds) line.box = oddsBox(odds.hit, knownOf(question, looked.id)?.hit);
}
function lookedAt(hover: Choosing): TellOption | undefined {
  return hover.option(hover.lit) ?? (hover.chosen.length === 1 ? hover.option(hover.chosen[0]!) : undefined);
}

/**
 * Where the odds stand: on the arrow or, between two cards that leave no room, above both; below them at the mat's
 * upper edge.
 */
export function boxHeight({ mid, length }: Arrow, scale: number): number {
  if (length >= 110) return mid.y;
  const lift = (CARD.h / 2) * scale + 34;
  return mid.y - lift < 40 ? mid.y + lift : mid.y - lift;
}
