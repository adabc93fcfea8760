// What reads the links of this game's builder.
export { craft } from "./builder/decks";
