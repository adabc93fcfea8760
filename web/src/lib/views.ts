// Views arrive as changes of the view before; here they become whole again. Parts that did not change stay the same
// objects.
import type { Frame as CommonFrame } from "./frame";
import type { Change, Moment, TableMessage, TellEvent } from "./messages";

/** What all views have in common is known here, as soon as there is one; the rest is a game's own matter. */
export type View = Record<string, any> & Partial<CommonFrame>;

/** One moment of an animation or a replay: an event and the table right after it. */
export interface Frame {
  event: TellEvent;
  view: View;
}

/** A table message with everything it means: the frames that led here, and the view now. */
export type TableNow = Omit<TableMessage, "moments" | "changes"> & { frames: Frame[]; view: View };

export function changed(view: View, changes: Change[]): View {
  return changes.reduce((before, change) => put(before, change.path, 0, change.value), view);
}

function put(before: any, path: Change["path"], depth: number, value: any): any {
  const key = path[depth];
  if (key === undefined) return value;
  const copy = Array.isArray(before) ? [...before] : { ...before };
  copy[key] = put(copy[key], path, depth + 1, value);
  return copy;
}

export function frames(moments: Moment[], start: View = {}): Frame[] {
  let view = start;
  return moments.map(({ event, changes }) => {
    view = changed(view, changes);
    return { event, view };
  });
}

/** What a table message means to somebody who saw `before`. */
export function tableNow(message: TableMessage, before: View): TableNow {
  const { moments, changes, ...rest } = message;
  const shown = frames(moments, before);
  return { ...rest, frames: shown, view: changed(shown.at(-1)?.view ?? before, changes) };
}
