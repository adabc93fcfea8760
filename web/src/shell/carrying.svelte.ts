// A piece that is dragged over the board with the mouse or a finger: taken up, carried, put down.
import type { Carried, Front, Point, View } from "../games/front";
import type { Pose } from "../lib/choosing.svelte";
import type { TellQuestion } from "../lib/messages";
import { poseOn, SAME } from "./posing";

/** A press that moves less than this is none the less a click. */
const STILL = 6;

/** The table at which something is carried. */
export interface Carriage {
  front: Front;
  question: TellQuestion;
  view: View;
}
/** A piece that has been taken up. */
interface InHand extends Carriage {
  thing: string;
  pointer: number;
  start: Point;
  moved: boolean;
  /** Where on the table it is. */
  to: Point;
}
/** A piece over a place: the question it would be put down for, and the option that leads there. */
export interface Aloft extends Carried {
  question: TellQuestion;
  pose: Pose;
}

/** What dragging a piece to a place of the table means; null: nothing. */
export function aloft(thing: string, to: Point, { front, question, view }: Carriage): Aloft | null {
  const carried = front.carry?.(thing, to, question, view);
  if (!carried) return null;
  const region = question.form === "place" ? question.region : [];
  const asked = { ...question, about: { ...question.about, ...carried.about }, region };
  const levels = front.levels && ((point: Point) => front.levels?.(point, asked, view) ?? []);
  return { ...carried, question: asked, pose: poseOn(to, 0, levels, null) };
}

export class Carrying {
  private hand = $state.raw<InHand | null>(null);
  private justPut = false;

  constructor(
    /** A point of the screen, on the board. */
    private readonly at: (x: number, y: number) => Point,
    /** Where the piece of the open question is now. */
    private readonly onput: (pose: Pose) => void,
    /** A piece that the open question does not place was put down. */
    private readonly onland: (thing: string, to: Point) => void,
  ) {}

  /** What is drawn under the pointer: a piece that the open question does not place. */
  readonly shown = $derived.by(() => {
    const { hand } = this;
    const over = hand?.moved ? aloft(hand.thing, hand.to, hand) : null;
    return over?.option ? over : null;
  });

  /** Somebody presses on the board; whether a piece that can be dragged lies there. */
  grab(event: PointerEvent, carriage: Carriage | null): boolean {
    this.justPut = false;
    if (!carriage?.front.carry || this.hand || (event.pointerType === "mouse" && event.button !== 0)) return false;
    const start = { x: event.clientX, y: event.clientY };
    const to = this.onTable(carriage, start);
    const thing = document
      .elementsFromPoint(start.x, start.y)
      .map((element) => element.closest("svg.board [data-thing]")?.getAttribute("data-thing"))
      .find((one) => one && carriage.front.carry?.(one, null, carriage.question, carriage.view));
    if (!thing) return false;
    this.hand = { ...carriage, thing, pointer: event.pointerId, start, moved: false, to };
    return true;
  }

  move(event: PointerEvent): void {
    const { hand } = this;
    if (hand?.pointer !== event.pointerId) return;
    const here = { x: event.clientX, y: event.clientY };
    if (!hand.moved && Math.hypot(here.x - hand.start.x, here.y - hand.start.y) < STILL) return;
    this.hand = { ...hand, moved: true, to: this.onTable(hand, here) };
    const over = aloft(hand.thing, this.hand.to, hand);
    if (over?.option === null) this.onput(over.pose);
  }

  up(event: PointerEvent): void {
    const { hand } = this;
    if (hand?.pointer !== event.pointerId) return;
    this.hand = null;
    this.justPut = hand.moved;
    if (hand.moved && event.type === "pointerup" && aloft(hand.thing, hand.to, hand)?.option)
      this.onland(hand.thing, hand.to);
  }

  /** Whether a piece was just put down, which is not a click; said once. */
  wasCarried(): boolean {
    const { justPut } = this;
    this.justPut = false;
    return justPut;
  }

  private onTable({ front }: Carriage, { x, y }: Point): Point {
    return (front.plane ?? SAME).toTable(this.at(x, y));
  }
}
