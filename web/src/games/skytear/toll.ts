// What each hero did in a match: damage dealt, enemies defeated, and whether it fell itself.
import type { TellEvent } from "../../lib/messages";
import { t } from "../../lib/words";
import type { Catalogue, Toll, View } from "../front";
import { thingName } from "./naming";
import { art, type SkyCatalogue, type SkyView } from "./types";

export function toll(log: readonly TellEvent[], rawView: View, rawCatalogue: Catalogue): Toll[] {
  const view = rawView as unknown as SkyView;
  const catalogue = rawCatalogue as unknown as SkyCatalogue;
  const dealt = new Map<string, number>();
  const fallen = new Map<string, number>();
  for (const { kind, data } of log) {
    if (kind === "damaged")
      dealt.set(String(data["caster"]), (dealt.get(String(data["caster"])) ?? 0) + Number(data["lost"]));
    else if (kind === "hero-defeated")
      fallen.set(String(data["figure"]), (fallen.get(String(data["figure"])) ?? 0) + 1);
  }
  return view.heroes
    .map((hero): Toll => ({
      player: hero.owner ?? view.players.findIndex((player) => player.side === hero.side),
      name: thingName(view, catalogue, hero.id),
      icon: art(hero.kind, catalogue),
      score: dealt.get(hero.id) ?? 0,
      lost: hero.readiness === "defeated",
      ...(fallen.has(hero.id) ? { note: t("sk-fell", { count: fallen.get(hero.id) ?? 0 }) } : {}),
    }))
    .sort((a, b) => b.score - a.score);
}
