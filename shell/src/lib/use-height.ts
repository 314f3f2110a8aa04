import { type RefObject, useEffect } from 'react';

/**
 * Exposes an element's content height as a CSS variable on the root element. The variable is
 * removed at height 0, because every element would inherit it.
 */
export function useHeight(element: RefObject<HTMLElement | null>, variable: `--${string}`): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.contentRect.height ?? 0);
      if (height > 0) style.setProperty(variable, `${height}px`);
      else style.removeProperty(variable);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [element, variable]);
}
