import { useSyncExternalStore } from 'react';

// Stored on scroll, because reading it during a render would force a layout.
let top = 0;

function subscribe(listener: () => void): () => void {
  const onScroll = () => {
    top = scrollY;
    listener();
  };
  top = scrollY;
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** Tells whether the page is scrolled further than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
