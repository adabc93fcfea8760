// Outlines as SVG paths: tokens and obstacles around the origin, templates on the table, the corners around a base.
import type { Strip } from "../flight";
import { fromPose } from "../geometry";
import { mat } from "../mat.svelte";
import type { Pose } from "../types";

/** An outline around the origin, looking up. */
export function rim(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${-y}`).join("L")}Z`;
}
/** Four corners around a base, so far out. */
export function corners(half: number, out: number): string {
  const h = half + out;
  return `M${-h} ${-h + 11}v-11h11M${h} ${-h + 11}v-11h-11M${-h} ${h - 11}v11h11M${h} ${h - 11}v11h-11`;
}
/** The chevron that tells where a base looks. */
export function chevron(half: number): string {
  return `M-5 ${-half + 11}L0 ${-half + 5}L5 ${-half + 11}`;
}
/** A template as it lies on the table, as far as it was used. */
export function template({ strip, laid, used }: { strip: Strip | null; laid: Pose; used: number }): string {
  return strip && used > 0 ? mat.path(fromPose(laid, strip.outline(used))) : "";
}
/** A pose as tests and tools read it. */
export function told(pose: Pose): string {
  return pose.map((one) => one.toFixed(1)).join(",");
}
