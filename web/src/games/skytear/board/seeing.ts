// Whom a question is about, and whose sight is drawn on the board.
import type { TellOption, TellQuestion } from "../../../lib/messages";
import { sightOf, watchers, type Field } from "../hexes";
import { heroOf, toneOf, type HeroView, type OutsiderView, type SkyCatalogue, type SkyView } from "../types";
import { figureOf } from "./occupants";

type Figure = HeroView | OutsiderView;

/** Who the question is about, on the board. */
export function actorOf(view: SkyView, question: TellQuestion | null): Figure | null {
  const about = question?.about ?? {};
  return figureOf(view, (about["figure"] ?? about["hero"] ?? about["caster"] ?? view.active) as string | undefined);
}
/** Questions about where a figure shall go, and about what it aims at. */
const MOVING = ["move", "skirmish", "push", "pull", "place-hero", "place"];
const AIMING = ["target", "area", "pillar-hex"];
export function isMoving(question: TellQuestion | null): boolean {
  return MOVING.includes(question?.kind ?? "");
}

/** Of some hexes those on which an enemy would see a figure. */
export function watchedHexes(
  field: Field | null,
  view: SkyView,
  catalogue: SkyCatalogue,
  figure: Figure | null,
  hexes: ReadonlySet<string>,
): Set<string> {
  const side = figure?.side;
  if (!field || !side) return new Set();
  return new Set([...hexes].filter((hex) => watchers(field, view, catalogue, side, hex).length > 0));
}

export interface Sight {
  hexes: Set<string>;
  /** The colour of whose sight it is. */
  tone: number;
}
/** Sight drawn on the board: of the figure under the pointer, of the previewed place, else of who aims. */
export function sightShown(
  field: Field,
  view: SkyView,
  question: TellQuestion | null,
  previewed: TellOption | undefined,
  place: string | null,
  pointed: string | null,
): Sight | null {
  const actor = actorOf(view, question);
  const seen = (figure: { id: string; hex: string | null; side: Figure["side"] }): Sight => ({
    hexes: new Set(sightOf(field, view, figure).keys()),
    tone: toneOf(view, figure.side),
  });
  const figure = figureOf(view, pointed) ?? view.minions.find((one) => one.id === pointed);
  if (figure?.hex) return seen(figure);
  if (isMoving(question) && place && actor) return seen({ ...actor, hex: place });
  const caster = previewed && previewed.parts.length > 1 ? heroOf(view, previewed.parts[1]) : undefined;
  if (caster?.hex) return seen(caster);
  return AIMING.includes(question?.kind ?? "") && actor?.hex ? seen(actor) : null;
}
