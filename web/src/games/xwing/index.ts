// X-Wing at the table.
import { poseOf } from "../../lib/choosing.svelte";
import type { TellEvent, TellOption, TellQuestion } from "../../lib/messages";
import { decimal } from "../../lib/numbers";
import { has, t } from "../../lib/words";
import type { Catalogue, Front, Optional, OptionLook, Phase, Sound, View } from "../front";
import Board from "./Board.svelte";
import { toll } from "./toll";
import Dial from "./Dial.svelte";
import Fore from "./Fore.svelte";
import Ghost from "./Ghost.svelte";
import { foresee } from "./foresee";
import { guide } from "./guide";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import { plane } from "./mat.svelte";
import { mean } from "./chances";
import { beforeAttack, DURING, duringAttack, knownOf } from "./odds";
import Rail from "./Rail.svelte";
import { silhouette } from "./ships";
import { rangeOf, shot, type Aim } from "./sight";
import Tray from "./Tray.svelte";
import {
  cardName,
  cardText,
  faceOf,
  shipName,
  shipOf,
  type Face,
  type ShipView,
  type XWingCatalogue,
  type XWingView,
  inPlay,
} from "./types";

const SEATS = "abcdefgh";
const PHASES = ["planning", "system", "activation", "engagement", "end"];

/** Milliseconds at normal speed; what is not named passes at once. */
const BEATS: Record<string, number> = {
  round: 500,
  "call-rolled": 900,
  edge: 300,
  "obstacle-placed": 350,
  "ship-placed": 260,
  revealed: 420,
  maneuvered: 850,
  moved: 650,
  "met-obstacle": 600,
  rolled: 900,
  action: 450,
  gained: 260,
  locked: 350,
  failed: 600,
  ability: 650,
  attack: 800,
  "attack-rolled": 1000,
  "dice-changed": 900,
  "defense-rolled": 1000,
  hit: 800,
  missed: 900,
  damaged: 420,
  dealt: 500,
  exposed: 700,
  destroyed: 900,
  fled: 900,
  detonated: 800,
  "device-placed": 500,
  relocated: 600,
  "remote-destroyed": 700,
  docked: 500,
  deployed: 500,
  "set-aside": 600,
  "put-back": 400,
  "turret-rotated": 350,
  "in-reserve": 700,
  rotated: 350,
  over: 300,
};
const SOUNDS: Record<string, Sound> = {
  round: "turn",
  revealed: "card",
  maneuvered: "move",
  moved: "move",
  "obstacle-placed": "move",
  "ship-placed": "move",
  rolled: "dice",
  "attack-rolled": "dice",
  "defense-rolled": "dice",
  "dice-changed": "dice",
  hit: "hit",
  missed: "miss",
  dealt: "card",
  exposed: "card",
  destroyed: "loss",
  fled: "loss",
  detonated: "hit",
  "device-placed": "move",
  relocated: "move",
  "set-aside": "hit",
  "put-back": "move",
  "remote-destroyed": "loss",
  over: "end",
};
/** Edges, sides, positions and turrets: all of them are drawn where they are, to be clicked. */
const ON_BOARD = /^(south|north|west|east|middle|rear|(roll-)?(left|right|front)(-\w+)?)$/;
const ACTION_ICONS: Record<string, string> = { rotatearc: "xw-act-rotate" };
const SPENT_ICONS: Record<string, string> = {
  focus: "xw-tok-focus",
  calculate: "xw-tok-calculate",
  force: "xw-force",
  lock: "xw-tok-lock",
  "evade-blank": "xw-tok-evade",
  "evade-focus": "xw-tok-evade",
  pass: "ui-arrow",
};

/** Questions in which the same abilities are offered over and over. */
const MAY_RECUR = new Set(["ability", "replace", "modify-attack", "modify-defense", "modify-rolled"]);

function see(view: View): XWingView {
  return view as unknown as XWingView;
}
function known(catalogue: Catalogue): XWingCatalogue {
  return catalogue as unknown as XWingCatalogue;
}
function owner(id: unknown): number | null {
  return typeof id === "string" && id[1] === "." ? SEATS.indexOf(id[0] ?? "") : null;
}
function player(event: TellEvent): number | null {
  const { data } = event;
  if (typeof data["player"] === "number") return data["player"];
  return owner(data["ship"]) ?? owner(data["defender"]) ?? null;
}
function phases(view: View): Phase[] {
  const now = PHASES.indexOf(see(view).phase);
  return PHASES.map((key, index) => ({
    key: `xw-phase-${key}`,
    state: index === now ? "now" : index < now ? "done" : "next",
  }));
}
/** "Luke Skywalker (A)" without the seat: the marks on the table tell whose it is. */
function plain(text: string): string {
  return text.replace(/ \([A-H]\)/g, "");
}

function lookAtAttack(
  option: TellOption,
  question: TellQuestion,
  view: XWingView,
  catalogue: XWingCatalogue,
): OptionLook {
  const ship = shipOf(view, question.about["ship"] as string);
  const target = shipOf(view, option.parts[1]);
  const weapon = ship?.weapons.find((one) => one.id === option.parts[0]);
  if (!ship || !target || !weapon) return { title: plain(option.text) };
  const aim = shot(catalogue.figures, ship, weapon, target);
  const odds = beforeAttack(catalogue.figures, view, ship, weapon, target, knownOf(question, option.id));
  return {
    title: plain(option.text),
    small: aim ? shotWords(ship, aim, odds?.dice[0] ?? weapon.dice) : "",
    icon: silhouette(target.chassis, target.size),
    ...(odds ? { value: decimal(mean(odds.spread)), unit: t("xw-damage") } : {}),
  };
}
/** The many weapons of a huge ship are told apart by their arcs, too. */
function shotWords(ship: ShipView, { range, arc }: Aim, dice: number): string {
  return ship.huge ? t("xw-shot-arc", { dice, range, arc }) : t("xw-shot", { dice, range });
}
function lookAtDice(
  option: TellOption,
  question: TellQuestion,
  view: XWingView,
  catalogue: XWingCatalogue,
): OptionLook {
  const attack = view.attack;
  const ship = shipOf(view, attack?.attacker);
  const target = shipOf(view, attack?.defender);
  const spread =
    attack && ship && target
      ? duringAttack(catalogue.figures, view, attack, ship, target, question.kind, option.id, knownOf(question, DURING))
      : null;
  const [title = "", ...rest] = plain(option.text).split(": ");
  const card = catalogue.upgrades[option.id.split(":")[1]?.split("/")[0] ?? ""];
  return {
    title,
    small: rest.join(": ") || card?.text || "",
    icon: SPENT_ICONS[option.id] ?? "sk-action",
    ...(spread ? { value: decimal(mean(spread)), unit: t("xw-damage") } : {}),
  };
}

/** An ability that waits its turn: whose it is and what it does. */
function lookAtAbility(who: string, card: string, view: XWingView, catalogue: XWingCatalogue): OptionLook {
  const ship = shipOf(view, who)!;
  const owner = shipName(catalogue, view, ship);
  const up = ship.upgrades.find((one) => card === `upgrade:${one.id}`);
  const face = up && faceOf(catalogue, up);
  const name = (face?.name ?? cardName(catalogue, card)) || t("xw-linked");
  const text = face?.text ?? cardText(catalogue, card);
  return {
    title: name,
    small: name === owner ? text : [owner, text].filter(Boolean).join(": "),
    icon: card.startsWith("damage") ? "xw-crit-damage" : silhouette(ship.chassis, ship.size),
  };
}

function look(option: TellOption, question: TellQuestion, rawView: View, rawCatalogue: Catalogue): OptionLook {
  const view = see(rawView);
  const catalogue = known(rawCatalogue);
  if (question.kind === "attack" && option.parts.length === 2) return lookAtAttack(option, question, view, catalogue);
  if (question.kind === "modify-attack" || question.kind === "modify-defense")
    return lookAtDice(option, question, view, catalogue);
  if (question.kind === "action") {
    const [name = "", colour = ""] = option.id.split(":");
    if (option.id === "pass") return { icon: "ui-arrow" };
    if (catalogue.actions[name])
      return {
        title: plain(option.text),
        icon: ACTION_ICONS[name] ?? `xw-act-${name}`,
        small:
          t(`xw-action-${name}`) +
          (colour === "red" ? ` ${t("xw-action-red")}` : colour === "purple" ? ` ${t("xw-action-purple")}` : ""),
      };
    const card = option.id.split("/")[0] ?? "";
    return {
      title: cardName(catalogue, card) || plain(option.text),
      icon: option.id.startsWith("damage") ? "xw-crit-damage" : "sk-action",
      small: cardText(catalogue, card),
    };
  }
  if (question.kind === "ability" || question.kind === "replace" || question.kind === "system") {
    const [who = "", card = ""] = option.id.split("/");
    if (shipOf(view, who) && card) return lookAtAbility(who, card, view, catalogue);
  }
  if (question.kind === "line") return { title: plain(option.text), icon: "ui-measure" };
  if (question.kind === "take-damage")
    return { title: plain(option.text), icon: `xw-face-${option.id}`, small: t(`xw-take-${option.id}`) };
  if (question.kind === "face") return { title: plain(option.text), icon: `xw-face-${option.id}` };
  const device = catalogue.upgrades[/^(?:drop|launch|place):([a-z0-9-]+)>/.exec(option.id)?.[1] ?? ""];
  if (device) return { title: plain(option.text), small: device.text };
  const pose = question.form === "place" ? poseOf(option.id) : null;
  if (pose) {
    const [x, y, heading] = pose.map(Math.round);
    return {
      title: t("xw-suggested", { number: question.options.indexOf(option) + 1 }),
      small: `${x}, ${y} · ${heading}°`,
    };
  }
  const maneuver = /^\d-([a-z-]+)$/.exec(option.id)?.[1];
  if (maneuver)
    return {
      title: plain(option.text),
      icon: maneuver === "stationary" ? "xw-man-stop" : `xw-man-${maneuver.replaceAll("-", "_")}`,
    };
  const ship = shipOf(view, option.parts[0]);
  if (ship)
    return {
      title: plain(option.text),
      icon: silhouette(ship.chassis, ship.size),
      small: catalogue.ships[ship.chassis]?.name ?? "",
    };
  return { title: plain(option.text) };
}

/** Abilities of cards can be declined for longer, tokens and actions cannot. */
function declinable(question: TellQuestion, rawView: View, rawCatalogue: Catalogue): Optional | null {
  const offered = question.options.filter((option) => option.id !== "pass");
  if (!MAY_RECUR.has(question.kind) || offered.length === question.options.length) return null;
  const offers = offered.flatMap(({ id }) => {
    const [who = "", card = ""] = id.split("/");
    const ship = shipOf(see(rawView), who);
    const name = cardName(known(rawCatalogue), card);
    return ship && name ? [{ key: id, name: `${name} · ${shipName(known(rawCatalogue), see(rawView), ship)}` }] : [];
  });
  return offers.length && offers.length === offered.length ? { offers, scopes: ["round", "game"] } : null;
}

export const front: Front = {
  Board,
  Rail,
  Hand,
  Tray,
  Fore,
  Ghost,
  Inspect,
  plane,
  foresee,
  picker: (question) => (question.kind === "dial" || question.kind === "slam" ? Dial : null),
  measure(from, to) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return t("xw-range-mm", { range: rangeOf(length), mm: Math.round(length) });
  },
  title(view) {
    const lists = see(view).players.map((one) => one.list);
    return lists.length === 2
      ? t("table-against", { one: lists[0] ?? "", other: lists[1] ?? "" })
      : t("table-many", { count: lists.length });
  },
  subtitle: (view) => ({
    key: "xw-points-game",
    facts: { points: Math.max(...see(view).players.map((one) => one.points)) },
  }),
  turn: (view) => see(view).round,
  counts: "round",
  phases,
  turnOf: (event) => (event.kind === "round" ? Number(event.data["round"]) : null),
  player,
  beat: (event) => BEATS[event.kind] ?? 0,
  names(view, catalogue) {
    const { pilots } = known(catalogue);
    return [...new Set(see(view).ships.map((ship) => pilots[ship.pilot]?.name ?? ""))].filter(Boolean);
  },
  dice: (event) =>
    Array.isArray(event.data["results"]) ? (event.data["results"] as Face[]).map((face) => `xw-face-${face}`) : [],
  sound: (event) => SOUNDS[event.kind] ?? null,
  guide,
  toll,
  caption(question, view) {
    const key = `xw-kind-of-${question.kind}`;
    const phase = see(view).phase;
    if (question.kind === "dial") {
      const left = new Set(question.options.map((option) => option.id.slice(0, option.id.lastIndexOf(":")))).size;
      return t("xw-dials-left", { left });
    }
    return has(key) ? t(key) : t(`xw-phase-${phase}`);
  },
  says: (question, catalogue) => cardText(known(catalogue), String(question.about["card"] ?? "")),
  optional: declinable,
  stands: (view) =>
    inPlay(see(view)).map(({ id, owner: player, pose: [x, y, heading] }) => ({
      thing: id,
      player,
      at: plane.toBoard({ x, y }),
      turn: plane.turn(heading),
    })),
  ownerOf: (thing, view) => shipOf(see(view), thing)?.owner ?? null,
  steps: () => null,
  mark: (event) =>
    event.kind === "destroyed" || event.kind === "fled" || event.kind === "eliminated" ? player(event) : null,
  luck(log) {
    // an attack die shows a hit or crit in half of all cases, a defense die an evade in three of eight
    return log.flatMap(({ kind, data }) => {
      const faces = (data["results"] ?? []) as Face[];
      const who = owner(data["ship"]);
      if (who === null || !faces.length) return [];
      if (kind === "attack-rolled")
        return [
          { player: who, luck: faces.filter((face) => face === "hit" || face === "crit").length - faces.length / 2 },
        ];
      if (kind === "defense-rolled")
        return [{ player: who, luck: faces.filter((face) => face === "evade").length - (faces.length * 3) / 8 }];
      return [];
    });
  },
  onTable(part, rawView) {
    const view = see(rawView);
    if (/^\d-/.test(part) || part.startsWith("die-") || part.startsWith("line-") || ON_BOARD.test(part)) return true;
    return (
      shipOf(view, part) !== undefined ||
      view.obstacles.some((one) => one.id === part) ||
      view.devices.some((one) => one.id === part)
    );
  },
  refused: (refusal) => plain(refusal.text),
  look,
};
