import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../browser/preferences.ts';
import styles from './tabs-strip.module.css';
import { text } from './text.ts';

/** Distance of one press of an arrow (HOTEL-08). */
const STEP_PX = 70;

/** Class name of one chip in the strip, for a link or a tab. */
export const tabClass = styles.tab;

/**
 * Renders a scrolling row of chips with an arrow at each side.
 *
 * An arrow is hidden at its end of the row. `current` names the selected chip: a change scrolls it into
 * view. Further props belong to the scrolling element.
 */
export function TabStrip({ current, ...row }: ComponentProps<'div'> & { current?: string }) {
  const list = useRef<HTMLDivElement>(null);
  const measured = useRef(false);
  const [more, setMore] = useState({ before: false, after: false });

  const measure = useCallback(() => {
    if (!list.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = list.current;
    const at = Math.abs(scrollLeft);
    const before = at > 1;
    const after = at + clientWidth < scrollWidth - 1;
    setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
  }, []);

  useEffect(() => {
    // The observer's first call follows the page's own layout, so that the strip forces no extra one.
    const sizes = new ResizeObserver(() => {
      // Keeps the position of a guest who swiped before hydration.
      if (measured.current || list.current?.scrollLeft === 0) scrollToSelected(list.current);
      measured.current = true;
      measure();
    });
    if (list.current) sizes.observe(list.current);
    return () => sizes.disconnect();
  }, [measure]);

  useEffect(() => {
    if (current && measured.current) scrollToSelected(list.current);
  }, [current]);

  /** Touch scrolling snaps to chips; the exact steps of the arrows must not. */
  function setSnap(type: 'none' | '') {
    list.current?.style.setProperty('scroll-snap-type', type);
  }

  function move(by: number) {
    if (!list.current) return;
    setSnap('none');
    const left = isRightToLeft(list.current) ? -by : by;
    list.current.scrollBy({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }

  // Outside the tab order: the keyboard reaches every chip, and a focused arrow might hide.
  const arrow = { type: 'button', tabIndex: -1 } as const;
  return (
    <div className={styles.strip}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the scrolling of its chips */}
      <div
        {...row}
        ref={list}
        className={styles.list}
        onScroll={measure}
        onTouchStart={() => setSnap('')}
        onFocus={({ currentTarget, target }) => {
          // Browsers do not scroll to a focused chip that is already half in view.
          if (target.matches(':focus-visible')) centre(currentTarget, target);
        }}
      />
      <button
        {...arrow}
        hidden={!more.before}
        className={`${styles.arrow} ${styles.start}`}
        aria-label={text.scrollBack}
        onClick={() => move(-STEP_PX)}
      >
        <ChevronLeft size={22} strokeWidth={1.6} />
      </button>
      <button
        {...arrow}
        hidden={!more.after}
        className={styles.arrow}
        aria-label={text.scrollOn}
        onClick={() => move(STEP_PX)}
      >
        <ChevronRight size={22} strokeWidth={1.6} />
      </button>
    </div>
  );
}

/** Returns true if the element's text direction is right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function scrollToSelected(list: HTMLElement | null): void {
  const selected = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (list && selected) centre(list, selected);
}

/** Scrolls a chip to the middle, where no arrow covers it. */
function centre(list: HTMLElement, chip: HTMLElement): void {
  list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 });
}
