import { type RefObject, useEffect } from 'react';

/**
 * Keeps the foot of an element above an on-screen keyboard, which covers the page and changes none
 * of its sizes: `--covered` is how much of the element would lie below it. A phone on its side has no
 * room for all of it, which is its `min-height`: then the window scrolls after all.
 */
export function useClearOfKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const page = element.current;
    if (!seen || !page) return;
    let covered = 0;
    function fit() {
      if (!seen || !page) return;
      const { bottom, height } = page.getBoundingClientRect();
      // A guest who looks closer by spreading two fingers has opened no keyboard.
      const least = Number.parseFloat(getComputedStyle(page).minHeight);
      const below = seen.scale === 1 ? bottom + covered - seen.offsetTop - seen.height : 0;
      covered = Math.max(0, Math.min(below, height + covered - least));
      page.style.setProperty('--covered', `${covered}px`);
      // The browser has moved the page to show the field, which is seen without that.
      if (covered > 0 && covered === below) scrollTo(0, 0);
    }
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [element]);
}
