// PocketModel at the table.
import type { TellEvent, TellOption, TellQuestion } from "../../lib/messages";
import { has, t } from "../../lib/words";
import type { Catalogue, Front, Optional, OptionLook, Phase, Sound, View } from "../front";
import { toll } from "./toll";
import Board from "./Board.svelte";
import Fore from "./Fore.svelte";
import Hand from "./Hand.svelte";
import { before, chance, during, knownOf, percent } from "./odds";
import { guide } from "./guide";
import Inspect from "./Inspect.svelte";
import Rail from "./Rail.svelte";
import { silhouette } from "./silhouettes";
import Tray from "./Tray.svelte";
import { standingOf } from "./standing";
import { unitOf, works, type PocketCatalogue, type PocketView } from "./types";

const SEATS = "abcdefgh";

const STEPS = ["objective", "action", "battle", "strike", "end"];

/** Milliseconds at normal speed; what is not named passes at once. */
const BEATS: Record<string, number> = {
  turn: 500,
  "rolled-for-first": 700,
  deployed: 300,
  arrived: 110,
  moved: 430,
  "carrier-used": 500,
  "objective-played": 700,
  revealed: 900,
  "objective-destroyed": 1000,
  "objective-replaced": 500,
  "combat-declared": 700,
  battle: 600,
  played: 900,
  passed: 250,
  "ability-cancelled": 600,
  rolled: 1000,
  rerolled: 900,
  "die-set": 800,
  hit: 700,
  missed: 700,
  damaged: 700,
  repaired: 600,
  destroyed: 600,
  "turned-over": 600,
  "survival-rolled": 700,
  "strike-declared": 700,
  struck: 1300,
  "strike-failed": 1300,
  eliminated: 700,
  over: 300,
};

const SOUNDS: Record<string, Sound> = {
  turn: "turn",
  "rolled-for-first": "dice",
  deployed: "move",
  arrived: "move",
  moved: "move",
  "objective-played": "card",
  revealed: "card",
  played: "card",
  rolled: "dice",
  rerolled: "dice",
  "die-set": "dice",
  hit: "hit",
  missed: "miss",
  struck: "hit",
  "strike-failed": "miss",
  destroyed: "loss",
  "objective-destroyed": "loss",
  eliminated: "loss",
  over: "end",
};

function see(view: View): PocketView {
  return view as unknown as PocketView;
}

function owner(id: unknown): number | null {
  return typeof id === "string" && id[1] === "." ? SEATS.indexOf(id[0] ?? "") : null;
}

function player(event: TellEvent): number | null {
  const { data } = event;
  if (typeof data["player"] === "number") return data["player"];
  return owner(data["unit"]) ?? owner(data["attacker"]) ?? owner(data["place"]) ?? null;
}

function dice(event: TellEvent): string[] {
  const { data } = event;
  const faces = Array.isArray(data["dice"])
    ? (data["dice"] as number[])
    : event.kind === "rolled"
      ? [...(data["attacker"] as number[]), ...(data["defender"] as number[])]
      : [];
  return faces.map((face) => `pm-d6-${face}`);
}

function phases(view: View): Phase[] {
  const { step, turn } = see(view);
  const now = turn > 0 ? STEPS.indexOf(step) : -1;
  return STEPS.map((key, index) => ({
    key: `pm-step-${key}`,
    state: index === now ? "now" : index < now ? "done" : "next",
  }));
}

/** "Needle Flight (TIE interceptor, 4/1/9, ●●, …)": what stands in brackets goes to the second line. */
function split(text: string): { title: string; small: string } {
  const inside: string[] = [];
  const title = text.replace(/ \(([^()]*)\)/g, (_, part: string) => {
    inside.push(part);
    return "";
  });
  return { title, small: inside.join(" · ") };
}

function look(option: TellOption, question: TellQuestion, rawView: View, rawCatalogue: Catalogue): OptionLook {
  const view = see(rawView);
  const catalogue = rawCatalogue as unknown as PocketCatalogue;
  if (question.kind === "combat-card") {
    const unit = question.about["unit"] as string;
    const card = catalogue.cards[option.id];
    const odds = during(view, unit, card ?? null, catalogue);
    const hits = knownOf(question, option.id)?.hit ?? (odds ? chance(odds.hit) : null);
    const value = hits === null ? {} : { value: percent(hits), unit: t("pm-hits-short") };
    if (!card) return { ...value, ...(question.rule === "PM-BTL-15" ? { small: t("pm-may-answer") } : {}) };
    const fighter = unitOf(view, unit);
    const bonus = card.bonus_stat ? t("pm-bonus", { stat: card.bonus_stat, bonus: card.bonus }) : "";
    const text = !card.ability ? "" : fighter && works(card, fighter) ? card.ability : t("pm-bonus-only-long");
    return { title: card.name, small: [bonus, text].filter(Boolean).join(" · "), ...value };
  }
  if (question.kind === "attacks") {
    const odds = before(view, option.parts[0] ?? "", option.parts[1] ?? "", catalogue);
    const hits = knownOf(question, option.id)?.hit ?? (odds ? chance(odds.hit) : null);
    const { title, small } = split(option.text);
    return { title, small, ...(hits === null ? {} : { value: percent(hits), unit: t("pm-hits-short") }) };
  }
  if (question.kind === "objective-card" && option.parts.length === 2) {
    const [id = "", place = ""] = option.parts;
    const card = catalogue.cards[id];
    const there = view.players.flatMap((one) => one.objectives).find((one) => one.place === place);
    const replaced = there?.card ? catalogue.cards[there.card]?.name : undefined;
    const goal = t("pm-objective-n", { number: Number(place.slice(-1)), replaced: replaced ?? t("pm-face-down") });
    return { title: `${card?.name ?? id} → ${goal}`, small: card?.ability ?? "" };
  }
  const unit = unitOf(view, option.parts[0]);
  if (unit) {
    const { title } = split(option.text);
    const shields =
      "●".repeat(Math.max(0, unit.shields - unit.tokens)) + "○".repeat(Math.min(unit.tokens, unit.shields));
    const vehicle = catalogue.units[unit.kind]?.vehicle ?? "";
    return {
      title,
      small: [vehicle, `${unit.attack}/${unit.damage}/${unit.defense}`, shields].filter(Boolean).join(" · "),
      icon: silhouette(unit),
      ...(option.weight ? { value: "★".repeat(option.weight) } : {}),
    };
  }
  if (option.text.endsWith(")")) return split(option.text);
  const [title = "", ...rest] = option.text.split(": ");
  return rest.length && title.length < 40 ? { title, small: rest.join(": ") } : {};
}

/** The objective step is declined whatever is in hand, which tells nobody what is; what cards offer, card by card. */
function declinable(question: TellQuestion, _: View, catalogue: Catalogue): Optional | null {
  if (question.kind === "objective-card")
    return { offers: [{ key: question.kind, name: t(`pm-kind-${question.kind}`) }], scopes: ["game"] };
  const card = question.about["card"];
  if (typeof card !== "string" || !question.options.some((option) => option.id === "no")) return null;
  const name = (catalogue as unknown as PocketCatalogue).cards[card]?.name ?? card;
  return { offers: [{ key: `${question.kind}:${card}`, name }], scopes: ["round", "game"] };
}

export const front: Front = {
  Board,
  Rail,
  Hand,
  Tray,
  Fore,
  Inspect,
  title(view) {
    const lists = see(view).players.map((one) => one.list);
    return lists.length === 2
      ? t("table-against", { one: lists[0] ?? "", other: lists[1] ?? "" })
      : t("table-many", { count: lists.length });
  },
  subtitle: (view) => ({ key: "pm-stars-game", facts: { stars: see(view).stars } }),
  turn: (view) => see(view).turn,
  phases,
  turnOf: (event) => (event.kind === "turn" ? Number(event.data["turn"]) : null),
  player,
  beat: (event) => BEATS[event.kind] ?? 0,
  names(_, rawCatalogue) {
    const catalogue = rawCatalogue as unknown as PocketCatalogue;
    return [...Object.values(catalogue.units), ...Object.values(catalogue.cards)].map((one) => one.name);
  },
  dice,
  sound: (event) => SOUNDS[event.kind] ?? null,
  weight: { sign: "★", key: "pm-stars-count" },
  guide,
  toll,
  caption(question) {
    const step = question.kind === "combat-card" ? `-${String(question.about["step"] ?? 1)}` : "";
    const key = `pm-kind-${question.kind}${step}`;
    return has(key) ? t(key) : "";
  },
  optional: declinable,
  stands: (view, seen) => standingOf(see(view), see(seen)),
  ownerOf: (thing, view) => unitOf(view as unknown as PocketView, thing)?.owner ?? null,
  steps(view) {
    const battle = see(view).battle;
    return battle ? { done: battle.step, all: 8 } : null;
  },
  mark(event) {
    if (event.kind === "objective-destroyed" || event.kind === "destroyed" || event.kind === "eliminated")
      return player(event);
    return null;
  },
  luck(log) {
    const found: { player: number; luck: number }[] = [];
    let fighters: (number | null)[] = [];
    const add = (who: number | null | undefined, roll: unknown): void => {
      if (who !== null && who !== undefined && Array.isArray(roll)) {
        found.push({ player: who, luck: (roll as number[]).reduce((sum, die) => sum + die, 0) - 7 });
      }
    };
    for (const { kind, data } of log) {
      if (kind === "battle") fighters = [owner(data["attacker"]), owner(data["defender"])];
      else if (kind === "rolled") {
        add(fighters[0], data["attacker"]);
        add(fighters[1], data["defender"]);
      } else if (kind === "struck" || kind === "strike-failed") add(owner(data["unit"]), data["dice"]);
    }
    return found;
  },
  onTable(part, rawView) {
    const view = see(rawView);
    if (part.startsWith("die-") || view.zones.includes(part)) return true;
    return part[1] === "." || (view.players[view.viewer ?? -1]?.hand?.includes(part) ?? false);
  },
  refused(refusal, rawCatalogue) {
    const catalogue = rawCatalogue as unknown as PocketCatalogue;
    return catalogue.cards[refusal.id]?.name ?? split(refusal.text).title;
  },
  look,
};
