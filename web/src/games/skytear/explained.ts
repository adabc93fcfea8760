// The rules of the conditions of heroes.
export const CONDITION_RULES: Readonly<Record<string, readonly string[]>> = {
  slow: ["SK-CON-11"],
  fast: ["SK-CON-12"],
  frenzy: ["SK-CON-16"],
  disarmed: ["SK-CON-20"],
  marked: ["SK-CON-26"],
  shapeshifted: ["SK-CON-27"],
};
