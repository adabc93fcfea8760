// What a sign on the page is called: icons, tokens and figures are small, so whoever points at one, or gets there with
// the keyboard, is told (shell/Tip.svelte). What has a title of the browser's own is told by the browser.

const SIGN = '[role="img"][aria-label]';
const OWN = "[title], [data-tip]";

/** What is under the pointer, if it is a sign without a title of its own. */
export function signAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const sign = target.closest(`${SIGN}, ${OWN}`);
  return sign && !sign.matches("[title]") && !sign.querySelector(":scope > title") ? sign : null;
}

/** The words for a sign. */
export function nameOf(sign: Element): string {
  return sign.getAttribute("data-tip") ?? sign.getAttribute("aria-label") ?? "";
}

/** The words for something that has the focus: its own title, or the signs in it, each once. */
export function focusedName(focused: Element): string {
  const title = focused.getAttribute("title");
  if (title) return title;
  const names = [...focused.querySelectorAll(`${SIGN}, ${OWN}`)]
    .filter((sign) => !sign.parentElement?.closest(SIGN))
    .map((sign) => sign.getAttribute("title") ?? nameOf(sign));
  return [...new Set(names.filter(Boolean))].join(" · ");
}
