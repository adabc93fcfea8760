// What the page makes of Skytear's view and catalogue, whose types are written by the engine, and what the things on
// the table are called.
import { t } from "../../lib/words";
import type {
  EffectView,
  HeroView,
  OutsiderSkillEntry,
  PowerCard,
  SeatView,
  Side,
  SkillEntry,
  SkyCatalogue,
  SkyView,
  Term,
} from "./views";

export type * from "./views";

export type Cell = [number, number];
/** What a hero or an Outsider can do. */
export type Skill = SkillEntry | OutsiderSkillEntry;

export const SIDES: readonly Side[] = ["south", "north"];
export const OTHER: Record<Side, Side> = { south: "north", north: "south" };
/** Actions of heroes that are no thing on the table. */
export const ACTIONS = ["move", "lead", "attack", "skirmish", "worship"];

/** The drawing of each hero and Outsider; others are drawn by their class. */
const ART: Record<string, string> = {
  sakoshi: "skh-sakoshi",
  yami: "skh-yami",
  corjof: "skh-corjof",
  gulbjarn: "skh-gulbjarn",
  akhuti: "skh-akhuti",
  haburat: "skh-haburat",
  cotlic: "skh-cotlic",
  tlakali: "skh-tlakali",
  "rift-stalker": "sko-rift-stalker",
  "stone-maw": "sko-stone-maw",
  "gale-wraith": "sko-gale-wraith",
  "ember-hydra": "sko-ember-hydra",
  "frost-colossus": "sko-frost-colossus",
};
const BY_CLASS: Record<string, string> = {
  assassin: "unit-duelist",
  mage: "unit-mage",
  warrior: "unit-heavy",
  defender: "unit-commander",
  healer: "unit-healer",
};

export function art(kind: string, catalogue?: SkyCatalogue): string {
  return ART[kind] ?? BY_CLASS[catalogue?.heroes[kind]?.class ?? ""] ?? "sk-outsider";
}

/** The side drawn at the lower edge: the viewer's own. */
export function ownSide(view: SkyView): Side {
  return view.players[view.viewer ?? view.first]?.side ?? "south";
}

/** The colour of a side: that of the lowest seat of its team, Ember or Tide. */
export function toneOf(view: SkyView, side: Side | null): 1 | 2 | 4 {
  if (side === null) return 4;
  const first = view.players.findIndex((player) => player.side === side);
  return first % 2 === 0 ? 1 : 2;
}

export function team(view: SkyView, side: Side): SeatView[] {
  return view.players.filter((player) => player.side === side);
}

export function heroOf(view: SkyView, id: string | null | undefined): HeroView | undefined {
  return id ? view.heroes.find((hero) => hero.id === id) : undefined;
}

/** A card of which a hand holds several: `ignite.2` is the second one. */
export function cardOf(catalogue: SkyCatalogue, id: string): PowerCard | undefined {
  return catalogue.cards[id] ?? catalogue.cards[id.replace(/\.\d+$/, "")];
}

export function total(terms: readonly Term[]): number {
  return Math.max(
    0,
    terms.reduce((sum, [, amount]) => sum + amount, 0),
  );
}

/** What a term of a number comes from. */
export function termName(catalogue: SkyCatalogue, source: string): string {
  if (["attack", "armor", "modifier", "bonus", "zero"].includes(source)) return t(`sk-term-${source}`);
  return skillOf(catalogue, source)?.name ?? catalogue.cards[source]?.name ?? source;
}

export function skillOf(catalogue: SkyCatalogue, id: string): Skill | undefined {
  for (const one of [...Object.values(catalogue.heroes), ...Object.values(catalogue.outsiders)]) {
    const found = one.skills.find((skill) => skill.id === id);
    if (found) return found;
  }
  return undefined;
}

/** What an effect on the stack is called. */
export function effectName(catalogue: SkyCatalogue, effect: EffectView): string {
  if (effect.kind === "action") return t(`sk-action-${effect.name}`);
  return catalogue.cards[effect.name]?.name ?? skillOf(catalogue, effect.name)?.name ?? effect.name;
}
