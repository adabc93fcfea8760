// Shatterpoint at the table.
import { poseOf, type Pose } from "../../lib/choosing.svelte";
import type { TellEvent, TellOption, TellQuestion } from "../../lib/messages";
import { decimal } from "../../lib/numbers";
import { has, t } from "../../lib/words";
import type { Carried, Catalogue, Front, Optional, OptionLook, Phase, Point, Sound, View } from "../front";
import Board from "./Board.svelte";
import { toll } from "./toll";
import { ATTACK_ORDER, DEFENSE_ORDER } from "./fight";
import { symbolOf } from "./figures";
import Fore from "./Fore.svelte";
import Ghost from "./Ghost.svelte";
import { guide } from "./guide";
import Inspect from "./Inspect.svelte";
import MapPicker from "./MapPicker.svelte";
import { isDeployable } from "./deploying";
import { mat, plane } from "./mat.svelte";
import { knownOf, mean, outlook } from "./odds";
import { pushEnd } from "./pushing";
import Rail from "./Rail.svelte";
import StancePicker from "./StancePicker.svelte";
import { higher } from "./terrain";
import { hasTarget } from "./targets";
import Tray from "./Tray.svelte";
import TreePicker from "./TreePicker.svelte";
import {
  characterName,
  characterOf,
  gap,
  level,
  onField,
  placeOf,
  rangeOf,
  results,
  sameElevation,
  shortName,
  SIDE,
  SLACK,
  unitName,
  unitOf,
  units,
  type CharacterView,
  type Roll,
  type ShatterCatalogue,
  type ShatterView,
} from "./types";

/** The phases of a turn, and which of the view's belong to each. */
const PHASES: [string, readonly string[]][] = [
  ["orders", ["turn-start", "orders"]],
  ["activation", ["activation"]],
  ["control", ["turn-end"]],
];
/** Milliseconds at normal speed; what is not named passes at once. */
const BEATS: Record<string, number> = {
  turn: 500,
  "rolled-for-first": 700,
  "first-player": 500,
  edge: 300,
  mission: 400,
  "struggle-revealed": 800,
  "objectives-active": 500,
  priority: 600,
  "order-revealed": 800,
  "reserve-used": 600,
  reserved: 600,
  activated: 450,
  action: 420,
  ability: 700,
  moved: 600,
  "pinned-down": 600,
  attack: 800,
  rolled: 1300,
  results: 1000,
  "tree-option": 650,
  damaged: 550,
  "damage-removed": 420,
  wounded: 900,
  injured: 400,
  defeated: 1000,
  condition: 500,
  "hunker-gained": 350,
  "force-spent": 200,
  control: 600,
  "token-moved": 800,
  momentum: 500,
  "struggle-won": 1400,
  "stance-flipped": 500,
  over: 300,
};
const SOUNDS: Record<string, Sound> = {
  turn: "turn",
  "order-revealed": "card",
  reserved: "card",
  "struggle-revealed": "card",
  moved: "move",
  "token-moved": "move",
  momentum: "card",
  rolled: "dice",
  "rolled-for-first": "dice",
  damaged: "hit",
  wounded: "loss",
  defeated: "loss",
  "struggle-won": "end",
  over: "end",
};
const ACTION_ICONS: Record<string, string> = {
  move: "sp-advance",
  focus: "xw-act-focus",
  combat: "sp-face-crit",
  recover: "sp-heal",
  "take-cover": "sp-hunker",
};
const VERB_ICONS: Record<string, string> = {
  heal: "sp-heal",
  push: "sp-shove",
  flip: "ui-redo",
  damage: "sp-damage",
  end: "ui-arrow",
  stop: "ui-arrow",
  pass: "ui-arrow",
  reveal: "ui-hidden",
  keep: "ui-check",
  redraw: "ui-redo",
};
const MOVES = ["advance", "dash", "climb", "jump", "reposition"];
const CONDITIONS = ["strained", "disarmed", "exposed", "pinned"];

function see(view: View): ShatterView {
  return view as unknown as ShatterView;
}
function known(catalogue: Catalogue): ShatterCatalogue {
  return catalogue as unknown as ShatterCatalogue;
}
function owner(view: ShatterView, id: unknown): number | null {
  return typeof id === "string" ? (unitOf(view, id)?.owner ?? null) : null;
}
function player(event: TellEvent, rawView: View): number | null {
  const { data } = event;
  if (typeof data["player"] === "number") return data["player"];
  const view = see(rawView);
  return owner(view, data["unit"]) ?? owner(view, data["character"]) ?? owner(view, data["attacker"]);
}
function phases(rawView: View): Phase[] {
  const now = PHASES.findIndex(([, parts]) => parts.includes(see(rawView).phase));
  return PHASES.map(([key], index) => ({
    key: `sp-phase-${key}`,
    state: index === now ? "now" : index < now ? "done" : "next",
  }));
}

/**
 * The heights at which a piece may be meant to stand at a point: those it fits on and can get to, the highest first.
 */
function levels(point: Point, question: TellQuestion, rawView: View): readonly number[] {
  const mover = characterOf(see(rawView), question.about["character"] as string | undefined);
  const start = mover?.one.height ?? 0;
  if (question.kind === "push") return [start];
  let heights = mat.ground.surfaces(point, mover?.one.radius ?? 20);
  if (question.kind === "move" && !["climb", "jump"].includes(String(question.about["movement"])))
    heights = heights.filter((height) => !higher(height, start));
  if (question.kind === "transition") heights = heights.filter((height) => !sameElevation(height, start));
  return heights.length ? heights.toReversed() : [mat.ground.top(point)];
}

/** Why a piece cannot be put there, as far as reach and room go. */
function foresee([x, y, height]: Pose, question: TellQuestion, rawView: View): string | null {
  const view = see(rawView);
  const mover = characterOf(view, question.about["character"] as string | undefined);
  if (!mover || question.kind === "push") return null;
  const { one } = mover;
  const point = { x, y };
  if (question.region.length && !question.region.some((ring) => within(point, ring as [number, number][])))
    return t("sp-why-reach");
  if (question.kind === "deploy" && !isDeployable(view, mover, question, point)) return t("sp-why-deploy");
  if (Math.min(x, y, SIDE - x, SIDE - y) < one.radius - SLACK) return t("sp-why-edge");
  if (!mat.ground.fits([x, y, height], one.radius)) return t("sp-why-room");
  const other = onField(view).find(
    (each) =>
      each.one.id !== one.id &&
      sameElevation(each.one.height, height) &&
      Math.hypot(each.one.x - x, each.one.y - y) < each.one.radius + one.radius - SLACK,
  );
  return other ? t("sp-why-base") : null;
}
/** Whether a point lies in a simple ring. */
function within({ x, y }: Point, ring: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  let [px, py] = ring[ring.length - 1]!;
  for (const [qx, qy] of ring) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}

/** A character is dragged: where it is put, by the movement it may make, or by the action that allows one. */
function carry(thing: string, to: Point | null, question: TellQuestion, rawView: View): Carried | null {
  const view = see(rawView);
  const found = characterOf(view, thing);
  const about = { character: thing };
  if (!found?.one.on_field) return null;
  if (question.form === "place")
    return question.about["character"] === thing && question.kind !== "push" ? { option: null, about } : null;
  if (to && Math.hypot(to.x - found.one.x, to.y - found.one.y) < found.one.radius) return null;
  const moves = question.options.filter(({ id, parts }) => parts[0] === thing && MOVES.includes(id.split(":")[0]!));
  const action = question.about["unit"] === found.unit.id && question.options.find(({ id }) => id === "action:move");
  const option = (to && moves.find(({ id }) => leadsTo(id.split(":")[0]!, found.one, to))) ?? moves[0] ?? action;
  return option ? { option: option.id, about } : null;
}
/** Whether a movement can end at a height like that of a point, as far as that goes. */
function leadsTo(movement: string, one: CharacterView, to: Point): boolean {
  const low = mat.ground.surfaces(to, one.radius).some((height) => !higher(height, one.height));
  return low || ["climb", "jump"].includes(movement);
}

function lookAtAttack(
  option: TellOption,
  question: TellQuestion,
  view: ShatterView,
  catalogue: ShatterCatalogue,
): OptionLook {
  const [attacker, defender] = [characterOf(view, option.parts[0]), characterOf(view, option.parts[1])];
  if (!attacker || !defender) return {};
  const type = option.id.startsWith("melee") ? "melee" : "ranged";
  const odds = knownOf(question, option.id) ?? outlook(catalogue, mat.ground, attacker, defender, type);
  const word = catalogue.words[type] ?? type;
  return {
    title: `${characterName(catalogue, attacker)} → ${characterName(catalogue, defender)} · ${word}`,
    small: odds
      ? t("sp-shot", { attack: odds.attack, defense: odds.defense, range: rangeOf(gap(attacker.one, defender.one)) })
      : "",
    icon: symbolOf(catalogue.units[defender.unit.kind]),
    ...(odds ? { value: decimal(mean(odds.damage), 1), unit: t("sp-damage") } : {}),
  };
}
function lookAtAbility(option: TellOption, view: ShatterView, catalogue: ShatterCatalogue): OptionLook {
  const [unitId = "", rest = ""] = option.parts;
  const ability = catalogue.abilities[rest.split("@")[0] ?? ""];
  const unit = unitOf(view, unitId);
  if (!ability || !unit) return {};
  const extra = ability.kind === "active" || ability.kind === "reactive" ? unit.injured + Number(unit.wounded) : 0;
  const cost = ability.cost + extra;
  return {
    title: ability.name,
    small: `${shortName(unitName(catalogue, unit))}: ${ability.effect}`,
    icon: `sp-${ability.kind}`,
    ...(cost ? { value: String(cost), unit: t("sp-force") } : {}),
  };
}

/** Toward which edge or corner of the screen a push goes, as an arrow. */
function compass([x, y]: Pose, start: Point | undefined): string {
  const [to, from] = [mat.toBoard({ x, y }), mat.toBoard(start ?? { x, y })];
  return "→↘↓↙←↖↑↗"[(Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4)) + 8) % 8] ?? "";
}

function look(option: TellOption, question: TellQuestion, rawView: View, rawCatalogue: Catalogue): OptionLook {
  const view = see(rawView);
  const catalogue = known(rawCatalogue);
  const [verb = "", rest = ""] = option.id.split(":");
  if (verb === "melee" || verb === "ranged") return lookAtAttack(option, question, view, catalogue);
  if (verb === "use") return lookAtAbility(option, view, catalogue);
  const acting = rest === "combat" ? unitOf(view, question.about["unit"] as string | undefined) : undefined;
  if (verb === "action" && acting && !hasTarget(view, acting, catalogue, mat.ground))
    return { title: catalogue.words[rest] ?? option.text, small: t("sp-combat-nobody"), icon: "ui-warn" };
  if (verb === "action")
    return {
      title: catalogue.words[rest] ?? option.text,
      small: has(`sp-action-${rest}`) ? t(`sp-action-${rest}`) : "",
      icon: ACTION_ICONS[rest] ?? "sp-active",
    };
  if (verb === "option") {
    const stance = catalogue.stances[String(question.about["stance"] ?? "")];
    const effects = stance?.tree.find((one) => one.id === rest)?.effects ?? [];
    const hits = effects.filter((effect) => effect === "damage").length;
    const others = effects.filter((effect) => effect !== "damage").map((effect) => catalogue.words[effect] ?? effect);
    return {
      title: [...others, ...(hits ? [t("sp-damage-count", { count: hits })] : [])].join(", "),
      icon: effects[0] === "active-ability" ? "sp-active" : `sp-${effects[0] ?? "damage"}`,
    };
  }
  if (verb === "map") {
    const chart = ((question.about["maps"] ?? []) as { id: string; active: string[] }[]).find((one) => one.id === rest);
    return {
      title: t("sp-map", { map: rest }),
      small: (chart?.active ?? []).map((objective) => placeOf(catalogue, view, objective)).join(", "),
    };
  }
  if (verb === "effect") return { title: catalogue.words[rest] ?? option.text, icon: `sp-${rest}` };
  if (MOVES.includes(verb)) return { title: option.text, icon: `sp-${verb}`, small: t(`sp-move-${verb}`) };
  if (CONDITIONS.includes(verb)) return { title: option.text, icon: `sp-${verb}` };
  if (VERB_ICONS[verb]) return { title: option.text, icon: VERB_ICONS[verb] };
  const unit = unitOf(view, option.parts[0]);
  if (unit)
    return { title: option.text, icon: symbolOf(catalogue.units[unit.kind]), small: catalogue.words[unit.type] ?? "" };
  const pose = question.form === "place" ? poseOf(option.id) : null;
  if (pose) {
    const [x, y, height] = pushEnd(mat.ground, view, question, { x: pose[0], y: pose[1] }) ?? pose;
    const facts = { x: Math.round(x), y: Math.round(y), level: level(height) };
    const start = characterOf(view, question.about["character"] as string | undefined)?.one;
    const stays = question.kind !== "deploy" && start !== undefined && Math.hypot(x - start.x, y - start.y) < 0.01;
    if (question.kind === "push")
      return { title: `${compass(pose, start)} ${t(stays ? "sp-push-stuck" : "sp-push-to", facts)}` };
    return { title: t(stays ? "sp-stay" : "sp-place", facts) };
  }
  if (question.kind === "mission")
    return {
      title: catalogue.missions[rest]?.name ?? option.text,
      small: catalogue.missions[rest]?.card.rules[0] ?? "",
    };
  return { title: option.text.charAt(0).toUpperCase() + option.text.slice(1) };
}

/** Reactions and other abilities that may be used can be declined for longer. */
function declinable(question: TellQuestion, rawView: View, rawCatalogue: Catalogue): Optional | null {
  const catalogue = rawCatalogue as unknown as ShatterCatalogue;
  const view = rawView as unknown as ShatterView;
  const offered = question.options.filter((option) => option.id !== "pass");
  if (offered.length === question.options.length) return null;
  const named = (unit: string, ability: string): string | null => {
    const name = catalogue.abilities[ability]?.name;
    const who = shortName(unitName(catalogue, unitOf(view, unit)));
    return name ? (who ? `${name} · ${who}` : name) : null;
  };
  const used = (id: string): [string, string] => (/^use:(.+)>(.+)$/.exec(id)?.slice(1) ?? ["", ""]) as [string, string];
  const { unit = "", ability = "" } = question.about as Record<string, string>;
  const asked: [string, string, string][] =
    question.kind === "react"
      ? offered.map(({ id }) => [id, ...used(id)])
      : question.kind === "agree"
        ? [[`agree:${unit}>${ability}`, unit, ability]]
        : [];
  const offers = asked.flatMap(([key, who, what]) => {
    const name = named(who, what);
    return name ? [{ key, name }] : [];
  });
  return offers.length && offers.length === asked.length ? { offers, scopes: ["round", "game"] } : null;
}

export const front: Front = {
  Board,
  Rail,
  Tray,
  Fore,
  Ghost,
  Inspect,
  plane,
  levels,
  foresee,
  carry,
  drawsReach: true,
  placing: (question) => (question.kind === "push" ? { how: "sp-push-how", legal: "sp-push-legal" } : null),
  picker: (question) =>
    question.kind === "tree"
      ? TreePicker
      : question.kind === "stance"
        ? StancePicker
        : question.kind === "map"
          ? MapPicker
          : null,
  measure(from, to) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const range = rangeOf(length);
    return range > 5
      ? t("sp-range-beyond", { mm: Math.round(length) })
      : t("sp-range", { range, mm: Math.round(length) });
  },
  title(view) {
    const lists = see(view).players.map((one) => one.list);
    return t("table-against", { one: lists[0] ?? "", other: lists[1] ?? "" });
  },
  subtitle(view) {
    const seen = see(view);
    const facts: Record<string, number> = { phase: 3 - seen.mission_deck };
    return { key: seen.struggle ? "sp-subtitle" : "sp-subtitle-setup", facts };
  },
  turn: (view) => see(view).turn,
  phases,
  turnOf: (event) => (event.kind === "turn" ? Number(event.data["turn"]) : null),
  player,
  beat: (event) => BEATS[event.kind] ?? 0,
  sound: (event) => SOUNDS[event.kind] ?? null,
  names(view, catalogue) {
    const book = known(catalogue);
    return [...new Set(units(see(view)).map((unit) => unitName(book, unit)))].filter(Boolean);
  },
  dice(event) {
    if (event.kind !== "rolled" && event.kind !== "results") return [];
    const faces = [
      ...results((event.data["attack"] ?? {}) as Roll, ATTACK_ORDER),
      ...results((event.data["defense"] ?? {}) as Roll, DEFENSE_ORDER),
    ];
    return faces.filter((face) => face !== "failure").map((face) => `sp-face-${face}`);
  },
  guide,
  toll,
  caption(question, view) {
    const key = `sp-kind-of-${question.kind}`;
    if (has(key)) return t(key);
    const phase = PHASES.find(([, parts]) => parts.includes(see(view).phase));
    return phase ? t(`sp-phase-${phase[0]}`) : t("sp-phase-setup");
  },
  optional: declinable,
  stands: (view) =>
    onField(see(view)).map(({ unit, one }) => ({ thing: one.id, player: unit.owner, at: plane.toBoard(one) })),
  ownerOf: (thing, view) => unitOf(see(view), thing)?.owner ?? null,
  steps: () => null,
  mark: (event) =>
    event.kind === "wounded" || event.kind === "defeated"
      ? typeof event.data["unit"] === "string"
        ? "ab".indexOf(event.data["unit"][0] ?? "a")
        : null
      : event.kind === "struggle-won"
        ? 1 - Number(event.data["player"])
        : null,
  luck(log) {
    // an attack die shows a crit or a strike in half of all cases, a defense die a block in a third
    let attacker = -1;
    return log.flatMap(({ kind, data }) => {
      if (kind === "attack") attacker = String(data["attacker"]).startsWith("a.") ? 0 : 1;
      if (kind !== "rolled" || attacker < 0) return [];
      const [strikes, guard] = [(data["attack"] ?? {}) as Roll, (data["defense"] ?? {}) as Roll];
      const all = (roll: Roll): number => Object.values(roll).reduce((sum, count) => sum + (count ?? 0), 0);
      return [
        { player: attacker, luck: (strikes.crit ?? 0) + (strikes.strike ?? 0) - all(strikes) / 2 },
        { player: 1 - attacker, luck: (guard.block ?? 0) - all(guard) / 3 },
      ];
    });
  },
  onTable(part, rawView) {
    const view = see(rawView);
    if (part === "south" || part === "north") return true;
    // Stances and boxes of a combat tree have their own pictures.
    if (part.includes("--") || /^[a-z]$/.test(part)) return true;
    return (
      characterOf(view, part) !== undefined ||
      unitOf(view, part) !== undefined ||
      view.objectives.some((token) => token.id === part)
    );
  },
  refused: (refusal) => refusal.text,
  look,
};
