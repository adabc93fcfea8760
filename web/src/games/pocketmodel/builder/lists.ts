// A fleet and its deck as a list: reading what others wrote, and what the frame of builders must know of it.
import { total, withCount, type Counts } from "../../../shell/builder/counts";
import { isRecord, readCounts, readName } from "../../../shell/builder/reading";
import type { Craft } from "../../../shell/builder/workshop.svelte";
import { AT_START, proposal, starsOf, type Catalogue } from "./fleet";
import { sheet } from "./sheet";

/** A fleet and its deck as the server takes it. `deploy` proposes the starting units. */
export type FleetList = {
  name: string;
  units: Counts;
  deck: Counts;
  deploy: Counts;
};
/** The two parts of a list. */
export type Part = "units" | "deck";

function read(data: unknown): FleetList | null {
  if (!isRecord(data)) return null;
  const { units, deck, deploy } = {
    units: readCounts(data["units"]),
    deck: readCounts(data["deck"]),
    deploy: readCounts(data["deploy"] ?? {}),
  };
  return units && deck && deploy ? { name: readName(data["name"]), units, deck, deploy } : null;
}

export const craft: Craft<FleetList, Catalogue> = {
  words: "pm-build",
  empty: () => ({ name: "", units: {}, deck: {}, deploy: {} }),
  copy: ({ name, units, deck, deploy }) => ({ name, units: { ...units }, deck: { ...deck }, deploy: { ...deploy } }),
  isBlank: (list) => total(list.units) + total(list.deck) === 0,
  read,
  shorten: ({ name, units, deck, deploy }) => [name, units, deck, deploy],
  lengthen(data) {
    if (!Array.isArray(data)) return null;
    const [name, units, deck, deploy] = data as unknown[];
    return read({ name, units, deck, deploy });
  },
  variant: () => "standard",
  sheet,
  completed: (list, book) => ({ ...list, deploy: proposal(list.units, book) }),
};

/**
 * The list with so many of a thing. A new unit joins the starting units while there is room for it; one that leaves,
 * leaves them.
 */
export function counted(list: FleetList, part: Part, thing: string, count: number, book: Catalogue): FleetList {
  if (part === "deck") return { ...list, deck: withCount(list.deck, thing, count) };
  const more = count - (list.units[thing] ?? 0);
  const deploy = withCount(list.deploy, thing, Math.min(list.deploy[thing] ?? 0, Math.max(0, count)));
  const fits = more > 0 && starsOf(deploy, book) + (book.units[thing]?.stars ?? 0) * more <= AT_START;
  return {
    ...list,
    units: withCount(list.units, thing, count),
    deploy: fits ? withCount(deploy, thing, (deploy[thing] ?? 0) + more) : deploy,
  };
}
