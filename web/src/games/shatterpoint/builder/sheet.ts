// A strike force as it is told to people.
import { flushSync, mount, unmount } from "svelte";
import { t } from "../../../lib/words";
import { entry, type Entry, type Sheet } from "../../../shell/builder/sheet";
import Figure from "../Figure.svelte";
import type { ShatterCatalogue, UnitEntry, UnitType } from "../types";
import { eraOf, pointsOf, ROLES, type Force, type Squad } from "./forces";

export function sheet(force: Force, book: ShatterCatalogue): Sheet {
  return {
    name: force.name,
    about: book.missions[force.mission]?.name ?? "",
    worth: force.squads
      .map((squad) => pointsOf(squad, book))
      .map(({ cost, points }) => `${cost}/${points}`)
      .join(" · "),
    parts: force.squads.map((squad, index) => {
      const era = eraOf(squad, book);
      return {
        name: [t("sp-build-squad", { squad: index + 1 }), book.words[era] ?? era].filter(Boolean).join(" · "),
        entries: ROLES.filter((role) => squad[role]).map((role) => unitTold(squad, role, book)),
      };
    }),
  };
}

function unitTold(squad: Squad, role: UnitType, book: ShatterCatalogue): Entry {
  const unit = book.units[squad[role]];
  if (!unit) return entry(squad[role], squad[role]);
  const force = unit.force ? t("sp-build-force", { force: unit.force }) : "";
  return entry(unit.id, unit.name, {
    about: [book.words[unit.type] ?? unit.type, `${unit.stamina}/${unit.durability}`, force, unit.edition]
      .filter(Boolean)
      .join(" · "),
    worth: unit.type === "primary" ? `+${unit.squad_points ?? 0}` : String(unit.point_cost ?? 0),
    drawing: () => figure(unit),
  });
}

/** The figure of a unit as SVG. */
function figure(unit: UnitEntry): string {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const drawn = mount(Figure, { target, props: { unit } });
  flushSync();
  const markup = target.innerHTML.replace(/<!--.*?-->/g, "");
  void unmount(drawn);
  return markup;
}
