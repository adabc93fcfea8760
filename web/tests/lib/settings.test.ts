import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Every test opens the page anew, with what this device remembers. */
async function opened(remembered: Record<string, string> = {}, languages: string[] = ["en-US"]) {
  for (const [key, value] of Object.entries(remembered)) localStorage.setItem(`battlemat.${key}`, value);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.resetModules();
  return {
    ...(await import("../../src/lib/settings.svelte")),
    ...(await import("../../src/lib/words")),
    ...(await import("../../src/lib/theme")),
  };
}
const remembered = (key: string): string | null => localStorage.getItem(`battlemat.${key}`);
const time = (name: string): string => document.documentElement.style.getPropertyValue(`--d-${name}`);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [{ language: "de" }, ["pl"], "de"],
  [{}, ["fr-FR", "pl-PL", "de"], "pl"],
  [{}, ["fr"], "en"],
  [{ language: "xx" }, ["de-AT"], "de"],
])("remembering %o, with a browser that speaks %o, the page speaks %s", async (kept, languages, language) => {
  expect((await opened(kept as Record<string, string>, languages)).settings.language).toBe(language);
});
test("everything else begins plainly, and as it was left", async () => {
  const plain = (await opened()).settings;
  expect({ ...plain, theme: plain.theme, speed: plain.speed }).toMatchObject({ theme: "light", speed: 1 });
  expect([plain.quick, plain.sound, plain.guide, plain.read]).toEqual([false, false, false, []]);
  const kept = {
    theme: "dark",
    speed: "2",
    quick: "yes",
    sound: "yes",
    guide: "yes",
    read: "xwing/dial xwing/attack",
  };
  const left = (await opened(kept)).settings;
  expect([left.theme, left.speed, left.quick, left.sound, left.guide]).toEqual(["dark", 2, true, true, true]);
  expect(left.read).toEqual(["xwing/dial", "xwing/attack"]);
  expect((await opened({ speed: "17" })).settings.speed).toBe(1);
  expect((await opened({ speed: "0" })).settings.speed).toBe(0);
});
test("choices are remembered", async () => {
  const page = await opened();
  page.setQuick(true);
  page.setSound(true);
  page.setSpeed(2);
  expect([remembered("quick"), remembered("sound"), remembered("speed")]).toEqual(["yes", "yes", "2"]);
  page.setQuick(false);
  page.setSound(false);
  expect([remembered("quick"), remembered("sound"), page.settings.quick]).toEqual(["no", "no", false]);
});
test("explanations switched on begin with the first one again", async () => {
  const page = await opened({ read: "a b" });
  page.setGuide(false);
  expect(page.settings.read).toEqual(["a", "b"]);
  page.setGuide(true);
  expect([page.settings.guide, page.settings.read, remembered("read")]).toEqual([true, [], ""]);
  page.markRead(["c", "d"]);
  expect(remembered("read")).toBe("c d");
});
test("transitions take the pace of the page; none at all for whom stillness is asked", async () => {
  const page = await opened();
  page.setSpeed(2);
  expect([page.pace(), time("move")]).toEqual([2, "210ms"]);
  page.setSpeed(0);
  expect([page.pace(), time("move")]).toEqual([0, "0ms"]);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  const still = await opened({ speed: "1" });
  still.showPace();
  expect([still.settings.speed, still.pace(), time("ui")]).toEqual([1, 0, "0ms"]);
});
test("a device that remembers nothing is none the worse", async () => {
  const page = await opened();
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("private");
    },
    setItem: () => {
      throw new Error("private");
    },
  });
  page.remember("x", "y");
  expect(page.recall("x")).toBeNull();
});
test("words are in the chosen language, else in English, else the key", async () => {
  const page = await opened();
  await page.openWords();
  const english = page.t("rules-title");
  expect([page.has("rules-title"), page.has("no-such-key"), page.t("no-such-key")]).toEqual([
    true,
    false,
    "no-such-key",
  ]);
  expect(document.documentElement.lang).toBe("en");
  await page.setLanguage("pl");
  expect([page.t("rules-title") === english, document.documentElement.lang, remembered("language")]).toEqual([
    false,
    "pl",
    "pl",
  ]);
  expect(page.t("game-xwing")).toBe("X-Wing");
});
test("facts are put into sentences as they are", async () => {
  const page = await opened();
  await page.openWords();
  expect(page.t("replay-of", { names: "Ada · Bob" })).toContain("Ada · Bob");
  expect(page.t("ask-confirm", { count: 3 })).toMatch(/\b3\b/);
});
test("light and games are worn by the page", async () => {
  const page = await opened({ theme: "light" });
  const worn = document.documentElement.dataset;
  page.showTheme();
  expect(worn["theme"]).toBe("light");
  page.toggleTheme();
  expect([worn["theme"], remembered("theme")]).toEqual(["dark", "dark"]);
  page.toggleTheme();
  expect(page.settings.theme).toBe("light");
  page.wearGame("xwing");
  expect(worn["game"]).toBe("xwing");
  page.wearGame(null);
  expect("game" in worn).toBe(false);
});
