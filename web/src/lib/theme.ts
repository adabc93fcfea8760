import { remember, settings, type Theme } from "./settings.svelte";

/** Put the chosen light on the page. */
export function showTheme(): void {
  document.documentElement.dataset["theme"] = settings.theme;
}

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  remember("theme", theme);
  showTheme();
}

export function toggleTheme(): void {
  setTheme(settings.theme === "dark" ? "light" : "dark");
}

/** The game whose accent and mat the page wears; none on pages about all games. */
export function wearGame(game: string | null): void {
  if (game) {
    document.documentElement.dataset["game"] = game;
    remember("game", game);
  } else delete document.documentElement.dataset["game"];
}
