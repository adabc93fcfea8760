// Pointing at things on the battlefield: what a character stands for in a question, and what lights up under a pointer.
import type { Choosing } from "../../../lib/choosing.svelte";
import type { TellOption, TellQuestion } from "../../../lib/messages";
import { characterOf, type ShatterView, type Fielded } from "../types";

/** What a character stands for in the question: itself, else its unit. */
export function thingOf(hover: Choosing, { unit, one }: Fielded): string {
  return hover.isOpen(one.id) || hover.isGoal(one.id) || !hover.isOpen(unit.id) ? one.id : unit.id;
}
/** Whether a character can be clicked as (part of) an answer. */
export function isOpen(hover: Choosing, question: TellQuestion | null, { unit, one }: Fielded): boolean {
  return (
    question !== null &&
    (hover.isOpen(one.id) ||
      hover.isOpen(unit.id) ||
      question.options.some((option) => option.parts[1] === one.id || option.parts[1] === unit.id))
  );
}
/** Whether an option is about a character or its unit. */
export function names(option: TellOption | undefined, { unit, one }: Fielded): boolean {
  return option?.parts.some((part) => part === one.id || part === unit.id) ?? false;
}

/** The pointer comes to a thing: its only option lights up. */
export function enter(hover: Choosing, question: TellQuestion | null, view: ShatterView, id: string): void {
  hover.thing = id;
  if (question === null) return;
  const found = characterOf(view, id);
  const options = hover.optionsOf(found ? thingOf(hover, found) : id);
  if (options.length === 1) hover.lit = options[0]!.id;
}
export function leave(hover: Choosing, id: string): void {
  if (hover.thing === id) hover.thing = null;
  hover.lit = null;
}

/** Enter and the space bar do what a click does. */
export function onPress(pressed: KeyboardEvent, then: () => void): void {
  if (pressed.key !== "Enter" && pressed.key !== " ") return;
  pressed.preventDefault();
  pressed.stopPropagation();
  then();
}
