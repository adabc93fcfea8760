// Which page is shown: the path of the address, nothing else.

class Place {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const place = new Place();

/** Go to another page of ours, without loading the document again. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.read();
  if (!replace) scrollTo(0, 0);
}

/** Follow links inside the site and the back button. */
export function watchLinks(): void {
  addEventListener("popstate", () => place.read());
  addEventListener("hashchange", () => place.read());
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const href = link.getAttribute("href");
    if (!href?.startsWith("/") || href.startsWith("/api/")) return;
    event.preventDefault();
    go(href);
  });
}
