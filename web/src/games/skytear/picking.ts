// Picking on the table: options here name up to three things (card, hero, target), areas are turned under the pointer.
import type { Choosing } from "../../lib/choosing.svelte";
import type { TellOption, TellQuestion } from "../../lib/messages";
import { middle } from "./hexes";
import type { SkyView } from "./types";

/** Whether an option names all these things, one as often as it was clicked. */
function names(option: TellOption, things: string[]): boolean {
  return things.every(
    (thing) => things.filter((other) => other === thing).length <= option.parts.filter((part) => part === thing).length,
  );
}

/** The option for things clicked one after another; clicking goes on narrowing until one way is left. */
export function pickPath(hover: Choosing, view: SkyView, thing: string, onpick: (thing: string) => void): void {
  const options = hover.question?.options ?? [];
  const before = hover.touched;
  for (const kept of [before, before.slice(0, -1), before.slice(0, 1)]) {
    if (!kept.length) continue;
    const path = [...kept, thing];
    const ways = options.filter((option) => names(option, path));
    const best =
      ways.find((option) => option.parts.join() === path.join()) ??
      ways.find((option) => option.parts.slice(0, path.length).join() === path.join()) ??
      ways.find((option) => option.parts[1] === view.active) ??
      ways[0];
    if (!best) continue;
    if (ways.length === 1) {
      if (before.at(-1) === thing && hover.isChosen(best.id)) onpick(best.id);
      else hover.touch(best.id);
      hover.touched = path;
      return;
    }
    if (!hover.isChosen(best.id)) hover.toggle(best.id);
    hover.from = path[0] ?? null;
    hover.touched = path;
    return;
  }
  onpick(thing);
  const only = hover.option(hover.chosen.at(-1) ?? null);
  hover.touched = hover.from !== null ? [hover.from] : only?.parts.includes(thing) ? [thing] : [];
}

/** Where areas may lie, by the hexes they cover. */
export function areasOf(question: TellQuestion | null): { option: TellOption; hexes: string[] }[] {
  if (question?.kind !== "area") return [];
  return question.options
    .filter((option) => /^[-\d,+]+$/.test(option.id))
    .map((option) => ({ option, hexes: option.id.split("+") }));
}

/** The areas over a hex in the order in which one turns through them. */
export function areasAt(question: TellQuestion | null, hex: string | null): { option: TellOption; hexes: string[] }[] {
  return hex
    ? around(
        hex,
        areasOf(question).filter((area) => area.hexes.includes(hex)),
      )
    : [];
}

/** Areas in the order of their direction from a hex. */
export function around(
  hex: string,
  areas: { option: TellOption; hexes: string[] }[],
): { option: TellOption; hexes: string[] }[] {
  const centre = middle(hex, false);
  const angle = (hexes: string[]): number => {
    const places = hexes.map((name) => middle(name, false));
    const x = places.reduce((sum, one) => sum + one.x, 0) / places.length - centre.x;
    const y = places.reduce((sum, one) => sum + one.y, 0) / places.length - centre.y;
    return Math.hypot(x, y) < 1 ? -9 : Math.atan2(y, x);
  };
  return areas.map((area) => ({ ...area, angle: angle(area.hexes) })).sort((a, b) => a.angle - b.angle);
}
