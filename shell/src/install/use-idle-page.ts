import { queryClient } from '@foyer/shared/runtime';
import { useEffect, useState } from 'react';

/** Time without input or scrolling after which a page counts as idle, in milliseconds. */
const IDLE_MS = 2_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'visibilitychange'] as const;

/** Selects elements that need the guest's attention. Pages with them show no offer. */
const BUSY = [
  'dialog[open]',
  '[role="alert"]',
  'main [aria-busy="true"]',
  'main :is(input, textarea, select)',
].join();

/**
 * Returns the first page on which the guest is idle and no element needs attention. Watches only
 * while `page` is defined.
 */
export function useIdlePage(page: string | undefined): string | undefined {
  const [idlePage, setIdlePage] = useState<string>();
  useEffect(() => {
    if (idlePage || !page) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      if (document.hidden || queryClient.isMutating() > 0 || document.querySelector(BUSY))
        restart();
      else setIdlePage(page);
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(check, IDLE_MS);
    };
    restart();
    for (const type of ACTIVITY_EVENTS)
      document.addEventListener(type, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of ACTIVITY_EVENTS)
        document.removeEventListener(type, restart, { capture: true });
    };
  }, [idlePage, page]);
  return idlePage;
}
