import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

declare global {
  /** Set while a template hydrates; every bundle of the page reads it. */
  var foyerIsHydrating: boolean | undefined;
}

const subscribeToNothing = () => () => undefined;
const isPageHydrating = () => globalThis.foyerIsHydrating === true;

/**
 * Reports whether React is hydrating the page's template. Components then must render what the
 * template shows, before anything was fetched or read on this device. Afterwards all of them render
 * again in one transition, which React slices so that a slow phone stays responsive.
 */
export function useHydration(): boolean {
  // React renders an update of an external store in one piece, so the end is a state update.
  const hydratesAtMount = useSyncExternalStore(subscribeToNothing, isPageHydrating, () => true);
  const [isHydrating, setHydrating] = useState(hydratesAtMount);
  useEffect(() => {
    if (!isHydrating) return;
    // A microtask later every component has read the store; a change before that is no transition.
    queueMicrotask(endHydration);
    startTransition(() => setHydrating(false));
  }, [isHydrating]);
  return isHydrating;
}

/** Marks the start of the hydration of this page's template. */
export function beginHydration(): void {
  globalThis.foyerIsHydrating = true;
}

function endHydration(): void {
  globalThis.foyerIsHydrating = false;
}
