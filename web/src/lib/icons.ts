// The sprite, put into the page once: every `<use href="#…">` finds its symbol at once, also when the line is lost.

export async function openIcons(): Promise<void> {
  try {
    const text = await (await fetch("/icons.svg")).text();
    const sprite = document.createElement("div");
    sprite.hidden = true;
    // the titles are English; what an icon means is said by whoever shows it
    sprite.innerHTML = text.slice(text.indexOf("<svg")).replace(/<title>[^<]*<\/title>/g, "");
    document.body.prepend(sprite);
  } catch {
    // without icons everything still has its words
  }
}
