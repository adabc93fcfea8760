// What is wrong with the texts of a page as it stands: too small, over each other, or cut. Run in the page; answers
// with sentences. A text is a piece of text in one line: a quadrilateral on the screen, as words on a board may be turned.
({ least }) => {
  const CAPITAL = 0.7; // of a letter's size: the height of a capital, which nothing may touch
  const HAIR = 1.5; // pixels, for rounding and for the white around letters
  const seen = new Map();
  const styleOf = (element) => seen.get(element) ?? seen.set(element, getComputedStyle(element)).get(element);
  const upwards = (element) => {
    const found = [];
    for (let one = element; one; one = one.parentElement) found.push(one);
    return found;
  };
  const around = (quad) => {
    const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const quadOf = ({ left, right, top, bottom }) => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const within = (one, box) => ({
    left: Math.max(one.left, box.left),
    right: Math.min(one.right, box.right),
    top: Math.max(one.top, box.top),
    bottom: Math.min(one.bottom, box.bottom),
  });
  const wide = ({ left, right }) => right - left;
  const high = ({ top, bottom }) => bottom - top;
  const called = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;

  /** A ground that hides what lies behind it. */
  const hides = (element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const alpha = Number(/[,/] *([\d.]+)\)$/.exec(backgroundColor.startsWith("rgb(") ? "" : backgroundColor)?.[1] ?? 1);
    return (backgroundColor !== "rgba(0, 0, 0, 0)" && alpha > 0.8) || backgroundImage.includes("gradient");
  };
  /** What hides the rest of its contents: for good, or until somebody scrolls or drags. */
  const clips = (element) => /hidden|clip|auto|scroll/.test(styleOf(element).overflow) && !called(element).startsWith("g.");
  const slides = (element) => {
    if (/auto|scroll/.test(styleOf(element).overflow)) return true;
    const board = element.matches(".window") && element.querySelector("svg.board").getBoundingClientRect();
    return board && (board.width > element.clientWidth + 1 || board.height > element.clientHeight + 1);
  };
  /** What is to be seen of a text, and what cuts it. */
  const shownOf = (quad, element) => {
    let shown = around(quad);
    let cut = null;
    for (const one of upwards(element)) {
      if (one === document.body) break;
      if (!clips(one)) continue;
      const next = within(shown, one.getBoundingClientRect());
      const lost = wide(shown) - wide(next) > HAIR || high(shown) - high(next) > HAIR;
      if (lost && wide(next) > 1 && high(next) > 1 && !slides(one)) cut ??= one;
      shown = next;
    }
    return { shown, cut };
  };

  /** The lines of a text on the screen, as high as their capitals. */
  const linesOf = (node, element) => {
    const size = parseFloat(styleOf(element).fontSize);
    const matrix = element instanceof SVGElement && !element.childElementCount ? element.getScreenCTM() : null;
    if (matrix) {
      const { x, y, width, height } = element.getBBox();
      const [top, bottom] = [y + height / 2 - (size * CAPITAL) / 2, y + height / 2 + (size * CAPITAL) / 2];
      const at = (px, py) => [matrix.a * px + matrix.c * py + matrix.e, matrix.b * px + matrix.d * py + matrix.f];
      return [[at(x, top), at(x + width, top), at(x + width, bottom), at(x, bottom)]];
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0.5)
      .map(({ left, right, top, bottom }) => {
        const [middle, half] = [(top + bottom) / 2, (Math.min(size, bottom - top) * CAPITAL) / 2];
        return quadOf({ left, right, top: middle - half, bottom: middle + half });
      });
  };
  const sizeOf = (element) => {
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    return parseFloat(styleOf(element).fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1);
  };
  /** How far two quadrilaterals reach into each other, along the direction in which they do least. */
  const depth = (one, other) => {
    let found = Infinity;
    for (const quad of [one, other])
      for (const side of [0, 1]) {
        const [from, to] = [quad[side], quad[side + 1]];
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
        const across = ([x, y]) => (x * (from[1] - to[1]) + y * (to[0] - from[0])) / length;
        const [a, b] = [one.map(across), other.map(across)];
        found = Math.min(found, Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b)));
      }
    return found;
  };
  /** Whether one of two elements lies on a ground of its own, which hides the other. */
  const apart = (one, other) => {
    const common = upwards(one).find((element) => element.contains(other));
    return [one, other].some((element) => upwards(element).slice(0, upwards(element).indexOf(common)).some(hides));
  };

  const wrong = new Set();
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim().replace(/\s+/g, " ");
    const element = node.parentElement;
    if (!words || element.closest(".vh, title, option, script, style, noscript")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const name = `“${words.slice(0, 40)}” (${called(element)})`;
    const ground = upwards(element).find((one) => hides(one) || slides(one));
    for (const quad of linesOf(node, element)) {
      const { shown, cut } = shownOf(quad, element);
      if (wide(shown) <= 1 || high(shown) <= 1 || shown.right < 0 || shown.left > innerWidth) continue;
      if (sizeOf(element) < least - 0.05) wrong.add(`${name} is ${sizeOf(element).toFixed(1)} px`);
      if (cut) wrong.add(`${name} is cut by ${called(cut)}`);
      if (shown.left < -HAIR || shown.right > innerWidth + HAIR) wrong.add(`${name} leaves the screen`);
      if (!cut && ground && !slides(ground) && !ground.contains(document.querySelector("svg.board"))) {
        const box = ground.getBoundingClientRect();
        if (shown.left < box.left - HAIR || shown.right > box.right + HAIR) wrong.add(`${name} spills out of ${called(ground)}`);
      }
      const straight = Math.abs(quad[0][1] - quad[1][1]) < 0.5;
      lines.push({ name, node, element, box: straight ? shown : around(quad), quad: straight ? quadOf(shown) : quad });
    }
  }
  lines.sort((one, other) => one.box.left - other.box.left);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.left > one.box.right) break;
      if (one.node === other.node || Math.min(wide(within(one.box, other.box)), high(within(one.box, other.box))) <= HAIR) continue;
      if (depth(one.quad, other.quad) > HAIR && !apart(one.element, other.element)) wrong.add(`${one.name} lies over ${other.name}`);
    }
  });
  return [...wrong];
}
