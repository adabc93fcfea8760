import { afterEach, expect, test } from "vitest";
import { decimal } from "../../src/lib/numbers";
import { settings } from "../../src/lib/settings.svelte";

afterEach(() => (settings.language = "en"));

test("a fraction has the point of English, the comma of Polish and German", () => {
  const told = (["en", "pl", "de"] as const).map((language) => {
    settings.language = language;
    return [decimal(1.5), decimal(2.25, 1), decimal(0)];
  });
  expect(told).toEqual([
    ["1.50", "2.3", "0.00"],
    ["1,50", "2,3", "0,00"],
    ["1,50", "2,3", "0,00"],
  ]);
});
