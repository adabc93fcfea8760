// Outlines as SVG paths: tokens and obstacles around the origin, templates on the table, the corners around a base.
import type { Strip } from "../flight";
import { fromPose, type Half } from "../geometry";
import { mat } from "../mat.svelte";
import type { Pose } from "../types";

/** An outline around the origin, looking up. */
export function rim(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${-y}`).join("L")}Z`;
}
/** A rectangle around the origin: a base, or something around it, so far out. */
export function frame({ side, end }: Half, out = 0): { x: number; y: number; width: number; height: number } {
  return { x: -side - out, y: -end - out, width: 2 * (side + out), height: 2 * (end + out) };
}
/** Four corners around a base, so far out. */
export function corners({ side, end }: Half, out: number): string {
  const [w, h] = [side + out, end + out];
  return `M${-w} ${-h + 11}v-11h11M${w} ${-h + 11}v-11h-11M${-w} ${h - 11}v11h11M${w} ${h - 11}v11h-11`;
}
/** The chevron that tells where a base looks. */
export function chevron({ end }: Half): string {
  return `M-5 ${-end + 11}L0 ${-end + 5}L5 ${-end + 11}`;
}
/** Where the number of a place stands: on the front edge of its outline, beside the numbers of its neighbours. */
export function aside(number: number, { side, end }: Half): { x: number; y: number } {
  return { x: (((number - 1) % 3) - 1) * (side - 2), y: -end };
}
/** Half the width of a front arc, by how far ahead that is. */
const SPREAD = 0.86;
/** The front arc as it is printed on a base: its outline, and the two lines beside it. */
export function printedArc({ side, end }: Half): { area: string; lines: string } {
  const wide = Math.min(side, end * SPREAD);
  const far = Math.min(end, side / SPREAD);
  const lines = `M0 0L${-wide} ${-far}M0 0L${wide} ${-far}`;
  return { area: `M0 0L${-wide} ${-far}V${-end}H${wide}V${-far}Z`, lines };
}
/** A template as it lies on the table, as far as it was used. */
export function template({ strip, laid, used }: { strip: Strip | null; laid: Pose; used: number }): string {
  return strip && used > 0 ? mat.path(fromPose(laid, strip.outline(used))) : "";
}
/** A pose as tests and tools read it. */
export function told(pose: Pose): string {
  return pose.map((one) => one.toFixed(1)).join(",");
}
