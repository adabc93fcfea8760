// The report of a contest as the server writes it, shown within the page: with its own style, in the page's colours.

/** Put a report in the place of the one before it; what is unfolded there stays so. */
export function showReport(host: HTMLElement, html: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const [, before = "", style = "", after = ""] = /^([^]*?)<style>([^]*?)<\/style>([^]*)$/.exec(html) ?? [];
  const page = new DOMParser().parseFromString(before + after, "text/html");
  page.querySelector("h1")?.remove(); // the page says it already
  const folded = [...shadow.querySelectorAll("details")].map((part) => part.open);
  page.querySelectorAll("details").forEach((part, at) => (part.open = folded[at] ?? part.open));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  shadow.replaceChildren(...page.body.childNodes);
}
