import { beforeAll, expect, test } from "vitest";
import type { MatchInfo } from "../../src/lib/messages";
import { clockWished, seriesTold, tableTold, variantTold } from "../../src/lib/terms";
import { openWords } from "../../src/lib/words";

beforeAll(async () => {
  localStorage.setItem("battlemat.language", "en");
  await openWords();
});

test("a variant without words goes by its id", () => {
  expect(variantTold("two-pack")).toBe("Two packs");
  expect(variantTold("upside-down")).toBe("upside-down");
});
test.each([
  [null, false, "none"],
  [{ seconds: 1500, added: 0 }, false, "25 min each"],
  [{ seconds: 900, added: 15 }, false, "15 min + 15 s"],
  [{ seconds: 3 * 24 * 3600, added: 0 }, true, "3 days"],
])("a clock is told in minutes, or in days", (clock, overDays, words) => {
  expect(plain(clockWished(clock, overDays))).toContain(words);
});
test("a series is told from the seat that looks", () => {
  const series = { best_of: 3, game: 2, wins: [1, 0], decided: false };
  expect(plain(seriesTold(series))).toBe("Best of 3, game 2, 1:0");
  expect(plain(seriesTold(series, 1))).toBe("Best of 3, game 2, 0:1");
  expect(plain(seriesTold({ ...series, wins: [2, 0], decided: true }))).toBe("Best of 3, decided 2:0");
});
test("a table is called by its name, its lists or its game", () => {
  const match = (name: string, title: string): MatchInfo => ({ name, title }) as never;
  expect(tableTold(match("Friday", "A – B"), "X-Wing")).toBe("Friday");
  expect(tableTold(match("", "A – B"), "X-Wing")).toBe("A – B");
  expect(tableTold(match("", ""), "X-Wing")).toBe("X-Wing");
});

/** Without the marks that keep the directions of scripts apart. */
function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "");
}
