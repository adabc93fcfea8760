// Where units stand, and where those that have moved on would stand on a table that is drawn as it was before.
import type { Standing } from "../front";
import { arrange, middle, type Layout } from "./layout";
import { allUnits, unitOf, type PocketView, type UnitView } from "./types";

/** The units of a view on the board of `seen`: whoever has left its zone there stands spread over the new one. */
export function standingOf(view: PocketView, seen: PocketView): Standing[] {
  const layout = arrange(seen);
  const gone = allUnits(view).filter((unit) => unitOf(seen, unit.id)?.zone !== unit.zone);
  return allUnits(view).flatMap((unit) => {
    const at = gone.includes(unit) ? amongThose(unit, gone, layout) : spotIn(layout, unit);
    return at ? [{ thing: unit.id, player: unit.owner, at, place: unit.zone }] : [];
  });
}

function spotIn(layout: Layout, unit: UnitView): Standing["at"] | null {
  const spot = layout.units.get(unit.id);
  return spot ? middle(spot) : null;
}

function amongThose(unit: UnitView, gone: readonly UnitView[], { zones }: Layout): Standing["at"] | null {
  const zone = zones.find((one) => one.id === unit.zone);
  const there = gone.filter((one) => one.zone === unit.zone);
  const share = (there.indexOf(unit) + 1) / (there.length + 1);
  return zone ? { x: zone.x + zone.w * share, y: zone.y + zone.h / 2 } : null;
}
