// How much luckier than the average each player's dice were, roll by roll.

/** How far a roll was from its mean. */
export interface Roll {
  player: number;
  luck: number;
}
/** The sum of a player's luck after each roll; x counts the rolls of everybody. */
export interface LuckLine {
  player: number;
  points: { x: number; y: number }[];
  end: number;
}

/** A graph is never drawn larger than this much luck would need. */
const LEAST_REACH = 6;

export function luckLines(rolls: readonly Roll[]): LuckLine[] {
  const lines = new Map<number, LuckLine>();
  for (const [index, { player, luck }] of rolls.entries()) {
    const line = lines.get(player) ?? { player, points: [{ x: 0, y: 0 }], end: 0 };
    lines.set(player, line);
    line.end += luck;
    line.points.push({ x: index + 1, y: line.end });
  }
  return [...lines.values()].sort((a, b) => a.player - b.player);
}

/** How far from nothing the lines go. */
export function luckReach(lines: readonly LuckLine[]): number {
  return Math.max(LEAST_REACH, ...lines.flatMap((line) => line.points.map((point) => Math.abs(point.y))));
}

/** A number to the tenth, always with its sign. */
export function signed(value: number): string {
  const tenths = Math.round(value * 10) / 10;
  return `${tenths > 0 ? "+" : tenths < 0 ? "−" : ""}${Math.abs(tenths)}`;
}
