// What each unit did in a match: damage dealt, objectives destroyed, and whether it came through.
import type { TellEvent } from "../../lib/messages";
import { t } from "../../lib/words";
import type { Catalogue, Toll, View } from "../front";
import { silhouette } from "./silhouettes";
import { allUnits, unitName, type PocketCatalogue, type PocketView } from "./types";

interface Counts {
  damage: number;
  objectives: number;
  lost: boolean;
}

function counted(log: readonly TellEvent[]): Map<string, Counts> {
  const found = new Map<string, Counts>();
  const of = (unit: string): Counts => {
    let one = found.get(unit);
    if (!one) found.set(unit, (one = { damage: 0, objectives: 0, lost: false }));
    return one;
  };
  let fighters: string[] = [];
  let striker = "";
  for (const { kind, data } of log) {
    const unit = String(data["unit"] ?? "");
    if (kind === "battle") fighters = [String(data["attacker"]), String(data["defender"])];
    else if (kind === "damaged" && fighters.includes(unit)) {
      const other = fighters.find((one) => one !== unit);
      if (other) of(other).damage += Number(data["amount"] ?? 0);
    } else if (kind === "struck") striker = unit;
    else if (kind === "objective-destroyed" && striker) {
      of(striker).objectives += 1;
      striker = "";
    } else if (kind === "destroyed") of(unit).lost = true;
  }
  return found;
}

/** The units that did something or were lost, those that dealt most first. */
export function toll(log: readonly TellEvent[], rawView: View, rawCatalogue: Catalogue): Toll[] {
  const view = rawView as unknown as PocketView;
  const catalogue = rawCatalogue as unknown as PocketCatalogue;
  const kinds = new Map(allUnits(view).map((unit) => [unit.id, unit]));
  return [...counted(log)]
    .map(([id, one]): Toll => {
      const unit = kinds.get(id);
      const kind = id.slice(2).replace(/-\d+$/, "");
      return {
        player: "abcdefgh".indexOf(id[0] ?? ""),
        name: unitName(catalogue, id, view),
        icon: silhouette(unit ?? { kind, domain: "space", stars: 1 }),
        score: one.damage,
        lost: one.lost,
        ...(one.objectives ? { note: t("pm-objectives-destroyed", { count: one.objectives }) } : {}),
      };
    })
    .sort((a, b) => b.score - a.score || Number(a.lost) - Number(b.lost));
}
