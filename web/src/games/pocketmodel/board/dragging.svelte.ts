// Dragging a unit to a zone or a target.
import type { Choosing } from "../../../lib/choosing.svelte";
import type { TellQuestion } from "../../../lib/messages";
import type { Point } from "../../front";

export interface Drag extends Point {
  thing: string;
  /** What lies under the pointer that matters to it. */
  over: string | null;
}
/** What the board has at hand, asked for anew each time. */
export interface Table {
  question: TellQuestion | null;
  hover: Choosing;
  at: (clientX: number, clientY: number) => Point;
  ondrop: (thing: string, on: string) => void;
}
/** Pixels a pointer moves before a press becomes a drag. */
const SLACK = 7;

/** Of the things under a pointer, best one the dragged thing can go to, else one that is refused with a reason. */
export function goalAmong(found: readonly string[], thing: string, question: TellQuestion | null): string | null {
  const others = found.filter((one) => one && one !== thing);
  return (
    others.find((one) => question?.options.some((option) => option.parts[0] === thing && option.parts[1] === one)) ??
    others.find((one) => question?.refused.some((refusal) => refusal.id === `${thing}>${one}`)) ??
    null
  );
}
function thingsUnder({ clientX, clientY }: PointerEvent): string[] {
  return document
    .elementsFromPoint(clientX, clientY)
    .map((one) => one.closest("[data-thing]")?.getAttribute("data-thing") ?? "");
}

export class Dragging {
  now = $state<Drag | null>(null);
  private dragged = false;

  constructor(private readonly table: () => Table) {}

  /** Whether a click is only the end of a drag. */
  endsHere(): boolean {
    const ends = this.dragged;
    this.dragged = false;
    return ends;
  }

  grab(start: PointerEvent, thing: string): void {
    this.dragged = false;
    const { question } = this.table();
    if (start.button !== 0) return;
    if (!question?.options.some((option) => option.parts.length === 2 && option.parts[0] === thing)) return;
    start.stopPropagation();
    const move = (event: PointerEvent): void => this.move(start, event, thing);
    const stop = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      this.stop();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }

  private move(start: PointerEvent, event: PointerEvent, thing: string): void {
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!this.now && Math.hypot(dx, dy) < SLACK) return;
    const { question, hover, at } = this.table();
    this.dragged = true;
    this.now = { thing, ...at(event.clientX, event.clientY), over: goalAmong(thingsUnder(event), thing, question) };
    hover.from = thing;
  }

  private stop(): void {
    const end = this.now;
    this.now = null;
    if (!end) return;
    const { hover, ondrop } = this.table();
    hover.from = null;
    if (end.over) ondrop(end.thing, end.over);
  }
}
