import { useSyncExternalStore } from 'react';

/** The width from which list and conversation are side by side; the style sheets repeat it. */
const WIDE = '(min-width: 960px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns true while the window has space for the list beside a conversation. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
