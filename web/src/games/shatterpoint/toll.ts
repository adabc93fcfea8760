// What each unit did in a match: damage dealt in attacks, units wounded and defeated, and whether it came through.
import type { TellEvent } from "../../lib/messages";
import { t } from "../../lib/words";
import type { Catalogue, Deed, View } from "../front";
import { symbolOf } from "./figures";
import { unitName, unitOf, units, type ShatterCatalogue, type ShatterView } from "./types";

export function deeds(log: readonly TellEvent[], rawView: View, rawCatalogue: Catalogue): Deed[] {
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
    .map((unit): Deed => ({
      player: unit.owner,
      name: unitName(catalogue, unit),
      icon: symbolOf(catalogue.units[unit.kind]),
      score: damage.get(unit.id) ?? 0,
      lost: unit.defeated,
      ...(wounds.get(unit.id) ? { note: t("sp-wounds-count", { count: wounds.get(unit.id) ?? 0 }) } : {}),
    }))
    .filter((deed) => deed.score > 0 || deed.lost)
    .sort((a, b) => b.score - a.score || Number(a.lost) - Number(b.lost));
}
