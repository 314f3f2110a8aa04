/** Tolerance: glyphs may overhang their line box without being cut off. */
const OVERHANG_PX = 2;
/** Marks elements that scroll horizontally, such as a strip of tiles. */
const SCROLLER = '[data-scrolls]';

/**
 * Lists texts that are cut off or outside the window's width, except visually hidden texts.
 */
export function clippedTexts(): string[] {
  const width = document.documentElement.clientWidth;
  const problems: string[] = [];
  if (document.documentElement.scrollWidth > width) problems.push('the page scrolls sideways');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflowX)) element.dataset.scrolls = '';
    if (!element.textContent?.trim() || style.visibility === 'hidden' || element.clientWidth < 3)
      continue;
    const excerpt = element.textContent.trim().slice(0, 40);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + OVERHANG_PX)
      problems.push(`cut off at its end: ${excerpt}`);
    if (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + OVERHANG_PX)
      problems.push(`cut off at its foot: ${excerpt}`);
    const { left, right } = element.getBoundingClientRect();
    const outside = left < -OVERHANG_PX || right > width + OVERHANG_PX;
    if (outside && !element.closest(SCROLLER)) problems.push(`outside the window: ${excerpt}`);
  }
  return problems;
}

/** Sets the browser's font size, for example to twice the default; undefined resets it. */
export function setRootFontSize(size: '32px' | undefined): void {
  if (size) document.documentElement.style.setProperty('font-size', size);
  else document.documentElement.style.removeProperty('font-size');
}
