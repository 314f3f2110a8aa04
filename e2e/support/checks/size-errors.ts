/** Returns the size errors of the page, one line each. Runs in the page. */
export function sizeErrors(): string[] {
  const TARGET_PX = 44;
  const SMALLEST_TYPE_PX = 16;
  const errors: string[] = [];
  const name = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> "${text.trim().slice(0, 40)}"`;
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    errors.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement));
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width } = element.getBoundingClientRect();
    if (
      width > 0 &&
      (right > clientWidth + 1 || left < -1) &&
      isVisible(element) &&
      !scrolls(element)
    )
      errors.push(`${name(element)} is outside the window (${left} to ${right})`);
  }

  // A link in running text has only the height of its line.
  const inText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node.nodeType === 3 && node.textContent?.trim(),
    );
  const reaches = (element: Element, x: number, y: number) =>
    element.contains(document.elementFromPoint(x, y));
  for (const element of document.querySelectorAll('a[href], button, [role="tab"], summary')) {
    if (!isVisible(element) || inText(element) || element.closest('[inert]')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width >= TARGET_PX - 0.5 && height >= TARGET_PX - 0.5) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const half = TARGET_PX / 2 - 1;
    // The touch target may be larger than the visible box.
    const isLargeEnough =
      (box.height >= TARGET_PX - 0.5 ||
        (reaches(element, x, y - half) && reaches(element, x, y + half))) &&
      (box.width >= TARGET_PX - 0.5 ||
        (reaches(element, x - half, y) && reaches(element, x + half, y)));
    if (!isLargeEnough) errors.push(`${name(element)} is ${box.width} × ${box.height} px`);
  }

  for (const input of document.querySelectorAll('input, select, textarea')) {
    const size = Number.parseFloat(getComputedStyle(input).fontSize);
    if (isVisible(input) && size < SMALLEST_TYPE_PX)
      errors.push(`${name(input)} is set in ${size} px`);
  }
  return errors;
}
