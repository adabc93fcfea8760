// What the rules say of a squad: which ship each reason is about, and ways out.
import type { TellRefusal } from "../../../lib/messages";
import { t } from "../../../lib/words";
import type { Fix, Workshop } from "../../../shell/builder/workshop.svelte";
import type { XWingCatalogue } from "../types";
import { isThreat, limitOf, shipCost, squadCost, upgradeCost, withoutShip, withoutUpgrade, type Squad } from "./squads";

const MOST_FIXES = 3;

/** Whether a reason names something, in the quotation marks of any language. */
function quotes(refusal: TellRefusal, name: string | undefined): boolean {
  return name !== undefined && [`“${name}”`, `„${name}“`, `„${name}”`].some((quoted) => refusal.reason.includes(quoted));
}

/** The place of the ship a reason is about; -1: it is about the whole squad. */
export function shipOf(refusal: TellRefusal, squad: Squad, book: XWingCatalogue): number {
  const points = refusal.rule === "XW-BLD-01";
  return squad.ships.findIndex(
    (ship) => refusal.reason.includes(book.pilots[ship.pilot]?.name ?? "\n") || refusal.id === ship.pilot || (!points && ship.upgrades.some((id) => quotes(refusal, book.upgrades[id]?.name))),
  );
}

/** Ways out, each once. */
export function fixesOf(refusal: TellRefusal, shop: Workshop<Squad, XWingCatalogue>): Fix[] {
  const { list: squad, book } = shop;
  if (!book) return [];
  const found = waysOut(refusal, shop, squad, book);
  return [...new Map(found.map((fix) => [fix.label, fix])).values()].slice(0, MOST_FIXES);
}

function waysOut(refusal: TellRefusal, shop: Workshop<Squad, XWingCatalogue>, squad: Squad, book: XWingCatalogue): Fix[] {
  const pilotOf = (at: number) => book.pilots[squad.ships[at]?.pilot ?? ""];
  const pointsOf = (at: number, upgrade: string): number => upgradeCost(book.upgrades[upgrade], pilotOf(at), book);
  const drop = (at: number, upgrade: string): Fix => ({ label: t("xw-build-fix-drop", { name: book.upgrades[upgrade]?.name ?? upgrade, points: pointsOf(at, upgrade) }), run: () => shop.change(withoutUpgrade(squad, at, upgrade)) });
  const remove = (at: number): Fix => ({ label: t("xw-build-fix-ship", { name: pilotOf(at)?.name ?? squad.ships[at]?.pilot ?? "", points: shipCost(squad.ships[at]!, book) }), run: () => shop.change(withoutShip(squad, at)) });

  if (refusal.rule === "XW-BLD-01" && !isThreat(squad)) {
    const over = squadCost(squad, book) - limitOf(squad, book);
    if (over <= 0) return [];
    const upgrades = squad.ships.flatMap((ship, at) => ship.upgrades.map((upgrade) => ({ at, upgrade, points: pointsOf(at, upgrade) })));
    const enough = upgrades.filter((one) => one.points >= over).sort((a, b) => a.points - b.points);
    if (enough.length) return enough.map((one) => drop(one.at, one.upgrade));
    return squad.ships.map((ship, at) => ({ at, points: shipCost(ship, book) })).sort((a, b) => a.points - b.points).map(({ at }) => remove(at));
  }
  if (refusal.rule === "XW-SET-18") return [{ label: t("xw-build-fix-obstacles"), run: () => shop.change({ ...squad, obstacles: [] }) }];
  const at = shipOf(refusal, squad, book);
  const upgrades = squad.ships[at]?.upgrades ?? [];
  const named = upgrades.filter((upgrade) => refusal.reason.includes(book.upgrades[upgrade]?.name ?? upgrade));
  const slot = Object.entries(book.slots).find(([, name]) => quotes(refusal, name))?.[0];
  const slotted = upgrades.filter((upgrade) => slot && book.upgrades[upgrade]?.slots.includes(slot));
  const wrong = named.length ? named : slotted;
  if (at < 0) return [];
  return wrong.length ? wrong.map((upgrade) => drop(at, upgrade)) : [remove(at)];
}
