// What changed a unit for a while.
import type { Stat, UnitView } from "../types";

/** By how much a value differs from what is printed. */
export function changeOf(unit: UnitView, stat: Stat): number {
  return unit.changes.filter((one) => one.stat === stat).reduce((sum, one) => sum + one.amount, 0);
}
