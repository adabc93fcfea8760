// Why a ship cannot be put back somewhere behind the huge ship that ran over it; the server decides.
import type { Pose } from "../../lib/choosing.svelte";
import type { TellQuestion } from "../../lib/messages";
import { t } from "../../lib/words";
import type { View } from "../front";
import { baseAt, baseOf } from "./bases";
import { closest, overlaps, SLACK, toPose, type Ring } from "./geometry";
import { mat } from "./mat.svelte";
import { inPlay, shipOf, type Figures, type ShipView, type XWingView } from "./types";

/** Whether a base is at range 0-1 of a huge ship and reaches into its full rear arc. */
function isBehind(figures: Figures, huge: ShipView, base: Ring): boolean {
  const near = closest(baseOf(figures, huge), base).length <= figures.range_band + SLACK;
  return near && toPose(huge.pose, base).some(({ y }) => y <= SLACK);
}
function isOutside([width, length]: readonly [number, number], base: Ring): boolean {
  return base.some(({ x, y }) => x < -SLACK || y < -SLACK || x > width + SLACK || y > length + SLACK);
}
/** What is wrong with a place for a ship; null if it may stand there. */
export function whyNotBehind(
  figures: Figures,
  view: XWingView,
  huge: ShipView,
  ship: ShipView,
  pose: Pose,
): "behind" | "ship" | "outside" | null {
  const base = baseAt(figures, ship.size, [...pose]);
  if (inPlay(view).some((other) => overlaps(base, baseOf(figures, other)))) return "ship";
  if (!isBehind(figures, huge, base)) return "behind";
  return isOutside(view.area, base) ? "outside" : null;
}
export function foresee(pose: Pose, question: TellQuestion, rawView: View): string | null {
  const view = rawView as unknown as XWingView;
  const ship = shipOf(view, question.about["ship"] as string | undefined);
  const huge = shipOf(view, question.about["carrier"] as string | undefined);
  if (question.kind !== "put-back" || !mat.figures || !ship || !huge) return null;
  const wrong = whyNotBehind(mat.figures, view, huge, ship, pose);
  return wrong && t(`xw-foresee-${wrong}`);
}
