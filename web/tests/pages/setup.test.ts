import { beforeEach, expect, test } from "vitest";
import type { CheckedList } from "../../src/lib/lists";
import type { GameOffer } from "../../src/lib/messages";
import { Setup } from "../../src/pages/parts/tile/setup.svelte";

const list = (id: string, variant: string, showcase = false) => ({ id, name: id, about: "", variant, showcase });
const OFFER = {
  id: "xwing",
  variants: ["standard", "quick"],
  bots: ["random", "regular"],
  lists: [list("show", "standard", true), list("red", "standard"), list("blue", "standard"), list("fast", "quick")],
} as unknown as GameOffer;
const own = (id: string, variants: string[], name = ""): CheckedList => ({
  id,
  saved: "",
  list: { name },
  folder: "",
  variants,
});

function setup(offer: GameOffer | null = OFFER): Setup {
  return new Setup(() => offer);
}
beforeEach(() => localStorage.clear());

test("without wishes it is the first variant, the regular bot and the balanced lists in their order", () => {
  const made = setup().match("xwing", "X-Wing", "me", "bot");
  expect(made).toEqual({
    game: "xwing",
    variant: "standard",
    clock: null,
    name: "",
    own_lists: false,
    best_of: 1,
    seats: [
      { who: "me", name: "", bot: "regular", list: "red" },
      { who: "bot", name: "", bot: "regular", list: "blue" },
    ],
  });
  expect(setup({ ...OFFER, bots: ["random"] }).bot).toBe("random");
  expect([setup(null).variant, setup(null).bot, setup(null).ready]).toEqual(["standard", "regular", []]);
});
test("one sits where one wishes, and everybody else around, who bring their own lists", () => {
  const wish = setup();
  wish.players = 3;
  wish.seat = 1;
  wish.setName(" Ada ");
  expect(wish.match("xwing", "", "me", "open").seats.map((one) => [one.who, one.name, one.list])).toEqual([
    ["open", "", null],
    ["me", "Ada", "red"],
    ["open", "", null],
  ]);
  expect(setup().name).toBe("Ada");
});
test("several of oneself share a screen, and only the first has the name", () => {
  const wish = setup();
  wish.setName("Ada");
  expect(wish.match("xwing", "", "me", "me").seats.map((one) => one.name)).toEqual(["Ada", ""]);
});
test("a match begun with a single press has two seats and no clock, whatever was chosen out of sight", () => {
  const wish = setup();
  wish.players = 4;
  wish.seat = 3;
  wish.clock = "20+10";
  const made = wish.match("xwing", "", "me", "bot", "regular", false);
  expect([made.seats.map((one) => one.who), made.clock]).toEqual([["bot", "me"], undefined]);
});
test("over days only people play, each at a screen of their own", () => {
  const wish = setup();
  wish.clock = "days:3";
  const days = { clock: { seconds: 3 * 24 * 3600 }, over_days: true, own_lists: true };
  expect(wish.match("xwing", "", "me", "friend")).toMatchObject(days);
  expect(wish.match("xwing", "", "me", "bot")).toMatchObject({ clock: null, over_days: false, own_lists: false });
});
test.each([
  ["10+5", { seconds: 600, added: 5 }],
  ["45+0", { seconds: 2700, added: 0 }],
  ["", null],
])("the clock %o", (clock, told) => {
  const wish = setup();
  wish.clock = clock;
  expect(wish.match("xwing", "", "me", "bot").clock).toEqual(told);
});
test("an own list brings its variant along, and a name where it has none", () => {
  const wish = setup();
  wish.own = [own("mine", ["quick"]), own("other", ["standard"], "Other")];
  wish.setList(0, "own:mine");
  expect([wish.variant, wish.listShown(0), wish.listShown(1)]).toEqual(["quick", "own:mine", "fast"]);
  expect(wish.match("xwing", "X-Wing", "me", "bot").seats[0]?.list).toEqual({ name: "X-Wing" });
  wish.setList(1, "own:other");
  expect([wish.variant, wish.listShown(0), wish.listShown(1)]).toEqual(["standard", "red", "own:other"]);
});
test("a list of another variant gives way to a ready-made one", () => {
  const wish = setup();
  wish.setList(0, "blue");
  expect([wish.listShown(0), wish.listShown(1)]).toEqual(["blue", "blue"]);
  wish.setVariant("quick");
  expect([wish.listShown(0), wish.ready.map((one) => one.id)]).toEqual(["fast", ["fast"]]);
});
test("a game without lists is played without", () => {
  const wish = setup({ ...OFFER, lists: [] });
  expect([wish.listShown(0), wish.match("xwing", "", "bot", "bot", "random").seats[1]]).toEqual([
    "",
    { who: "bot", name: "", bot: "random", list: null },
  ]);
});
