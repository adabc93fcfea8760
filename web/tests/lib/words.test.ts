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
test.each([
  ["en", ["Both lists have the same.", "1 entry differs.", "2 entries differ.", "5 entries differ."]],
  ["pl", ["Obie listy zawierają to samo.", "Różni się 1 pozycja.", "Różnią się 2 pozycje.", "Różni się 5 pozycji."]],
  [
    "de",
    [
      "Beide Listen enthalten dasselbe.",
      "1 Eintrag ist verschieden.",
      "2 Einträge sind verschieden.",
      "5 Einträge sind verschieden.",
    ],
  ],
] as const)("what differs between lists is counted as one does in %s", async (language, told) => {
  await setLanguage(language);
  expect([0, 1, 2, 5].map((count) => t("build-compare-count", { count }))).toEqual(told);
});
test.each([
  ["en", ["1 charge", "2 charges", "5 charges"]],
  ["pl", ["1 ładunek", "2 ładunki", "5 ładunków"]],
  ["de", ["1 Ladung", "2 Ladungen", "5 Ladungen"]],
] as const)("charges are counted as one does in %s", async (language, told) => {
  await setLanguage(language);
  expect([1, 2, 5].map((count) => t("xw-weapon-charges", { count }))).toEqual(told);
});
