import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Trouble } from "../../src/lib/api";
import { checkedLists, saveList } from "../../src/lib/lists";
import type { MatchInfo, SeatLink } from "../../src/lib/messages";
import { age, ownMatches, seatsTold, tableAddress, told, turnTold } from "../../src/lib/own";
import { addressOf, clearFragment, invitationAddress, rememberSeat, seatsOf } from "../../src/lib/seats";
import { openWords, t } from "../../src/lib/words";
import { problem, serve } from "../serving";

beforeAll(openWords);
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const match = (more: object): MatchInfo => ({ match: "m1", game: "xwing", turn: 3, seats: [], ...more }) as never;
const link = (seat: string, who: string): SeatLink => ({ seat, who, token: `token-${seat}`, invite: "" });

test("matches this browser sits at are found, the newest first; what is gone is forgotten", async () => {
  for (const id of ["old", "gone", "new", "away"]) rememberSeat(id, "t");
  localStorage.setItem("battlemat.language", "en");
  serve(({ address }) => {
    const id = address.split("/").at(-1)!;
    if (id === "gone") return problem(404, "");
    if (id === "away") return problem(503, "");
    return { match: id, created: id === "old" ? "2024-01-01" : "2025-01-01" };
  });
  expect((await ownMatches()).map((one) => one.match)).toEqual(["new", "old"]);
  expect([seatsOf("gone"), seatsOf("away")]).toEqual([[], ["t"]]);
});
test("a match made here is sat down at, by everybody who shares the screen", () => {
  expect(tableAddress("m1", [link("a", "me"), link("b", "bot"), link("c", "me")])).toBe(
    "/t/m1#seat=token-a&seat=token-c",
  );
  expect(seatsOf("m1")).toEqual(["token-a", "token-c"]);
  expect(tableAddress("m2", [link("a", "bot")])).toBe("/t/m2");
});
test("a fault is told once, with its rule apart", () => {
  expect(told(new Trouble("Too far. [XW-1]", "XW-1"))).toEqual({ text: "Too far.", rule: "XW-1" });
  expect(told(new Trouble("Too far."))).toEqual({ text: "Too far.", rule: "" });
  for (const fault of [new Trouble(""), new Error("secret")])
    expect(told(fault)).toEqual({ text: t("page-offline"), rule: "" });
});
test("seats are told by names; those without one by their letters", () => {
  const seats = [
    { seat: "a", name: "Ada", kind: "human" },
    { seat: "b", name: "", kind: "open" },
    { seat: "b", name: "", kind: "human" },
  ];
  const [first, open, third] = seatsTold(match({ seats })).split(" · ");
  expect(first).toBe("Ada");
  expect(open).not.toBe(third);
  expect(third).toContain("B");
});
test("how far a match is, is told in what its game counts", () => {
  expect(turnTold(match({ game: "pocketmodel" }))).toContain("3");
  expect(turnTold(match({ game: "nothing" }))).toBe(turnTold(match({ game: "nothing else" })));
  expect(turnTold(match({ game: "xwing" }))).not.toBe(turnTold(match({ game: "nothing" })));
});
test.each([
  ["2025-06-15T11:59:40Z", "this minute"],
  ["2025-06-15T11:35:00Z", "25 min. ago"],
  ["2025-06-15T09:10:00Z", "3 hr. ago"],
  ["2025-06-14T11:00:00Z", "yesterday"],
  ["2025-06-05T12:00:00Z", "10 days ago"],
  ["never", ""],
])("the age of %s is %o", (created, words) => {
  vi.useFakeTimers({ now: new Date("2025-06-15T12:00:00Z") });
  expect(age(created)).toBe(words);
});
test("saved lists are told with the variants they may be played in; those nobody can judge are left out", async () => {
  for (const name of ["bad", "torn", "good"]) saveList("xwing", name, { name });
  const all = serve(({ body }) => {
    const { name } = body as { name: string };
    return name === "torn" ? problem(500, "") : { variants: name === "good" ? ["standard"] : [] };
  });
  const lists = await checkedLists("xwing");
  expect(lists.map((entry) => [entry.id, entry.variants])).toEqual([
    ["good", ["standard"]],
    ["bad", []],
  ]);
  expect(all[0]?.address).toBe("/api/lists/xwing/check?language=en");
});
test("an invitation's address carries it in the fragment, which is taken away after use", () => {
  expect(invitationAddress("m1", "abc")).toBe("/t/m1#take=abc");
  history.replaceState({ kept: 1 }, "", "/t/m1?x=1#take=abc");
  clearFragment();
  expect([location.pathname + location.search + location.hash, history.state]).toEqual(["/t/m1?x=1", { kept: 1 }]);
});
test.each([
  ["https://example.org/t/m-1#seat=a.b&seat=c", "/t/m-1#seat=a.b&seat=c"],
  [" http://x/r/m1?at=3 ", "/r/m1"],
  ["/t/m1#take=abc-1", "/t/m1#take=abc-1"],
  ["  brave-otter-7 ", "/t/brave-otter-7"],
  ["ab", null],
  ["two words", null],
  ["https://example.org/rules", null],
])("%o leads to %o", (wish, address) => {
  expect(addressOf(wish)).toBe(address);
});
