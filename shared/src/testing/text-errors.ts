/**
 * Lists texts that are cut off, overflow their box or the window, or overlap other text. One line each.
 * Runs in the page.
 */
export function textErrors(): string[] {
  const SLACK_PX = 2;
  const VISIBLE = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const errors: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) errors.push('the page scrolls sideways');
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const quoted = (text: string) => `"${text.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`;

  /** Returns true for visually hidden text. */
  const isHidden = (element: Element): boolean => {
    const { clientWidth, clientHeight } = element;
    const style = getComputedStyle(element);
    return style.position === 'absolute' && clientWidth <= 1 && clientHeight <= 1;
  };
  const paints = (element: Element) => {
    const { backgroundColor, borderBlockEndWidth, borderInlineEndWidth } =
      getComputedStyle(element);
    const isFilled = !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor);
    return isFilled || (borderBlockEndWidth !== '0px' && borderInlineEndWidth !== '0px');
  };
  /** Returns the element and its ancestors, from the inside out. */
  const ancestorsOf = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? ancestorsOf(element.parentElement) : []),
  ];
  const isLayer = (element: Element) =>
    /fixed|sticky|absolute/.test(getComputedStyle(element).position);

  type Line = {
    text: string;
    box: DOMRect;
    element: Element;
    ancestors: Element[];
    layer: Element | undefined;
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !text.trim()) continue;
    if (!element.checkVisibility(VISIBLE)) continue;
    const ancestors = ancestorsOf(element);
    if (ancestors.some(isHidden)) continue;
    const layer = ancestors.find(isLayer);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 0) lines.push({ text, box, element, ancestors, layer });
  }

  const cutOff = new Set<Line>();
  for (const line of lines) {
    const { text, box, ancestors } = line;
    for (const at of ancestors) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (at === document.body || /auto|scroll/.test(overflowX + overflowY)) break;
      const edge = at.getBoundingClientRect();
      if (edge.width === 0 || display === 'inline') continue;
      const isOutX = box.left < edge.left - SLACK_PX || box.right > edge.right + SLACK_PX;
      const isOutY = box.top < edge.top - SLACK_PX || box.bottom > edge.bottom + SLACK_PX;
      const cuts = (overflow: string) => /hidden|clip/.test(overflow);
      const cut = (isOutX && cuts(overflowX)) || (isOutY && cuts(overflowY));
      if (cut) cutOff.add(line);
      // A button that expands the text makes a cut text intentional.
      if (cut && document.querySelector(`[aria-expanded="false"][aria-controls="${at.id}"]`)) break;
      if (cut) errors.push(`${quoted(text)} is cut off by ${at.tagName} ${at.className}`);
      else if ((isOutX || isOutY) && paints(at))
        errors.push(`${quoted(text)} overflows ${at.tagName} ${at.className}`);
      if (cut || paints(at)) break;
    }
  }

  const whole = lines.filter((line) => !cutOff.has(line));
  for (const [index, one] of whole.entries()) {
    for (const other of whole.slice(index + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Line boxes are higher than their glyphs.
      if (wide > SLACK_PX && high > Math.min(one.box.height, other.box.height) / 3)
        errors.push(`${quoted(one.text)} overlaps ${quoted(other.text)}`);
    }
  }
  return [...new Set(errors)];
}

/** Doubles the font size and lists the texts that do not grow with it. Runs in the page. */
export function textsThatDoNotScale(): string[] {
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
  );
  const sizes = () => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const before = sizes();
  document.documentElement.style.fontSize = '200%';
  const after = sizes();
  return texts.flatMap((text, index) => {
    const [small = 0, large = 0] = [before[index], after[index]];
    const excerpt = text.textContent?.trim().slice(0, 40);
    return large > small * 1.9 ? [] : `"${excerpt}" grows from ${small} to ${large} px only`;
  });
}
