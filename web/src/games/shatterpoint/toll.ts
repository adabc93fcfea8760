// What each unit did in a match: damage dealt in attacks, units wounded and defeated, and whether it came through.
import type { TellEvent } from "../../lib/messages";
import { t } from "../../lib/words";
import type { Catalogue, Toll, View } from "../front";
import { symbolOf } from "./figures";
import { unitName, unitOf, units, type ShatterCatalogue, type ShatterView } from "./types";

export function toll(log: readonly TellEvent[], rawView: View, rawCatalogue: Catalogue): Toll[] {
  const view = rawView as unknown as ShatterView;
  const catalogue = rawCatalogue as unknown as ShatterCatalogue;
  const damage = new Map<string, number>();
  const wounds = new Map<string, number>();
  let attacker = "";
  let defender = "";
  for (const { kind, data } of log) {
    if (kind === "attack") {
      attacker = unitOf(view, String(data["attacker"]))?.id ?? "";
      defender = unitOf(view, String(data["defender"]))?.id ?? "";
    } else if (kind === "attack-over") attacker = "";
    else if (kind === "damaged" && attacker && data["unit"] === defender)
      damage.set(attacker, (damage.get(attacker) ?? 0) + Number(data["amount"]));
    else if (kind === "wounded" && attacker && data["unit"] === defender)
      wounds.set(attacker, (wounds.get(attacker) ?? 0) + 1);
  }
  return units(view)
    .map((unit): Toll => ({
      player: unit.owner,
      name: unitName(catalogue, unit),
      icon: symbolOf(catalogue.units[unit.kind]),
      score: damage.get(unit.id) ?? 0,
      lost: unit.defeated,
      ...(wounds.get(unit.id) ? { note: t("sp-wounds-count", { count: wounds.get(unit.id) ?? 0 }) } : {}),
    }))
    .filter((one) => one.score > 0 || one.lost)
    .sort((a, b) => b.score - a.score || Number(a.lost) - Number(b.lost));
}
