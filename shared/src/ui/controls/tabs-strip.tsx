import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersCalm } from '../pictures/preferences.ts';
import styles from './tabs-strip.module.css';

/** How far one press of an arrow moves the strip (HOTEL-08). */
const STEP_PX = 70;

/** Class name of one chip in the strip, for a link or a tab. */
export const tabClass = styles.tab;

/** Class name of the element that scrolls, for a tab list that brings its own element. */
export const tabListClass = styles.list;

/**
 * A row of chips that swipes; an arrow at each side moves it and hides where there is nothing more.
 * `children` is the one element that scrolls (with `tabListClass`); `current` names the chosen
 * chip, so that a change brings it into view.
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
    // A finger snaps to chips; the arrows' exact steps must not be pulled to one.
    const snap = () => list.classList.remove(styles.exact ?? '');
    // Browsers leave a chip where it is that is half in view when the keyboard reaches it.
    const reach = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':focus-visible')) centre(list, target);
    };
    let began = false;
    // Called first when the page is laid out anyway, so that nothing is measured for the strip alone.
    const sizes = new ResizeObserver(() => {
      // Who swiped before the code came stays where they are.
      if (began || list.scrollLeft === 0) showChosen(list);
      began = true;
      measure();
    });
    sizes.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    list.addEventListener('touchstart', snap, { passive: true });
    list.addEventListener('focusin', reach);
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', measure);
      list.removeEventListener('touchstart', snap);
      list.removeEventListener('focusin', reach);
    };
  }, []);

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const list = listOf(strip.current);
    if (list) showChosen(list);
  }, [current]);

  const move = (by: number) => {
    const list = listOf(strip.current);
    if (!list) return;
    list.classList.add(styles.exact ?? '');
    const left = isRightToLeft(list) ? -by : by;
    list.scrollBy({ left, behavior: prefersCalm() ? 'instant' : 'smooth' });
  };

  return (
    <div ref={strip} className={[styles.strip, className].filter(Boolean).join(' ')}>
      {children}
      {/* Keyboards reach every chip without the arrows, which would come and go under them. */}
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

/** Whether lines run from right to left where the element stands. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (chosen) centre(list, chosen);
}

/** Brings a chip to the middle, where it is clear of both arrows. */
function centre(list: HTMLElement, chip: HTMLElement): void {
  list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 });
}

function listOf(strip: HTMLElement | null): HTMLElement | null {
  return strip?.querySelector<HTMLElement>(`.${styles.list}`) ?? null;
}
