import { expect, test } from "vitest";
import { Choosing, poseOf } from "../../src/lib/choosing.svelte";
import type { TellOption, TellQuestion } from "../../src/lib/messages";

function option(id: string, more: Partial<TellOption> = {}): TellOption {
  const parts = id.replace(/^[a-z]+:/, "").split(">");
  return { id, parts, text: id, weight: 0, group: "", alone: false, ...more } as TellOption;
}
function asked(ids: (string | TellOption)[], more: Partial<TellQuestion> = {}): Choosing {
  const options = ids.map((one) => (typeof one === "string" ? option(one) : one));
  const question = { number: 1, form: "pick-one", options, refused: [], most: 1, budget: null, ...more };
  const choosing = new Choosing();
  choosing.ask(question as unknown as TellQuestion);
  return choosing;
}

test("the only option is picked at once; of several none is", () => {
  expect(asked(["pass"]).answer).toBe("pass");
  expect(asked(["pass", "go"]).answer).toBeNull();
});
test("a second press confirms", () => {
  const choosing = asked(["pass", "go"]);
  expect(choosing.toggle("go")).toBe(false);
  expect(choosing.answer).toBe("go");
  expect(choosing.toggle("go")).toBe(true);
  expect(choosing.toggle("nonsense")).toBe(false);
});
test("things narrow options that name two of them", () => {
  const choosing = asked(["move:a>x", "move:a>y", "move:b>x"]);
  expect(choosing.isOpen("a")).toBe(true);
  choosing.touch("a");
  expect(choosing.from).toBe("a");
  expect(choosing.isGoal("y")).toBe(true);
  expect(choosing.optionsOf("x").map((one) => one.id)).toEqual(["move:a>x"]);
  choosing.touch("y");
  expect(choosing.answer).toBe("move:a>y");
  expect(choosing.back()).toBe(true);
  expect(choosing.answer).toBeNull();
  expect(choosing.back()).toBe(false);
});
test("what was tried in vain is told", () => {
  const refusal = { id: "a>z", reason: "too far", rule: "R-1" };
  const choosing = asked(["move:a>x", "move:a>y"], { refused: [refusal] as unknown as TellQuestion["refused"] });
  choosing.touch("a");
  choosing.touch("z");
  expect(choosing.tried).toEqual(refusal);
  expect(choosing.drop("a", "z")).toBe(false);
  expect(choosing.drop("a", "x")).toBe(true);
  expect(choosing.answer).toBe("move:a>x");
});
test("several options keep to number, budget, groups and those that stand alone", () => {
  const choosing = asked(
    [
      option("a", { weight: 2 }),
      option("b", { weight: 2 }),
      option("c", { weight: 1, group: "g" }),
      option("d", { weight: 1, group: "g" }),
      option("pass", { alone: true }),
    ],
    { form: "pick-some", most: 2, budget: 3 } as Partial<TellQuestion>,
  );
  choosing.toggle("a");
  expect(choosing.clash(choosing.option("b")!)).toBe("budget");
  choosing.toggle("b");
  expect(choosing.answer).toEqual(["a"]);
  choosing.toggle("c");
  choosing.toggle("d");
  expect(choosing.answer).toEqual(["a", "d"]);
  expect(choosing.weight).toBe(3);
  expect(choosing.place("d")).toBe(2);
  choosing.toggle("pass");
  expect(choosing.answer).toEqual(["pass"]);
});
test("a piece put somewhere waits for the server's word, the latest pose only", () => {
  const choosing = asked(["1,2,90"], { form: "place" } as Partial<TellQuestion>);
  const [first, second] = [[10, 20, 0] as const, [30, 40, 0] as const];
  choosing.put(first);
  choosing.put(second);
  expect(choosing.verdict).toBe("asking");
  choosing.judge(first, { id: "", reason: "no" } as never);
  expect(choosing.verdict).toBe("asking");
  choosing.judge(second, null);
  expect(choosing.verdict).toBe("legal");
  expect(choosing.answer).toEqual([30, 40, 0]);
});
test("poses are read from the ids of options", () => {
  expect(poseOf("1.5,-2,90")).toEqual([1.5, -2, 90]);
  expect(poseOf("pass")).toBeNull();
  expect(poseOf("1,2")).toBeNull();
});
test("the same question asked again keeps what is still there", () => {
  const choosing = asked(["a", "b"]);
  choosing.toggle("a");
  choosing.ask({ ...choosing.question!, options: [option("b"), option("c")] });
  expect(choosing.answer).toBeNull();
  choosing.toggle("b");
  choosing.ask({ ...choosing.question!, number: 2 });
  expect(choosing.answer).toBeNull();
});
