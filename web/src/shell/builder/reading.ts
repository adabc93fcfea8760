// Lists that others wrote (files, links, what the browser kept): read with care, null for what is none.
import { MOST_COUNT, type Counts } from "./counts";

const ID = /^[a-z0-9-]{1,100}$/;
const LONGEST_NAME = 100;
const MOST_KINDS = 400;

export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

export function isId(data: unknown): data is string {
  return typeof data === "string" && ID.test(data);
}

/** A list may have no name yet. */
export function readName(data: unknown): string {
  return typeof data === "string" ? data.slice(0, LONGEST_NAME) : "";
}

export function readIds(data: unknown, most: number): string[] | null {
  return Array.isArray(data) && data.length <= most && data.every(isId) ? [...(data as string[])] : null;
}

export function readCounts(data: unknown): Counts | null {
  if (!isRecord(data) || Object.keys(data).length > MOST_KINDS) return null;
  const counts: Counts = {};
  for (const [id, count] of Object.entries(data)) {
    if (typeof count !== "number" || !Number.isInteger(count) || !isId(id)) return null;
    if (count > 0) counts[id] = Math.min(count, MOST_COUNT);
  }
  return counts;
}
