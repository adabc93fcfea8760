// What the engine says of random positions. `python -m tests.vectors web/tests/vectors` writes the files anew.
import { expect } from "vitest";

interface Vectors<Common, Case> {
  common: Common;
  cases: Case[];
}
const files = import.meta.glob<string>("./vectors/*.json", { eager: true, query: "?raw", import: "default" });

/** The answers of the engine to one function of the page. */
export function vectors<Case, Common = Record<string, never>>(name: string): Vectors<Common, Case> {
  const file = files[`./vectors/${name}.json`];
  if (!file) throw new Error(`No vectors of ${name}: run python -m tests.vectors web/tests/vectors`);
  return JSON.parse(file) as Vectors<Common, Case>;
}

/** Whether numbers, lists and words are the same, numbers to a thousandth of a millimetre; headings go around. */
export function same(found: unknown, expected: unknown, slack = 1e-3): boolean {
  if (typeof found === "number" && typeof expected === "number") return Math.abs(found - expected) <= slack;
  if (Array.isArray(found) && Array.isArray(expected))
    return found.length === expected.length && found.every((one, index) => same(one, expected[index], slack));
  return found === expected;
}
/** Asks for every case what the page finds; tells the first that differ. */
export function agree<Case extends readonly unknown[]>(cases: readonly Case[], differs: (one: Case) => unknown): void {
  const wrong = cases.map((one) => [one, differs(one)] as const).filter(([, found]) => found !== null);
  expect(
    wrong.slice(0, 5).map(([one, found]) => JSON.stringify({ given: one, found })),
    `${wrong.length} of ${cases.length} differ`,
  ).toEqual([]);
}
