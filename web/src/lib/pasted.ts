// A list somebody pastes, whatever it was copied from: a link of a builder, or the text of a list (ours, or one other
// programs write). What is in it is for the game and the server to judge.
import { listFromLink } from "../games";
import { unpack, type GameList } from "./lists";

const MOST = 100_000;

/** The list in a text; null when there is none. */
export async function readPasted(game: string, text: string): Promise<GameList | null> {
  const packed = /#(?:.*&)?list=([\w-]+)/.exec(text)?.[1];
  if (packed) return listFromLink(game, await unpack(packed));
  if (text.length > MOST) return null;
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as GameList) : null;
  } catch {
    return null;
  }
}
