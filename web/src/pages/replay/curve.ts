// Chances to win as paths. They are as wide as WIDTH and 100 high; the likeliest is on top.

export const WIDTH = 1000;

/** Where a point of the match is, from 0 to 1. */
export function shareAt(at: number, last: number): number {
  return last > 0 ? Math.max(0, Math.min(1, at / last)) : 0;
}

export function lineOf(chances: readonly (readonly number[])[], player: number): string {
  const last = chances.length - 1;
  return chances
    .map((point, at) => {
      const x = shareAt(at, last) * WIDTH;
      const y = 100 - (point[player] ?? 0) * 100;
      return `${at ? "L" : "M"}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
    })
    .join("");
}

/** The field below a line. */
export function areaUnder(chances: readonly (readonly number[])[], player: number): string {
  return chances.length ? `${lineOf(chances, player)}V100H0Z` : "";
}

/** The one of some marks that is meant by a place, if one is near enough. */
export function nearest<Mark extends { x: number }>(marks: readonly Mark[], x: number, near: number): Mark | null {
  const found = [...marks].sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];
  return found && Math.abs(found.x - x) <= near ? found : null;
}
