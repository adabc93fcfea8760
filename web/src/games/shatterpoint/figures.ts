// Which figure stands for a unit: a body, a head and what it holds, chosen by the tags of its card and, for the
// well-known, by name.
import type { UnitEntry } from "./types";

export type Body = "robe" | "duelist" | "armour" | "heavy" | "droid" | "frame" | "small" | "barrel" | "tall";
export type Head =
  | "bare"
  | "hood"
  | "helmet"
  | "visor"
  | "horns"
  | "tails"
  | "beak"
  | "block"
  | "hat"
  | "cap"
  | "ears"
  | "dome"
  | "none"
  | "hair"
  | "mask";
export type Held = "saber" | "twin" | "double" | "rifle" | "pistols" | "staff" | "spear" | "none";
export interface Look {
  body: Body;
  head: Head;
  held: Held;
  jet?: boolean;
  flag?: boolean;
}

const NAMED: [RegExp, Partial<Look>][] = [
  [/ahsoka/, { body: "duelist", head: "tails", held: "twin" }],
  [/ventress|acolytes|shin-hati/, { body: "duelist", head: "bare", held: "twin" }],
  [/lord-maul|savage/, { body: "duelist", head: "horns", held: "double" }],
  [/inquisitor|third-sister|fifth-brother|fourth-sister/, { body: "robe", head: "mask", held: "double" }],
  [/vader/, { body: "robe", head: "mask", held: "saber" }],
  [/grievous/, { body: "frame", head: "mask", held: "twin" }],
  [/dooku|luminara|plo-koon|ki-adi|shaak|kit-fisto|obi-wan|mace|mundi|luke/, { body: "robe", held: "saber" }],
  [/talzin|elsbeth|logray|chirpa/, { body: "robe", head: "hood", held: "staff" }],
  [/barriss/, { body: "robe", head: "hood", held: "saber" }],
  [/cad-bane|hondo/, { body: "duelist", head: "hat", held: "pistols" }],
  [/chewie|bossk|zeb|riff-tamson/, { body: "tall", head: "none", held: "rifle" }],
  [/r2-d2|chopper/, { body: "barrel", head: "dome", held: "none" }],
  [/magnaguard/, { body: "droid", head: "block", held: "staff" }],
  [/kalani|kraken/, { body: "frame", head: "block", held: "none", flag: true }],
  [/b2-|dark-trooper|k-2so|ig-|hk-|aqua-droid/, { body: "frame", head: "block", held: "none" }],
  [/padme|leia|sabe|jyn|hera|morgan|aurra|handmaiden/, { head: "hair" }],
  [/krennic|thrawn|veers|kallus|moff|isb/, { body: "armour", head: "cap", held: "pistols", flag: true }],
  [/armorer/, { held: "staff" }],
  [/anakin/, { body: "duelist", head: "hair", held: "saber" }],
  [/bo-katan|jango|boba|sabine|saxon|mandalorian$/, { held: "pistols", jet: true }],
  [/crosshair|scout|cassian/, { held: "rifle" }],
];

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
  const named = NAMED.filter(([name]) => name.test(unit.id)).reduce(
    (look, [, more]) => ({ ...look, ...more }),
    {} as Partial<Look>,
  );
  const leads = unit.type !== "supporting" && has("Clone Trooper", "Stormtrooper", "Mandalorian") && !named.flag;
  return { ...base, ...(leads ? { flag: true } : {}), ...named };
}
/** The colour of a blade: red for those who fell, else green or blue. */
export function bladeOf(unit: UnitEntry | undefined): string {
  if (!unit) return "var(--sp-blade)";
  if (/mace/.test(unit.id)) return "var(--sp-blade-violet)";
  if (
    unit.tags.some((tag) =>
      ["Sith", "Inquisitorius", "Dathomirian", "Nightsister", "Separatist Alliance"].includes(tag),
    ) ||
    /baylan|shin-hati/.test(unit.id)
  )
    return "var(--sp-blade-red)";
  return /luminara|kit-fisto|ezra|luke|padawan/.test(unit.id) ? "var(--sp-blade-green)" : "var(--sp-blade)";
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
