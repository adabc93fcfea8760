// Sentences with the names in them printed bold.

export interface Piece {
  text: string;
  name: boolean;
}

/** A matcher for names (with the number that tells equal ones apart), the longest first; null when there are none. */
export function nameMatcher(names: readonly string[]): RegExp | null {
  if (!names.length) return null;
  const escaped = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`((?:${escaped.join("|")})(?: \\d)?)`, "g");
}

export function pieces(text: string, matcher: RegExp | null): Piece[] {
  if (!matcher) return [{ text, name: false }];
  return text
    .split(matcher)
    .map((part, index) => ({ text: part, name: index % 2 === 1 }))
    .filter((piece) => piece.text);
}
