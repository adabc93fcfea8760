// Builders say the same in every language: no key is missing in one of them, and each has the same facts.
import { expect, test } from "vitest";

const files = import.meta.glob<string>("../../src/words/*/builders.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES = ["en", "pl", "de"] as const;

/** The messages of a language with the facts that stand in them. */
function messages(language: string): Record<string, string[]> {
  const text = files[`../../src/words/${language}/builders.ftl`] ?? "";
  const found: Record<string, string[]> = {};
  for (const part of text.split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (key) found[key] = [...new Set(part.match(/\$\w+/g) ?? [])].sort();
  }
  return found;
}

test.each(LANGUAGES)("%s has every word", (language) => {
  const own = messages(language);
  expect(Object.keys(own).length).toBeGreaterThan(80);
  expect(own).toEqual(messages("en"));
});
