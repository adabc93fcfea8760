// The previews of Shatterpoint are the engine's: where bases stand, what is seen and covered, pushes, places to deploy,
// odds.
import { expect, test } from "vitest";
import type { TellQuestion } from "../src/lib/messages";
import type { Point } from "../src/games/front";
import { levelsOf, moverOf, wedgeOf, type Level, type Wedge } from "../src/games/shatterpoint/board/reach";
import { isDeployable } from "../src/games/shatterpoint/deploying";
import { hitOf, outlook, poolsOf, spreadOf, type Clash, type Dice, type Spread } from "../src/games/shatterpoint/odds";
import { pushEnd } from "../src/games/shatterpoint/pushing";
import { Ground, signedDistance, type Corner, type Disc, type Ring } from "../src/games/shatterpoint/terrain";
import {
  characterOf,
  RANGES,
  SIDE,
  type AttackType,
  type Battlefield,
  type CharacterView,
  type ShatterCatalogue,
  type ShatterView,
  type Spot,
  type Fielded,
} from "../src/games/shatterpoint/types";
import { agree, same, vectors } from "./vectors";

const NOWHERE: Battlefield = { name: "", source: "", parts: [], transitions: [] };
interface Fields {
  fields: Record<string, Battlefield>;
}
const grounds = ({ fields }: Fields): Record<string, Ground> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, new Ground(field)]));
const standing = ([x, y, height]: Spot, radius: number): CharacterView => ({ x, y, height, radius }) as CharacterView;
const asks = (kind: string, about: Record<string, unknown>): TellQuestion =>
  ({ kind, about, outlooks: {} }) as unknown as TellQuestion;

test("bases stand where the engine says", () => {
  const { common, cases } = vectors<[string, number, number, number, number[]], Fields>("shatterpoint-surfaces");
  const on = grounds(common);
  agree(cases, ([name, x, y, radius, heights]) => {
    const found = on[name]!.surfaces({ x, y }, radius);
    return same(found, heights) ? null : found;
  });
});
type Two = [string, Spot, number, Spot, number, boolean];
test("characters see whom the engine says", () => {
  const { common, cases } = vectors<Two, Fields>("shatterpoint-sight");
  const on = grounds(common);
  agree(cases, ([name, one, radius, other, size, free]) => {
    const found = on[name]!.sight(standing(one, radius), standing(other, size));
    return found.free === free ? null : found;
  });
});
test("terrain covers whom the engine says", () => {
  const { common, cases } = vectors<Two, Fields>("shatterpoint-cover");
  const on = grounds(common);
  agree(cases, ([name, one, radius, other, size, covers]) => {
    const found = on[name]!.cover(standing(one, radius), standing(other, size), RANGES[1]);
    return (found !== null) === covers ? null : (found?.id ?? "nothing");
  });
});
interface Crowds extends Fields {
  views: (ShatterView & { battlefield: string })[];
}
test("pushes end where the engine says", () => {
  type Case = [view: number, character: string, range: number, aim: [number, number], end: Spot];
  const { common, cases } = vectors<Case, Crowds>("shatterpoint-push");
  const on = grounds(common);
  agree(cases, ([number, character, range, [x, y], end]) => {
    const view = common.views[number]!;
    const found = pushEnd(on[view.battlefield]!, view, asks("push", { character, range }), { x, y });
    return same(found && [...found], end, 0.01) ? null : found;
  });
});
test("characters deploy where the engine says, scouts and infiltrators too", () => {
  type Case = [view: number, about: Record<string, unknown>, x: number, y: number, may: boolean];
  const { common, cases } = vectors<Case, { views: ShatterView[] }>("shatterpoint-deploy");
  agree(cases, ([number, about, x, y, may]) => {
    const view = common.views[number]!;
    const who = characterOf(view, about["character"] as string);
    const found = who && isDeployable(view, who, asks("deploy", about), { x, y });
    return found === may ? null : found;
  });
});

// Where a base may be put: what is drawn there is what the engine takes

const inRing = ({ x, y }: Point, ring: Ring): boolean =>
  ring.reduce((inside, [qx, qy], index) => {
    const [px, py] = ring[(index || ring.length) - 1]!;
    return qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx ? !inside : inside;
  }, false);
const inDisc = ({ x, y }: Point, disc: Disc): boolean => Math.hypot(x - disc.x, y - disc.y) < disc.radius;
function toEdge({ x, y }: Point, [[px, py], [qx, qy]]: readonly [Corner, Corner]): number {
  const [ex, ey] = [qx - px, qy - py];
  const share = Math.min(1, Math.max(0, ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey)));
  return Math.hypot(x - px - share * ex, y - py - share * ey);
}
/** Whether the colour of a level covers a point: within reach, on a surface, off edges, terrain and other bases. */
function isDrawn(point: Point, { height, rings, area, edges, ways, others }: Level, radius: number): boolean {
  return (
    (area.rings.some((ring) => inRing(point, ring)) || area.discs.some((disc) => inDisc(point, disc))) &&
    Math.min(point.x, point.y, SIDE - point.x, SIDE - point.y) >= radius &&
    (height === 0 || rings.some((ring) => signedDistance(point, ring) <= 0.2)) &&
    edges.every((edge) => toEdge(point, edge) >= radius) &&
    ways.every((part) => part.rings.every((ring) => signedDistance(point, ring) >= radius)) &&
    others.every(({ one }) => !inDisc(point, { ...one, radius: one.radius + radius }))
  );
}
/** Whether a push may be aimed at a point: within the right angle of its wedge, however far. */
function isAimed(point: Point, { x, y, arc }: Wedge): boolean {
  if (!arc) return true;
  const across = (from: Point, to: Point): number => (from.x - x) * (to.y - y) - (from.y - y) * (to.x - x);
  return across(arc[0], point) <= 0 && across(point, arc[1]) <= 0;
}
test("bases may be put where the engine says", () => {
  type Asked = [
    view: number,
    kind: string,
    about: Record<string, unknown>,
    region: Ring[],
    spots: [...Spot, boolean][],
  ];
  const { common, cases } = vectors<Asked, Crowds>("shatterpoint-reach");
  const on = grounds(common);
  const each = cases.flatMap(([number, kind, about, region, spots]) => {
    const view = common.views[number]!;
    const question = { ...asks(kind, about), region } as unknown as TellQuestion;
    const radius = moverOf(view, question)!.one.radius;
    const [levels, wedge] = [levelsOf(view, question, on[view.battlefield]!), wedgeOf(view, question)];
    return spots.map(([x, y, height, may]) => {
      const at = levels.find((level) => level.height === height);
      const found = wedge ? isAimed({ x, y }, wedge) : at !== undefined && isDrawn({ x, y }, at, radius);
      return [view.battlefield, kind, about, [x, y, height], may, found] as const;
    });
  });
  agree(each, ([, , , , may, found]) => (may === found ? null : found));
});

// Odds

type Stances = Pick<ShatterCatalogue, "stances">;
test("attacks have the engine's dice: with Focus, Impact, Sharpshooter, hunker tokens and terrain", () => {
  type Case = [view: number, attacker: string, defender: string, type: AttackType, ...pools: [number, number, number]];
  const { common, cases } = vectors<Case, Crowds & Stances>("shatterpoint-pools");
  const on = grounds(common);
  agree(cases, ([number, attacker, defender, type, ...expected]) => {
    const view = common.views[number]!;
    const [own, other] = [characterOf(view, attacker)!, characterOf(view, defender)!];
    const found = poolsOf(common, on[view.battlefield]!, own, other, type);
    return found && same([found.attack, found.defense, found.cover], expected) ? null : found;
  });
});
type Sides = [attacker: string, defender: string, type: AttackType, disarmed: boolean, exposed: boolean];
const clash = ({ stances }: Stances, [attacker, defender, type, disarmed, exposed]: Sides): Clash => ({
  attacker: stances[attacker]!,
  defender: stances[defender]!,
  type,
  disarmed,
  exposed,
});
test("rolls come to what the engine says", () => {
  type Case = [...Sides, thrown: Partial<Dice>, parried: Partial<Dice>, successes: number, damage: number];
  const { common, cases } = vectors<Case, Stances>("shatterpoint-hits");
  const none: Dice = { crit: 0, strike: 0, block: 0, expertise: 0, failure: 0 };
  agree(cases, ([one, two, type, disarmed, exposed, thrown, parried, ...expected]) => {
    const sides = clash(common, [one, two, type, disarmed, exposed]);
    const found = hitOf(sides, { ...none, ...thrown }, { ...none, ...parried });
    return same([found.successes, found.damage], expected) ? null : found;
  });
});
test("attacks have the engine's odds", () => {
  type Case = [...Sides, attack: number, defense: number, successes: Spread, damage: Spread];
  const { common, cases } = vectors<Case, Stances>("shatterpoint-odds");
  agree(cases, ([one, two, type, disarmed, exposed, attack, defense, ...expected]) => {
    const sides = clash(common, [one, two, type, disarmed, exposed]);
    const found = spreadOf(sides, { attack, defense, cover: 0 });
    return same([found.successes, found.damage], expected, 1e-9) ? null : found;
  });
});
test("an outlook has the dice, the odds, and what the defender can still take", () => {
  const { common, cases } = vectors<[...Sides, number, number, Spread, Spread], Stances>("shatterpoint-odds");
  const [attacker, defender, type, , , attack] = cases.find(([, , , disarmed, exposed]) => disarmed && exposed)!;
  const side = (stance: string, condition: string): Fielded =>
    ({
      one: { focus: 0, impact: 0, sharpshooter: 0 },
      unit: { stance, conditions: [condition], hunker: 0, stamina: 9, damage: 4 },
    }) as unknown as Fielded;
  const [own, other] = [side(attacker, "disarmed"), side(defender, "exposed")];
  const printed = poolsOf(common, new Ground(NOWHERE), own, other, type)!;
  const found = outlook(common, new Ground(NOWHERE), own, other, type)!;
  expect(printed.attack).toBeLessThanOrEqual(attack);
  expect(found).toEqual({
    ...printed,
    ...spreadOf(clash(common, [attacker, defender, type, true, true]), printed),
    left: 5,
  });
});
