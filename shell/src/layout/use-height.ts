import { type RefObject, useEffect } from 'react';

/** Says the height of an element's content to all styles, as a variable of the root element. */
export function useHeight(place: RefObject<HTMLElement | null>, variable: `--${string}`): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measured = new ResizeObserver(([entry]) => {
      style.setProperty(variable, `${Math.ceil(entry?.contentRect.height ?? 0)}px`);
    });
    if (place.current) measured.observe(place.current);
    return () => {
      measured.disconnect();
      style.removeProperty(variable);
    };
  }, [place, variable]);
}
