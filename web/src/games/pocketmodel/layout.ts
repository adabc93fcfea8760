// Where everything lies on the mat. One scale for all cards, the largest at which every zone fits; own units stand
// left, others right.
import { CONTESTED, homeOf, IN_RESERVES, me, ownerOfHome, type PocketView, type UnitView } from "./types";

export const CARD = { w: 118, h: 134 };
export const OBJECTIVE = { w: 92, h: 126 };
const WIDTH = 900;
const USUAL = 806;
const EDGE = 14;
const BETWEEN = 12;
const TOP = 36;
const BOTTOM = 16;
const GAP = 12;
const SCALES = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.57, 0.52, 0.47, 0.42];

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface ZoneBox {
  id: string;
  owner: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  width: number;
  height: number;
  zones: ZoneBox[];
  objectives: Map<string, Spot>;
  units: Map<string, Spot>;
  scale: number;
}

interface Block {
  owner: number;
  units: UnitView[];
}

interface Plan {
  blocks: Block[];
  rows: number;
  columns: number[];
  /** The two that fight, standing between the others: left and right. */
  duel: [UnitView, UnitView] | null;
  facing: number;
}

/** Room between two that fight, in card widths: as much as there is. */
const FACING = [1.4, 1.1, 0.85, 0.45];

/** Units of a zone by owner: who is at home there (or sits at the lower edge) first, then the others in turn. */
function blocksOf(view: PocketView, zone: string): Block[] {
  const home = ownerOfHome(zone);
  const first = home >= 0 ? home : me(view);
  const count = view.players.length;
  const order = Array.from({ length: count }, (_, index) => (first + index) % count);
  return order
    .map((owner) => ({ owner, units: (view.players[owner]?.units ?? []).filter((unit) => unit.zone === zone) }))
    .filter((block, index) => index === 0 || block.units.length > 0);
}

/** How many rows a zone needs at a scale, and how many columns of them each owner gets. */
function planOf(blocks: Block[], width: number, scale: number, duel: [UnitView, UnitView] | null = null): Plan | null {
  const slots = (width + GAP) / (CARD.w * scale + GAP);
  const apart = Math.max(0, blocks.filter((block) => block.units.length).length - 1) * 0.5;
  for (let rows = 1; rows <= 6; rows++) {
    const columns = blocks.map((block) => Math.ceil(block.units.length / rows));
    const taken = columns.reduce((sum, column) => sum + column, 0);
    if (!duel && taken + apart <= slots) return { blocks, rows, columns, duel, facing: 0 };
    const facing = duel ? FACING.find((room) => taken + 2 + room <= slots) : undefined;
    if (facing) return { blocks, rows, columns, duel, facing };
  }
  return null;
}

/** The two that fight in a zone, and the others there without them. */
function duelOf(view: PocketView, blocks: Block[]): { duel: [UnitView, UnitView]; rest: Block[] } | null {
  const sides = view.battle?.sides;
  if (!sides || sides.some((side) => side.gone)) return null;
  const there = blocks.flatMap((block) => block.units).filter((unit) => sides.some((side) => side.unit === unit.id));
  const [left, right] = there;
  if (!left || !right) return null;
  return {
    duel: [left, right],
    rest: blocks.map((block) => ({ ...block, units: block.units.filter((unit) => !there.includes(unit)) })),
  };
}

function objectivesWidth(view: PocketView, zone: string, scale: number): number {
  const owner = ownerOfHome(zone);
  const count = owner < 0 ? 0 : (view.players[owner]?.objectives.length ?? 0);
  return count ? 24 + count * (OBJECTIVE.w * scale + 10) + 14 : 24;
}

/** The homes of the others, so many beside each other. */
function rowsOfHomes(view: PocketView, beside: number): string[][] {
  const count = view.players.length;
  const others = Array.from({ length: count - 1 }, (_, index) => homeOf((me(view) + 1 + index) % count));
  const rows: string[][] = [];
  for (let index = 0; index < others.length; index += beside) rows.push(others.slice(index, index + beside));
  return rows;
}

/** The mat of the height at which cards come out largest when all of it is shown. */
export function arrange(view: PocketView): Layout {
  const heights = view.players.length <= 2 ? [USUAL] : [USUAL, 940, 1080, 1240, 1420];
  const homes = rowsOfHomes(view, view.players.length <= 4 ? 1 : 2);
  const found = heights.map((height) => arrangeIn(view, homes, height));
  return found.reduce((best, other) => (other.scale / other.height > best.scale / best.height + 1e-9 ? other : best));
}

function arrangeIn(view: PocketView, homes: string[][], height: number): Layout {
  const lines = [...homes, [CONTESTED], [homeOf(me(view))]];
  for (const scale of SCALES) {
    const plain = fill(view, lines, scale, false);
    if (plain.used > height && scale !== SCALES[SCALES.length - 1]) continue;
    // Those that fight step forward where there is room for it; nobody else grows or shrinks because of them.
    const staged = view.battle ? fill(view, lines, scale, true) : plain;
    const { heights, plans, used } = staged.used <= Math.max(height, plain.used) ? staged : plain;
    const real = Math.max(height, used > 10000 ? used - 10000 : used);
    const spare = Math.max(0, height - used) / (lines.length + 0.6);
    return place(view, lines, heights, spare, plans, scale, real);
  }
  throw new Error("no layout");
}

/** How high every row of zones is at a scale; too high when something does not fit. */
function fill(
  view: PocketView,
  lines: string[][],
  scale: number,
  staged: boolean,
): { heights: number[]; plans: Map<string, Plan>; used: number } {
  const plans = new Map<string, Plan>();
  let fits = true;
  const heights = lines.map((line) => {
    const width = (WIDTH - 2 * EDGE - BETWEEN * (line.length - 1)) / line.length;
    let tallest = 0;
    for (const zone of line) {
      const blocks = blocksOf(view, zone);
      const room = width - objectivesWidth(view, zone, scale) - 16;
      const fight = staged ? duelOf(view, blocks) : null;
      const plan = fight ? planOf(fight.rest, room, scale, fight.duel) : planOf(blocks, room, scale);
      if (!plan) fits = false;
      const shown = plan ?? {
        blocks,
        rows: 6,
        columns: blocks.map((block) => Math.ceil(block.units.length / 6)),
        duel: null,
        facing: 0,
      };
      plans.set(zone, shown);
      const cards = shown.rows * (CARD.h * scale + GAP) - GAP;
      const objectives = ownerOfHome(zone) >= 0 ? OBJECTIVE.h * scale : 0;
      tallest = Math.max(tallest, TOP + BOTTOM + Math.max(cards, objectives));
    }
    return tallest;
  });
  const used = heights.reduce((sum, part) => sum + part, 0) + BETWEEN * (lines.length - 1) + 32;
  return { heights, plans, used: fits ? used : used + 10000 };
}

function place(
  view: PocketView,
  lines: string[][],
  heights: number[],
  spare: number,
  plans: Map<string, Plan>,
  scale: number,
  height: number,
): Layout {
  const layout: Layout = { width: WIDTH, height, zones: [], objectives: new Map(), units: new Map(), scale };
  let y = 16;
  lines.forEach((line, row) => {
    const h = (heights[row] ?? 0) + spare * (line[0] === CONTESTED ? 1.6 : 1);
    const w = (WIDTH - 2 * EDGE - BETWEEN * (line.length - 1)) / line.length;
    line.forEach((zone, column) => {
      const box: ZoneBox = { id: zone, owner: ownerOfHome(zone), x: EDGE + column * (w + BETWEEN), y, w, h };
      layout.zones.push(box);
      placeObjectives(view, layout, box, scale);
      placeUnits(view, layout, box, plans.get(zone)!, scale);
    });
    y += h + BETWEEN;
  });
  return layout;
}

function placeObjectives(view: PocketView, layout: Layout, box: ZoneBox, scale: number): void {
  const player = view.players[box.owner];
  if (!player) return;
  const y = box.y + TOP + Math.max(0, (box.h - TOP - BOTTOM - OBJECTIVE.h * scale) / 2);
  player.objectives.forEach((objective, index) => {
    layout.objectives.set(objective.place, { x: box.x + 24 + index * (OBJECTIVE.w * scale + 10), y, scale });
  });
}

function placeUnits(view: PocketView, layout: Layout, box: ZoneBox, plan: Plan, scale: number): void {
  const left = box.x + objectivesWidth(view, box.id, scale);
  const right = box.x + box.w - 16;
  const pitch = CARD.w * scale + GAP;
  const step = CARD.h * scale + GAP;
  const inner = box.h - TOP - BOTTOM;
  const y = box.y + TOP + Math.max(0, (inner - (plan.rows * step - GAP)) / 2);
  const wide = (block: Block): number => plan.columns[plan.blocks.indexOf(block)] ?? 0;
  const put = (block: Block, start: number): void => {
    const columns = Math.max(1, wide(block));
    block.units.forEach((unit, index) => {
      layout.units.set(unit.id, {
        x: start + (index % columns) * pitch,
        y: y + Math.floor(index / columns) * step,
        scale,
      });
    });
  };
  const [first, ...others] = plan.blocks;
  if (!first) return;
  // A lonely block stands in the middle of the contested zone; where sides meet, they face each other from the edges.
  const alone = !others.length && box.owner < 0 && !plan.duel;
  const shift = alone ? (right - left - (wide(first) * pitch - GAP)) / 2 : 0;
  put(first, left + shift);
  let edge = right;
  for (const other of [...others].reverse()) {
    if (!other.units.length) continue;
    const start = edge - (wide(other) * pitch - GAP);
    put(other, start);
    edge = start - GAP - (plan.duel ? 0 : pitch * 0.25);
  }
  if (plan.duel) {
    const from = left + (first.units.length ? wide(first) * pitch : 0);
    const centre = (from + edge) / 2;
    const half = (plan.facing * CARD.w * scale) / 2;
    const level = box.y + TOP + (inner - CARD.h * scale) / 2;
    layout.units.set(plan.duel[0].id, { x: centre - half - CARD.w * scale, y: level, scale });
    layout.units.set(plan.duel[1].id, { x: centre + half, y: level, scale });
  }
}

/** The middle of a card. */
export function middle(spot: Spot, size: { w: number; h: number } = CARD): { x: number; y: number } {
  return { x: spot.x + (size.w * spot.scale) / 2, y: spot.y + (size.h * spot.scale) / 2 };
}

export function inPlay(unit: UnitView): boolean {
  return unit.zone !== IN_RESERVES;
}
