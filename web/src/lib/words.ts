// What the page itself says, in the player's language. Sentences about the game come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, remember, settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<Language, FluentBundle>();

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", de: "Deutsch" };

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/words/${language}/`))
      .map(([, read]) => read()),
  );
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

/** Load the words before the first page is shown. */
export async function openWords(): Promise<void> {
  await Promise.all([load("en"), load(settings.language)]);
  document.documentElement.lang = settings.language;
}

export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  settings.language = language;
  document.documentElement.lang = language;
  remember("language", language);
}

/** The message of a key; reading it in a component makes the component follow the language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  for (const language of [settings.language, "en" as const]) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(key);
    if (bundle && message?.value) return bundle.formatPattern(message.value, args);
  }
  return key;
}

/** Whether a key has a message, for words that only some things have. */
export function has(key: string): boolean {
  return [settings.language, "en" as const].some((language) => bundles.get(language)?.hasMessage(key));
}

export { LANGUAGES };
