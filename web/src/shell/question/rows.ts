// The options of a question as its panel lists them: in their order, those that name several things by the first one.
import type { OptionLook } from "../../games/front";
import type { TellOption } from "../../lib/messages";

export interface Row {
  option: TellOption;
  look: OptionLook;
}
/** Options that begin with the same thing; `about` is what the looks of all of them say. */
export interface Group {
  thing: string;
  title: string;
  weight: number;
  about: string;
  rows: (Row & { goal: string })[];
}
export interface Layout {
  rows: Row[];
  singles: Row[];
  groups: Group[];
  /** Every option, in the order of the list. */
  shown: TellOption[];
}

/** More options than this that name several things are grouped. */
const FEW = 4;
const ARROW = " → ";

export function titleOf({ option, look }: Row): string {
  return look.title ?? option.text;
}

/** Declining comes last. */
function ordered(options: readonly TellOption[], decline: TellOption | null): TellOption[] {
  return [...options.filter((option) => option !== decline), ...(decline ? [decline] : [])];
}

/** Many options that name several things are listed by the first one, if any of those has a choice. */
function isGrouped(options: readonly TellOption[]): boolean {
  const firsts = options.filter((option) => option.parts.length > 1).map((option) => option.parts[0]);
  return firsts.length > FEW && new Set(firsts).size < firsts.length;
}

/** What comes before the arrow of a title, and what after it. */
function halves(row: Row): { head: string; goal: string } {
  const title = titleOf(row);
  const cut = title.indexOf(ARROW);
  return cut > 0
    ? { head: title.slice(0, cut), goal: title.slice(cut + ARROW.length) }
    : { head: title, goal: row.look.small ?? title };
}

function groupsOf(rows: readonly Row[]): Group[] {
  const found = new Map<string, Group>();
  for (const row of rows) {
    const [thing, second] = row.option.parts;
    if (!thing || !second) continue;
    const { head, goal } = halves(row);
    const about = row.look.small ?? "";
    const group = found.get(thing) ?? { thing, title: head, weight: row.option.weight, about, rows: [] };
    found.set(thing, group);
    if (group.about !== about) group.about = "";
    group.rows.push({ ...row, goal });
  }
  return [...found.values()];
}

export function layOut(
  options: readonly TellOption[],
  decline: TellOption | null,
  look: (option: TellOption) => OptionLook,
): Layout {
  const rows = ordered(options, decline).map((option): Row => ({ option, look: look(option) }));
  const grouped = isGrouped(options);
  const singles = grouped ? rows.filter((row) => row.option.parts.length < 2) : rows;
  const groups = grouped ? groupsOf(rows) : [];
  const shown = [...singles, ...groups.flatMap((group) => group.rows)].map((row) => row.option);
  return { rows, singles, groups, shown };
}

/**
 * What a digit means: an option to press, or the thing of a group to open. While a group is open (`from`), digits count
 * its options; else what stands alone, then groups.
 */
export function meantBy(digit: number, { singles, groups }: Layout, from: string | null): TellOption | string | null {
  const open = groups.find((group) => group.thing === from);
  if (open) return open.rows[digit - 1]?.option ?? null;
  const single = singles[digit - 1];
  if (single) return single.option;
  const group = groups[digit - 1 - singles.length];
  if (!group) return null;
  return group.rows.length === 1 ? group.rows[0]!.option : group.thing;
}

/** A hinted answer by the titles of its options; else as it was told, without what stands in brackets. */
export function hintTold(answer: readonly (string | number)[] | string, text: string, rows: readonly Row[]): string {
  const ids = typeof answer === "string" ? [answer] : answer;
  const found = ids.map((id) => rows.find((row) => row.option.id === id));
  return found.every((row) => row !== undefined) ? found.map(titleOf).join("; ") : text.replace(/ \([^()]*\)/g, "");
}
