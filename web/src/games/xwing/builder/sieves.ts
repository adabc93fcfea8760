// By what ships, upgrades and quick builds can be told apart on the shelf.
import { t } from "../../../lib/words";
import { byName, byNumber, type Sieve } from "../../../shell/builder/sifting.svelte";
import { capital } from "../types";
import type { ActionIcon, PilotEntry, QuickBuildEntry, UpgradeEntry, XWingCatalogue } from "../types";
import { upgradeCost } from "./squads";

/** What is asked for as `action:boost`, `size:large`, `trait:force`. */
const TRAITS: Record<string, (pilot: PilotEntry) => unknown> = {
  ability: (pilot) => pilot.ability,
  force: (pilot) => pilot.force,
  charges: (pilot) => pilot.charges,
  limited: (pilot) => pilot.limited,
};
const UPGRADE_TRAITS: Record<string, (upgrade: UpgradeEntry) => unknown> = {
  weapon: (upgrade) => upgrade.weapon ?? upgrade.back?.weapon,
  device: (upgrade) => upgrade.device ?? upgrade.back?.device,
  charges: (upgrade) => upgrade.charges,
  force: (upgrade) => upgrade.force,
  limited: (upgrade) => upgrade.limited,
};

function actionsIn(actions: readonly ActionIcon[]): string[] {
  return actions.flatMap(({ action, linked }) => [action, ...(linked ? [linked.action] : [])]);
}
const named = (names: Record<string, string>, kind: string): (readonly [string, string])[] =>
  Object.entries(names).map(([id, name]) => [`${kind}:${id}`, capital(name)] as const);
const traits = (all: Record<string, unknown>): (readonly [string, string])[] =>
  Object.keys(all).map((trait) => [`trait:${trait}`, t(`xw-build-trait-${trait}`)] as const);
const slotChoice = (book: XWingCatalogue) => ({
  key: "slot",
  label: t("xw-build-slot"),
  groups: [{ name: "", options: Object.entries(book.slots).map(([id, name]) => [id, capital(name)] as const) }],
  holds: (card: PilotEntry | UpgradeEntry, slot: string) => card.slots.some((one) => one === slot),
});
const usual = (name: string, points: string) => ({ name: t(name), points: t(points) });

export function pilotSieve(book: XWingCatalogue): Sieve<PilotEntry> {
  const words = usual("xw-build-by-name", "xw-build-cost");
  return {
    spans: [
      { key: "initiative", label: t("xw-build-initiative"), of: (pilot) => pilot.initiative },
      { key: "points", label: words.points, of: (pilot) => pilot.points },
    ],
    choices: [
      slotChoice(book),
      {
        key: "keyword",
        label: t("xw-build-keyword"),
        groups: [
          { name: t("xw-build-traits"), options: traits(TRAITS) },
          { name: t("xw-build-actions"), options: named(book.actions, "action") },
          { name: t("xw-build-sizes"), options: named(book.sizes, "size") },
        ],
        holds: (pilot, wish) => {
          const [kind, value = ""] = wish.split(":");
          if (kind === "action") return actionsIn(pilot.actions).includes(value);
          if (kind === "size") return book.ships[pilot.ship]?.size === value;
          return !!TRAITS[value]?.(pilot);
        },
      },
    ],
    orders: [
      { key: "cheap", label: t("xw-build-by-cheap"), by: byNumber((pilot) => pilot.points) },
      { key: "dear", label: t("xw-build-by-dear"), by: byNumber((pilot) => pilot.points, true) },
      { key: "initiative", label: t("xw-build-by-initiative"), by: byNumber((pilot) => pilot.initiative, true) },
      { key: "name", label: words.name, by: byName((pilot) => pilot.name) },
    ],
  };
}

export function upgradeSieve(book: XWingCatalogue, pilot: PilotEntry | undefined): Sieve<UpgradeEntry> {
  const words = usual("xw-build-by-name", "xw-build-cost");
  const cost = (upgrade: UpgradeEntry): number => upgradeCost(upgrade, pilot, book);
  return {
    spans: [{ key: "points", label: words.points, of: cost }],
    choices: [
      slotChoice(book),
      {
        key: "keyword",
        label: t("xw-build-keyword"),
        groups: [
          { name: t("xw-build-traits"), options: traits(UPGRADE_TRAITS) },
          { name: t("xw-build-adds-action"), options: named(book.actions, "action") },
        ],
        holds: (upgrade, wish) => {
          const [kind, value = ""] = wish.split(":");
          if (kind !== "action") return !!UPGRADE_TRAITS[value]?.(upgrade);
          const granted = [...(upgrade.grants?.actions ?? []), ...(upgrade.back?.grants?.actions ?? [])];
          return actionsIn(granted).includes(value);
        },
      },
    ],
    orders: [
      { key: "cheap", label: t("xw-build-by-cheap"), by: byNumber(cost) },
      { key: "dear", label: t("xw-build-by-dear"), by: byNumber(cost, true) },
      { key: "name", label: words.name, by: byName((upgrade) => upgrade.name) },
    ],
  };
}

export function buildSieve(book: XWingCatalogue): Sieve<QuickBuildEntry> {
  const first = (build: QuickBuildEntry): PilotEntry | undefined => book.pilots[build.ships[0]?.pilot ?? ""];
  return {
    spans: [
      { key: "threat", label: t("xw-build-threat-word"), of: (build) => build.threat },
      { key: "initiative", label: t("xw-build-initiative"), of: (build) => first(build)?.initiative ?? null },
    ],
    choices: [],
    orders: [
      { key: "dear", label: t("xw-build-by-threat"), by: byNumber((build) => build.threat, true) },
      { key: "name", label: t("xw-build-by-name"), by: byName((build) => first(build)?.name ?? build.id) },
    ],
  };
}
