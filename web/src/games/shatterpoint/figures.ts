// Which figure stands for a unit: a body, a head and what it holds, chosen by the tags of its card; the well-known have
// looks of their own.
import { BLADES, LOOKS, type Look } from "./looks";
import type { UnitEntry } from "./types";

/** A card printed anew in a later year is a unit of its own and looks the same. */
function drawnAs(unit: UnitEntry): string {
  return unit.id.split("--")[0]!;
}

/** The figure of a unit. */
export function lookOf(unit: UnitEntry | undefined): Look {
  if (!unit) return { body: "armour", head: "helmet", held: "rifle" };
  const has = (...tags: string[]): boolean => tags.some((tag) => unit.tags.includes(tag));
  const base: Look = has("Ewok")
    ? { body: "small", head: "ears", held: "spear" }
    : has("B1")
      ? { body: "droid", head: "beak", held: "rifle" }
      : has("Droid")
        ? { body: "frame", head: "block", held: "rifle" }
        : has("Mandalorian")
          ? { body: "armour", head: "visor", held: "rifle", jet: true }
          : has("Clone Trooper", "Stormtrooper", "Death Trooper", "Night Trooper")
            ? { body: "armour", head: "helmet", held: "rifle" }
            : has("Force User", "Jedi", "Sith")
              ? { body: "robe", head: "bare", held: "saber" }
              : has("Bounty Hunter")
                ? { body: "armour", head: "visor", held: "pistols" }
                : has("Galactic Empire")
                  ? { body: "armour", head: "cap", held: "rifle" }
                  : { body: "duelist", head: "bare", held: has("Scout", "Trooper") ? "rifle" : "pistols" };
  const named = LOOKS[drawnAs(unit)] ?? {};
  const leads = unit.type !== "supporting" && has("Clone Trooper", "Stormtrooper", "Mandalorian") && !named.flag;
  return { ...base, ...(leads ? { flag: true } : {}), ...named };
}
const FALLEN = ["Sith", "Inquisitorius", "Dathomirian", "Nightsister", "Separatist Alliance"];
/** The colour of a blade: red for those who fell, blue for most others. */
export function bladeOf(unit: UnitEntry | undefined): string {
  const fallen = unit?.tags.some((tag) => FALLEN.includes(tag)) ? "red" : undefined;
  const colour = (unit && BLADES[drawnAs(unit)]) ?? fallen;
  return colour ? `var(--sp-blade-${colour})` : "var(--sp-blade)";
}
/** The nearest symbol of the sprite, for places that show one. */
export function symbolOf(unit: UnitEntry | undefined): string {
  const { body, head, held } = lookOf(unit);
  if (body === "droid" || body === "frame") return "unit-droid-line";
  if (body === "tall") return "unit-heavy";
  if (held === "twin" || held === "double") return "unit-twin";
  if (held === "saber") return "unit-duelist";
  if (held === "staff" || head === "hood") return "unit-mage";
  return unit?.type === "supporting" ? "unit-trooper" : "unit-commander";
}
