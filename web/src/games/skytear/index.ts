// Skytear at the table.
import type { TellEvent, TellOption, TellQuestion } from "../../lib/messages";
import { decimal } from "../../lib/numbers";
import { has, t } from "../../lib/words";
import type { Catalogue, Front, OptionLook, Sound, View } from "../front";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import { toll } from "./toll";
import Fore from "./Fore.svelte";
import Hand from "./Hand.svelte";
import { cellOf, distance, fieldOf, hides, middle, R, watchers, wayOf } from "./hexes";
import Passing from "./Passing.svelte";
import Inspect from "./Inspect.svelte";
import { oddsOf } from "./odds";
import Rail from "./Rail.svelte";
import Tray from "./Tray.svelte";
import { thingName } from "./naming";
import { ACTIONS, cardOf, heroOf, ownSide, skillOf, toneOf, type SkyCatalogue, type SkyView } from "./types";

/** Milliseconds at normal speed; what is not named passes at once. */
const BEATS: Record<string, number> = {
  "victory-cards": 500,
  "first-player": 700,
  "faction-chosen": 500,
  joined: 250,
  "hero-placed": 250,
  "tokens-placed": 400,
  "minions-lined-up": 300,
  "heroes-phase": 600,
  "minions-phase": 700,
  activated: 450,
  generated: 550,
  triggered: 600,
  played: 800,
  resolves: 350,
  ignored: 700,
  cancelled: 900,
  retargeted: 900,
  moved: 430,
  "lead-laid": 500,
  "lead-from-deck": 400,
  "lead-revealed": 500,
  "lead-selected": 600,
  flipped: 1000,
  damaged: 900,
  prevented: 700,
  "lost-hp": 800,
  healed: 700,
  gained: 500,
  "lost-condition": 300,
  "hero-defeated": 1000,
  "minion-defeated": 450,
  "minion-placed": 180,
  "token-removed": 400,
  "pillar-placed": 500,
  "illusion-moved": 430,
  lasting: 500,
  "mana-changed": 400,
  predicts: 500,
  contested: 1500,
  "structure-damaged": 900,
  "tower-destroyed": 1000,
  "nexus-armed": 700,
  advanced: 600,
  "victory-card": 1200,
  over: 300,
};
const SOUNDS: Record<string, Sound> = {
  "heroes-phase": "turn",
  "hero-placed": "move",
  moved: "move",
  "minion-placed": "move",
  advanced: "move",
  "illusion-moved": "move",
  "pillar-placed": "move",
  played: "card",
  flipped: "card",
  "lead-laid": "card",
  "lead-revealed": "card",
  damaged: "hit",
  "lost-hp": "hit",
  "structure-damaged": "hit",
  prevented: "miss",
  ignored: "miss",
  cancelled: "miss",
  "hero-defeated": "loss",
  "minion-defeated": "loss",
  "tower-destroyed": "loss",
  over: "end",
};
/** Factions and heroes to draft are ids of one word; they lie in the hand while they are asked for. */
const DRAFTED = /^(?!keep$|starter$|deck$|done$|stay$|no$|pass$|end$)[a-z]+$/;
const PHASES = ["heroes", "minions", "upkeep"];

const see = (view: View): SkyView => view as unknown as SkyView;
const book = (catalogue: Catalogue): SkyCatalogue => catalogue as unknown as SkyCatalogue;

function playerOf(event: TellEvent, view: View): number | null {
  const { data } = event;
  if (typeof data["player"] === "number") return data["player"];
  const id = String(
    data["caster"] ?? data["hero"] ?? data["figure"] ?? data["token"] ?? data["structure"] ?? data["side"] ?? "",
  );
  const hero = heroOf(see(view), id);
  if (hero?.owner !== null && hero) return hero.owner;
  const side = id.split(".")[0];
  const first = see(view).players.findIndex((player) => player.side === side);
  return first < 0 ? null : first;
}

/** What there is to know about a hex before going there. */
function aboutHex(hex: string, question: TellQuestion, view: SkyView, catalogue: SkyCatalogue): string {
  const field = fieldOf(catalogue, view.battlefield);
  if (!field) return "";
  const said: string[] = [];
  const figure = heroOf(
    view,
    (question.about["figure"] ?? question.about["hero"] ?? question.about["caster"]) as string | undefined,
  );
  const steps = figure && question.kind === "move" ? wayOf(field, view, figure, hex).length : 0;
  if (steps) said.push(t("sk-steps", { count: steps }));
  else if (figure?.hex && figure.hex !== hex) said.push(t("sk-hexes-away", { count: distance(figure.hex, hex) }));
  const side = figure?.side ?? ownSide(view);
  if (hides(field, view, side, hex)) said.push(t("sk-in-cover"));
  if (field.dome.has(hex)) said.push(t("sk-in-dome"));
  if (["move", "skirmish", "push", "pull", "place"].includes(question.kind)) {
    const seen = watchers(field, view, catalogue, side, hex);
    said.push(
      seen.length
        ? t("sk-seen-by", { names: seen.map((one) => thingName(view, catalogue, one.id)).join(", ") })
        : t("sk-unseen"),
    );
  }
  return said.join(" · ");
}

/** Who stands in an area: how many enemies, and everybody by name. */
function aboutArea(option: TellOption, view: SkyView, catalogue: SkyCatalogue): OptionLook {
  const hexes = option.id.split("+");
  const inside = [...view.heroes, ...view.minions].filter((figure) => figure.hex && hexes.includes(figure.hex));
  const enemies = inside.filter((figure) => figure.side !== ownSide(view)).length;
  return {
    small: inside.map((figure) => thingName(view, catalogue, figure.id)).join(", ") || t("sk-nobody-there"),
    ...(enemies ? { value: String(enemies), unit: t("sk-enemies", { count: enemies }) } : {}),
  };
}

function look(option: TellOption, question: TellQuestion, rawView: View, rawCatalogue: Catalogue): OptionLook {
  const view = see(rawView);
  const catalogue = book(rawCatalogue);
  const name = (id: string): string => thingName(view, catalogue, id);
  const [first = "", hero, target] = option.parts;
  if (option.id.startsWith("play:")) {
    const card = cardOf(catalogue, first);
    const way = [hero, target]
      .filter((one): one is string => !!one)
      .map(name)
      .join(" » ");
    return {
      title: `${card?.name ?? first} → ${way}`,
      small: card?.text ?? "",
      ...(card?.cost ? { value: String(card.cost), unit: t("sk-mana") } : {}),
    };
  }
  if (option.id.startsWith("attack:")) {
    const attacker = heroOf(view, (question.about["figure"] ?? question.about["hero"]) as string | undefined);
    const aim = heroOf(view, first);
    const odds = attacker && aim ? oddsOf(view, catalogue, attacker, aim) : null;
    return {
      title: t("sk-attack-on", { name: name(first) }),
      ...(odds ? { value: decimal(odds.mean, 1), unit: t("sk-hp-lost") } : {}),
    };
  }
  if (ACTIONS.includes(option.id)) return { title: t(`sk-action-${option.id}`), small: t(`sk-about-${option.id}`) };
  if (option.id.startsWith("skill:"))
    return { title: skillOf(catalogue, first)?.name ?? first, small: skillOf(catalogue, first)?.text ?? "" };
  const kind = question.kind === "draft" ? catalogue.heroes[first] : undefined;
  if (kind)
    return {
      title: kind.name,
      small: [catalogue.factions[kind.faction]?.name ?? "", t(`sk-class-${kind.class}`), t(`sk-${kind.range}`)].join(
        " · ",
      ),
      value: `${kind.attack}${"+".repeat(kind.flips)}`,
      unit: t("sk-term-attack"),
    };
  if (question.kind === "faction" && catalogue.factions[first])
    return {
      title: catalogue.factions[first].name,
      small: [
        catalogue.factions[first].about,
        catalogue.factions[first].heroes.map((one) => catalogue.heroes[one]?.name ?? one).join(", "),
      ].join(" "),
    };
  const card = hero ? cardOf(catalogue, hero) : cardOf(catalogue, first);
  if (card)
    return {
      title: hero ? `${name(first)} → ${card.name}` : card.name,
      small: card.text,
      value: question.kind === "select-lead" || question.kind === "lead" ? `${card.cost}` : `+${card.modifier}`,
      unit: question.kind === "select-lead" || question.kind === "lead" ? t("sk-control-short") : t("sk-modifier"),
    };
  if (/^(step:)?-?\d+,-?\d+$/.test(option.id)) return { small: aboutHex(first, question, view, catalogue) };
  if (question.kind === "area" && /^[-\d,+]+$/.test(option.id)) return aboutArea(option, view, catalogue);
  const chosen = heroOf(view, first);
  if (chosen && question.kind === "choose-hero")
    return {
      title: name(first),
      small: t("sk-hp-of", { hp: chosen.hp, health: chosen.health }),
      value: String(chosen.mana),
      unit: t("sk-mana"),
    };
  return {};
}

export const front: Front = {
  Board,
  Rail,
  Hand,
  Tray,
  Fore,
  Inspect,
  Modes: Passing,
  stands(rawView) {
    const view = rawView as unknown as SkyView;
    const turned = ownSide(view) === "north";
    return [...view.heroes, ...view.minions].flatMap(({ id, side, hex }) =>
      hex ? [{ thing: id, player: toneOf(view, side) - 1, at: middle(hex, turned), place: hex }] : [],
    );
  },
  ownerOf(thing, rawView) {
    const view = rawView as unknown as SkyView;
    const hero = heroOf(view, thing);
    return hero ? toneOf(view, hero.side) - 1 : null;
  },
  picker: (question, view) =>
    question.kind === "priority" || see(view).stack.length > 0 || see(view).resolving ? Answer : null,
  measure(from, to, view) {
    const one = nearest(from, ownSide(see(view)) === "north");
    const other = nearest(to, ownSide(see(view)) === "north");
    return t("sk-hexes-away", { count: distance(one, other) });
  },
  title: (view) => t(see(view).battlefield === "three-lane" ? "sk-three-lanes" : "sk-two-lanes"),
  subtitle: (view) => ({ key: `sk-variant-${see(view).simplified ? "simplified" : see(view).variant}`, facts: {} }),
  turn: (view) => (see(view).phase === "set-up" ? 0 : see(view).turn),
  phases(view) {
    const now = PHASES.indexOf(see(view).phase);
    return PHASES.map((key, index) => ({
      key: `sk-phase-${key}`,
      state: index === now ? "now" : index < now ? "done" : "next",
    }));
  },
  turnOf: (event) => (event.kind === "heroes-phase" ? Number(event.data["turn"]) : null),
  player: playerOf,
  beat: (event) => BEATS[event.kind] ?? 0,
  sound: (event) => SOUNDS[event.kind] ?? null,
  names(_, catalogue) {
    const { heroes, cards, outsiders } = book(catalogue);
    return [...Object.values(heroes), ...Object.values(cards), ...Object.values(outsiders)].map((one) => one.name);
  },
  dice: () => [],
  caption(question, view) {
    const key = `sk-kind-${question.kind}`;
    if (has(key)) return t(key);
    return see(view).phase === "set-up" ? t("sk-kind-set-up") : t(`sk-phase-${see(view).phase}`);
  },
  guide(question) {
    const key = `sk-guide-${question.kind}`;
    return has(key) ? key : null;
  },
  steps: () => null,
  mark: (event) =>
    event.kind === "hero-defeated" || event.kind === "tower-destroyed"
      ? String(event.data["figure"] ?? event.data["structure"]).startsWith("south")
        ? 0
        : 1
      : null,
  luck: () => [],
  toll,
  onTable(part, view) {
    if (/^-?\d+,-?\d+$/.test(part) || part.includes("+") || /^(south|north|outsider)\./.test(part)) return true;
    const seen = see(view);
    if (part === "skytear-flux") return seen.flux;
    if (seen.phase === "set-up" && DRAFTED.test(part)) return true;
    const held = [...seen.flipped, ...(seen.players[seen.viewer ?? -1]?.hand ?? [])];
    return held.includes(part.replace(/\.\d+$/, ""));
  },
  refused: (refusal) => refusal.text.replace(/: .*$/, ""),
  look,
};

/** The hex nearest to a point of the board. */
function nearest(point: { x: number; y: number }, turned: boolean): string {
  const sign = turned ? -1 : 1;
  const q = (sign * point.x) / (R * 1.5);
  const r = (sign * point.y) / (R * Math.sqrt(3)) - q / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  if (Math.abs(rq - q) > Math.abs(rr - r) && Math.abs(rq - q) > Math.abs(Math.round(s) - s)) rq = -rr - Math.round(s);
  else if (Math.abs(rr - r) > Math.abs(Math.round(s) - s)) rr = -rq - Math.round(s);
  return cellOf(`${rq},${rr}`).join(",");
}
