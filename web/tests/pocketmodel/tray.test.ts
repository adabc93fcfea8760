import { expect, test } from "vitest";
import { fightOf } from "../../src/games/pocketmodel/fight";
import { askedSide } from "../../src/games/pocketmodel/tray/asked";
import { termsText } from "../../src/games/pocketmodel/tray/terms";
import { t } from "../../src/lib/words";
import { asks, BOOK, event, table } from "./table";

test("a value unfolds into its terms with their signs", () => {
  const book = { ...BOOK, units: { wing: { name: "Wing" } }, cards: { shot: { name: "Shot" } } } as never;
  const terms: [string, number][] = [
    ["wing", 4],
    ["shot", 2],
    ["ground", 1],
    ["odd", -3],
  ];
  expect(termsText(terms, book)).toBe(`4 Wing  +2 Shot  +1 ${t("pm-ground")}  −3 odd`);
});
test("the numbers in a question tell whose dice it is about", () => {
  const log = [
    event("battle", { zone: "contested", attacker: "a.wing", defender: "b.frigate" }),
    event("rolled", { attacker: [1, 2], defender: [5, 6] }),
  ];
  const about = (...faces: number[]) => {
    const question = asks("die", ["die-1", "die-2", "pass"]);
    question.options.forEach((option, place) => (option.text = `the ${faces[place] ?? ""}`));
    return askedSide(question, fightOf(log), table());
  };
  expect(about(1, 2)).toBe(0);
  expect(about(5, 6)).toBe(1);
  expect(askedSide(asks("attacks", []), fightOf(log), table())).toBe(-1);
  expect(askedSide(asks("die", []), null, table())).toBe(-1);
});
