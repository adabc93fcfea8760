import { afterEach, expect, test } from "vitest";
import { setLanguage, t } from "../../src/lib/words";

afterEach(() => setLanguage("en"));

test.each([
  ["en", ["+1 die", "+2 dice", "+5 dice"]],
  ["pl", ["+1 kość", "+2 kości", "+5 kości"]],
  ["de", ["+1 Würfel", "+2 Würfel", "+5 Würfel"]],
] as const)("dice are counted as one does in %s", async (language, told) => {
  await setLanguage(language);
  expect([1, 2, 5].map((count) => t("sp-token-focus", { count }).split(": ")[1])).toEqual(told);
});
test.each([
  ["pl", ["1 krytyczne obrażenie", "2 krytyczne obrażenia", "5 krytycznych obrażeń"]],
  ["de", ["1 kritischer Schaden", "2 kritische Schäden", "5 kritische Schäden"]],
] as const)("damage is counted as one does in %s", async (language, told) => {
  await setLanguage(language);
  const over = (damage: number): string => t("xw-fore-over", { list: "X", damage, dice: 1 });
  expect(told.map((words, index) => over([1, 2, 5][index]!).includes(words))).toEqual([true, true, true]);
});
