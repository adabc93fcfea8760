// Which drawing of the sprite stands for a unit: by its model, else by what kind of thing it is.
import type { UnitView } from "./types";

const BY_KIND: Record<string, string> = {
  // Empire
  "cinder-flight": "ship-tieln",
  "fernwatch-scouts": "pmu-bike",
  "whiteout-squad": "pmu-squad",
  "needle-flight": "ship-tieint",
  "hammer-flight": "ship-tiebomber",
  "gravel-pack": "unit-walker-light",
  trenchjaw: "pmu-crawler",
  "grey-courier": "ship-lambda",
  "onyx-lead": "ship-tieadv",
  "sable-verdict": "pmu-lightcruiser",
  frostmarch: "unit-walker",
  "iron-edict": "unit-capital",
  // Republic
  "azure-flight": "pmu-vwing",
  "marsh-patrol": "pmu-atrt",
  "copper-dash": "pmu-barc",
  "long-reach": "ship-arc170",
  "quiet-blade": "ship-delta7",
  "sandline-gunners": "pmu-battery",
  redline: "pmu-laat",
  "dawn-arrow": "pmu-eta2",
  "tripod-battery": "pmu-tripod",
  "slow-thunder": "pmu-sixleg",
  "stalwart-oath": "pmu-acclamator",
  unbroken: "pmu-venator",
  // Rebel Alliance
  "swift-spark": "ship-awing",
  "ice-watch": "pmu-rider",
  "white-ridge": "pmu-snowspeeder",
  "harbor-flight": "ship-t65",
  "old-faithful": "ship-ywing",
  "stone-shield": "pmu-repulsor",
  crossbeam: "ship-bwing",
  "last-light": "ship-t65",
  "lucky-hand": "ship-yt1300",
  "free-passage": "pmu-corvette",
  "mercys-wake": "unit-frigate",
  "tidal-hope": "pmu-moncal",
  // Separatists
  "shard-pack": "ship-vulture",
  buzzline: "pmu-stap",
  "rank-and-file": "pmu-droids",
  "claw-pack": "pmu-tri",
  "amber-sting": "pmu-nantex",
  rainfall: "pmu-droidgunship",
  longlegs: "pmu-spider",
  "clanking-advance": "pmu-aat",
  "grave-talon": "pmu-belbullab",
  "open-maw": "pmu-c9979",
  "grinding-wheel": "pmu-hailfire",
  "hollow-crown": "pmu-providence",
};

export function silhouette(unit: Pick<UnitView, "kind" | "domain" | "stars">): string {
  const known = BY_KIND[unit.kind];
  if (known) return known;
  if (unit.domain === "ground") return unit.stars >= 3 ? "unit-tank" : "unit-trooper";
  return unit.stars >= 4 ? "unit-capital" : "unit-fighter";
}
