// What things on the table are called, as the viewer sees them: the own side is near, left and right are as drawn.
import { t } from "../../lib/words";
import { cellOf } from "./hexes";
import { cardOf, ownSide, type Side, type SkyCatalogue, type SkyView } from "./types";

/** A side as the viewer thinks of it: `own`, `enemy`, or by its name to somebody who only watches. */
export function whose(view: SkyView, side: Side): string {
  return view.viewer === null ? side : side === ownSide(view) ? "own" : "enemy";
}

export function sideName(view: SkyView, side: Side): string {
  return t(`sk-side-${whose(view, side)}`);
}

/** A lane or dome: `lane-west` is on the left of whoever sits in the south. */
export function partName(view: SkyView, part: string): string {
  const [left, right] = ownSide(view) === "south" ? ["west", "east"] : ["east", "west"];
  return t(`sk-${part.replace(`-${left}`, "-left").replace(`-${right}`, "-right")}`);
}

/** What the viewer calls a hex: a letter for its column from the left, and its place in it from near to far. */
export function hexLabel(view: SkyView, catalogue: SkyCatalogue, hex: string): string {
  const hexes = catalogue.boards[view.battlefield]?.board.hexes ?? [];
  const sign = ownSide(view) === "south" ? 1 : -1;
  const [q, r] = cellOf(hex);
  const columns = new Set(hexes.filter(([column]) => column * sign < q * sign).map(([column]) => column));
  const nearer = hexes.filter(([column, row]) => column === q && row * sign > r * sign);
  return `${String.fromCharCode(97 + columns.size)}${nearer.length + 1}`;
}

/** What anything on the table is called. */
export function thingName(view: SkyView, catalogue: SkyCatalogue, id: string): string {
  const [side = "", what = "", more = ""] = id.split(".");
  if (side === "outsider") return catalogue.outsiders[what]?.name ?? what;
  if (side === "south" || side === "north") return ownedName(view, catalogue, side, what, more);
  const card = cardOf(catalogue, id);
  if (card) return card.name;
  if (/^-?\d+,-?\d+$/.test(id)) return t("sk-hex", { hex: hexLabel(view, catalogue, id) });
  if (id.includes("+")) return t("sk-area", { count: id.split("+").length });
  return catalogue.heroes[id]?.name ?? catalogue.factions[id]?.name ?? catalogue.victory[id]?.name ?? id;
}

function ownedName(view: SkyView, catalogue: SkyCatalogue, side: Side, what: string, more: string): string {
  const kind = catalogue.heroes[what];
  if (kind) {
    const twice = view.heroes.filter((hero) => hero.kind === what).length > 1;
    const name = twice ? t("sk-of-side", { name: kind.name, side: sideName(view, side) }) : kind.name;
    return more === "illusion" ? t("sk-illusion-of", { name }) : name;
  }
  const facts = { side: whose(view, side) };
  if (what === "nexus") return t("sk-nexus-of", facts);
  const cut = what.indexOf("-");
  const rest = what.slice(cut + 1);
  if (what.startsWith("tower-")) return t("sk-tower-of", { ...facts, lane: partName(view, `lane-${rest}`) });
  return t(`sk-${what.slice(0, cut)}-n`, { ...facts, number: rest });
}
