// What moves between two tables, and a likeness of each piece where it would come to stand.
import type { Standing } from "../games/front";

export interface Move {
  from: Standing;
  to: Standing;
}

/** So much further (in board units) or turned (in degrees) something has moved. */
const MOVED = 1;

/** The pieces that stand on both tables, each in another place. */
export function moves(now: readonly Standing[], then: readonly Standing[]): Move[] {
  const before = new Map(now.map((one) => [one.thing, one]));
  return then.flatMap((to) => {
    const from = before.get(to.thing);
    return from && isElsewhere(from, to) ? [{ from, to }] : [];
  });
}

function isElsewhere(from: Standing, to: Standing): boolean {
  if (from.place !== undefined) return from.place !== to.place;
  return Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y) > MOVED || Math.abs(turned({ from, to })) > MOVED;
}

/** By how many degrees a piece turns, the short way round. */
function turned({ from, to }: Move): number {
  const angle = ((to.turn ?? 0) - (from.turn ?? 0)) % 360;
  return angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle;
}

/** Nothing that can be pressed, found or told apart from a drawing. */
const SPOKEN = ["id", "data-thing", "data-piece", "data-unit", "role", "tabindex", "aria-label"];

/** What a piece looks like, where it would stand; null where it is not drawn. */
function likenessOf(board: Element, { from, to }: Move): SVGGElement | null {
  const piece = board.querySelector(`[data-thing="${CSS.escape(from.thing)}"]`);
  if (!piece) return null;
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  ghost.setAttribute("transform", `translate(${dx} ${dy}) rotate(${turned({ from, to })} ${from.at.x} ${from.at.y})`);
  ghost.dataset["later"] = from.thing;
  ghost.append(piece.cloneNode(true));
  for (const part of ghost.querySelectorAll("*")) for (const name of SPOKEN) part.removeAttribute(name);
  return ghost;
}

/** Fill a layer of a board with likenesses of all that moves. */
export function haunt(layer: Element, going: readonly Move[]): void {
  const board = layer.closest("svg");
  const ghosts = board ? going.map((move) => likenessOf(board, move)) : [];
  layer.replaceChildren(...ghosts.filter((ghost) => ghost !== null));
}
