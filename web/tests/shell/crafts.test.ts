// The lists of every game go into links and files, and come back as they were.
import { expect, test } from "vitest";
import { craft as pocketmodel } from "../../src/games/pocketmodel/builder/lists";
import { craft as shatterpoint } from "../../src/games/shatterpoint/builder/forces";
import { craft as skytear } from "../../src/games/skytear/builder/decks";
import { copySquad, lengthen, readSquad, shorten } from "../../src/games/xwing/builder/squads";
import { pack, unpack, type GameList } from "../../src/lib/lists";
import { readPasted } from "../../src/lib/pasted";

interface Roads {
  shorten: (list: never) => unknown;
  lengthen: (data: unknown) => GameList | null;
  read: (data: unknown) => GameList | null;
  send?: (list: never) => GameList;
}
const xwing = { shorten, lengthen, read: readSquad, copy: copySquad };
const ROADS: Record<string, Roads> = { xwing, shatterpoint, skytear, pocketmodel };
const squad = (...units: string[]) => ({
  primary: units[0],
  secondary: units[1],
  supporting: units[2],
  era: "new-republic",
});
const LISTS: [string, GameList][] = [
  [
    "xwing",
    {
      name: "Święto “Ω”",
      faction: "rebelalliance",
      ships: [
        { pilot: "lukeskywalker", upgrades: ["r2d2", "protontorpedoes"] },
        { pilot: "biggsdarklighter", upgrades: [] },
      ],
      builds: ["luke-2"],
      obstacles: ["coreasteroid0"],
      format: "epic",
    },
  ],
  ["shatterpoint", { name: "Two", squads: [squad("a", "b", "c"), squad("", "e", "")], mission: "shifting-priorities" }],
  ["skytear", { name: "Casual", heroes: ["yami"], deck: { ruse: 2 }, kind: "casual", decks: {} }],
  [
    "skytear",
    { name: "Pool", heroes: ["yami", "corjof"], deck: {}, kind: "pool", decks: { yami: { ruse: 2 }, corjof: {} } },
  ],
  ["pocketmodel", { name: "Fleet", units: { "iron-edict": 2 }, deck: { wave: 3 }, deploy: { "iron-edict": 1 } }],
];

test.each(LISTS)("%s: a link brings back the list that went into it", async (game, list) => {
  const roads = ROADS[game]!;
  expect(roads.lengthen(await unpack(await pack(roads.shorten(list as never))))).toEqual(list);
});
test.each(LISTS)("%s: what the server is sent, and what is kept, is read again", (game, list) => {
  const roads = ROADS[game]!;
  const sent: unknown = JSON.parse(JSON.stringify(roads.send?.(list as never) ?? list));
  expect(roads.read(sent)).toEqual(list);
});
test.each(LISTS)("%s: a link in a text is as good as the link alone, for its own game", async (game, list) => {
  const link = `https://table.example/build/${game}#list=${await pack(ROADS[game]!.shorten(list as never))}`;
  const pasted = await readPasted(game, link);
  expect(pasted?.name).toBe(list.name);
  expect(await readPasted(game, `Look at this:\n\n${link}\nand tell me (#list= of mine).`)).toEqual(pasted);
  for (const other of Object.keys(ROADS).filter((one) => one !== game)) {
    const found = await readPasted(other, link);
    expect(found && Object.keys(found)).not.toEqual(pasted && Object.keys(pasted));
  }
});
