import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../browser/preferences.ts';
import styles from './tabs-strip.module.css';

/** Distance of one press of an arrow (HOTEL-08). */
const STEP_PX = 70;

/** Class name of one chip in the strip, for a link or a tab. */
export const tabClass = styles.tab;

/** Class name of the scrolling element, for a tab list with its own element. */
export const tabListClass = styles.list;

/**
 * Renders a scrolling row of chips with an arrow at each side.
 *
 * An arrow is hidden at its end of the row. `children` is the scrolling element (with `tabListClass`).
 * `current` names the selected chip: a change scrolls it into view.
 */
export function TabStrip({
  children,
  current,
  labels,
  className,
}: {
  children: ReactNode;
  current?: string;
  labels: { back: string; on: string };
  className?: string | undefined;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const list = listOf(strip.current);
    if (!list) return;
    const measure = () => {
      const at = Math.abs(list.scrollLeft);
      const before = at > 1;
      const after = at + list.clientWidth < list.scrollWidth - 1;
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    // Touch scrolling snaps to chips; the exact steps of the arrows must not.
    const snap = () => list.classList.remove(styles.exact ?? '');
    // Browsers do not scroll to a focused chip that is already half in view.
    const centreFocused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':focus-visible')) centre(list, target);
    };
    let measured = false;
    // The observer's first call follows the page's own layout, so that the strip forces no extra one.
    const sizes = new ResizeObserver(() => {
      // Keeps the position of a guest who swiped before hydration.
      if (measured || list.scrollLeft === 0) scrollToSelected(list);
      measured = true;
      measure();
    });
    sizes.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    list.addEventListener('touchstart', snap, { passive: true });
    list.addEventListener('focusin', centreFocused);
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', measure);
      list.removeEventListener('touchstart', snap);
      list.removeEventListener('focusin', centreFocused);
    };
  }, []);

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const list = listOf(strip.current);
    if (list) scrollToSelected(list);
  }, [current]);

  const move = (by: number) => {
    const list = listOf(strip.current);
    if (!list) return;
    list.classList.add(styles.exact ?? '');
    const left = isRightToLeft(list) ? -by : by;
    list.scrollBy({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };

  return (
    <div ref={strip} className={[styles.strip, className].filter(Boolean).join(' ')}>
      {children}
      {/* Outside the tab order: the keyboard reaches every chip, and a focused arrow might hide. */}
      <button
        type="button"
        tabIndex={-1}
        hidden={!more.before}
        className={`${styles.arrow} ${styles.start}`}
        aria-label={labels.back}
        onClick={() => move(-STEP_PX)}
      >
        <ChevronLeft size={22} strokeWidth={1.6} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        hidden={!more.after}
        className={styles.arrow}
        aria-label={labels.on}
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

function scrollToSelected(list: HTMLElement): void {
  const selected = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (selected) centre(list, selected);
}

/** Scrolls a chip to the middle, where no arrow covers it. */
function centre(list: HTMLElement, chip: HTMLElement): void {
  list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 });
}

function listOf(strip: HTMLElement | null): HTMLElement | null {
  return strip?.querySelector<HTMLElement>(`.${styles.list}`) ?? null;
}
