/**
 * Returns the errors of the focused element: no visible outline, or covered by another element, such as
 * the bottom bar. Undefined if no element has the focus. Runs in the page.
 */
export async function focusErrors(): Promise<{ name: string; errors: string[] } | undefined> {
  // The browser scrolls to the focused element before the next animation frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `<${element.tagName.toLowerCase()}> "${text.trim().slice(0, 40)}" ${element.id}`;
  const errors: string[] = [];

  // The outline of a field is on the box around it, that of a card's link on the card.
  const isOutlined = (box: Element | null, higher = 5): boolean => {
    if (!box || higher === 0) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    return isDrawn || isOutlined(box.parentElement, higher - 1);
  };
  if (!isOutlined(element)) errors.push('has no outline');

  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].map((share) => [left + width / 2, top + height * share] as const);
  const reached = points.filter(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    const isOwn = (other: Element) => element.contains(other) || other.contains(element);
    return found && (isOwn(found) || found.closest('label')?.contains(element));
  });
  if (height < innerHeight / 2 && reached.length < points.length)
    errors.push(`is covered at ${top.toFixed()} to ${(top + height).toFixed()} of ${innerHeight}`);
  return { name, errors };
}
