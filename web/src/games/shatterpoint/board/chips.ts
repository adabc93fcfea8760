// The ways to choose from that hang beside a character on the battlefield.
import type { TellOption, TellQuestion } from "../../../lib/messages";
import {
  characterOf,
  unitOf,
  type CharacterView,
  type ShatterCatalogue,
  type ShatterView,
  type Fielded,
} from "../types";

export interface Chips {
  one: CharacterView;
  options: TellOption[];
}
const MOST = 7;

/** The options of the character that was picked first, or at once where all are about one character. */
export function chipsOf(view: ShatterView, question: TellQuestion | null, from: string | null): Chips | null {
  if (!question || question.form !== "pick") return null;
  const subject = from ?? onlySubject(view, question.options);
  const found = subject ? (characterOf(view, subject) ?? firstOf(view, subject)) : undefined;
  if (!found) return null;
  const options = question.options.filter((option) => option.parts.includes(subject!));
  return options.length > 1 && options.length <= MOST ? { one: found.one, options } : null;
}
/** The one character that options are about, if none names another. */
function onlySubject(view: ShatterView, options: readonly TellOption[]): string | null {
  const subjects = new Set(
    options
      .filter((option) => option.parts.length === 1 && characterOf(view, option.parts[0]))
      .map((option) => option.parts[0]!),
  );
  return subjects.size === 1 && !options.some((option) => option.parts.length === 2) ? [...subjects][0]! : null;
}
function firstOf(view: ShatterView, id: string): Fielded | undefined {
  const unit = unitOf(view, id);
  const one = unit?.characters.find((member) => member.on_field);
  return unit && one ? { unit, one } : undefined;
}

/** A chip says its ability or its verb. */
export function chipText(option: TellOption, catalogue: ShatterCatalogue): string {
  const [verb = "", rest = ""] = option.id.split(":");
  const ability = catalogue.abilities[rest.split(">")[1]?.split("@")[0] ?? ""];
  return ability?.name ?? catalogue.words[verb] ?? option.text;
}
