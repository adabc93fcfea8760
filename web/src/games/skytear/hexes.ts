// The hexes of a battlefield: where they are drawn, what is seen from where, who controls what. The server decides;
// this shows why.
import type { Box, Point } from "../front";
import {
  SIDES,
  type BoardPlan,
  type Cell,
  type HeroView,
  type MinionView,
  type Side,
  type SkyCatalogue,
  type SkyView,
} from "./types";

/** From the middle of a hex to a corner, in units of the board. */
export const R = 36;
const COLUMN = R * 1.5;
const ROW = (R * Math.sqrt(3)) / 2;
export const REACH = 3;
const STEPS: readonly Cell[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export const nameOf = ([q, r]: Cell): string => `${q},${r}`;
export function cellOf(name: string): Cell {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return [q, r];
}

export function distance(a: string, b: string): number {
  const [aq, ar] = cellOf(a);
  const [bq, br] = cellOf(b);
  const q = aq - bq;
  const r = ar - br;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The middle of a hex on the board; whoever sits in the north sees the board from there. */
export function middle(name: string, turned: boolean): Point {
  const [q, r] = cellOf(name);
  const sign = turned ? -1 : 1;
  return { x: sign * q * COLUMN, y: sign * (2 * r + q) * ROW };
}

/** The outline of a hex of any size around a point. */
export function outline({ x, y }: Point, size = R): string {
  const points = corners({ x, y }, size).map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`);
  return `M${points.join("L")}Z`;
}

function corners({ x, y }: Point, size: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => ({
    x: x + size * Math.cos((index * Math.PI) / 3),
    y: y + size * Math.sin((index * Math.PI) / 3),
  }));
}

/** The side two neighbours share. */
export function edge(a: string, b: string, turned: boolean): string {
  const one = middle(a, turned);
  const other = middle(b, turned);
  const angle = Math.atan2(other.y - one.y, other.x - one.x);
  const at = (turn: number): string =>
    `${(one.x + R * Math.cos(angle + turn)).toFixed(1)} ${(one.y + R * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${at(-Math.PI / 6)}L${at(Math.PI / 6)}`;
}

/** The line around a set of hexes. */
export function border(names: ReadonlySet<string>, turned: boolean): string {
  let d = "";
  for (const name of names) {
    const [q, r] = cellOf(name);
    for (const [dq, dr] of STEPS) {
      const next = nameOf([q + dq, r + dr]);
      if (!names.has(next)) d += edge(name, next, turned);
    }
  }
  return d;
}

/** The hexes in a straight line between two, both ends included. */
export function line(from: Cell, to: Cell): string[] {
  const far = distance(nameOf(from), nameOf(to));
  return Array.from({ length: far + 1 }, (_, step) => {
    const part = far ? step / far : 0;
    return round(from[0] + (to[0] - from[0]) * part + 1e-6, from[1] + (to[1] - from[1]) * part + 2e-6);
  });
}

function round(q: number, r: number): string {
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return nameOf([rq + 0, rr + 0]);
}

/** A battlefield as the board draws it. */
export class Field {
  readonly hexes: string[];
  readonly all: ReadonlySet<string>;
  readonly cover: ReadonlySet<string>;
  readonly dome: ReadonlySet<string>;
  readonly lanes: ReadonlySet<string>;
  readonly white: ReadonlySet<string>;
  readonly box: Box;

  constructor(readonly plan: BoardPlan) {
    this.hexes = plan.board.hexes.map(nameOf);
    this.all = new Set(this.hexes);
    this.cover = new Set(plan.terrain.cover.map(nameOf));
    this.dome = new Set(plan.dome.flatMap((dome) => dome.hexes.map(nameOf)));
    this.white = new Set(
      plan.terrain.white_line.flatMap(([a, b]) => [`${nameOf(a)}|${nameOf(b)}`, `${nameOf(b)}|${nameOf(a)}`]),
    );
    this.lanes = new Set(
      plan.lane
        .flatMap((lane) => [
          ...line(lane.tower_south, lane.control_start),
          ...line(lane.control_start, lane.tower_north),
        ])
        .filter((name) => this.all.has(name) && !this.dome.has(name)),
    );
    const places = this.hexes.map((name) => middle(name, false));
    const w = Math.max(...places.map((one) => Math.abs(one.x))) + R + 20;
    const h = Math.max(...places.map((one) => Math.abs(one.y))) + ROW + 20;
    this.box = { x: -w, y: -h, w: 2 * w, h: 2 * h };
  }

  neighbours(name: string): string[] {
    const [q, r] = cellOf(name);
    return STEPS.map(([dq, dr]) => nameOf([q + dq, r + dr])).filter((next) => this.all.has(next));
  }

  /** Steps of sight to every hex in reach; sight crosses no white line and ends at walls (SK-LOS-01 to SK-LOS-12). */
  seen(from: string, reach: number, walls: ReadonlySet<string>): Map<string, number> {
    const steps = new Map([[from, 0]]);
    let rim = [from];
    for (let far = 1; far <= reach; far++) {
      const next: string[] = [];
      for (const here of rim) {
        if (walls.has(here) && here !== from) continue;
        for (const name of this.neighbours(here)) {
          if (steps.has(name) || this.white.has(`${here}|${name}`)) continue;
          steps.set(name, far);
          next.push(name);
        }
      }
      rim = next;
    }
    return steps;
  }
}

/**
 * The hexes a figure walks over to another, its own left out: the way the server takes, step by step (SK-HPH-20 to
 * SK-HPH-26).
 */
export function wayOf(field: Field, view: SkyView, figure: { id: string; hex: string | null }, to: string): string[] {
  if (!figure.hex || figure.hex === to) return [];
  const before = new Map([[figure.hex, ""]]);
  const closed = blocking(field, view, figure.id);
  for (const here of before.keys()) {
    if (here === to) break;
    for (const next of field.neighbours(here)) if (!before.has(next) && !closed.has(next)) before.set(next, here);
  }
  const way: string[] = [];
  for (let at: string | undefined = to; at && at !== figure.hex && before.has(at); at = before.get(at)) way.unshift(at);
  return way;
}

/**
 * What a figure cannot move through: heroes, Outsiders, structures that stand, walls (SK-HPH-23); for some only walls.
 */
function blocking(field: Field, view: SkyView, id: string): Set<string> {
  const closed = walls(view);
  if (view.heroes.find((hero) => hero.id === id)?.unblocked) return closed;
  for (const one of [...view.heroes, ...view.outsiders]) if (one.hex) closed.add(one.hex);
  for (const side of SIDES) {
    closed.add(nameOf(field.plan.side[side].nexus));
    for (const lane of field.plan.lane)
      if ((view.sides[side].towers[lane.id] ?? 0) > 0)
        closed.add(nameOf(side === "south" ? lane.tower_south : lane.tower_north));
  }
  return closed;
}

const fields = new Map<BoardPlan, Field>();
export function fieldOf(catalogue: SkyCatalogue, battlefield: string): Field | null {
  const plan = catalogue.boards[battlefield];
  if (!plan) return null;
  let field = fields.get(plan);
  if (!field) fields.set(plan, (field = new Field(plan)));
  return field;
}

export function walls(view: SkyView): Set<string> {
  return new Set(view.lasting.filter((one) => one.op === "block-hexes").flatMap((one) => one.hexes));
}

export function reachOf(view: SkyView, figure: string): number {
  return Math.min(
    REACH,
    ...view.lasting.filter((one) => one.op === "los-limit" && one.hero === figure).map((one) => one.n),
  );
}

/** Every hex in a figure's line of sight. */
export function sightOf(field: Field, view: SkyView, figure: { id: string; hex: string | null }): Map<string, number> {
  return figure.hex ? field.seen(figure.hex, reachOf(view, figure.id), walls(view)) : new Map();
}

/** The enemy heroes that would see somebody of a side on a hex, cover included (SK-LOS-13 to SK-LOS-18). */
export function watchers(field: Field, view: SkyView, catalogue: SkyCatalogue, side: Side, hex: string): HeroView[] {
  const enemies = view.heroes.filter((hero) => hero.side !== side && hero.hex);
  const inSight = enemies.filter((hero) => sightOf(field, view, hero).has(hex));
  if (!hides(field, view, side, hex)) return inSight;
  const near = field.seen(hex, 1, walls(view));
  if (enemies.some((hero) => hero.hex && near.has(hero.hex))) return inSight;
  return inSight.filter((hero) => ignoresCover(catalogue, view, hero));
}

function ignoresCover(catalogue: SkyCatalogue, view: SkyView, hero: HeroView): boolean {
  const skills = catalogue.heroes[hero.kind]?.skills as { icon?: string; ops?: { op: string }[] }[] | undefined;
  return (
    !view.simplified &&
    (skills ?? []).some((skill) => skill.icon === "none" && skill.ops?.some((op) => op.op === "ignore-cover"))
  );
}

/** Whether cover hides the heroes of a side on a hex. */
export function hides(field: Field, view: SkyView, side: Side, hex: string): boolean {
  return (
    field.cover.has(hex) ||
    view.lasting.some((one) => one.op === "cover-area" && one.side === side && one.hexes.includes(hex))
  );
}

// Control
// ---------------------------------------------------------------------------------------------------------------

export interface Counted {
  id: string;
  n: number;
  /** Cards that make it count more. */
  by: { source: string; n: number }[];
}
export interface Control {
  where: string;
  hex: string;
  number: number;
  south: Counted[];
  north: Counted[];
  /** Lead cards of each side that would be revealed here. */
  leads: Record<Side, number>;
}

/** The count at every token as the table stands: one for each hero and minion that sees it (SK-MPH-07). */
export function controls(field: Field, view: SkyView): Control[] {
  const lanes = Object.entries(view.tokens).map(([lane, token]) => ({ where: `lane-${lane}`, ...token }));
  const domes = field.plan.dome.map((dome) => ({
    where: `dome-${dome.id}`,
    hex: nameOf(dome.control_point),
    number: dome.number,
  }));
  const sight = new Map<string, Map<string, number>>();
  const figures: (HeroView | MinionView)[] = [...view.heroes.filter((hero) => hero.hex), ...view.minions];
  for (const figure of figures) sight.set(figure.id, sightOf(field, view, figure));
  return [...lanes, ...domes]
    .sort((a, b) => a.number - b.number)
    .map((token) => {
      const counted = (side: Side): Counted[] =>
        figures
          .filter((figure) => figure.side === side && sight.get(figure.id)?.has(token.hex))
          .map((figure) => countOf(view, figure.id));
      const leads = (side: Side): number =>
        view.heroes
          .filter((hero) => hero.side === side && sight.get(hero.id)?.has(token.hex))
          .reduce((sum, hero) => sum + hero.leads.length, 0);
      return {
        ...token,
        south: counted("south"),
        north: counted("north"),
        leads: { south: leads("south"), north: leads("north") },
      };
    });
}

function countOf(view: SkyView, id: string): Counted {
  const by = view.lasting
    .filter((one) => one.op === "control-bonus" && one.hero === id)
    .map((one) => ({ source: one.source, n: one.n }));
  return { id, n: 1 + by.reduce((sum, one) => sum + one.n, 0), by };
}

export function sumOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, one) => sum + one.n, 0);
}
