// Time as the page shows it: moments along a ruler, and what is left on a clock.
import type { TurnMark } from "../lib/reel.svelte";

/** So many pixels a number needs from the one before it, and from the right end. */
const APART = 22;
const FROM_END = 16;
/** From so many minutes on hours are counted. */
const LONG = 100;

/** Where a moment lies on a ruler that ends with the last one, as a part of its length. */
export function shareOf(moment: number, last: number): number {
  return last > 0 ? moment / last : 0;
}

/** The moment at a part of the ruler's length; beyond its ends, the first or the last. */
export function momentAt(share: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

/** Turns that get a number: those with room for it on a ruler so many pixels wide. */
export function withRoom(turns: readonly TurnMark[], last: number, width: number): TurnMark[] {
  let taken = -Infinity;
  return turns.filter((turn) => {
    const place = shareOf(turn.at, last) * width;
    if (place - taken < APART || width - place < FROM_END) return false;
    taken = place;
    return true;
  });
}

/** Milliseconds left of so many after some have passed. */
export function timeLeft(left: number, passed: number): number {
  return Math.max(0, left - Math.max(0, passed));
}

const DAY = 24 * 3600;

/** Whether so many milliseconds are told in days: those of tables at which people play over days. */
export function isDays(time: number): boolean {
  return time >= DAY * 1000;
}

/** Whole days and hours of so many milliseconds. */
export function daysAndHours(time: number): { days: number; hours: number } {
  const hours = Math.floor(time / 3_600_000);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Minutes and seconds, above them hours where there are many; the second that has begun is counted whole. */
export function clockTold(time: number): string {
  const seconds = Math.ceil(time / 1000);
  const two = (count: number): string => String(count).padStart(2, "0");
  const [minutes, rest] = [Math.floor(seconds / 60), two(seconds % 60)];
  return minutes < LONG ? `${two(minutes)}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
