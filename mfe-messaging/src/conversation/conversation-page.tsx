import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './conversation-page.module.css';

/** Renders a screen that fills the window; its content scrolls instead of the page. */
export function ConversationPage({ header, children }: { header: ReactNode; children: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  useKeyboardClearance(page);
  return (
    <section ref={page} className={styles.page}>
      <header className={styles.header}>{header}</header>
      {children}
    </section>
  );
}

/**
 * Keeps an element's bottom edge above an on-screen keyboard. The keyboard covers the page without
 * resizing it, so `--covered` is set to the covered height of the element. A phone in landscape is
 * lower than the element's `min-height`; then the window scrolls.
 */
function useKeyboardClearance(element: RefObject<HTMLElement | null>): void {
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
    const ended = new AbortController();
    const { signal } = ended;
    viewport.addEventListener('resize', fit, { signal });
    viewport.addEventListener('scroll', fit, { signal });
    return () => ended.abort();
  }, [element]);
}
