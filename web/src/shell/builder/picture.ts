// A list as a picture: laid out in words and boxes, then painted by ourselves with the page's fonts, colours and
// drawings; nothing is fetched.
import type { Entry, Sheet } from "./sheet";

const WIDTHS = { narrow: 720, wide: 960 };
const MARGIN = 40;
const GAP = 28;
const ICON = 44;
const LINE = 20;
/** A picture is wide when a part has so many entries; parts with some then stand in two columns. */
const MANY = 9;
const SOME = 4;

/** Something to paint; y of a text is its base line. */
export type Stroke =
  | { kind: "text"; x: number; y: number; text: string; font: Font; colour: Colour; end?: boolean }
  | { kind: "icon"; x: number; y: number; size: number; entry: Entry }
  | { kind: "line"; x: number; y: number; width: number };
export type Font = "title" | "name" | "figure" | "small" | "cap";
export type Colour = "bone-0" | "bone-1" | "bone-2" | "accent";
/** How wide a text is in a font. */
export type Measure = (text: string, font: Font) => number;
export interface Layout {
  width: number;
  height: number;
  strokes: Stroke[];
}

export function laidOut(sheet: Sheet, measure: Measure): Layout {
  const strokes: Stroke[] = [];
  const wide = sheet.parts.some(({ entries }) => entries.length >= MANY);
  const width = wide ? WIDTHS.wide : WIDTHS.narrow;
  const inner = width - 2 * MARGIN;
  const worth = measure(sheet.worth, "figure");
  strokes.push({
    kind: "text",
    x: width - MARGIN,
    y: 66,
    text: sheet.worth,
    font: "figure",
    colour: "accent",
    end: true,
  });
  const title = shortened(sheet.name, "title", inner - worth - GAP, measure);
  strokes.push({ kind: "text", x: MARGIN, y: 66, text: title, font: "title", colour: "bone-0" });
  let y = 66;
  for (const line of wrapped(sheet.about, "small", inner, measure)) {
    y += LINE + 4;
    strokes.push({ kind: "text", x: MARGIN, y, text: line, font: "small", colour: "bone-2" });
  }
  y += 22;
  strokes.push({ kind: "line", x: MARGIN, y, width: inner });
  for (const part of sheet.parts) {
    if (part.name) {
      y += 34;
      strokes.push({ kind: "text", x: MARGIN, y, text: part.name.toUpperCase(), font: "cap", colour: "bone-2" });
    }
    y = columns(part.entries, y + 14, { inner, wide }, strokes, measure);
  }
  y += 38;
  strokes.push({ kind: "text", x: MARGIN, y, text: "battlemat", font: "cap", colour: "bone-2" });
  return { width, height: y + 26, strokes };
}

/** Entries one below the other, in one column or in two of about the same height; where they end. */
function columns(
  entries: readonly Entry[],
  top: number,
  { inner, wide }: { inner: number; wide: boolean },
  strokes: Stroke[],
  measure: Measure,
): number {
  const count = wide && entries.length >= SOME ? 2 : 1;
  const width = (inner - (count - 1) * GAP) / count;
  const blocks = entries.map((entry) => block(entry, width, measure));
  const half = blocks.reduce((sum, { height }) => sum + height, 0) / count;
  const ends = [top];
  for (const { height, strokes: own } of blocks) {
    const column = ends.length - 1;
    const x = MARGIN + column * (width + GAP);
    const y = ends[column]!;
    for (const stroke of own) strokes.push({ ...stroke, x: stroke.x + x, y: stroke.y + y });
    ends[column] = y + height;
    if (ends.length < count && ends[column] - top >= half) ends.push(top);
  }
  return Math.max(...ends);
}

/** An entry by itself, from its upper left corner. */
function block(entry: Entry, width: number, measure: Measure): { height: number; strokes: Stroke[] } {
  const drawn = !!entry.icon || !!entry.drawing;
  const left = drawn ? ICON + 14 : 0;
  const strokes: Stroke[] = [];
  if (drawn) strokes.push({ kind: "icon", x: 0, y: 8, size: ICON, entry });
  const room = width - left - (entry.worth ? measure(entry.worth, "figure") + 16 : 0);
  const name = entry.count > 1 ? `${entry.count} × ${entry.name}` : entry.name;
  const text = shortened(name, "name", room, measure);
  let y = 28;
  strokes.push({ kind: "text", x: left, y, text, font: "name", colour: "bone-0" });
  if (entry.worth)
    strokes.push({ kind: "text", x: width, y, text: entry.worth, font: "figure", colour: "bone-0", end: true });
  const more = entry.extras.map(({ name, worth }) => (worth ? `${name} ${worth}` : name)).join("  ·  ");
  for (const [text, colour] of [
    [entry.about, "bone-2"],
    [more, "bone-1"],
  ] as const)
    for (const line of wrapped(text, "small", width - left, measure)) {
      y += LINE;
      strokes.push({ kind: "text", x: left, y, text: line, font: "small", colour });
    }
  return { height: Math.max(y + 12, drawn ? ICON + 16 : 0), strokes };
}

/** Words in lines no longer than this; none for no words. */
export function wrapped(text: string, font: Font, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(text: string, font: Font, width: number, measure: Measure): string {
  if (measure(text, font) <= width) return text;
  let length = text.length;
  while (length > 1 && measure(`${text.slice(0, length)}…`, font) > width) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

// Painting ----------------------------------------------------------------------------------------------------------

const SCALE = 2;
const FONTS: Record<Font, (style: CSSStyleDeclaration) => string> = {
  title: (style) => `600 34px ${style.getPropertyValue("--font-table")}`,
  name: (style) => `600 18px ${style.getPropertyValue("--font-table")}`,
  figure: (style) => `600 22px ${style.getPropertyValue("--font-figure")}`,
  small: (style) => `400 14px ${style.getPropertyValue("--font-table")}`,
  cap: (style) => `700 13px ${style.getPropertyValue("--font-figure")}`,
};

/** The list as a PNG, in the light the page has. */
export async function pictureOf(sheet: Sheet): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d")!;
  const measure: Measure = (text, font) => {
    pen.font = FONTS[font](style);
    return pen.measureText(text).width;
  };
  const { width, height, strokes } = laidOut(sheet, measure);
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = style.getPropertyValue("--ink-1");
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = style.getPropertyValue("--accent");
  pen.fillRect(0, 0, width, 6);
  for (const stroke of strokes) await paint(pen, stroke, style);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

async function paint(pen: CanvasRenderingContext2D, stroke: Stroke, style: CSSStyleDeclaration): Promise<void> {
  if (stroke.kind === "icon") {
    const image = await drawing(stroke.entry, stroke.size * SCALE);
    if (image) pen.drawImage(image, stroke.x, stroke.y, stroke.size, stroke.size);
  } else if (stroke.kind === "line") {
    pen.fillStyle = style.getPropertyValue("--hair-2");
    pen.fillRect(stroke.x, stroke.y, stroke.width, 1);
  } else {
    pen.font = FONTS[stroke.font](style);
    pen.fillStyle = style.getPropertyValue(`--${stroke.colour}`);
    pen.textAlign = stroke.end ? "right" : "left";
    pen.fillText(stroke.text, stroke.x, stroke.y);
  }
}

/** What an entry is drawn as, in the colours it has on the page; null when the sprite has no such symbol. */
async function drawing(entry: Entry, size: number): Promise<HTMLImageElement | null> {
  const symbol = document.getElementById(entry.icon);
  const source = entry.drawing?.() ?? symbol?.innerHTML;
  if (!source) return null;
  const probe = document.createElement("span");
  probe.style.cssText = `color:var(--bone-1);--fig-cut:var(--ink-1);--ship-trim:${entry.tint || "var(--p1)"}`;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const inner = source
    .replace(/var\((--[\w-]+)(?:, *([^()]*))?\)/g, (_, variable: string, other = "") => {
      return style.getPropertyValue(variable).trim() || String(other);
    })
    .replaceAll("currentColor", style.color);
  probe.remove();
  const box = entry.drawing ? "0 0 48 48" : (symbol?.getAttribute("viewBox") ?? "0 0 24 24");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}">${inner}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
