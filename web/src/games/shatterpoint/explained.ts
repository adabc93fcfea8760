// The rules that say what lies on a unit's card does.
export const CARRIED_RULES: Readonly<Record<string, readonly string[]>> = {
  wounded: ["SP-DMG-05", "SP-DMG-06"],
  injured: ["SP-ABL-18"],
  strained: ["SP-CON-08"],
  disarmed: ["SP-CON-15"],
  exposed: ["SP-CON-19"],
  pinned: ["SP-CON-22"],
  hunker: ["SP-TER-35"],
};
