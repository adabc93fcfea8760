// Whether somebody could be attacked from where a unit stands now, as far as printed attacks, range and sight go.
import type { Ground } from "./terrain";
import {
  gap,
  onField,
  RANGES,
  SLACK,
  type ShatterCatalogue,
  type ShatterView,
  type Fielded,
  type UnitView,
} from "./types";

export function hasTarget(
  view: ShatterView,
  unit: UnitView,
  { stances }: Pick<ShatterCatalogue, "stances">,
  ground: Ground,
): boolean {
  const stance = stances[unit.stance];
  const standing = onField(view);
  const foes = standing.filter((one) => one.unit.owner !== unit.owner);
  const reach = RANGES[stance?.ranged.range ?? 0] ?? 0;
  const near = (one: Fielded, foe: Fielded): boolean =>
    stance?.ranged.attack != null && gap(one.one, foe.one) <= reach + SLACK && ground.sight(one.one, foe.one).free;
  return standing
    .filter((one) => one.unit.id === unit.id)
    .some((one) => one.one.engaged.length > 0 || foes.some((foe) => near(one, foe)));
}
