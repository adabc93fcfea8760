import { beforeEach, expect, test } from "vitest";
import { invitation, ownToken, rememberSeat, seatAddress, seatOf, seatsOf } from "../../src/lib/seats";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/t/m1?x=1");
});

test("a browser without a token watches", () => {
  expect(seatOf("m1")).toBeNull();
});
test("tokens in the address are kept and taken out of it", () => {
  location.hash = "#seat=first&seat=second";
  expect(seatsOf("m1")).toEqual(["first", "second"]);
  expect(location.hash).toBe("");
  expect(location.search).toBe("?x=1");
  expect(seatOf("m1")).toBe("first");
  expect(seatOf("m2")).toBeNull();
});
test("the seat remembered last is the one sat at", () => {
  rememberSeat("m1", "one");
  rememberSeat("m1", "two");
  expect(seatsOf("m1")).toEqual(["two", "one"]);
  rememberSeat("m1", "one");
  expect(seatsOf("m1")).toEqual(["one", "two"]);
});
test("an invitation stays in the address; nonsense is none", () => {
  location.hash = "#take=abc-1";
  expect(invitation()).toBe("abc-1");
  expect(location.hash).toBe("#take=abc-1");
  location.hash = "#take=%3Cscript%3E";
  expect(invitation()).toBeNull();
});
test("the token for a seat to be taken is long, and the same when asked for again", () => {
  const token = ownToken("m1");
  expect(token).toMatch(/^[0-9a-f]{48}$/);
  expect(ownToken("m1")).toBe(token);
  expect(ownToken("m2")).not.toBe(token);
  expect(seatAddress("m1", token)).toBe(`/t/m1#seat=${token}`);
});
