// What each ship did in a match: damage dealt, ships destroyed, and whether it came through.
import type { TellEvent } from "../../lib/messages";
import { t } from "../../lib/words";
import type { Catalogue, Toll, View } from "../front";
import { silhouette } from "./ships";
import { shipName, type XWingCatalogue, type XWingView } from "./types";

/** The ships that did something or were lost, those that dealt most first. */
export function toll(log: readonly TellEvent[], rawView: View, rawCatalogue: Catalogue): Toll[] {
  const view = rawView as unknown as XWingView;
  const catalogue = rawCatalogue as unknown as XWingCatalogue;
  const damage = new Map<string, number>();
  const kills = new Map<string, number>();
  let last = "";
  for (const { kind, data } of log) {
    if (kind === "damaged" && data["by"]) {
      last = String(data["by"]);
      damage.set(last, (damage.get(last) ?? 0) + 1);
    } else if (kind === "destroyed" && last) kills.set(last, (kills.get(last) ?? 0) + 1);
  }
  return view.ships
    .map((ship): Toll => ({
      player: ship.owner,
      name: shipName(catalogue, view, ship),
      icon: silhouette(ship.chassis, ship.size),
      score: damage.get(ship.id) ?? 0,
      lost: ship.place === "removed",
      ...(kills.get(ship.id) ? { note: t("xw-destroyed-count", { count: kills.get(ship.id) ?? 0 }) } : {}),
    }))
    .filter((one) => one.score > 0 || one.lost)
    .sort((a, b) => b.score - a.score || Number(a.lost) - Number(b.lost));
}
