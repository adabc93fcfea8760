// Passing without being asked: what this browser answers to questions of priority by itself. The server knows nothing
// of it.
import type { TellQuestion } from "../../lib/messages";
import { recall, remember } from "../../lib/settings.svelte";
import type { SkyView } from "./types";

/** When to ask: always, only with a card that can be played, or never. */
export const WISHES = ["always", "can", "never"] as const;
export type Wish = (typeof WISHES)[number];
/** Moments not to be asked in, whatever is in hand. */
export const QUIET = ["own", "empty"] as const;
export type Quiet = (typeof QUIET)[number];

class Passing {
  wish = $state<Wish>(WISHES.find((wish) => wish === recall("skytear.ask")) ?? "can");
  quiet = $state.raw<readonly Quiet[]>(
    QUIET.filter((one) => (recall("skytear.quiet") ?? "own").split(" ").includes(one)),
  );
  /** The activation (turn and hero) until whose end nothing is asked; not kept. */
  until = $state("");
}
export const passing = new Passing();

export function setWish(wish: Wish): void {
  passing.wish = wish;
  remember("skytear.ask", wish);
}

export function setQuiet(one: Quiet, on: boolean): void {
  passing.quiet = QUIET.filter((other) => (other === one ? on : passing.quiet.includes(other)));
  remember("skytear.quiet", passing.quiet.join(" ") || "none");
}

export function activationOf(view: SkyView): string {
  return `${view.turn}/${view.active}`;
}

export function passUntilNext(view: SkyView): void {
  passing.until = activationOf(view);
}

/** Whether a question is passed at once; the key of the reason, or "" when it is for the player. */
export function passes(question: TellQuestion, view: SkyView): string {
  if (question.kind !== "priority") return "";
  if (passing.until && passing.until === activationOf(view)) return "sk-passed-until";
  if (passing.wish === "never") return "sk-passed-never";
  if (passing.wish === "can" && question.options.length === 1) return "sk-passed-nothing";
  const top = view.stack[view.stack.length - 1];
  const mine = view.viewer === null ? null : view.players[view.viewer]?.side;
  if (!top) return passing.quiet.includes("empty") ? "sk-passed-empty" : "";
  if (passing.quiet.includes("own") && view.players[top.player]?.side === mine) return "sk-passed-own";
  return "";
}
