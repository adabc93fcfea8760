// How pieces move on the mat: a ship glides along its template, and burns out where it is destroyed.
import type { TellEvent } from "../../../lib/messages";
import { journey, roll } from "../flight";
import { mat } from "../mat.svelte";
import type { Figures, Pose, ShipView } from "../types";

/** Milliseconds a move takes; 0 where people want no motion. */
export function moveTime(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--d-move")) || 0;
}
/** The poses a ship went through, from where an event says it started to where it stands. */
export function trail(figures: Figures, ship: ShipView, { data }: TellEvent): Pose[] {
  const start = data["start"] as Pose;
  const way = String(data["maneuver"] ?? data["way"] ?? "");
  if (/^\d-/.test(way)) return journey(figures, ship.size, start, ship.pose, way);
  if (/^(left|right)/.test(way)) return [start, roll(figures, ship.size, start, way)[1]!.end, ship.pose];
  return [start, ship.pose];
}
/** Poses as frames of an animation; a ship turns the short way around. */
export function frames(poses: readonly Pose[]): { transform: string }[] {
  let last = mat.turn(poses[0]![2]);
  return poses.map((pose) => {
    const point = mat.toBoard({ x: pose[0], y: pose[1] });
    last += ((((mat.turn(pose[2]) - last) % 360) + 540) % 360) - 180;
    return { transform: `translate(${point.x}px, ${point.y}px) rotate(${last}deg)` };
  });
}
/** A destroyed ship burns out where it stood. */
export function perish(_: Element): { duration: number; css: (left: number, gone: number) => string } {
  return {
    duration: moveTime() * 1.6,
    css: (left, gone) => `opacity:${left};filter:brightness(${1 + gone * 2}) saturate(${left})`,
  };
}
