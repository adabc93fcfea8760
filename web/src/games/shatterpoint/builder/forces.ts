// A strike force as a list: reading what others wrote, points, eras, names. The server checks; this proposes and adds
// up.
import { isId, isRecord, readName } from "../../../shell/builder/reading";
import type { Craft } from "../../../shell/builder/workshop.svelte";
import { ERAS, USUAL_BATTLEFIELD, USUAL_MISSION, type ShatterCatalogue, type UnitEntry, type UnitType } from "../types";
import { sheet } from "./sheet";

export const ROLES: readonly UnitType[] = ["primary", "secondary", "supporting"];

export type Squad = Record<UnitType, string> & { era: string };
export type Force = { name: string; squads: Squad[]; mission: string };
export interface Slot {
  squad: number;
  role: UnitType;
}

export function emptySquad(): Squad {
  return { primary: "", secondary: "", supporting: "", era: "" };
}
function readSquad(data: unknown): Squad | null {
  if (!isRecord(data)) return null;
  const squad = emptySquad();
  for (const field of [...ROLES, "era"] as const) {
    const value = data[field] ?? "";
    if (value !== "" && !isId(value)) return null;
    squad[field] = value;
  }
  return squad;
}
function read(data: unknown): Force | null {
  if (!isRecord(data)) return null;
  const { name, squads, mission } = data;
  if (!Array.isArray(squads) || squads.length > 20 || (mission !== undefined && typeof mission !== "string"))
    return null;
  const found = squads.map(readSquad);
  if (found.some((squad) => squad === null)) return null;
  const two = [...(found as Squad[]), emptySquad(), emptySquad()].slice(0, Math.max(2, found.length));
  return { name: readName(name), squads: two, mission: isId(mission) ? mission : "" };
}

export const craft: Craft<Force, ShatterCatalogue> = {
  words: "sp-build",
  empty: () => ({ name: "", squads: [emptySquad(), emptySquad()], mission: USUAL_MISSION }),
  copy: ({ name, squads, mission }) => ({ name, squads: squads.map((squad) => ({ ...squad })), mission }),
  isBlank: (force) => force.squads.every((squad) => ROLES.every((role) => !squad[role])),
  read,
  shorten: ({ name, squads, mission }) => [
    name,
    squads.map((squad) => [...ROLES.map((role) => squad[role]), squad.era]),
    mission,
  ],
  lengthen(data) {
    if (!Array.isArray(data)) return null;
    const [name, squads, mission] = data as unknown[];
    if (!Array.isArray(squads) || !squads.every(Array.isArray)) return null;
    return read({
      name,
      mission,
      squads: (squads as unknown[][]).map(([primary, secondary, supporting, era]) => ({
        primary,
        secondary,
        supporting,
        era,
      })),
    });
  },
  variant: () => USUAL_BATTLEFIELD,
  sheet,
};

/** The force with a unit in a slot, or with an empty one; the era of another Primary must be chosen anew. */
export function filled(force: Force, at: Slot, unit: string, book: ShatterCatalogue): Force {
  const squads = force.squads.map((squad, index): Squad => {
    if (index !== at.squad) return squad;
    const next = { ...squad, [at.role]: unit };
    return at.role === "primary" && !erasOf(book.units[unit]).includes(next.era) ? { ...next, era: "" } : next;
  });
  return { ...force, squads };
}

/** The eras of a unit and all that lie between them. */
export function erasOf(unit: UnitEntry | undefined): string[] {
  const places = (unit?.eras ?? []).map((era) => (ERAS as readonly string[]).indexOf(era));
  return places.length ? ERAS.slice(Math.min(...places), Math.max(...places) + 1) : [];
}
/** The era a squad is built for: the chosen one, else the first of its Primary. */
export function eraOf(squad: Squad, book: ShatterCatalogue): string {
  return squad.era || erasOf(book.units[squad.primary])[0] || "";
}
export function pointsOf(squad: Squad, book: ShatterCatalogue): { cost: number; points: number } {
  const cost = (book.units[squad.secondary]?.point_cost ?? 0) + (book.units[squad.supporting]?.point_cost ?? 0);
  return { cost, points: book.units[squad.primary]?.squad_points ?? 0 };
}
export function unitsOf(force: Force, book: ShatterCatalogue): UnitEntry[] {
  return force.squads.flatMap((squad) => ROLES.flatMap((role) => book.units[squad[role]] ?? []));
}
/** Why a unit cannot go into a slot as things stand; "" when it can. */
export function whyNot(
  unit: UnitEntry,
  slot: Slot,
  force: Force,
  book: ShatterCatalogue,
): "" | "not-yet" | "used" | "wrong-era" | "too-dear" {
  if (!unit.playable) return "not-yet";
  const others = force.squads.flatMap((squad, index) =>
    ROLES.filter((role) => index !== slot.squad || role !== slot.role).flatMap((role) => book.units[squad[role]] ?? []),
  );
  if (
    others.some(
      (other) => other.name === unit.name || other.unique_names.some((name) => unit.unique_names.includes(name)),
    )
  )
    return "used";
  const squad = force.squads[slot.squad];
  if (!squad || slot.role === "primary" || !book.units[squad.primary]) return "";
  if (!erasOf(unit).includes(eraOf(squad, book))) return "wrong-era";
  const rest = slot.role === "secondary" ? book.units[squad.supporting] : book.units[squad.secondary];
  return (unit.point_cost ?? 0) + (rest?.point_cost ?? 0) > pointsOf(squad, book).points ? "too-dear" : "";
}
/** House design, read from pictures, or public tables: how sure the figures are. */
export function originOf(unit: UnitEntry): "house" | "recalled" | "public" {
  if (unit.source.startsWith("house")) return "house";
  return /recall|memory/.test(unit.source) ? "recalled" : "public";
}
