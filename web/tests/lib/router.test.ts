import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { go, place, watchLinks } from "../../src/lib/router.svelte";

beforeAll(watchLinks);
beforeEach(() => go("/", true));
afterEach(() => void vi.restoreAllMocks());

function press(html: string, more: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more });
  document.querySelector("[data-press]")!.dispatchEvent(click);
  return click;
}

test("going somewhere changes the address, the page and where it is scrolled to", () => {
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const before = history.length;
  go("/t/m1?x=1#seat=a");
  expect([place.path, place.search, place.hash, location.pathname]).toEqual(["/t/m1", "?x=1", "#seat=a", "/t/m1"]);
  expect([history.length, scrolled.mock.calls.length]).toEqual([before + 1, 1]);
  go("/r/m1", true);
  expect([place.path, history.length, scrolled.mock.calls.length]).toEqual(["/r/m1", before + 1, 1]);
});
test("links of ours are followed without loading the page again", () => {
  const click = press(`<a href="/rules/xwing"><b data-press>Rules</b></a>`);
  expect([place.path, click.defaultPrevented]).toEqual(["/rules/xwing", true]);
});
test.each([
  ["elsewhere", `<a data-press href="https://example.org/">x</a>`, {}],
  ["the server's own", `<a data-press href="/api/files/1">x</a>`, {}],
  ["another window", `<a data-press href="/x" target="_blank">x</a>`, {}],
  ["a file", `<a data-press href="/x" download>x</a>`, {}],
  ["no link", `<button data-press>x</button>`, {}],
  ["a link without an address", `<a data-press>x</a>`, {}],
  ["control", `<a data-press href="/x">x</a>`, { ctrlKey: true }],
  ["command", `<a data-press href="/x">x</a>`, { metaKey: true }],
  ["shift", `<a data-press href="/x">x</a>`, { shiftKey: true }],
  ["alt", `<a data-press href="/x">x</a>`, { altKey: true }],
  ["another button", `<a data-press href="/x">x</a>`, { button: 1 }],
])("the browser does what it does: %s", (_, html, more) => {
  const stop = (event: Event): void => event.preventDefault();
  addEventListener("click", stop); // whatever is left to the browser leads nowhere in a test
  press(html, more);
  removeEventListener("click", stop);
  expect(place.path).toBe("/");
});
test("what somebody has dealt with is left alone", () => {
  document.body.innerHTML = `<a data-press href="/x">x</a>`;
  const link = document.querySelector("a")!;
  link.addEventListener("click", (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(place.path).toBe("/");
});
test("back and new fragments are noticed", () => {
  history.replaceState(null, "", "/r/m2#list=x");
  dispatchEvent(new Event("popstate"));
  expect([place.path, place.hash]).toEqual(["/r/m2", "#list=x"]);
  history.replaceState(null, "", "/r/m2#list=y");
  dispatchEvent(new Event("hashchange"));
  expect(place.hash).toBe("#list=y");
});
