import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

declare global {
  /** Whether a frame is being taken over, for every bundle of the page. */
  var foyerTakesOver: boolean | undefined;
}

const never = () => () => undefined;
const takesOver = () => globalThis.foyerTakesOver === true;

/**
 * Whether React is taking over the frame that came with the page: what is drawn then is what the
 * frame drew, before anything was fetched or read on this device. All is drawn again at once, in
 * slices, between which a slow phone answers.
 */
export function useTakeover(): boolean {
  // The store alone would do, but React draws what it changes in one piece.
  const framed = useSyncExternalStore(never, takesOver, () => true);
  const [takeover, setTakeover] = useState(framed);
  useEffect(() => {
    if (!takeover) return;
    // When all have heard of it: one whose store has changed before would be drawn in one piece.
    queueMicrotask(endTakeover);
    startTransition(() => setTakeover(false));
  }, [takeover]);
  return takeover;
}

/** React is about to take over the frame of this page. */
export function beginTakeover(): void {
  globalThis.foyerTakesOver = true;
}

function endTakeover(): void {
  globalThis.foyerTakesOver = false;
}
