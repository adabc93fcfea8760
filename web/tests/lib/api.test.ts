import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problem, serve } from "../serving";

// Answers are kept for as long as a page is open: every test opens its own.
async function opened() {
  return await import("../../src/lib/api");
}
beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

test("what is asked for goes into the address, what is sent into the body", async () => {
  const all = serve(() => ({ match: "m1", links: [] }));
  const { api } = await opened();
  await api.matches("open");
  await api.matches("");
  await api.create({ game: "xwing", seats: [] });
  await api.continueAt("m1", 7, "b");
  expect(all.map((one) => `${one.method} ${one.address}`)).toEqual([
    "GET /api/matches?status=open",
    "GET /api/matches",
    "POST /api/matches?language=en",
    "POST /api/matches/m1/continue?at=7&seat=b",
  ]);
  expect(all[2]).toMatchObject({ body: { game: "xwing", seats: [] }, headers: { "content-type": "application/json" } });
  expect(all[0]?.body).toBeUndefined();
});
test("a token goes into a header, and bytes as they are", async () => {
  const all = serve(() => ({}));
  const { api } = await opened();
  await api.rematch("m1", "secret");
  expect(all[0]?.headers).toEqual({ authorization: "Bearer secret" });
  const file = new Blob(["x"]);
  await api.upload(file);
  expect(all[1]).toMatchObject({ body: file, headers: { "content-type": "application/octet-stream" } });
});
test("what the server refuses is told with its reason and rule", async () => {
  serve(() => problem(409, "Not now.", "XW-1"));
  const { api, Trouble } = await opened();
  const fault = await api.match("m1").catch((one: unknown) => one);
  expect(fault).toBeInstanceOf(Trouble);
  expect(fault).toMatchObject({ message: "Not now.", rule: "XW-1", status: 409 });
});
test.each([
  ["no line", () => Promise.reject(new Error("down")), 0],
  ["no answer of ours", () => new Response("<html>"), -1],
  ["a gateway's page", () => new Response("<html>", { status: 502 }), 502],
])("%s is trouble without words", async (_, answer, status) => {
  serve(answer);
  const { api } = await opened();
  expect(await api.match("m1").catch((one: unknown) => one)).toMatchObject({ message: "", rule: "", status });
});
test("an empty answer is nothing, not trouble", async () => {
  serve(() => new Response(""));
  expect(await (await opened()).api.match("m1")).toBeNull();
});
test("games, catalogues and rules are asked for once in each language; a failed request again", async () => {
  let down = true;
  const all = serve(() => (down ? problem(500, "") : []));
  const { api } = await opened();
  await expect(api.games("en")).rejects.toThrow();
  down = false;
  expect(await api.games("en")).toEqual([]);
  expect(api.games("en")).toBe(api.games("en"));
  await api.games("pl");
  expect(all.map((one) => one.address)).toEqual([
    "/api/games?language=en",
    "/api/games?language=en",
    "/api/games?language=pl",
  ]);
});
test("moments become frames", async () => {
  serve(() => [{ event: { index: 0 }, changes: [{ path: ["turn"], value: 3 }] }]);
  expect(await (await opened()).api.frames("m1")).toEqual([{ event: { index: 0 }, view: { turn: 3 } }]);
});
test("the rules of a game are found by their ids, and asked for once", async () => {
  let down = true;
  const all = serve(() =>
    down ? problem(500, "") : { topics: [{ rules: [{ id: "A-1" }] }, { rules: [{ id: "B-1" }, { id: "B-2" }] }] },
  );
  const { rulesOf } = await import("../../src/lib/rules");
  await expect(rulesOf("xwing")).rejects.toThrow();
  down = false;
  const rules = await rulesOf("xwing");
  expect([...rules.keys()]).toEqual(["A-1", "B-1", "B-2"]);
  expect(rules.get("B-2")?.id).toBe("B-2");
  expect(rulesOf("xwing")).toBe(rulesOf("xwing", "en"));
  expect(rulesOf("skytear")).not.toBe(rulesOf("xwing"));
  expect(all.map((one) => one.address)).toEqual([
    "/api/rules/xwing?language=en",
    "/api/rules/xwing?language=en",
    "/api/rules/skytear?language=en",
  ]);
});
