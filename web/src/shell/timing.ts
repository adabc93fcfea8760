// Time as the page shows it: moments along a ruler, and what is left on a clock.
import type { TurnMark } from "../lib/reel.svelte";

/** So many pixels a number needs from the one before it, and from the right end. */
const APART = 22;
const FROM_END = 16;

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

/** Minutes and seconds, the second that has begun counted whole. */
export function clockTold(time: number): string {
  const seconds = Math.ceil(time / 1000);
  const two = (count: number): string => String(count).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
