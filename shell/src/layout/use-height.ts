import { type RefObject, useEffect } from 'react';

/**
 * Says the height of an element's content to all styles, as a variable of the root element; while
 * it has none nothing is said, as every element would inherit it.
 */
export function useHeight(place: RefObject<HTMLElement | null>, variable: `--${string}`): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measured = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.contentRect.height ?? 0);
      if (height > 0) style.setProperty(variable, `${height}px`);
      else style.removeProperty(variable);
    });
    if (place.current) measured.observe(place.current);
    return () => {
      measured.disconnect();
      style.removeProperty(variable);
    };
  }, [place, variable]);
}
