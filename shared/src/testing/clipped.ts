/** Letters stand a little out of their line without being cut off. */
const OVERHANG_PX = 2;
/** What scrolls by itself, such as a strip of tiles. */
const SCROLLER = '[data-scrolls]';

/**
 * What nobody can read because it has no room: texts that are cut off, or that stand outside the
 * window's width. What is only read out is left aside.
 */
export function clipped(): string[] {
  const width = document.documentElement.clientWidth;
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflowX)) element.dataset.scrolls = '';
    if (!element.textContent?.trim() || style.visibility === 'hidden' || element.clientWidth < 3)
      continue;
    const words = element.textContent.trim().slice(0, 40);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + OVERHANG_PX)
      faults.push(`cut off at its end: ${words}`);
    if (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + OVERHANG_PX)
      faults.push(`cut off at its foot: ${words}`);
    const { left, right } = element.getBoundingClientRect();
    const outside = left < -OVERHANG_PX || right > width + OVERHANG_PX;
    if (outside && !element.closest(SCROLLER)) faults.push(`outside the window: ${words}`);
  }
  return faults;
}

/** A guest whose browser has letters twice as large; `undefined` ends it. */
export function typeSize(size: '32px' | undefined): void {
  if (size) document.documentElement.style.setProperty('font-size', size);
  else document.documentElement.style.removeProperty('font-size');
}
