import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element's bottom edge above an on-screen keyboard. The keyboard covers the page without
 * resizing it, so `--covered` is set to the covered height of the element. A phone in landscape is
 * lower than the element's `min-height`; then the window scrolls.
 */
export function useKeyboardClearance(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const page = element.current;
    if (!viewport || !page) return;
    let covered = 0;
    function fit() {
      if (!viewport || !page) return;
      const { bottom, height } = page.getBoundingClientRect();
      // A pinch zoom also changes the viewport; it is not a keyboard.
      const minHeight = Number.parseFloat(getComputedStyle(page).minHeight);
      const below =
        viewport.scale === 1 ? bottom + covered - viewport.offsetTop - viewport.height : 0;
      covered = Math.max(0, Math.min(below, height + covered - minHeight));
      page.style.setProperty('--covered', `${covered}px`);
      // Reverts the browser's scrolling to the field, which is visible without it.
      if (covered > 0 && covered === below) scrollTo(0, 0);
    }
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [element]);
}
