// The struggle track as it is drawn: own side on the left.
import { me, type ShatterView } from "../types";

const END = 8;

export interface TrackSpace {
  /** As drawn: below 0 on the own side. */
  space: number;
  /** Whose momentum lies here; -1: nobody's. */
  owner: number;
  /** The struggle token is here. */
  here: boolean;
}
export function spacesOf(view: ShatterView): TrackSpace[] {
  const own = me(view);
  const sign = own === 0 ? 1 : -1;
  return Array.from({ length: 2 * END + 1 }, (_, index) => index - END).map((space) => ({
    space,
    owner: ownerOf(view, space, space < 0 ? own : 1 - own),
    here: space * sign === view.tracker.token,
  }));
}
/** Momentum is laid from the end of the track on. */
function ownerOf({ tracker }: ShatterView, space: number, side: number): number {
  return space !== 0 && Math.abs(space) > END - (tracker.momentum[side] ?? 0) ? side : -1;
}
