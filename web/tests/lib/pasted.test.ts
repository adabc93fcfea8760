import { expect, test } from "vitest";
import { emptySquad, shorten } from "../../src/games/xwing/builder/squads";
import { pack } from "../../src/lib/lists";
import { readPasted } from "../../src/lib/pasted";

const SQUAD = { name: "Two", faction: "rebelalliance", ships: [{ pilot: "lukeskywalker", upgrades: ["r2d2"] }] };

test("the text of a list is a list, whoever wrote it", async () => {
  expect(await readPasted("xwing", JSON.stringify(SQUAD))).toEqual(SQUAD);
});
test.each([
  ["in a message", (text: string) => `Mine:\n\`\`\`json\n${text}\n\`\`\`\nWhat do you think?`],
  ["in a link of another builder", (text: string) => `https://builder.example/?xws=${encodeURIComponent(text)}&v=2`],
  [
    "in an old link",
    (text: string) => `https://builder.example/?xws=${encodeURIComponent(text).replaceAll("%20", "+")}`,
  ],
])("XWS is found %s", async (_, put) => {
  const xws = { ...SQUAD, description: "a b", pilots: [{ id: "lukeskywalker", upgrades: { astromech: ["r2d2"] } }] };
  expect(await readPasted("xwing", put(JSON.stringify(xws)))).toEqual(xws);
});
test("a link of a builder is the list in it", async () => {
  const squad = { ...emptySquad(SQUAD.faction), ...SQUAD };
  const link = `https://table.example/build/xwing#list=${await pack(shorten(squad))}`;
  expect(await readPasted("xwing", link)).toMatchObject(SQUAD);
});
test.each(["", "rhubarb", "7", "null", "[1]", '"list"', `{"name": "${"x".repeat(100_000)}"}`])(
  "anything else is none",
  async (text) => {
    expect(await readPasted("xwing", text)).toBeNull();
  },
);
