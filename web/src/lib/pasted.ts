// A list somebody pastes, whatever it was copied from: a link of a builder, alone or in a text; XWS or the text of a
// list of ours, alone, in a text or in a link of another builder. The game and the server judge what is in it.
import { listFromLink } from "../games";
import { unpack, type GameList } from "./lists";

const MOST = 100_000;

/** The list in a text; null when there is none. */
export async function readPasted(game: string, text: string): Promise<GameList | null> {
  if (text.length > MOST) return null;
  const packed = /#(?:\S*&)?list=([\w-]+)/.exec(text)?.[1];
  if (packed) return listFromLink(game, await unpack(packed));
  return recordIn(text) ?? recordIn(unescaped(text));
}

/** What lies between the first and the last brace, if it is a record. */
function recordIn(text: string): GameList | null {
  const trimmed = text.trim();
  if (trimmed.startsWith("[")) return null;
  try {
    const data: unknown = JSON.parse(trimmed.slice(trimmed.indexOf("{"), trimmed.lastIndexOf("}") + 1));
    return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as GameList) : null;
  } catch {
    return null;
  }
}

/** The text of a link as it was before it became one. */
function unescaped(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll("+", " "));
  } catch {
    return "";
  }
}
