// Lessons: beginning one, and which of them were finished in this browser.
import { api } from "./api";
import { tableAddress } from "./own";
import { go } from "./router.svelte";
import { recall, remember } from "./settings.svelte";

/** Lay a lesson out and sit down at its table. */
export async function beginLesson(game: string, lesson: string): Promise<void> {
  const made = await api.learn(game, lesson);
  go(tableAddress(made.match, made.links));
}

/** Remember that a lesson was finished. */
export function noteLearned(game: string, lesson: string): void {
  const done = (recall("learned") ?? "").split(" ").filter(Boolean);
  const name = `${game}/${lesson}`;
  if (!done.includes(name)) remember("learned", [...done, name].join(" "));
}
