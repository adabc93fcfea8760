// A question about odds as it stands in the address: each part is written as its knobs, with commas.
import type { OddsPart, OddsSheet } from "../../lib/messages";

/** A part as somebody has turned it: the values of its knobs, and cards with their numbers. */
export interface Turned {
  values: Record<string, string>;
  cards: Record<string, number>;
}
export type Question = Record<string, Turned[]>;

function startOf(part: OddsPart): Turned {
  const values = part.knobs.map((knob) => [knob.id, knob.choices[0]?.id ?? String(knob.start)]);
  return { values: Object.fromEntries(values) as Record<string, string>, cards: {} };
}

/** A part from its text; what nobody knows is left out, a number that is too large is the largest. */
export function readPart(part: OddsPart, text: string): Turned {
  const turned = startOf(part);
  for (const entry of text.split(",")) {
    const [name = "", value = "1"] = entry.split("=").map((one) => one.trim());
    const knob = part.knobs.find((one) => one.id === name);
    const card = part.cards.find((one) => one.id === name);
    if (knob?.choices.length) {
      if (knob.choices.some((choice) => choice.id === value)) turned.values[name] = value;
    } else if (knob) turned.values[name] = String(within(Number(value), knob.least, knob.most));
    else if (card) turned.cards[name] = within(Number(value), 1, card.most);
  }
  return turned;
}

export function within(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(number) || 0));
}

/** Only what differs from how the part starts. */
export function writePart(part: OddsPart, turned: Turned): string {
  const start = startOf(part).values;
  const knobs = part.knobs
    .filter(({ id }) => turned.values[id] !== start[id])
    .map(({ id }) => (turned.values[id] === "1" ? id : `${id}=${turned.values[id]}`));
  const cards = Object.entries(turned.cards).map(([id, number]) => (number === 1 ? id : `${id}=${number}`));
  return [...knobs, ...cards].join(",");
}

export function readQuestion(sheet: OddsSheet, search: string): Question {
  const given = new URLSearchParams(search);
  const parts = sheet.parts.map((part) => {
    const texts = given.getAll(part.id).slice(0, part.most);
    return [part.id, (texts.length ? texts : [""]).map((text) => readPart(part, text))];
  });
  return Object.fromEntries(parts) as Question;
}

/** A question as it stands in the address: commas and equals signs stay as they are, to be read by people. */
export function writeQuestion(sheet: OddsSheet, question: Question): string {
  const parts = sheet.parts.flatMap((part) =>
    (question[part.id] ?? []).map((turned) => `${part.id}=${encodeURIComponent(writePart(part, turned))}`),
  );
  return parts.join("&").replaceAll("%2C", ",").replaceAll("%3D", "=").replaceAll("%3A", ":");
}
