// The dice tray: where an attack is, what dice showed before, what their number is made of.
import { expect, test } from "vitest";
import { loneRoll, rollOf, stepOf, STEPS, sumOf } from "../../src/games/xwing/fight";
import type { AttackView } from "../../src/games/xwing/types";
import type { TellEvent } from "../../src/lib/messages";
import { asked } from "./tables";

const event = (kind: string, data: Record<string, unknown> = {}): TellEvent => ({ kind, data }) as unknown as TellEvent;
const during = (step: string, attack = 0, defense = 0): AttackView =>
  ({ step, attack_dice: Array(attack).fill("hit"), defense_dice: Array(defense).fill("evade") }) as AttackView;

test("the step is the question's, else the attack's own", () => {
  const steps = [
    stepOf(during("declare"), null),
    stepOf(during("attack-dice"), null),
    stepOf(during("attack-dice", 3), null),
    stepOf(during("defense-dice", 3), null),
    stepOf(during("defense-dice", 3, 2), null),
    stepOf(during("neutralize", 3, 2), null),
    stepOf(during("damage", 3, 2), null),
  ];
  expect(steps.map((step) => STEPS[step])).toEqual(STEPS);
  expect(STEPS[stepOf(during("declare"), asked("modify-defense", {}))]).toBe("modify-defense");
});
test("dice that changed tell what they showed; a new attack begins anew", () => {
  const rolled = rollOf(
    [
      event("attack-rolled", { results: ["crit"], terms: [["weapon", 1]] }),
      event("attack"),
      event("attack-rolled", { results: ["hit", "focus"], terms: [["weapon", 2]] }),
      event("defense-rolled", { results: ["evade"] }),
      event("dice-changed", { dice: "attack", results: ["hit", "hit"] }),
    ],
    "attack",
  );
  expect(rolled).toEqual({ was: [null, "focus"], terms: [["weapon", 2]], times: 2 });
});
test("terms are written as a sum", () => {
  const terms: [string, number][] = [
    ["weapon", 3],
    ["range", 1],
    ["strain", -1],
  ];
  expect(sumOf(terms, (term) => term)).toBe("3 weapon  +1 range  −1 strain");
  expect(sumOf([], (term) => term)).toBe("");
});
test("dice outside an attack are shown while they fall", () => {
  expect(loneRoll(event("rolled", { results: ["hit"] }))).toEqual(["hit"]);
  expect(loneRoll(event("call-rolled"))).toEqual([]);
  expect(loneRoll(event("moved"))).toBeNull();
  expect(loneRoll(null)).toBeNull();
});
