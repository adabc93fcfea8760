// The rules that say what the tokens of a ship do.
export const TOKEN_RULES: Readonly<Record<string, readonly string[]>> = {
  focus: ["XW-TOK-20", "XW-TOK-21"],
  calculate: ["XW-TOK-27", "XW-TOK-28"],
  evade: ["XW-TOK-32"],
  fore: ["XW-TOK-39"],
  aft: ["XW-TOK-39"],
  lock: ["XW-TOK-55"],
  stress: ["XW-TOK-62", "XW-TOK-63"],
  strain: ["XW-TOK-70"],
  ion: ["XW-TOK-75", "XW-TOK-78"],
  tractor: ["XW-TOK-86", "XW-TOK-94"],
  jam: ["XW-TOK-102"],
  disarm: ["XW-TOK-107"],
  cloak: ["XW-TOK-110", "XW-TOK-111"],
};

export const TOKEN_SIGNS: Readonly<Record<string, string>> = {
  fore: "xw-tok-reinforce-fore",
  aft: "xw-tok-reinforce-aft",
};
