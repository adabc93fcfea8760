// What stands on a battlefield, and on which hex anything on the table is.
import { nameOf, type Control, type Field } from "../hexes";
import { heroOf, SIDES, type OutsiderView, type HeroView, type Side, type SkyView } from "../types";

export interface Structure {
  id: string;
  side: Side;
  hex: string;
  hp: number;
  symbol: string;
  nexus: boolean;
}
/** HP of a tower before the first turn. */
const WHOLE = 5;

/** Towers and nexuses of both sides. */
export function structuresOf(field: Field | null, view: SkyView): Structure[] {
  return field ? SIDES.flatMap((side) => [...towersOf(field, view, side), nexusOf(field, view, side)]) : [];
}
function towersOf(field: Field, view: SkyView, side: Side): Structure[] {
  const { towers } = view.sides[side];
  const set = view.phase === "set-up" && Object.keys(towers).length === 0;
  return field.plan.lane.map((lane) => ({
    id: `${side}.tower-${lane.id}`,
    side,
    hex: nameOf(side === "south" ? lane.tower_south : lane.tower_north),
    hp: set ? WHOLE : (towers[lane.id] ?? 0),
    symbol: "sk-tower",
    nexus: false,
  }));
}
function nexusOf(field: Field, view: SkyView, side: Side): Structure {
  const hex = nameOf(field.plan.side[side].nexus);
  return { id: `${side}.nexus`, side, hex, hp: view.sides[side].nexus, symbol: "sk-nexus", nexus: true };
}

/** The hexes somebody stands on. */
export function busyHexes(view: SkyView): Set<string | null> {
  return new Set([...view.heroes.filter((hero) => hero.hex), ...view.minions, ...view.outsiders].map((one) => one.hex));
}
/** A hero or an Outsider. */
export function figureOf(view: SkyView, id: string | null | undefined): HeroView | OutsiderView | null {
  return heroOf(view, id) ?? view.outsiders.find((one) => one.id === id) ?? null;
}
/** What else has a place on the board. */
export interface Places {
  field: Field | null;
  structures: readonly Structure[];
  counts: readonly Control[];
}
/** The hex a thing is on; null for what is on none. */
export function hexOf(view: SkyView, { field, structures, counts }: Places, thing: string): string | null {
  if (thing.endsWith(".illusion")) return heroOf(view, thing.slice(0, -9))?.illusion ?? null;
  return (
    heroOf(view, thing)?.hex ??
    view.minions.find((one) => one.id === thing)?.hex ??
    view.outsiders.find((one) => one.id === thing)?.hex ??
    view.pillars.find((one) => one.id === thing)?.hex ??
    structures.find((one) => one.id === thing)?.hex ??
    (field?.all.has(thing) ? thing : null) ??
    counts.find((one) => one.where === thing)?.hex ??
    (thing in view.tokens ? (view.tokens[thing]?.hex ?? null) : null)
  );
}
