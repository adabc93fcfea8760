// What the rules say of a squad: ways out.
import type { TellViolation } from "../../../lib/messages";
import { t } from "../../../lib/words";
import type { Fix, Workshop } from "../../../shell/builder/workshop.svelte";
import type { XWingCatalogue } from "../types";
import { isThreat, limitOf, shipCost, squadCost, upgradeCost, withoutShip, withoutUpgrade, type Squad } from "./squads";

const MOST_FIXES = 3;

/** Ways out, each once. */
export function fixesOf(refusal: TellViolation, shop: Workshop<Squad, XWingCatalogue>): Fix[] {
  const { judged: squad, book } = shop;
  if (!book || !squad) return [];
  const found = waysOut(refusal, shop, squad, book);
  return [...new Map(found.map((fix) => [fix.label, fix])).values()].slice(0, MOST_FIXES);
}

function waysOut(
  refusal: TellViolation,
  shop: Workshop<Squad, XWingCatalogue>,
  squad: Squad,
  book: XWingCatalogue,
): Fix[] {
  const pilotOf = (at: number) => book.pilots[squad.ships[at]?.pilot ?? ""];
  const pointsOf = (at: number, upgrade: string): number => upgradeCost(book.upgrades[upgrade], pilotOf(at), book);
  const drop = (at: number, upgrade: string): Fix => ({
    label: t("xw-build-fix-drop", { name: book.upgrades[upgrade]?.name ?? upgrade, points: pointsOf(at, upgrade) }),
    run: () => shop.change(withoutUpgrade(squad, at, upgrade)),
  });
  const remove = (at: number): Fix => ({
    label: t("xw-build-fix-ship", {
      name: pilotOf(at)?.name ?? squad.ships[at]?.pilot ?? "",
      points: shipCost(squad.ships[at]!, book),
    }),
    run: () => shop.change(withoutShip(squad, at)),
  });

  if (refusal.rule === "XW-BLD-01" && !isThreat(squad)) {
    const over = squadCost(squad, book) - limitOf(squad, book);
    if (over <= 0) return [];
    const upgrades = squad.ships.flatMap((ship, at) =>
      ship.upgrades.map((upgrade) => ({ at, upgrade, points: pointsOf(at, upgrade) })),
    );
    const enough = upgrades.filter((one) => one.points >= over).sort((a, b) => a.points - b.points);
    if (enough.length) return enough.map((one) => drop(one.at, one.upgrade));
    return squad.ships
      .map((ship, at) => ({ at, points: shipCost(ship, book) }))
      .sort((a, b) => a.points - b.points)
      .map(({ at }) => remove(at));
  }
  if (refusal.rule === "XW-SET-18")
    return [{ label: t("xw-build-fix-obstacles"), run: () => shop.change({ ...squad, obstacles: [] }) }];
  return refusal.where.flatMap(([part, at, , place]): Fix[] => {
    const ship = squad.ships[Number(at)];
    if (part !== "ships" || !ship) return [];
    const upgrade = ship.upgrades[Number(place)];
    return [upgrade === undefined ? remove(Number(at)) : drop(Number(at), upgrade)];
  });
}
