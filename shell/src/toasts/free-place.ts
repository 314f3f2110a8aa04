import { type RefObject, useEffect } from 'react';

/** Distance between a toast and the element that it leaves visible, in pixels. */
const GAP = 8;

const HEADINGS = 'h1, h2, h3';
const FOCUSED_FIELD = ':is(input, textarea, select):focus';

/** The edges of a box in the window, in pixels. */
type Box = { left: number; right: number; top: number; bottom: number };

/** Returns how far a box moves down until it covers none of the others, in pixels. */
function shiftOf(box: Box, others: readonly Box[]): number {
  const height = box.bottom - box.top;
  const beside = others.filter(({ left, right }) => left < box.right && right > box.left);
  let top = box.top;
  for (const other of beside.sort((a, b) => a.top - b.top))
    if (other.top < top + height && other.bottom > top) top = other.bottom + GAP;
  return top - box.top;
}

/** Returns the box of an element's text, which may be shorter than the element. */
function textBox(element: Element): DOMRect {
  const content = new Range();
  content.selectNodeContents(element);
  return content.getBoundingClientRect();
}

/** Returns the boxes of headings and of the focused field, as far as the header does not hide them. */
function visibleBoxes(): Box[] {
  const header = document.querySelector('header:has(nav)')?.getBoundingClientRect().bottom ?? 0;
  const headings = [...document.querySelectorAll(HEADINGS)].map(textBox);
  const field = document.querySelector(FOCUSED_FIELD)?.getBoundingClientRect();
  return [...headings, ...(field ? [field] : [])]
    .filter(({ width, bottom }) => width > 1 && bottom > header)
    .map(({ left, right, top, bottom }) => ({ left, right, top: Math.max(top, header), bottom }));
}

/**
 * Moves an element down if it would cover a heading or the focused field (SHELL-128). It chooses the
 * place when the element appears and when the focus moves.
 */
export function useFreePlace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let height = 0;
    const place = () => {
      current.style.translate = '';
      const box = current.getBoundingClientRect();
      height = box.height;
      if (height > 0) current.style.translate = `0 ${shiftOf(box, visibleBoxes())}px`;
    };
    // A text that opens grows where it is.
    const observer = new ResizeObserver(() => {
      if (height === 0 || current.offsetHeight === 0) place();
    });
    observer.observe(current);
    // The browser scrolls to the focused element after the event.
    const onFocus = () => requestAnimationFrame(place);
    addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', onFocus);
    };
  }, [element]);
}
