import { queryClient } from '@foyer/shared/runtime';
import { useEffect, useState } from 'react';

/** How long nobody has pressed, scrolled or typed anything, in milliseconds. */
const CALM_MS = 2_000;
const DOINGS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'visibilitychange'] as const;

/** A page with something to fill in, to answer or to get over is no page for an offer. */
const BUSY = [
  'dialog[open]',
  '[role="alert"]',
  'main [aria-busy="true"]',
  'main :is(input, textarea, select)',
].join();

/**
 * The first of the pages on which the guest is doing nothing and that asks nothing of them; it is
 * looked for as long as there is a `page`.
 */
export function useCalmPage(page: string | undefined): string | undefined {
  const [calmPage, setCalmPage] = useState<string>();
  useEffect(() => {
    if (calmPage || !page) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (document.hidden || queryClient.isMutating() > 0 || document.querySelector(BUSY)) wait();
      else setCalmPage(page);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, CALM_MS);
    };
    wait();
    for (const doing of DOINGS)
      document.addEventListener(doing, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const doing of DOINGS) document.removeEventListener(doing, wait, { capture: true });
    };
  }, [calmPage, page]);
  return calmPage;
}
