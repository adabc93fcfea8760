// A squad as it is told to people.
import { t } from "../../../lib/words";
import { grouped } from "../../../shell/builder/search";
import { entry, type Entry, type Sheet } from "../../../shell/builder/sheet";
import { silhouette } from "../ships";
import type { XWingCatalogue } from "../types";
import { formatOf, isThreat, limitOf, shipCost, squadCost, upgradeCost, type Squad, type SquadShip } from "./squads";

export function sheet(squad: Squad, book: XWingCatalogue): Sheet {
  const threat = isThreat(squad);
  const [cost, limit] = [squadCost(squad, book), limitOf(squad, book)];
  const format = formatOf(squad, book);
  const built = squad.builds.flatMap((id) => {
    const build = book.quick_builds[id];
    return (build?.ships ?? []).map((ship, place) => {
      const told = shipTold({ pilot: ship.pilot, upgrades: ship.upgrades ?? [] }, book, false);
      return place ? told : { ...told, worth: "◆".repeat(build?.threat ?? 0) };
    });
  });
  const obstacles = grouped(squad.obstacles, (name) => book.obstacles[name] ?? "asteroid");
  return {
    name: squad.name,
    about: [book.factions[squad.faction]?.name ?? squad.faction, book.formats[format]?.name ?? format].join(" · "),
    worth: threat ? t("xw-build-threat-of", { cost, limit }) : t("xw-build-points", { cost, limit }),
    parts: [
      { name: "", entries: [...squad.ships.map((ship) => shipTold(ship, book, true)), ...built] },
      {
        name: t("xw-build-obstacles"),
        entries: obstacles.map(({ name: kind, things }) =>
          entry(`obstacle:${kind}`, t(`xw-kind-${kind}`), { count: things.length }),
        ),
      },
    ].filter(({ entries }) => entries.length),
  };
}

function shipTold(ship: SquadShip, book: XWingCatalogue, costs: boolean): Entry {
  const pilot = book.pilots[ship.pilot];
  const chassis = book.ships[pilot?.ship ?? ""];
  return entry(ship.pilot, pilot?.name ?? ship.pilot, {
    about: pilot
      ? [chassis?.name ?? pilot.ship, t("xw-build-initiative-of", { initiative: pilot.initiative })].join(" · ")
      : "",
    worth: costs ? String(shipCost(ship, book)) : "",
    icon: silhouette(pilot?.ship ?? "", chassis?.size),
    extras: ship.upgrades.map((id) => ({
      key: id,
      name: book.upgrades[id]?.name ?? id,
      worth: costs ? String(upgradeCost(book.upgrades[id], pilot, book)) : "",
    })),
  });
}
