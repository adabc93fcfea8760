import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pack, savedLists, saveList, type GameList } from "../../src/lib/lists";
import type { ListCheck } from "../../src/lib/messages";
import { go } from "../../src/lib/router.svelte";
import { openWords, t } from "../../src/lib/words";
import { copyAsText } from "../../src/shell/builder/handing";
import { entry } from "../../src/shell/builder/sheet";
import { Workshop, type Craft } from "../../src/shell/builder/workshop.svelte";
import { problem, serve, type Asked } from "../serving";

interface Ships extends GameList {
  ships: string[];
}
const list = (name: string, ...ships: string[]): Ships => ({ name, ships });
function readShips(data: unknown): Ships | null {
  const { name, ships } = (data ?? {}) as Partial<Ships>;
  return typeof name === "string" && Array.isArray(ships) ? { name, ships } : null;
}
const CRAFT: Craft<Ships, { id: string }> = {
  words: "fleet",
  empty: () => list(""),
  copy: ({ name, ships }) => ({ name, ships: [...ships] }),
  isBlank: ({ ships }) => ships.length === 0,
  read: readShips,
  shorten: ({ name, ships }) => [name, ...ships],
  lengthen: (data) => (Array.isArray(data) ? list(String(data[0]), ...(data.slice(1) as string[])) : null),
  variant: () => "standard",
  sheet: ({ name, ships }) => ({
    name,
    about: "",
    worth: String(ships.length),
    parts: [{ name: "", entries: ships.map((ship) => entry(ship, ship)) }],
  }),
};
const check = (more: Partial<ListCheck> = {}): ListCheck =>
  ({ legal: true, violations: [], variants: ["standard", "quick"], ...more }) as ListCheck;
const OFFER = {
  id: "xwing",
  lists: [
    { id: "red", name: "Red", variant: "standard" },
    { id: "blue", name: "Blue", variant: "standard" },
    { id: "fast", name: "Fast", variant: "quick" },
  ],
};

let judgement: (asked: Asked) => unknown = () => check();
let randomly: () => unknown = () => ({ list: list("", "lucky") });
let asked: Asked[] = [];
let close = (): void => {};
function open(craft: Partial<typeof CRAFT> = {}): Workshop<Ships, { id: string }> {
  let shop: Workshop<Ships, { id: string }> | undefined;
  close = $effect.root(() => {
    shop = new Workshop("xwing", { ...CRAFT, ...craft });
  });
  flushSync();
  return shop!;
}
/** Let the rules be asked, and answer. */
async function judged(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(120);
  flushSync();
}
const checks = (): unknown[] => asked.filter((one) => one.address.startsWith("/api/lists/")).map((one) => one.body);

beforeAll(openWords);
beforeEach(() => {
  localStorage.clear();
  go("/build/xwing", true);
  vi.useFakeTimers();
  judgement = () => check();
  randomly = () => ({ list: list("", "lucky") });
  asked = serve((one) => {
    if (one.address.includes("/random")) return randomly();
    if (one.address.startsWith("/api/lists/")) return judgement(one);
    if (one.address.startsWith("/api/games")) return [OFFER];
    return one.address.startsWith("/api/rules/") ? { topics: [] } : { id: "book" };
  });
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the rules are asked shortly after the last change, of the list with a name", async () => {
  const shop = open();
  await judged();
  expect(checks()).toEqual([]);
  shop.change(list("", "a"));
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  shop.change(list("", "a", "b"));
  await judged();
  expect(checks()).toEqual([{ name: shop.word("unnamed"), ships: ["a", "b"] }]);
  expect([shop.check?.legal, shop.isJudged]).toEqual([true, true]);
  shop.change(list("", "c"));
  expect([shop.check?.legal, shop.isJudged]).toEqual([true, false]);
  shop.change(list("x"));
  await judged();
  expect([shop.check, shop.violations]).toEqual([null, []]);
});
test("an answer about a list that has changed meanwhile is not heard", async () => {
  const shop = open();
  let answer: (told: ListCheck) => void = () => {};
  judgement = () => new Promise((resolve) => (answer = resolve));
  shop.change(list("", "a"));
  await judged();
  shop.change(list("", "b"));
  answer(check({ legal: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.check).toBeNull();
});
test("what is wrong is found by the entry it is about", async () => {
  const violation = (reason: string, ...where: (string | number)[][]) => ({ reason, rule: "", where });
  judgement = () =>
    check({
      violations: [
        violation("deep", ["ships", 1, "pilot"]),
        violation("whole", []),
        violation("two", ["ships", 0], ["ships", 1]),
      ] as never,
    });
  const shop = open();
  shop.change(list("", "a", "b"));
  await judged();
  const reasons = (...entry: (string | number)[]): string[] => shop.reasonsOf(...entry).map((one) => one.reason);
  expect(reasons("ships", 1)).toEqual(["deep", "two"]);
  expect(reasons("ships", 0)).toEqual(["two"]);
  expect(reasons("ships", 1, "pilot")).toEqual(["deep"]);
  expect(reasons("cards")).toEqual([]);
  expect(reasons()).toEqual(["deep", "whole", "two"]);
});
test("changes are taken back and made again; a new one forgets what was taken back", () => {
  const shop = open();
  shop.change(list("", "a"));
  shop.change(list("", "a", "b"));
  shop.undo();
  expect(shop.list.ships).toEqual(["a"]);
  shop.undo();
  shop.undo();
  expect(shop.list.ships).toEqual([]);
  shop.redo();
  shop.redo();
  shop.redo();
  expect(shop.list.ships).toEqual(["a", "b"]);
  shop.undo();
  shop.change(list("", "c"));
  shop.redo();
  expect([shop.list.ships, shop.future]).toEqual([["c"], []]);
});
test("writing a name is one step, and another one after something else", () => {
  const shop = open();
  shop.change(list("", "a"));
  for (const name of ["R", "Re", "Red"]) shop.rename(name);
  shop.undo();
  expect(shop.list).toEqual(list("", "a"));
  shop.redo();
  expect(shop.list.name).toBe("Red");
  shop.change({ ...shop.list, ships: ["a", "b"] });
  shop.rename("Blue");
  shop.undo();
  expect(shop.list).toEqual(list("Red", "a", "b"));
});
test("a hundred steps and one can be taken back", () => {
  const shop = open();
  for (let count = 1; count <= 120; count++) shop.change(list("", String(count)));
  expect(shop.past).toHaveLength(101);
});
test("every change is kept on this device, and the list opened last comes back", () => {
  const first = open();
  first.change(list("Red", "a"));
  expect(savedLists("xwing")).toMatchObject([{ id: first.id, list: { name: "Red", ships: ["a"] } }]);
  expect(first.isSaved).toBe(true);
  saveList("xwing", "newer", list("Newer", "n"));
  close();
  const second = open();
  expect([second.id, second.list, second.past]).toEqual([first.id, list("Red", "a"), []]);
});
test("own lists are opened, begun and forgotten", () => {
  saveList("xwing", "torn", { name: "torn" });
  saveList("xwing", "one", list("One", "a"));
  const shop = open();
  expect([shop.id, shop.saved.map((entry) => entry.id)]).toEqual(["one", ["one"]]);
  shop.begin(list("Two", "b"));
  const two = shop.id;
  expect([shop.list, shop.saved.length]).toEqual([list("Two", "b"), 2]);
  shop.begin(list("One", "a"));
  expect([shop.id, shop.saved.length]).toEqual(["one", 2]);
  shop.forget(two);
  expect([shop.id, shop.saved.length]).toEqual(["one", 1]);
  shop.forget("one");
  expect([shop.blank, shop.page, shop.saved]).toEqual([true, "shelf", []]);
});
test("a list that is opened shares nothing with what is kept, and begins without a past", () => {
  const changed = vi.fn();
  const shop = open({ changed });
  shop.change(list("", "a"));
  shop.panel = "lists";
  const saved = { id: "x", list: list("X", "b"), folder: "" };
  shop.open(saved);
  expect([shop.list, shop.past, shop.panel, shop.page]).toEqual([saved.list, [], "check", "list"]);
  expect(shop.list).not.toBe(saved.list);
  expect(changed).toHaveBeenLastCalledWith(shop.list, null);
});
test("a list comes by a link, which then leaves the address; a damaged one is told", async () => {
  vi.useRealTimers();
  go(`/build/xwing#list=${await pack(["Shared", "a", "b"])}`, true);
  const shop = open();
  await vi.waitFor(() => expect(shop.list).toEqual(list("Shared", "a", "b")));
  await vi.waitFor(() => expect(location.hash).toBe(""));
  go("/build/xwing#list=nonsense", true);
  flushSync();
  await vi.waitFor(() => expect(shop.toast).toBe(t("build-link-bad")));
  expect(shop.list.name).toBe("Shared");
});
test("a list goes by a link", async () => {
  vi.useRealTimers();
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) } });
  const shop = open();
  shop.change(list(" Red ", "a"));
  await shop.share();
  expect(written).toEqual([`${location.origin}/build/xwing#list=${await pack(["Red", "a"])}`]);
  expect(shop.toast).toBe(t("build-shared"));
});
test("a list comes from a file; what is none, or too large, is told", async () => {
  const shop = open();
  await shop.upload(new File([JSON.stringify(list("File", "a"))], "x.json"));
  expect(shop.list).toEqual(list("File", "a"));
  for (const text of ["{", "7", `${JSON.stringify(list("Big", "b"))}${" ".repeat(200_000)}`]) {
    shop.toast = "";
    await shop.upload(new File([text], "x.json"));
    expect([shop.toast, shop.list.name]).toEqual([t("build-file-bad"), "File"]);
  }
  await shop.upload(undefined);
  expect(shop.list.name).toBe("File");
});
test("a list is pasted as text; anything else is told, and changes nothing", async () => {
  const shop = open();
  expect(await shop.paste(JSON.stringify(list("Pasted", "a")))).toBe(true);
  expect([shop.list, shop.toast]).toEqual([list("Pasted", "a"), ""]);
  for (const text of ["rhubarb", '{"name": 7}', "https://x.example/build/xwing#list=abc"]) {
    expect(await shop.paste(text)).toBe(false);
    expect([shop.toast, shop.list.name]).toEqual([t("build-paste-bad"), "Pasted"]);
  }
});
test("what is copied out can be pasted in", async () => {
  let copied = "";
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(void (copied = text)) } });
  const shop = open();
  shop.change(list("Red", "a", "b"));
  await shop.copyOut();
  expect([shop.toast, JSON.parse(copied)]).toEqual([t("build-copied"), list("Red", "a", "b")]);
  shop.fresh();
  await shop.paste(copied);
  expect(shop.list).toEqual(list("Red", "a", "b"));
});
test("as a text it ends in its link, which brings it back", async () => {
  vi.useRealTimers();
  let copied = "";
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(void (copied = text)) } });
  const shop = open();
  await vi.waitFor(() => expect(shop.book).not.toBeNull());
  shop.change(list("Red", "a", "b"));
  await copyAsText(shop);
  expect(copied.split("\n").slice(0, 4)).toEqual(["Red", "2", "", "a"]);
  expect(copied).toContain(`${location.origin}/build/xwing#list=`);
});
test("a random list is of the sort this one is, has a name, and is begun with", async () => {
  const shop = open({ completed: (made) => ({ ...made, ships: [...made.ships, "more"] }) });
  await judged();
  shop.change(list("Red", "a"));
  await shop.random();
  expect(asked.find(({ address }) => address.includes("/random"))?.body).toEqual(list("Red", "a"));
  expect([shop.list, shop.busy]).toEqual([list(t("build-random-name"), "lucky", "more"), false]);
  expect(savedLists("xwing").map((entry) => entry.list.name)).toEqual([t("build-random-name"), "Red"]);
  randomly = () => problem(422, "There is none.");
  await shop.random();
  expect([shop.toast, shop.list.name, shop.busy]).toEqual(["There is none.", t("build-random-name"), false]);
});
test("lists are put into collections, which are renamed and dissolved", () => {
  const shop = open();
  shop.change(list("Red", "a"));
  shop.move(shop.id, "Cup");
  shop.change(list("Red", "a", "b"));
  expect(shop.saved).toMatchObject([{ folder: "Cup", list: { ships: ["a", "b"] } }]);
  shop.renameFolder("Cup", "Attic");
  expect(shop.saved.map(({ folder }) => folder)).toEqual(["Attic"]);
  shop.renameFolder("Attic", "");
  expect(shop.saved.map(({ folder }) => folder)).toEqual([""]);
});
test("a file is called as the list is", () => {
  const shop = open();
  shop.change(list(" Święto: “Red” 2 ", "a"));
  expect(shop.fileName(".png")).toBe("święto-red-2.png");
});
test("a copy goes its own way", () => {
  const shop = open();
  shop.change(list("Red", "a"));
  shop.duplicate();
  shop.change({ ...shop.list, ships: ["a", "b"] });
  const kept = savedLists("xwing").map((entry) => entry.list);
  expect(kept).toEqual([list(t("build-copy-name", { name: "Red" }), "a", "b"), list("Red", "a")]);
});
test("files that only the server understands are asked about", async () => {
  judgement = ({ body }) =>
    check({ violations: [{ reason: "Unknown pilot.", rule: "", where: [] }] as never, ...(body as object) });
  const shop = open({
    understood: (told) => ((told as unknown as { fine?: boolean }).fine ? list("Understood", "a") : null),
  });
  await shop.upload(new File(['{"fine": true}'], "x.xws"));
  expect(shop.list.name).toBe("Understood");
  await shop.upload(new File(['{"fine": false}'], "x.xws"));
  expect(shop.toast).toBe("Unknown pilot.");
});
test("a list is written into a file by its name", () => {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  const shop = open();
  shop.change(list(" Żółw & Co. ", "a"));
  shop.download();
  expect(links[0]?.download).toBe("żółw-co.json");
  close();
  const none = open({ file: () => null });
  none.download();
  expect([links.length, none.toast]).toEqual([1, none.word("no-file")]);
});
test("it is played in the wished variant against a list of that variant", async () => {
  const shop = open();
  shop.change(list("Red", "a"));
  await judged();
  expect([shop.variant, shop.opponent, shop.ready.map((entry) => entry.id)]).toEqual([
    "standard",
    "blue",
    ["red", "blue"],
  ]);
  shop.against = "red";
  expect(shop.opponent).toBe("red");
  shop.wished = "quick";
  expect([shop.variant, shop.opponent]).toEqual(["quick", "fast"]);
  shop.wished = "unheard of";
  expect(shop.variant).toBe("standard");
  asked = serve(() => ({ match: "m9", links: [{ seat: "a", who: "me", token: "tok", invite: "" }] }));
  await shop.play();
  expect(asked[0]?.body).toMatchObject({
    game: "xwing",
    variant: "standard",
    seats: [
      { who: "me", list: { name: "Red", ships: ["a"] } },
      { who: "bot", bot: "regular", list: "red" },
    ],
  });
  expect(location.pathname).toBe("/t/m9");
});
test("a match that cannot be made is told, and can be tried again", async () => {
  const shop = open();
  shop.change(list("Red", "a"));
  serve(() => problem(400, "Too many. [XW-1]", "XW-1"));
  await shop.play();
  expect([shop.trouble, shop.busy]).toEqual([{ text: "Too many.", rule: "XW-1" }, false]);
});
test("the game's own words come before those for all lists", () => {
  const shop = open({ words: "xw-build" });
  expect([shop.word("legal"), shop.word("undo")]).toEqual([t("xw-build-legal"), t("build-undo")]);
  expect(t("xw-build-legal")).not.toBe(t("build-legal"));
});
test("what is said goes away by itself", async () => {
  const shop = open();
  shop.toast = "Copied.";
  flushSync();
  await vi.advanceTimersByTimeAsync(3499);
  expect(shop.toast).toBe("Copied.");
  await vi.advanceTimersByTimeAsync(1);
  expect(shop.toast).toBe("");
});
test("pages are turned to, and the panel follows", () => {
  const shop = open();
  shop.turnTo("lists");
  expect([shop.page, shop.panel]).toEqual(["lists", "lists"]);
  shop.turnTo("shelf");
  expect([shop.page, shop.panel]).toEqual(["shelf", "lists"]);
});
