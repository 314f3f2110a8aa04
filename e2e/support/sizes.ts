/** Everything that is wrong with the sizes on the page, one line each. Runs in the page. */
export function sizeFaults(): string[] {
  const TARGET_PX = 44;
  const SMALLEST_TYPE_PX = 16;
  const faults: string[] = [];
  const name = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> "${words.trim().slice(0, 40)}"`;
  };
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement));
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (right > clientWidth + 1 || left < -1) && shown(element) && !scrolls(element))
      faults.push(`${name(element)} stands outside the window (${left} to ${right})`);
  }

  // A link in running text is as high as its line.
  const inText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node.nodeType === 3 && node.textContent?.trim(),
    );
  const reaches = (element: Element, x: number, y: number) =>
    element.contains(document.elementFromPoint(x, y));
  for (const element of document.querySelectorAll('a[href], button, [role="tab"], summary')) {
    if (!shown(element) || inText(element) || element.closest('[inert]')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width >= TARGET_PX - 0.5 && height >= TARGET_PX - 0.5) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const half = TARGET_PX / 2 - 1;
    // The area that answers to a finger may be larger than what is drawn.
    const large =
      (box.height >= TARGET_PX - 0.5 ||
        (reaches(element, x, y - half) && reaches(element, x, y + half))) &&
      (box.width >= TARGET_PX - 0.5 ||
        (reaches(element, x - half, y) && reaches(element, x + half, y)));
    if (!large) faults.push(`${name(element)} is ${box.width} × ${box.height} px`);
  }

  for (const input of document.querySelectorAll('input, select, textarea')) {
    const size = Number.parseFloat(getComputedStyle(input).fontSize);
    if (shown(input) && size < SMALLEST_TYPE_PX) faults.push(`${name(input)} is set in ${size} px`);
  }
  return faults;
}
