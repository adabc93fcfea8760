// Pointing at things on the mat, by pointer and by keys.
import type { Choosing } from "../../../lib/choosing.svelte";

/** The pointer comes to a thing: its only option lights up, of those that go on from what was picked first. */
export function enter(hover: Choosing, asked: boolean, thing: string): void {
  hover.thing = thing;
  const open =
    hover.from !== null && hover.from !== thing
      ? hover.optionsOf(thing).filter((one) => one.parts.includes(hover.from!))
      : hover.optionsOf(thing);
  if (asked && open.length === 1 && open[0]) hover.lit = open[0].id;
}
export function leave(hover: Choosing, thing: string): void {
  if (hover.thing === thing) hover.thing = null;
  if (hover.option(hover.lit)?.parts.includes(thing)) hover.lit = null;
}

/** Enter and the space bar do what a click does. */
export function onPress(event: KeyboardEvent, then: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  then();
}
