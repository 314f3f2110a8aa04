import { useSyncExternalStore } from 'react';

// Kept from the last scroll: to ask for it while React draws would lay the page out midway.
let top = 0;

function subscribe(listener: () => void): () => void {
  const note = () => {
    top = scrollY;
    listener();
  };
  top = scrollY;
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

/** Whether the page is scrolled further than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
