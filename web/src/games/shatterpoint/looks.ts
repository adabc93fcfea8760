// How the well-known look, by unit: art, and nothing but art. Who is not here looks as the tags of its card say.

export type Body = "robe" | "duelist" | "armour" | "heavy" | "droid" | "frame" | "small" | "barrel" | "tall";
export type Head =
  | "bare"
  | "hood"
  | "helmet"
  | "visor"
  | "horns"
  | "tails"
  | "beak"
  | "block"
  | "hat"
  | "cap"
  | "ears"
  | "dome"
  | "none"
  | "hair"
  | "mask";
export type Held = "saber" | "twin" | "double" | "rifle" | "pistols" | "staff" | "spear" | "none";
export interface Look {
  body: Body;
  head: Head;
  held: Held;
  jet?: boolean;
  flag?: boolean;
}

export const LOOKS: Record<string, Partial<Look>> = {
  "agent-kallus-inside-man": { body: "armour", head: "cap", held: "pistols", flag: true },
  "ahsoka-tano-fulcrum": { body: "duelist", head: "tails", held: "twin" },
  "ahsoka-tano-jedi-no-more": { body: "duelist", head: "tails", held: "twin" },
  "aqua-droids": { body: "frame", head: "block", held: "none" },
  "asajj-ventress-sith-assassin": { body: "duelist", head: "bare", held: "twin" },
  "aurra-sing": { head: "hair" },
  "b2-battle-droids": { body: "frame", head: "block", held: "none" },
  "barriss-offee-jedi-padawan": { body: "robe", head: "hood", held: "saber" },
  "bo-katan-kryze": { held: "pistols", jet: true },
  "boba-fett-on-contract": { held: "pistols", jet: true },
  "bossk-single-minded-slayer": { body: "tall", head: "none", held: "rifle" },
  "boushh-leia-organa": { head: "hair" },
  "c-3po-and-r2-d2": { body: "barrel", head: "dome", held: "none" },
  "cad-bane-notorious-hunter": { body: "duelist", head: "hat", held: "pistols" },
  "captain-cassian-andor": { held: "rifle" },
  chewie: { body: "tall", head: "none", held: "rifle" },
  "chief-chirpa": { body: "robe", head: "hood", held: "staff" },
  "chopper-c1-10p-spectre-3": { body: "barrel", head: "dome", held: "none" },
  "count-dooku-separatist-leader": { body: "robe", held: "saber" },
  crosshair: { held: "rifle" },
  "dark-troopers": { body: "frame", head: "block", held: "none" },
  "darth-vader-fallen-master": { body: "robe", head: "mask", held: "saber" },
  "darth-vader-jedi-hunter": { body: "robe", head: "mask", held: "saber" },
  "darth-vader-the-emperors-servant": { body: "robe", head: "mask", held: "saber" },
  "director-krennic": { body: "armour", head: "cap", held: "pistols", flag: true },
  "fifth-brother": { body: "robe", head: "mask", held: "double" },
  "fourth-sister": { body: "robe", head: "mask", held: "double" },
  "gar-saxon-merciless-commander": { held: "pistols", jet: true },
  "general-anakin-skywalker": { body: "duelist", head: "hair", held: "saber" },
  "general-grievous": { body: "frame", head: "mask", held: "twin" },
  "general-obi-wan-kenobi": { body: "robe", held: "saber" },
  "general-veers-tactical-genius": { body: "armour", head: "cap", held: "pistols", flag: true },
  "grand-admiral-thrawn": { body: "armour", head: "cap", held: "pistols", flag: true },
  "grand-inquisitor-fallen-jedi": { body: "robe", head: "mask", held: "double" },
  "han-and-chewie-in-it-for-the-money": { body: "tall", head: "none", held: "rifle" },
  "hera-syndulla-spectre-2": { head: "hair" },
  "hk-87-assassin-droids": { body: "frame", head: "block", held: "none" },
  "hondo-honest-businessman": { body: "duelist", head: "hat", held: "pistols" },
  "ig-11-assassin-droid": { body: "frame", head: "block", held: "none" },
  "ig-88b-created-to-succeed": { body: "frame", head: "block", held: "none" },
  "isb-agents": { body: "armour", head: "cap", held: "pistols", flag: true },
  "jango-fett-bounty-hunter": { held: "pistols", jet: true },
  "jedi-knight-luke-skywalker": { body: "robe", held: "saber" },
  "jedi-master-ki-adi-mundi": { body: "robe", held: "saber" },
  "jedi-master-kit-fisto": { body: "robe", held: "saber" },
  "jedi-master-luminara-unduli": { body: "robe", held: "saber" },
  "jedi-master-mace-windu": { body: "robe", held: "saber" },
  "jedi-master-plo-koon": { body: "robe", held: "saber" },
  "jedi-master-shaak-ti": { body: "robe", held: "saber" },
  "jyn-erso-stardust": { head: "hair" },
  "k-2so-outspoken-enforcer": { body: "frame", head: "block", held: "none" },
  "kalani-super-tactical-droid": { body: "frame", head: "block", held: "none", flag: true },
  "kraken-super-tactical-droid": { body: "frame", head: "block", held: "none", flag: true },
  "lando-and-r2-d2-inside-job": { body: "barrel", head: "dome", held: "none" },
  "leia-organa-freedom-fighter": { head: "hair" },
  "logray-bright-tree-shaman": { body: "robe", head: "hood", held: "staff" },
  "lord-maul": { body: "duelist", head: "horns", held: "double" },
  "luke-skywalker-daring-hero": { body: "robe", held: "saber" },
  magnaguard: { body: "droid", head: "block", held: "staff" },
  "moff-gideon": { body: "armour", head: "cap", held: "pistols", flag: true },
  "morgan-elsbeth": { body: "robe", head: "hair", held: "staff" },
  "mother-talzin": { body: "robe", head: "hood", held: "staff" },
  "naboo-royal-handmaidens": { head: "hair" },
  "nightsister-acolytes": { body: "duelist", head: "bare", held: "twin" },
  "obi-wan-kenobi-out-of-hiding": { body: "robe", held: "saber" },
  "padawan-ahsoka-tano": { body: "duelist", head: "tails", held: "twin" },
  "princess-leia-charming-to-the-last": { head: "hair" },
  "queen-padme-amidala": { head: "hair" },
  "riff-tamson": { body: "tall", head: "none", held: "rifle" },
  "sabe-royal-bodyguard": { head: "hair" },
  "sabine-wren-spectre-5": { held: "pistols", jet: true },
  "savage-opress": { body: "duelist", head: "horns", held: "double" },
  "shin-hati-eager-apprentice": { body: "duelist", head: "bare", held: "twin" },
  "the-armorer": { held: "staff" },
  "the-mandalorian": { held: "pistols", jet: true },
  "third-sister": { body: "robe", head: "mask", held: "double" },
  "zeb-orrelios-spectre-4": { body: "tall", head: "none", held: "rifle" },
};
export const BLADES: Record<string, "violet" | "green" | "red"> = {
  "barriss-offee-jedi-padawan": "green",
  "baylan-skoll": "red",
  "ezra-bridger-spectre-6": "green",
  "jedi-knight-luke-skywalker": "green",
  "jedi-master-kit-fisto": "green",
  "jedi-master-luminara-unduli": "green",
  "jedi-master-mace-windu": "violet",
  "luke-skywalker-daring-hero": "green",
  "padawan-ahsoka-tano": "green",
  "padawan-learners": "green",
  "shin-hati-eager-apprentice": "red",
};
