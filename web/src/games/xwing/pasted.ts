// What reads the links of this game's builder.
import { copySquad, lengthen } from "./builder/squads";

export const craft = { lengthen, copy: copySquad };
