// The huge maneuver template, which lies beside a huge ship, and what the ship does to all it ends on.
import { baseAt, baseOf } from "./bases";
import { overlaps, shifted, SLACK } from "./geometry";
import { inPlay, type Figures, type Pose, type ShipView, type XWingView } from "./types";

/** Dice a huge ship rolls for each ship it ends on. */
const DICE: Record<string, number> = { small: 1, medium: 2, large: 3 };

/** A maneuver of a huge ship with all that is in its way. */
export interface Run {
  /** What is left of the maneuver before other huge ships. */
  maneuver: string;
  end: Pose;
  /** What the dial shows: as much damage is dealt. */
  speed: number;
  struck: ShipView[];
  under: ShipView[];
  /** Dice to be rolled for the ships under it. */
  dice: number;
}

/** What a red maneuver costs a ship: energy of a huge one that has some, else stress, or (stressed) the maneuver. */
export function priceOfRed(ship: ShipView | null | undefined): "energy" | "stress" | "maneuver" {
  if ((ship?.huge?.energy ?? 0) > 0) return "energy";
  return (ship?.tokens["stress"] ?? 0) > 0 ? "maneuver" : "stress";
}
/** Where a maneuver of a huge ship ends; null if the template has none of that speed. */
export function hugeEnd(figures: Figures, start: Pose, maneuver: string): Pose | null {
  const { step, straights, bank, bank_angle: angle } = figures.huge;
  const [, number = "", bearing = ""] = /^(\d)-(.+)$/.exec(maneuver) ?? [];
  const speed = Number(number);
  if (bearing === "stationary") return speed === 0 ? start : null;
  if (bearing === "straight") return speed > 0 && speed <= straights ? shifted(start, 0, step * speed) : null;
  const end = bearing === "bank-left" || bearing === "bank-right" ? bank[speed] : undefined;
  const side = bearing === "bank-right" ? 1 : -1;
  return end ? shifted(start, side * end[0], end[1], side * angle) : null;
}
/** The speeds of a bearing with where each ends: the whole template. */
export function hugeEnds(figures: Figures, start: Pose, maneuver: string): [speed: number, end: Pose][] {
  const bearing = maneuver.slice(2);
  if (bearing === "stationary") return [];
  return Array.from({ length: 10 }, (_, speed) => speed).flatMap((speed): [number, Pose][] => {
    const end = hugeEnd(figures, start, `${speed}-${bearing}`);
    return end ? [[speed, end]] : [];
  });
}
function slower(figures: Figures, start: Pose, maneuver: string): string {
  const less = `${Number(maneuver[0]) - 1}${maneuver.slice(1)}`;
  return hugeEnd(figures, start, less) ? less : "0-stationary";
}
/** What comes of a maneuver among other ships: other huge ships slow it down, all others are run over. */
export function run(figures: Figures, view: XWingView, ship: ShipView, flown: string, dialled = flown): Run | null {
  const others = inPlay(view).filter((other) => other.id !== ship.id);
  const struck = new Set<ShipView>();
  for (let maneuver = flown; ; maneuver = slower(figures, ship.pose, maneuver)) {
    const end = hugeEnd(figures, ship.pose, maneuver);
    if (!end) return null;
    const base = baseAt(figures, "huge", end);
    const met = others.filter((other) => overlaps(base, baseOf(figures, other)));
    const hit = met.filter((other) => other.size === "huge");
    if (hit.length && maneuver !== "0-stationary") {
      hit.forEach((other) => struck.add(other));
      continue;
    }
    const [wide, long] = view.area;
    const fits = base.every(({ x, y }) => x >= -SLACK && y >= -SLACK && x <= wide + SLACK && y <= long + SLACK);
    const under = fits ? met.filter((other) => other.size !== "huge") : [];
    const dice = under.reduce((sum, other) => sum + (DICE[other.size] ?? 0), 0);
    return { maneuver, end, speed: Number(dialled[0]), struck: [...struck], under, dice };
  }
}
