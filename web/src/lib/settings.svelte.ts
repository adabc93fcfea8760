// What a player has chosen for this device: language, light, animation speed. Kept in localStorage.

export type Language = "en" | "pl" | "de";
export type Theme = "dark" | "light";

export const LANGUAGES: readonly Language[] = ["en", "pl", "de"];
/** How fast pieces move; 0 switches animation off. */
export const SPEEDS: readonly number[] = [1, 2, 0];

/** The bots that may be asked for hints, from the quick one to the one that thinks longest. */
export const ADVISERS = ["regular", "veteran", "master"] as const;
export type Adviser = (typeof ADVISERS)[number];

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`battlemat.${key}`, value);
  } catch {
    // private windows may refuse; nothing is lost but the memory
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`battlemat.${key}`);
  } catch {
    return null;
  }
}

function firstLanguage(): Language {
  const wishes = [recall("language") ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** The light chosen here; on a first visit, the one the system asks for. */
function firstTheme(): Theme {
  const chosen = recall("theme");
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  speed = $state<number>(SPEEDS.includes(Number(recall("speed") ?? "1")) ? Number(recall("speed") ?? "1") : 1);
  /** One press answers questions that take one option, without a second press to confirm. */
  quick = $state<boolean>(recall("quick") === "yes");
  sound = $state<boolean>(recall("sound") === "yes");
  /** Explain each kind of question until it has been read once. */
  guide = $state<boolean>(recall("guide") === "yes");
  /** Who gives hints. */
  adviser = $state<Adviser>(ADVISERS.find((level) => level === recall("adviser")) ?? "regular");
  /** Explanations already read: `game/kind`. */
  read = $state.raw<readonly string[]>((recall("read") ?? "").split(" ").filter(Boolean));
}

export const settings = new Settings();

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** The speed of animations in force: the player's choice, unless the system asks for stillness. */
export function pace(): number {
  return stillness.matches ? 0 : settings.speed;
}

export function setSpeed(speed: number): void {
  settings.speed = speed;
  remember("speed", String(speed));
  showPace();
}

export function setQuick(quick: boolean): void {
  settings.quick = quick;
  remember("quick", quick ? "yes" : "no");
}

export function setSound(sound: boolean): void {
  settings.sound = sound;
  remember("sound", sound ? "yes" : "no");
}

export function setAdviser(adviser: Adviser): void {
  settings.adviser = adviser;
  remember("adviser", adviser);
}

/** Switch the explanations on, from the first one again, or off. */
export function setGuide(guide: boolean): void {
  settings.guide = guide;
  remember("guide", guide ? "yes" : "no");
  if (guide) markRead([]);
}

export function markRead(read: readonly string[]): void {
  settings.read = read;
  remember("read", read.join(" "));
}

const TIMES = { tap: 90, ui: 160, move: 420, dice: 620, scene: 700 };

stillness.addEventListener("change", () => showPace());

/** Give the page's transitions the pace in force. */
export function showPace(): void {
  const now = pace();
  for (const [name, time] of Object.entries(TIMES)) {
    document.documentElement.style.setProperty(`--d-${name}`, `${now ? time / now : 0}ms`);
  }
}
